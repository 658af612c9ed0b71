import Foundation
import KeylineScenes
import Testing

/// A worker's findings are reported unchanged by the next one.
@Suite struct DiagnosticEncodingTests {
    @Test func `a diagnostic is the same after it was encoded, whatever it has`() throws {
        var diagnostic = Diagnostic(
            .warning, .truncated, view: "badge/title", location: SourceLocation(file: "B.xib", line: 3, column: 5),
            message: "cut off", hints: ["more lines"])
        diagnostic.viewName = "Label"
        diagnostic.objectID = "title"
        diagnostic.summary = "cut off at the side"
        let isUnset = Mirror(reflecting: diagnostic).children.contains { "\($0.value)" == "nil" }
        #expect(!isUnset, "a property that this test does not set may be lost unseen")
        let data = try PropertyListEncoder().encode(diagnostic)
        #expect(try PropertyListDecoder().decode(Diagnostic.self, from: data) == diagnostic)
    }
}
