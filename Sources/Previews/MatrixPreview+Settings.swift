import KeylineRendering
import KeylineTypesetting

extension MatrixPreview {
    /// The files of a preview besides its pictures.
    public struct Outputs: Sendable {
        /// Whether a PDF with a page for each picture is written too.
        public var hasProof = false
        /// Whether contact sheets are drawn.
        public var hasSheet = true
        /// Whether a page is written. What is drawn ahead of the rest has none.
        public var hasPage = true
        /// Whether an inspector's page is written for each picture.
        public var hasInspectors = false

        /// A page and contact sheets.
        public init() {}

        /// Nothing but the pictures.
        static let pictures: Outputs = {
            var outputs = Outputs()
            outputs.hasSheet = false
            outputs.hasPage = false
            return outputs
        }()
    }

    /// The role of a run among others of the same preview.
    public struct Run: Sendable {
        /// Whether later runs keep what this one laid out.
        public var isRepeated = false
        /// The number of the state that a live page shows; nil for a page that stays as it is.
        public var version: Int?
        /// The number by which pages tell a picture of this run from one of a run that is not kept.
        public var firstRevision = 0

        /// The only one.
        public init() {}
    }

    /// The renderers of pictures, sheets, proofs and the parts of inspectors.
    struct Drawing: Sendable {
        let typesetter: Typesetter
        let pictures: PNGRenderer
        let proof: PDFRenderer
        let slicer: ViewSlicer

        init(fonts: FontCollection) {
            typesetter = fonts.typesetter
            pictures = PNGRenderer(fonts: fonts)
            proof = PDFRenderer(fonts: fonts)
            slicer = ViewSlicer(fonts: fonts)
        }
    }
}
