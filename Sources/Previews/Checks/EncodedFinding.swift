import KeylineGraphics
import KeylineScenes

/// Why a scene could not be checked, or a file could not be read.
struct EncodedFailure: Encodable {
    let file: String
    let line: Int?
    let column: Int?
    /// Nil for a file.
    let scene: String?
    /// Nil for a file.
    let environment: String?
    let message: String

    init(_ file: CheckReport.UnreadFile) {
        self.file = file.place.file
        line = file.place.line
        column = file.place.column
        scene = nil
        environment = nil
        message = file.message
    }

    init(_ failure: CheckReport.Failure, _ matrix: SceneMatrix) {
        file = failure.place.file
        line = failure.place.line
        column = failure.place.column
        scene = matrix.scenes[failure.sceneIndex].description.id.rawValue
        environment = matrix.variations[failure.variationIndex].resolved(for: matrix.scenes[failure.sceneIndex]).label
        message = failure.message
    }
}

/// A finding with its position and environments, all at one level of the document.
struct EncodedFinding: Encodable {
    let severity: String
    let kind: String
    /// Interface Builder's sign for the kind, where its canvas was checked; nil elsewhere.
    let mark: String?
    let message: String
    let hints: [String]
    let place: Place
    let occurrences: Occurrences
    /// Further positions in the app that miss the same thing.
    let otherPlaces: [String]?
    /// Why it does not count; nil where it counts.
    let suppression: String?
    /// True for a finding of the baseline; nil for others.
    let isKnown: Bool?
    /// True for a note that tells what pictures lack, rather than a fault of the app; nil for others.
    let isAboutPicture: Bool?

    private enum CodingKeys: String, CodingKey {
        case severity, kind, mark, message, hints, otherPlaces, suppression
        case isKnown = "known"
        case isAboutPicture = "aboutPicture"
    }

    init(_ finding: Finding, _ matrix: SceneMatrix) {
        let diagnostic = finding.diagnostic
        severity = diagnostic.severity.rawValue
        kind = diagnostic.kind.rawValue
        mark = matrix.variations.contains(where: \.showsCanvas) ? diagnostic.kind.mark : nil
        message = diagnostic.message
        hints = diagnostic.hints
        place = Place(finding, matrix)
        occurrences = Occurrences(finding, matrix)
        suppression = finding.suppression
        isKnown = finding.isKnown ? true : nil
        isAboutPicture = diagnostic.isAboutPicture ? true : nil
        otherPlaces = finding.otherPlaces.isEmpty ? nil : finding.otherPlaces.map(\.description)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(severity, forKey: .severity)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(mark, forKey: .mark)
        try container.encode(message, forKey: .message)
        try container.encode(hints, forKey: .hints)
        try container.encodeIfPresent(otherPlaces, forKey: .otherPlaces)
        try container.encodeIfPresent(suppression, forKey: .suppression)
        try container.encodeIfPresent(isKnown, forKey: .isKnown)
        try container.encodeIfPresent(isAboutPicture, forKey: .isAboutPicture)
        try place.encode(to: encoder)
        try occurrences.encode(to: encoder)
    }
}

extension EncodedFinding {
    /// The position of a finding.
    struct Place: Encodable {
        let file: String
        let line: Int?
        let column: Int?
        let scene: String?
        let view: String?
        let viewName: String?

        /// A view of a XIB that another document shows is a view of the XIB's scene, where that has only one.
        init(_ finding: Finding, _ matrix: SceneMatrix) {
            let diagnostic = finding.diagnostic
            file = diagnostic.location?.file ?? finding.file
            line = diagnostic.location?.line
            column = diagnostic.location?.column
            let document = file
            let others = document == finding.file ? [] : matrix.scenes.filter { $0.source.file == document }
            let isOfOther = others.count == 1
            scene = (isOfOther ? others.first?.description.id : finding.scene)?.rawValue
            view = (isOfOther ? diagnostic.objectID ?? diagnostic.view : diagnostic.view)?.rawValue
            viewName = diagnostic.viewName
        }
    }

    /// In which environments it is wrong.
    struct Occurrences: Encodable {
        let environments: [String]
        /// For each of the environments the values of what was swept last that show it, each a least and a greatest one; nil where
        /// nothing was swept.
        let sizes: [[[Int]]]?
        /// The same for several things swept together, by their names; nil where there was only one.
        let areas: [[[String: [Int]]]]?

        init(_ finding: Finding, _ matrix: SceneMatrix) {
            environments = finding.occurrences.map {
                matrix.variation($0.variationIndex, ofScene: finding.scene, in: finding.file).label
            }
            let swept = finding.occurrences.map(\.sizes)
            let isSwept = swept.contains { !$0.isEmpty }
            sizes = isSwept ? swept.map { $0.compactMap { $0.bands.last.map(Self.bounds) } } : nil
            let isJoint = swept.joined().contains { $0.bands.count > 1 }
            areas = isJoint ? swept.map { $0.map(Self.bounds) } : nil
        }

        private static func bounds(_ sizes: SweptSizes) -> [String: [Int]] {
            Dictionary(sizes.bands.map { ($0.side.rawValue, bounds($0)) }) { one, _ in one }
        }

        private static func bounds(_ band: SweptSizes.Band) -> [Int] { [band.range.lowerBound, band.range.upperBound] }
    }
}
