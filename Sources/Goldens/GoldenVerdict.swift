import KeylineByteText
public import KeylinePictureComparison
import KeylinePreviews

/// What comparing a case with its golden showed.
public enum GoldenVerdict: Sendable {
    /// Nothing differs.
    case same
    /// Nothing is recorded.
    case missing
    /// Something differs.
    case different(GoldenDifference)
    /// There is nothing to compare.
    case failed(any Error)
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

        /// Where the files of a golden go.
        init(_ golden: GoldenCase) {
            let stem = Self.stem(of: golden)
            func file(_ part: String) -> String { "\(stem).\(part)\(golden.kind.rawValue)" }
            expected = file("expected")
            actual = file("actual")
            difference = golden.kind == .picture ? file("difference") : nil
        }

        /// What the names of a golden's files begin with: its own name without its ending, as far as no file system refuses it.
        static func stem(of golden: GoldenCase) -> String {
            let stem = String(golden.name.dropLast(golden.kind.rawValue.count))
            let folder = stem.deletingLastPathComponent
            let name = PictureNames.shortened(stem.lastPathComponent)
            return folder.isEmpty ? name : "\(folder)/\(name)"
        }
    }
}
