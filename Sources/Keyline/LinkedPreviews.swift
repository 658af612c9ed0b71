import KeylineDeveloperToolsSupport
import KeylineHosting
public import KeylineProjects
public import KeylineScenes
import KeylineWorkers
import SwiftUILayout
import UIKitLayout

/// The previews that stand in a program: what `#Preview` declares, and types that are `PreviewProvider`s.
///
/// A program that depends on a package's targets holds their previews; `keyline preview --package` makes such a program.
public enum LinkedPreviews {
    /// A source for each file with previews, by path.
    ///
    /// A preview is called by its name, or by its file and line. A provider in sources that were not adapted does not know its file
    /// (`_PlacedPreviews`); its module's name is in the file's place, behind all files.
    ///
    /// - Parameters:
    ///   - fonts: The fonts of their texts; nil for Keyline's own.
    ///   - resources: Where they find texts and pictures by name; nil where they ask for none.
    ///   - targets: The targets whose previews are meant; empty for all.
    ///   - locate: Where a file is, given the path that it was compiled under.
    /// - Returns: The sources; none where the program holds no preview.
    /// - Throws: `PictureError` where Keyline's fonts are not found or a preview cannot be made.
    @MainActor
    public static func sources(
        fonts: PictureFonts? = nil, resources: AppResources? = nil, of targets: [String] = [],
        locating locate: (String) -> String = { $0 }
    ) throws(PictureError) -> [any SceneSource] {
        let fonts = try PictureFonts.bundled(unless: fonts)
        var previews: [CodeSource] = []
        // Modules are called as targets are, with what no name in Swift may have replaced.
        let modules = Set(targets.map { $0.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() })
        func isMeant(_ id: String) -> Bool { modules.isEmpty || modules.contains { id.hasPrefix($0 + "/") } }
        for registry in registries where isMeant(registry.fileID) {
            let original = AdaptedFile.place(registry.filePath, line: registry.line)
            let place = PreviewPlace(file: locate(original.file), line: original.line)
            previews.append(CodeSource(try preview(of: registry), place, fonts, resources))
        }
        for provider in providers where isMeant(String(reflecting: provider).replacing(".", with: "/")) {
            // Its previews are known once it made them, which may trap: the supervisor reports that, and the others are drawn.
            let words = String(reflecting: provider).split(separator: ".", maxSplits: 1).map(String.init)
            let position = (provider as? any _PlacedPreviews.Type).map {
                PreviewPlace(file: locate($0._place.file), line: $0._place.line)
            }
            let work = SceneWork(
                .reading, of: position?.file ?? words.first ?? "", line: position?.line, scene: words.last)
            previews += (try? work.attempt { CodeSource.sources(of: provider, position, fonts, resources) }) ?? []
        }
        return PreviewFile.files(of: inOrder(previews))
    }

    /// Previews by file and line; those whose files are unknown come last, as they were.
    private static func inOrder(_ previews: [CodeSource]) -> [CodeSource] {
        let placed = previews.enumerated().filter { $0.element.file.hasSuffix(".swift") }
        let sorted = placed.sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }
        return sorted.map(\.element) + previews.filter { !$0.file.hasSuffix(".swift") }
    }

    /// Makes what the previews of this program share, as their modifiers say (`PreviewModifier.makeSharedContext()`). It is kept; a later
    /// call makes only what is missing.
    ///
    /// Call it before such previews are drawn; `keyline` does.
    ///
    /// - Returns: Why something could not be made, each with the preview's place; such previews cannot be drawn.
    @MainActor
    public static func prepare() async -> [String] {
        var failures: [String] = []
        for registry in registries {
            guard let preview = try? registry.makePreview() else { continue }
            for modification in preview.traits.compactMap(\.modification) {
                do { try await modification.prepare() } catch {
                    failures.append("\(registry.filePath):\(registry.line): \(error)")
                }
            }
        }
        return failures
    }

    private static var registries: [any PreviewRegistry.Type] {
        LinkedTypes.all((any PreviewRegistry.Type).self).sorted {
            ($0.filePath, $0.line, $0.column) < ($1.filePath, $1.line, $1.column)
        }
    }

    private static var providers: [any PreviewProvider.Type] {
        LinkedTypes.all((any PreviewProvider.Type).self).sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    @MainActor
    private static func preview(of registry: any PreviewRegistry.Type) throws(PictureError) -> Preview {
        do { return try registry.makePreview() } catch { throw .content(error) }
    }
}

/// A file that was adapted on the way to the compiler, which knows previews by where they are there.
private enum AdaptedFile {
    /// The place in the app's file; the same place for files that were not adapted.
    static func place(_ file: String, line: Int) -> (file: String, line: Int) {
        guard file.hasSuffix(".adapted.swift"), let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            return (file, line)
        }
        // The imports that were added, and the name of the app's file, come before its first line.
        let head = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard head.count == 3, let match = head[1].firstMatch(of: /#sourceLocation\(file: "(.*)", line: 1\)/) else {
            return (file, line)
        }
        let path = String(match.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        return (path, max(1, line - 2))
    }
}

/// The position of a preview in the source.
private struct PreviewPlace {
    let file: String
    let line: Int

