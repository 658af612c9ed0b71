import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import KeylinePreviews

/// Texts of documents that pretend to be markup or commands, behind marks that share a `Character` with delimiters.
@MainActor
@Suite struct HostileTextTests {
    private static let text = "\u{600}<img src=x onerror=alert(1)>\"\u{301} onload=\"\r\n::error::forged\u{1B}[2J"

    private var source: StubSource {
        StubSource(
            file: "\u{600}<b>\r\n.xib", ids: ["\u{600}<i>\r\n::error::id", "other"],
            diagnostics: [Diagnostic(.error, .misuse, view: "\u{600}<u>\r\n::error::view", message: Self.text)])
    }

    private func page() throws -> String {
        let matrix = SceneMatrix(source.references, across: [], over: EnvironmentOverrides())
        let cells = matrix.cells.map { _ in
            PreviewCell(
                picture: .success(
                    .init(file: "\u{600}\"><x>.png", size: CGSize(width: 1, height: 1), environment: Self.text)),
                marks: source.diagnostics.map { .init(diagnostic: $0, frame: .zero) })
        }
        return try PreviewPage(matrix, cells: cells).html()
    }

    @Test func `no text of a document becomes markup of a page`() throws {
        let bytes = [UInt8](try page().utf8)
        for forged in ["<img src=x", "<b>", "<i>", "<u>", "<x>", "\" onload", "\r", "\u{1B}"] {
            #expect(bytes.firstRange(of: [UInt8](forged.utf8)) == nil)
        }
    }

    @Test func `a page runs its own script and nothing else`() throws {
        let page = try page()
        let policy = try #require(page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)).1
            .replacing("&#39;", with: "'")
        let script = try #require(page.firstMatch(of: /<script>((?s:.*?))<\/script>/)).1
        let digest = Data(SHA256Digest(of: String(script)).bytes).base64EncodedString()
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("script-src 'sha256-\(digest)'"))
        #expect(!policy.contains("unsafe-eval") && !policy.contains("script-src 'unsafe-inline'"))
        #expect(page.ranges(of: "<script>").count == 1)
        #expect(page.replacing(/"[^"]*"/, with: "").firstMatch(of: /<[a-z][^<>]*\son[a-z]+=/) == nil)
    }

    @Test func `an annotation stays on its line whatever a view is called`() throws {
        let matrix = SceneMatrix(source.references, across: [], over: EnvironmentOverrides())
        let report = try Check(matrix, ignoring: [], threshold: .warning).run().report.report().text(as: .github)
        let commands = report.utf8.split(separator: UInt8(ascii: "\n"))
            .filter { $0.starts(with: "::".utf8) }
        #expect(commands.allSatisfy { $0.starts(with: "::error file=".utf8) })
        #expect(!report.utf8.contains(0x0D))
    }
}
