import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The constraints that people wrote, drawn as Interface Builder's canvas does.
///
/// Spacings and sizes are I-bars, alignments and edges that touch are plain lines; solid where required, dashed where optional;
/// blue, or orange where a view is misplaced, or red where one is ambiguous or in conflict.
struct ConstraintsOverlay {
    private let geometry: LayoutGeometry
    private let states: ConstraintStates
    private let figures: [ConstraintFigure]
    private let paper: CGRect

    init(_ geometry: LayoutGeometry, scene: Scene, paper: CGRect, selecting selected: Set<ViewID>?) {
        self.geometry = geometry
        states = ConstraintStates(scene)
        self.paper = paper
        let builder = FigureBuilder(geometry: geometry, states: states)
        let shown = geometry.constraints.filter { constraint in
            !constraint.isSystem && selected.map { !$0.isDisjoint(with: constraint.views) } ?? true
        }
        figures = FigureLanes.separated(shown.flatMap(builder.figures))
    }

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        drawMisplacedFrames(with: &pen)
        let lines = figures.map { FigureLines($0, pen) }
        for line in lines { line.drawHalo(with: &pen) }
        for line in lines { line.draw(with: &pen) }
        var labels = LabelSetter(typesetter: typesetter, paper: paper, lines: lines.flatMap(\.solid))
        for figure in figures { draw(labelOf: figure, &labels, with: &pen) }
    }

    /// Shows where the constraints put views whose stored frame is another one.
    private func drawMisplacedFrames(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces where states.isMisplaced(place.view.id) {
            pen.builder.view = place.view.id
            pen.frame(place.frame, thickness: pen.line, color: OverlayInk.misplaced, isDashed: true)
        }
    }

    private func draw(labelOf figure: ConstraintFigure, _ labels: inout LabelSetter, with pen: inout PixelPen) {
        guard let text = figure.label else { return }
        pen.builder.view = figure.view
        labels.place(text, pen) { figure.labelCenters(for: $0) }.draw(on: figure.color, with: &pen)
    }
}
