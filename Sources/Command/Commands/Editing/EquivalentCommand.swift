import Foundation
import KeylineEditing
import KeylineGraphics
import KeylinePreviews
import KeylineScenes

/// Compares two layouts over a range of sizes.
@MainActor
struct EquivalentCommand {
    private let settings: CommandSettings
    private let files: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        self.files = files
    }

    func run() throws -> ExitStatus {
        let opener = try SceneFiles(fontFolders: settings.sources.fontFolders, operands: files)
        let sources = try files.map { try opener.open($0) }
        let scenes = try sources.map { source in
            // A layout file is one scene, whatever the one that it is compared with is called.
            let isOnlyOne = source.scenes.count == 1 && sources.contains { $0.scenes.count > 1 }
            let names = isOnlyOne ? [] : settings.sources.scenes
            let found = try SceneSelection.scenes(named: names, of: [source])
            guard let only = found.first, found.count == 1 else {
                throw CommandError.severalScenes(file: source.file, names: found.map(\.name))
            }
            return only.description
        }
        let environments = self.environments(over: settings.overrides.resolved(over: scenes[0].environment))
        let comparison = SceneEquivalence(sources[0], sources[1])
        guard let difference = try comparison.difference(of: (scenes[0].id, scenes[1].id), in: environments) else {
            Console.write("equal in \(environments.count) environment\(environments.count == 1 ? "" : "s")\n")
            return .success
        }
        let frames = [difference.frames.0, difference.frames.1].map { $0.map(Decimals.text) ?? "missing" }
        Console.write(
            "different at \(Decimals.text(difference.environment.size.width))×\(Decimals.text(difference.environment.size.height)), "
                + "\(difference.environment.contentSizeCategory.rawValue): \(difference.view): \(frames[0]) in \(files[0]), "
                + "\(frames[1]) in \(files[1])\n")
        return .findings
    }

    /// Every value of what is swept, combined.
    private func environments(over base: SceneEnvironment) -> [SceneEnvironment] {
        settings.checks.sweep.reduce([base]) { environments, sweep in
            environments.flatMap { environment in sweep.range.map { sweep.applied($0, to: environment) } }
        }
    }
}

extension Sweep {
    /// The environment with a value of what varies.
    fileprivate func applied(_ value: Int, to environment: SceneEnvironment) -> SceneEnvironment {
        var result = environment
        switch side {
        case .widths: result.size.width = CGFloat(value)
        case .heights: result.size.height = CGFloat(value)
        case .textSizes: result.contentSizeCategory = ContentSizeCategory.allCases[value]
        case .textLengths: result.language.textLength = CGFloat(value) / 100
        }
        return result
    }
}
