public import Foundation
import KeylineScenes

extension TestReport {
    /// The cases as one JSON document with sorted keys and a final newline.
    ///
    /// - Returns: The document, in UTF-8.
    /// - Throws: Never for texts and whole numbers, of which it consists.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            failed: cases.contains { !$0.failures.isEmpty }, summary: summary, cases: cases.map(EncodedCase.init))
        return try encoder.encode(document) + Data("\n".utf8)
    }
}

private struct Document: Encodable {
    let keyline = 1
    let failed: Bool
    let summary: String
    let cases: [EncodedCase]
}

private struct EncodedCase: Encodable {
    struct Failure: Encodable {
        let kind: String
        let file: String
        let message: String
    }

    let name: String
    let suite: String
    let failures: [Failure]

    init(_ tried: TestReport.Case) {
        name = tried.name
        suite = tried.suite
        failures = tried.failures.map {
            Failure(kind: $0.rule, file: $0.location.description, message: $0.message)
        }
    }
}
