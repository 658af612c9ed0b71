import KeylineByteText
import KeylineScenes

extension Report {
    /// The document of the report, or else its cases: with sorted keys and a final newline.
    ///
    /// - Returns: The document, in UTF-8.
    /// - Throws: Never for texts and whole numbers, of which it consists.
    func json() throws -> [UInt8] {
        if let document { return JSONForm.document.bytes(of: document) }
        return try JSONForm.document.bytes(
            of: Document(
                failed: cases.contains { !$0.failures.isEmpty }, summary: summary, cases: cases.map(EncodedCase.init)))
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

    init(_ tried: Report.Case) {
        name = tried.name
        suite = tried.suite
        failures = tried.failures.map {
            Failure(kind: $0.rule, file: $0.location.description, message: $0.message)
        }
    }
}
