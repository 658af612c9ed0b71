import Foundation
import KeylineByteText
import KeylineProjects

/// The source that names a module's Objective-C headers in a generated package. The compiler's front compiles their declarations in its place.
struct HeaderListFile {
    /// The file's name, by which the front recognises it.
    static let name = "keyline-objective-c.swift"

    /// The content, which changes with the headers, so that they are read again.
    let text: String

    /// Lists the headers of a target; nil where it has none.
    init?(_ headers: TargetHeaders) {
        guard !headers.headers.isEmpty else { return nil }
        self.init(headers.headers, in: headers.folder)
    }

    /// Lists headers.
    ///
    /// - Parameters:
    ///   - headers: The headers that Swift files see, by path.
    ///   - folder: The folder with the headers that these include.
    init(_ headers: [String], in folder: String) {
        func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        let lines =
            ["// Swift's declarations of these headers are compiled in place of this file."]
            + headers.map { "// header: \(real($0))" }
            + ["// folder: \(real(folder))", "// state: \(Self.digest(of: real(folder)))"]
        text = lines.map { $0 + "\n" }.joined()
    }

    /// A digest of the names, sizes and dates of all headers in a folder.
    private static func digest(of folder: String) -> String {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        guard let files = FileManager.default.enumerator(atPath: folder) else { return "" }
        var names: [String] = []
        while let name = files.nextObject() as? String {
            if name.lastPathComponent.hasPrefix(".") { files.skipDescendants() }
            if name.hasSuffix(".h") { names.append(name) }
        }
        for name in names.sorted() {
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            for byte in "\(name) \(date)\n".utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(digest, radix: 16)
    }
}
