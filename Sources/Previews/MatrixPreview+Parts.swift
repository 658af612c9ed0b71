import Foundation
import KeylineChecks
import KeylineGraphics
import KeylineScenes
import KeylineWorkers

extension MatrixPreview {
    /// A scene that was laid out, and what is drawn of it.
    struct Layout: Sendable {
        let scene: Scene
        let list: DisplayList
        /// The upper left corner of the picture, in the scene's coordinates.
        let origin: CGPoint
        /// The colour under the picture; nil for a transparent one.
        let background: Color?

        /// Whether two scenes have equal pictures.
        func looksLike(_ other: Layout) -> Bool {
            let one = scene.environment
            let two = other.scene.environment
            return one.scale == two.scale && background == other.background && list == other.list
        }
    }

    /// A scene on its way to its picture.
    struct Part: Sendable {
        /// The kind of drawing.
        let work: SceneWork
        /// Nil where nothing needs it any more.
        private(set) var layout: Layout?
        let size: CGSize
        let environment: String
        var path: String
        /// The place of the cell whose picture shows this one too.
        var same: Int?
        /// Whether its picture is there.
        var isDrawn = false
        /// The number of times it was drawn again.
        var revision = 0
        /// The findings of the layout, then the parts that the picture lacks because they could not be drawn.
        var diagnostics: [Diagnostic] = []
        /// The faults of the document, in every environment.
        var documentFindings: [Diagnostic] = []
        /// Whether it shows Interface Builder's canvas, which gives findings severities of its own.
        var showsCanvas = false
        private var isExamined = false
        /// The marks of the findings of document and picture, once it is drawn.
        private var ownMarks: [PreviewCell.Mark] = []
        /// The marks of what shows only beside other environments; nil before it was looked for.
        var comparedMarks: [PreviewCell.Mark]?
        /// The marks on the picture.
        var marks: [PreviewCell.Mark] { ownMarks + (comparedMarks ?? []) }

        init(_ scene: Scene, of reference: SceneReference, over overlays: OverlayPainter, path: String) {
            work = SceneWork(
                .drawing, of: reference.source.file, scene: reference.name,
                environment: scene.environment.description)
            let layout = Layout(
                scene: scene, list: overlays.overlaid(scene), origin: overlays.paper(of: scene).origin,
                background: overlays.background(of: scene))
            self.layout = layout
            self.path = path
            size = layout.list.size
            environment = scene.environment.description
        }

        /// Finds what is wrong with the layout. The checks look at values alone, and so leave the main actor to layout.
        mutating func examine() {
            guard !isExamined, let layout else { return }
            let findings = layout.scene.allFindings
            diagnostics = showsCanvas ? findings.asDesigned : findings
            isExamined = true
        }

        /// Whether two cells have equal pictures.
        func looksLike(_ other: Part) -> Bool {
            guard let layout, let others = other.layout else { return false }
            return layout.looksLike(others)
        }

        /// Takes from the layout what the page shows.
        mutating func finish() {
            guard let layout else { return }
            let document = PreviewCell.marks(of: documentFindings, in: layout.scene, from: layout.origin).map { mark in
                var mark = mark
                mark.isOfDocument = true
                return mark
            }
            ownMarks = document + PreviewCell.marks(of: diagnostics, in: layout.scene, from: layout.origin)
        }

        /// The parts that the page shows.
        var withoutLayout: Part {
            var part = self
            part.layout = nil
            return part
        }
    }
}
