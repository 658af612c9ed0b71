public import Foundation
import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// The findings as one JSON document with sorted keys and a final newline.
    ///
    /// - Returns: The document, in UTF-8.
    /// - Throws: Never for texts and whole numbers, of which it consists.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            failed: hasFailed, environments: matrix.variations.map(\.label),
            findings: findings.map { EncodedFinding($0, matrix) })
        return try encoder.encode(document) + Data("\n".utf8)
    }
}

private struct Document: Encodable {
    let keyline = 1
    let failed: Bool
    let environments: [String]
    let findings: [EncodedFinding]
}

private struct EncodedFinding: Encodable {
    let severity: String
    let kind: String
    let file: String
    let line: Int?
    let column: Int?
    let scene: String?
    let view: String?
    let message: String
    let hints: [String]
    let environments: [String]
    /// For each of the environments the sizes that show it, each a least and a greatest one; nil where none were swept.
    let sizes: [[[Int]]]?

    init(_ finding: Finding, _ matrix: SceneMatrix) {
        let diagnostic = finding.diagnostic
        severity = diagnostic.severity.rawValue
        kind = diagnostic.kind.rawValue
        file = diagnostic.location?.file ?? finding.file
        line = diagnostic.location?.line
        column = diagnostic.location?.column
        scene = finding.scene?.rawValue
        view = diagnostic.view?.rawValue
        message = diagnostic.message
        hints = diagnostic.hints
        environments = finding.occurrences.map { matrix.variations[$0.variationIndex].label }
        let swept = finding.occurrences.map { $0.sizes.map { [$0.lowerBound, $0.upperBound] } }
        sizes = swept.allSatisfy(\.isEmpty) ? nil : swept
    }
}
