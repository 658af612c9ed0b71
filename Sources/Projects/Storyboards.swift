import Foundation
import KeylineByteText
import KeylineScenes
import KeylineInterfaceBuilder
import KeylineTypesetting

/// The storyboards and XIBs of an app, which are found by name.
@MainActor
final class Storyboards {
    private nonisolated let paths: [String]
    private nonisolated let fonts: FontCollection
    private nonisolated let assets: Assets
    /// The string tables of the whole app, where it is known.
    nonisolated let tables: [String]?
    /// The app's code.
    nonisolated let code: AppCode
    /// The app's information property lists.
    nonisolated let information: InformationLists
    private var opened: [String: (source: InterfaceBuilderSource?, inputs: Set<InputDependency>)] = [:]

    /// - Parameters:
    ///   - paths: The app's documents, or folders in which its storyboards lie.
    ///   - fonts: The fonts of their texts.
    ///   - assets: The app's pictures and colours.
    ///   - tables: The string tables of the whole app, where it is known.
    ///   - code: The app's code.
    ///   - information: The app's information property lists.
    nonisolated init(
        _ paths: [String], fonts: FontCollection, assets: Assets, tables: [String]? = nil, code: AppCode = .unread,
        information: InformationLists = .none
    ) {
        self.paths = paths
        self.fonts = fonts
        self.assets = assets
        self.tables = tables
        self.code = code
        self.information = information
    }

    /// The storyboard of a name; nil where there is none or it cannot be read.
    func source(named name: String) -> InterfaceBuilderSource? { source(ofFile: "\(name).storyboard") }

    /// The XIB of a name; nil where there is none or it cannot be read.
    func interface(named name: String) -> InterfaceBuilderSource? { source(ofFile: "\(name).xib") }

    /// Whether there is a XIB of a name.
    nonisolated func hasInterface(named name: String) -> Bool { path(ofFile: "\(name).xib") != nil }

    private func source(ofFile file: String) -> InterfaceBuilderSource? {
        if let known = opened[file] {
            InputTrace.note(known.inputs)
            return known.source
        }
        let found = InputTrace.collecting { read(file) }
        opened[file] = (found.value, found.inputs)
        return found.value
    }

    private func read(_ file: String) -> InterfaceBuilderSource? {
        path(ofFile: file).flatMap { path in
            InputFile.contents(atPath: path).flatMap { data in
                try? InterfaceBuilderSource(
                    data: data, file: path, fonts: fonts,
                    surroundings: FileResources(
                        assets: assets, texts: DocumentTexts(file: path),
                        appTexts: AppTexts(around: Neighborhood(of: path), tables: tables), storyboards: self,
                        code: code))
            }
        }
    }

    private nonisolated static func exists(_ path: String) -> Bool {
        InputTrace.note(.file(path))
        return FolderListing.exists(path)
    }

    private nonisolated func path(ofFile file: String) -> String? {
        for path in paths {
            if path.lastPathComponent == file { return path }
            let places = [path, "\(path)/Base.lproj", "\(path)/en.lproj"]
            if let found = places.map({ "\($0)/\(file)" }).first(where: Self.exists) { return found }
        }
        return nil
    }
}