    /// The name of a preview without one of its own.
    var name: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

extension CodeSource {
    @MainActor
    fileprivate init(
        _ preview: Preview, _ place: PreviewPlace, _ fonts: PictureFonts, _ resources: AppResources?
    ) {
        let layout = preview.layout
        let content = preview.content
        let modifications = preview.traits.compactMap(\.modification)
        self.init(
            preview.displayName ?? place.name, preview.environment, fonts, file: place.file, line: place.line
        ) { environment in
            switch content {
            case .view(let make):
                ViewStage(layout, environment, typesetter: fonts.typesetter, resources: resources) {
                    try made(modified(make(), by: modifications), as: (any View).self)
                }
            case .uiKit(let make):
                ContentStage(layout, environment, fonts: fonts, resources: resources) {
                    try made(modified(make(), by: modifications), as: (any PictureContent).self)
                }
            }
        }
    }

    /// The previews of a provider, each a source. A preview without a name of its own is called by the provider's type, without what
    /// Xcode's template appends to the view's, and by its number where there are several.
    @MainActor
    fileprivate static func sources(
        of provider: any PreviewProvider.Type, _ place: PreviewPlace?, _ fonts: PictureFonts, _ resources: AppResources?
    ) -> [CodeSource] {
        let words = String(reflecting: provider).split(separator: ".").map(String.init)
        let type = words.last ?? ""
        let name = type.hasSuffix("_Previews") ? String(type.dropLast("_Previews".count)) : type
        let parts = DeclaredPreview.all(in: provider.content)
        return parts.enumerated().map { number, part in
            let usual = parts.count == 1 ? name : "\(name) \(number + 1)"
            return CodeSource(
                provider, number, part.preferences, named: part.preferences.displayName ?? usual,
                at: place ?? PreviewPlace(file: words.first ?? "", line: number + 1), fonts, resources)
        }
    }

    private init(
        _ provider: any PreviewProvider.Type, _ number: Int, _ preferences: PreviewPreferences, named name: String,
        at place: PreviewPlace, _ fonts: PictureFonts, _ resources: AppResources?
    ) {
        // A type is the same for all threads; what it makes is made on the main actor.
        nonisolated(unsafe) let provider = provider
        let layout = PictureLayout(preferences.layout ?? .device)
        self.init(name, preferences.environment, fonts, file: place.file, line: place.line) { environment in
            ViewStage(layout, environment, typesetter: fonts.typesetter, resources: resources) {
                if let device = preferences.device, Device.named(device.rawValue) == nil {
                    throw UnexpectedContent(description: "there is no device \"\(device.rawValue)\"")
                }
                let parts = DeclaredPreview.all(in: provider.content)
                guard parts.indices.contains(number) else {
                    throw UnexpectedContent(description: "the provider has no preview \(number + 1)")
                }
                return preferring(parts[number].preferences.colorScheme, parts[number].view)
            }
        }
    }
}

extension PreviewPreferences {
    fileprivate var environment: PictureEnvironment {
        var environment = PictureEnvironment(device: device.flatMap { Device.named($0.rawValue) })
        switch orientation {
        case .landscapeLeft, .landscapeRight: environment.orientation = .landscape
        case .portrait, .portraitUpsideDown: environment.orientation = .portrait
        case nil: break
        }
        return environment
    }
}

extension PictureLayout {
    fileprivate init(_ layout: PreviewLayout) {
        switch layout {
        case .device: self = .device
        case .sizeThatFits: self = .sizeThatFits
        case .fixed(let width, let height): self = .fixed(width: width, height: height)
        }
    }
}

@MainActor
private func modified(_ content: Any, by modifications: [PreviewModification]) throws -> Any {
    try modifications.reduce(content) { try $1.apply($0) }
}

@MainActor
private func preferring(_ colorScheme: ColorScheme?, _ view: some View) -> any View {
    colorScheme.map { view.preferredColorScheme($0) } ?? view
}

/// Returns the result of a preview's closure as the kind that its initialiser took.
private func made<Kind>(_ content: Any, as kind: Kind.Type) throws -> Kind {
    guard let content = content as? Kind else {
        throw UnexpectedContent(description: "a preview made \(type(of: content))")
    }
    return content
}

private struct UnexpectedContent: Error, CustomStringConvertible {
    let description: String
}

extension PreviewProvider {
    @MainActor fileprivate static var content: any View { previews }
}

extension Preview {
    fileprivate var layout: PictureLayout {
        var layout = PictureLayout.device
        for trait in traits {
            switch trait.trait {
            case .device: layout = .device
            case .sizeThatFits: layout = .sizeThatFits
            case .fixed(let width, let height): layout = .fixed(width: width, height: height)
            case .portrait, .landscape, .modified: break
            }
        }
        return layout
    }

    fileprivate var environment: PictureEnvironment {
        var environment = PictureEnvironment()
        for trait in traits {
            switch trait.trait {
            case .portrait: environment.orientation = .portrait
            case .landscape: environment.orientation = .landscape
            case .device, .sizeThatFits, .fixed, .modified: break
            }
        }
        return environment
    }
}
