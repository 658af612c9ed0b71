import Foundation
import KeylineByteText
import KeylineProcesses

/// The previews that a Swift file declares, by the lines on which they begin. Nothing is compiled for them.
struct SwiftPreviews {
    private let text: EditedText

    init(in text: EditedText) { self.text = text }

    /// The symbols of `textDocument/documentSymbol`.
    var symbols: [JSONValue] {
        text.lines.indices.compactMap { number in
            let line = text.line(number)
            let code = line.drop(while: \.isWhitespace)
            let name: String
            if code.hasPrefix("#Preview") {
                name = code.firstMatch(of: /^#Preview\s*\(\s*"([^"]*)"/).map { String($0.1) } ?? "#Preview"
            } else if let match = code.firstMatch(of: /(?:struct|class|enum)\s+(\w+)\s*:.*\bPreviewProvider\b/) {
                name = String(match.1)
            } else {
                return nil
            }
            let last = text.lastLine(ofBlockAt: number)
            let end = EditedText.Position(line: last, character: text.line(last).utf16.count)
            let start = EditedText.Position(line: number, character: line.utf16.count - code.utf16.count)
            let selection = start..<EditedText.Position(line: number, character: line.utf16.count)
            return OutlineAnswer.symbol(
                name, kind: .function, start..<max(end, selection.upperBound), selection: selection)
        }
    }

    /// The folder of the package that a file belongs to; nil where there is none.
    static func package(around path: String) -> String? {
        var folder = path.deletingLastPathComponent
        while !folder.isEmpty, folder != "/" {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
            folder = folder.deletingLastPathComponent
        }
        return nil
    }
}

/// The findings of a package's previews, for which it is built.
struct PackageFindings {
    private let package: String

    init(_ package: String) { self.package = package }

    /// The diagnostics of each file of the package, by path; files without any are there with none.
    func diagnostics() -> [(path: String, diagnostics: [JSONValue])] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let words = ["check", "--format=json", "--package=\(package)"]
        guard let result = try? ChildProcess.run(program, words, in: package) else { return [] }
        let report = try? JSONDecoder().decode(JSONValue.self, from: result.bytes)
        let findings = (report?["findings"]?.elements ?? []).compactMap { $0["file"]?.text }
        let messages = InputMessage.all(in: result.errors).compactMap(\.file)
        return Set(findings + messages + files).sorted().compactMap { file in
            let path = file.hasPrefix("/") ? file : "\(package)/\(file)"
            guard let data = FileManager.default.contents(atPath: path),
                let document = OpenDocument(
                    uri: URL(fileURLWithPath: path).absoluteString, version: 0,
                    text: String(decoding: data, as: UTF8.self))
            else { return nil }
            return (path, DocumentFindings(in: document, named: file).ownDiagnostics(of: result))
        }
    }

    /// The Swift files of the package, relative to it.
    private var files: [String] {
        let names = FileManager.default.enumerator(atPath: "\(package)/Sources")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
    }
}
