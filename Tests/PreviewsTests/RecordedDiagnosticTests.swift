import Foundation
import KeylineScenes
import Testing

@testable import KeylinePreviews

/// What one worker found is what the next one says.
@Suite struct RecordedDiagnosticTests {
    @Test func `a diagnostic is the same after it was recorded, whatever it has`() throws {
        var diagnostic = Diagnostic(
            .warning, .truncated, view: "badge/title", location: SourceLocation(file: "B.xib", line: 3, column: 5),
            message: "cut off", hints: ["more lines"])
        diagnostic.viewName = "Label"
        diagnostic.objectID = "title"
        let isUnset = Mirror(reflecting: diagnostic).children.contains { "\($0.value)" == "nil" }
        #expect(!isUnset, "a property that this test does not set may be lost unseen")
        let data = try JSONEncoder().encode(RecordedDiagnostic(diagnostic))
        #expect(try JSONDecoder().decode(RecordedDiagnostic.self, from: data).diagnostic == diagnostic)
    }
}
