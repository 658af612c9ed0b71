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

/// The reasons why a map cannot be drawn, besides mistakes in its files.
enum MapError: InputError, Equatable {
    /// There are no screens.
    case nothing(paths: [String])
    /// The output's name speaks of no form of a map.
    case unknownFormat(output: String)
    /// The output's name speaks of another form than the one asked for.
    case contradictingFormat(output: String, format: MapFormat)
    /// The preview is an address of another kind.
    case unknownAddress(String)

    var message: String {
        switch self {
        case .nothing: "there is no storyboard, and no code with screens"
        case .unknownFormat: "the name does not tell the map's format"
        case .contradictingFormat(_, let format): "the name does not match the format \(format.rawValue)"
        case .unknownAddress: "the address of a preview begins with http:// or https://, or is a folder"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .nothing(let paths): paths.count == 1 ? SourceLocation(file: paths[0]) : nil
        case .unknownFormat(let output), .contradictingFormat(let output, _): SourceLocation(file: output)
        case .unknownAddress(let address): SourceLocation(file: address)
        }
    }

    var hint: String? {
        switch self {
        case .nothing: "name a storyboard, or the folder of an app; `keyline list` shows the scenes of a folder"
        case .unknownFormat:
            "end it with \(MapFormat.allCases.map { "." + $0.rawValue }.orList), or give the format with --format"
        case .contradictingFormat(_, let format): "end it with .\(format.rawValue), or leave --format out"
        case .unknownAddress: "name the folder that `keyline preview` wrote"
        }
    }
}
