import Foundation
import KeylineScenes

/// The map of a C module, which names its headers by paths of the machine that built it.
struct ModuleMap {
    /// The module's name.
    let name: String
    private let text: String
    /// The folder that relative paths begin at.
    private let folder: String

    /// Reads a map.
    ///
    /// - Parameter path: The file.
    /// - Throws: Where it cannot be read.
    init(contentsOf path: String) throws {
        text = try String(contentsOfFile: path, encoding: .utf8)
        let url = URL(fileURLWithPath: path)
        folder = url.deletingLastPathComponent().path
        let words = text.split(whereSeparator: \.isWhitespace)
        name =
            words.count > 1 && words[0] == "module"
            ? String(words[1]) : url.deletingLastPathComponent().lastPathComponent
    }

    /// Copies the map and the headers that it names, so that neither refers to another folder.
    ///
    /// A header is copied with those beside it, which it may include. An umbrella folder is copied whole.
    ///
    /// - Parameter target: The folder of the copy.
    /// - Throws: Where files cannot be read or written.
    func copy(to target: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        var result = text
        for match in text.matches(of: /umbrella "([^"]+)"/) {
            try Self.replace(target + "/include", with: absolute(String(match.1)))
            result = result.replacing(match.0, with: "umbrella \"include\"")
        }
        for match in text.matches(of: /header "([^"]+)"/) {
            let header = absolute(String(match.1)) as NSString
            let beside = header.deletingLastPathComponent
            for file in try files.contentsOfDirectory(atPath: beside) where file.hasSuffix(".h") {
                try Self.replace("\(target)/\(file)", with: "\(beside)/\(file)")
            }
            result = result.replacing(match.0, with: "header \"\(header.lastPathComponent)\"")
        }
        try OutputFile.write(result, to: target + "/module.modulemap")
    }

    /// Writes a map of the same name without headers, for a module that compiled modules name and no app needs.
    ///
    /// - Parameter target: The folder of the map.
    /// - Throws: Where it cannot be written.
    func writeEmpty(to target: String) throws {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try OutputFile.write("module \(name) [system] {\n}\n", to: target + "/module.modulemap")
    }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private static func replace(_ target: String, with source: String) throws {
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }
}
