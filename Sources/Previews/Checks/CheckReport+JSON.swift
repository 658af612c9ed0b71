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
            failed: hasFailed, environments: matrix.variations.map(\.label), limits: sweep.isEmpty ? nil : limits,
            findings: findings.map { EncodedFinding($0, matrix) })
        return try encoder.encode(document) + Data("\n".utf8)
    }
}

private struct Document: Encodable {
    let keyline = 1
    let failed: Bool
    let environments: [String]
    /// From where on, or up to where, each scene works in each environment, in words; nil where nothing was swept.
    let limits: [String]?
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
    let viewName: String?
    let message: String
    let hints: [String]
    let environments: [String]
    /// For each of the environments the values of what was swept last that show it, each a least and a greatest one; nil where
    /// nothing was swept.
    let sizes: [[[Int]]]?
    /// The same for several things swept together, by their names; nil where there was only one.
    let areas: [[[String: [Int]]]]?
    /// Where else in the app the same thing is missing.
    let otherPlaces: [String]?
    /// Why it does not count; nil where it counts.
    let suppression: String?

    init(_ finding: Finding, _ matrix: SceneMatrix) {
        let diagnostic = finding.diagnostic
        severity = diagnostic.severity.rawValue
        kind = diagnostic.kind.rawValue
        file = diagnostic.location?.file ?? finding.file
        line = diagnostic.location?.line
        column = diagnostic.location?.column
        scene = finding.scene?.rawValue
        view = diagnostic.view?.rawValue
        viewName = diagnostic.viewName
        message = diagnostic.message
        hints = diagnostic.hints
        environments = finding.occurrences.map { matrix.variations[$0.variationIndex].label }
        let swept = finding.occurrences.map(\.sizes)
        let isSwept = swept.contains { !$0.isEmpty }
        sizes = isSwept ? swept.map { $0.compactMap { $0.bands.last.map(Self.bounds) } } : nil
        let isJoint = swept.joined().contains { $0.bands.count > 1 }
        areas = isJoint ? swept.map { $0.map(Self.bounds) } : nil
        suppression = finding.suppression
        otherPlaces = finding.otherPlaces.isEmpty ? nil : finding.otherPlaces.map(\.description)
    }

    private static func bounds(_ sizes: SweptSizes) -> [String: [Int]] {
        Dictionary(sizes.bands.map { ($0.side.rawValue, bounds($0)) }) { one, _ in one }
    }

    private static func bounds(_ band: SweptSizes.Band) -> [Int] { [band.range.lowerBound, band.range.upperBound] }
}
