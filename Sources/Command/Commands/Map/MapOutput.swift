import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineRendering
import KeylineScenes

/// The place and the form of a map.
struct MapOutput: Sendable {
    /// The form.
    let format: MapFormat
    /// The folder of a page with its pictures beside it; nil for one file.
    let folder: String?
    /// The file; `-` for standard output.
    let file: String

    /// Decides before anything is laid out.
    ///
    /// - Parameters:
    ///   - path: A file, a folder or `-`; nil for the usual place.
    ///   - format: The form; nil where the name says it, or for a page.
    /// - Throws: `MapError` where name and form do not fit.
    init(_ path: String?, format: MapFormat?) throws(MapError) {
        guard let path else {
            self.format = format ?? .html
            folder = self.format == .html ? UsualOutputs.map : nil
            file = self.format == .json ? "-" : "map.\(self.format.rawValue)"
            return
        }
        let ending = path.pathExtension.lowercased()
        let named = MapFormat(rawValue: ending)
        if path == "-" {
            self.format = format ?? .html
            folder = nil
            file = path
        } else if Self.isFolder(path) {
            self.format = format ?? .html
            folder = self.format == .html ? path : nil
            file = path.appendingPathComponent("map.\(self.format.rawValue)")
        } else {
            guard let form = format ?? named else { throw .unknownFormat(output: path) }
            if let named, named != form { throw .contradictingFormat(output: path, format: form) }
            self.format = form
            folder = nil
            file = path
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) { return isFolder.boolValue }
        return path.hasSuffix("/") || path.pathExtension.isEmpty
    }
}
