import Foundation
import KeylineByteText
import KeylineMaps
import KeylineReports
import KeylineScenes

/// The page of a preview that a map's page links to.
struct PreviewAddress: Sendable {
    /// The page: relative to the map's page, or on a server.
    let page: String

    /// Finds the way from a page to a preview.
    ///
    /// - Parameters:
    ///   - preview: The folder or page of the preview, or its address on a server.
    ///   - folder: The folder of the map's page; empty for the current one.
    /// - Throws: `MapError.unknownAddress`.
    init(of preview: String, from folder: String) throws(MapError) {
        if let end = preview.firstRange(of: "://") {
            guard ["http", "https"].contains(String(preview[..<end.lowerBound])) else { throw .unknownAddress(preview) }
            page = preview
            return
        }
        let file = preview.pathExtension == "html" ? preview : preview.appendingPathComponent("index.html")
        let start = Self.components(folder.isEmpty ? "." : folder)
        let end = Self.components(file)
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let words = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
        page = HTML.link(words.joined(separator: "/"))
    }

    /// The address of a scene.
    func address(file: String, scene: SceneID) -> String {
        page + MapPage.fragment(file: file, scene: scene.rawValue)
    }

    private static func components(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }
}
