import Foundation
import KeylineByteText
import KeylineScenes

/// Files and folders that a call names, with everything in the folders.
struct NamedFiles {
    private let places: Set<String>

    /// Takes paths from the current folder.
    init(_ paths: [String]) { places = Set(paths.map(Self.standard)) }

    /// Whether a path is one of them or in one of them.
    func contain(_ path: String) -> Bool {
        var place = Self.standard(path)
        while !place.isEmpty {
            if places.contains(place) { return true }
            guard place != "/" else { return false }
            let around = place.deletingLastPathComponent
            place = around.isEmpty ? "/" : around
        }
        return false
    }

    /// Whether one of them decides a scene.
    ///
    /// - Parameters:
    ///   - inputs: Everything that its layout looked for.
    ///   - result: The scene, or the reason why there is none, which may name a file that was not read.
    /// - Returns: True where a file among the inputs, or the one with the mistake, is named or in a named folder.
    func decide(_ inputs: Set<InputDependency>, _ result: Result<Scene, any Error>) -> Bool {
        let isRead = inputs.contains { input in
            guard case .file(let path) = input else { return false }
            return contain(path)
        }
        if isRead { return true }
        guard case .failure(let error) = result, let file = (error as? any InputError)?.location?.file else {
            return false
        }
        return contain(file)
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
