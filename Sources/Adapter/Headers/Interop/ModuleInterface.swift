internal import CKeylineSourceKit
import Foundation

/// A C module's declarations as the compiler shows them to Swift.
///
/// SourceKit's library reads the headers in this process, and a header may end it: a process of its own asks.
enum ModuleInterface {
    /// The first of the words with which the front is asked for an interface.
    static let word = "-keyline-print-interface"

    /// Prints the interface of a module.
    ///
    /// - Parameter words: SourceKit's library, the module's name and the folder with its map.
    /// - Returns: The exit status: 0 where the interface was printed, 1 where SourceKit has none.
    static func run(_ words: [String]) -> CInt {
        guard words.count == 3 else { return 1 }
        var answer = csourcekit_ask(words[0], request(module: words[1], folder: words[2]))
        defer { csourcekit_forget(&answer) }
        guard let text = answer.text else {
            let message = withUnsafeBytes(of: answer.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            FileHandle.standardError.write(Data((message + "\n").utf8))
            return 1
        }
        FileHandle.standardOutput.write(Data(String(cString: text).utf8))
        return 0
    }

    /// The words of the compiler's that read Objective-C, which Swift on Linux otherwise does not.
    private static func request(module: String, folder: String) -> String {
        let words =
            [
                folder + "/none.swift", "-Xfrontend", "-enable-objc-interop", "-swift-version", "5", "-I", folder,
                "-module-cache-path", folder + "/cache", "-Xcc", "-I" + folder,
            ] + ["-fblocks", "-fobjc-arc", "-w"].flatMap { ["-Xcc", $0] }
        return """
            key.request: source.request.editor.open.interface
            key.name: \(module.quoted)
            key.modulename: \(module.quoted)
            key.compilerargs: [\(words.map(\.quoted).joined(separator: ", "))]

            """
    }
}
