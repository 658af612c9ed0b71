import Foundation

/// The headers that a module's Swift files see besides Apple's, as the file in their place lists them.
///
/// A package that is generated from a project has the file among the sources of a module with Objective-C: comments with the headers and the
/// folders in which others are looked for. The front compiles the declarations of the headers in its place.
struct HeaderList: Equatable {
    /// The file's name.
    static let fileName = "keyline-objective-c.swift"

    /// The headers by path: bridging headers, umbrella headers, headers of module maps.
    private(set) var headers: [String] = []
    /// The folders with the headers that these include, by path.
    private(set) var folders: [String] = []

    /// Reads the comments of the file.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("// header: ") { headers.append(String(line.dropFirst("// header: ".count))) }
            if line.hasPrefix("// folder: ") { folders.append(String(line.dropFirst("// folder: ".count))) }
        }
    }

    /// Whether a source is such a file.
    static func isList(_ file: String) -> Bool { file.split(separator: "/").last.map(String.init) == fileName }
}
