import KeylineByteText
public import KeylinePictureComparison
import KeylinePreviews

/// What comparing a case with its golden showed.
public enum GoldenVerdict: Sendable {
    /// Nothing differs.
    case same
    /// Nothing is recorded. What would be is left to be looked at.
    case missing(NewGolden)
    /// Something differs.
    case different(GoldenDifference)
    /// There is nothing to compare.
    case failed(any Error)
}

/// What would be recorded where nothing is.
public struct NewGolden: Hashable, Sendable {
    /// The digest of what was left to be looked at.
    public var digest: String
    /// The file that was left in the folder of failures, relative to it.
    public var file: String
    /// The picture's width in pixels; 0 for a text.
    var width = 0
    /// The picture's height in pixels; 0 for a text.
    var height = 0
}

/// In what a result differs from its golden.
public struct GoldenDifference: Sendable {
    /// A part of a picture that changed.
    public struct Region: Hashable, Sendable {
        /// The part, in pixels.
        public var pixels: PixelRect
        /// The views that draw there now, those in front first, in words.
        public var views: [String]
    }

    /// What differs, in words.
    public var summary: String
    /// What brought it about.
    public var causes: [GoldenCause]
    /// Whether more causes were found than are named.
    public var hasMoreCauses = false
    /// What was compared.
    public var digests: GoldenDigests
    /// The parts of a picture that changed, from the top.
    public var regions: [Region]
    /// The lines of a text that changed, with those around them.
    var lines: [LineDifference.Line]
    /// How the libraries that made the golden differ from those that run now; nil where they do not.
    public var libraryChange: String?
    /// The width and height of the larger picture, in pixels; zero for a text.
    var pixelSize: (width: Int, height: Int)
    /// What was left in the folder of failures, relative to it.
    public var files: Files

    /// The files that a failure leaves.
    public struct Files: Hashable, Sendable {
        /// A copy of the golden.
        public var expected: String
        /// The result of now.
        public var actual: String
        /// A picture of the difference; nil for a text.
        public var difference: String?
        /// The inspector's page of the scene; nil where none was asked for.
        public var inspector: String?

        /// How the names of inspectors' pages end.
        static let inspectorEnding = ".inspector.html"

        /// The name that the inspector's page has, where one is asked for.
        let usualInspector: String

        /// Where the files of a golden go.
        init(_ golden: GoldenCase) { self.init(name: golden.name, kind: golden.kind) }

        /// Where the files of a golden go.
        init(name: String, kind: GoldenCase.Kind) {
            let stem = Self.stem(name: name, kind: kind)
            func file(_ part: String) -> String { "\(stem).\(part)\(kind.rawValue)" }
            expected = file("expected")
            actual = file("actual")
            difference = kind == .picture ? file("difference") : nil
            usualInspector = stem + Self.inspectorEnding
        }

        /// What the names of a golden's files begin with: its own name without its ending, as far as no file system refuses it.
        static func stem(name: String, kind: GoldenCase.Kind) -> String {
            let stem = String(name.dropLast(kind.rawValue.count))
            let folder = stem.deletingLastPathComponent
            let name = PictureNames.shortened(stem.lastPathComponent)
            return folder.isEmpty ? name : "\(folder)/\(name)"
        }
    }
}
