import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The constraints that people wrote, drawn as Interface Builder's canvas does.
///
/// Spacings and sizes are I-bars, alignments and edges that touch are plain lines; solid where required, dashed where optional;
/// blue, or orange where a view is misplaced, or red where one is ambiguous or in conflict. Of one view the constraints that a stack or the
/// system made for it are drawn too.
struct ConstraintsOverlay {
    private let geometry: LayoutGeometry
    private let states: ConstraintStates
    private let figures: [ConstraintFigure]
    private let paper: CGRect
    private let content: ContentMap

    init(_ geometry: LayoutGeometry, scene: Scene, paper: CGRect, selecting selected: Set<ViewID>?) {
        self.geometry = geometry
        states = ConstraintStates(scene, geometry)
        self.paper = paper
        content = ContentMap(scene)
        let builder = FigureBuilder(geometry: geometry, states: states)
        let shown = geometry.constraints.filter { constraint in
            selected.map { !$0.isDisjoint(with: constraint.views) } ?? !constraint.isSystem
        }
        figures = FigureLanes.separated(shown.flatMap(builder.figures), around: content)
    }

    /// Draws them.
    ///
    /// - Returns: What the lines mean, and the constraints whose labels would be in the way, which are numbered.
    func draw(with pen: inout PixelPen, typesetter: Typesetter) -> [OverlayLegend.Entry] {
        drawMisplacedFrames(with: &pen)
        drawFramesInConflict(with: &pen)
        let lines = figures.map { FigureLines($0, pen) }
        for line in lines { line.drawHalo(with: &pen) }
        for line in lines { line.draw(with: &pen) }
        var labels = LabelPlacer(
            typesetter: typesetter, paper: paper, lines: lines.flatMap(\.solid), content: content)
        var key: [OverlayLegend.Entry] = []
        for figure in figures { draw(labelOf: figure, &labels, &key, with: &pen) }
        return meanings + key
    }

    /// Shows where the constraints put views whose stored frame is another one.
    private func drawMisplacedFrames(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces where states.isMisplaced(place.view.id) {
            pen.builder.view = place.view.id
            pen.frame(place.frame, thickness: pen.line, color: OverlayColors.misplaced, isDashed: true)
        }
    }

    /// Frames the views that constraints which contradict each other name.
    private func drawFramesInConflict(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces where states.isInConflict(place.view.id) {
            pen.builder.view = place.view.id
            pen.frame(place.frame, thickness: pen.line, color: OverlayColors.wrong)
        }
    }

    /// A label that would hide another one, or what another view shows, gives way to a number, where that is shorter.
    private func draw(
        labelOf figure: ConstraintFigure, _ labels: inout LabelPlacer, _ key: inout [OverlayLegend.Entry],
        with pen: inout PixelPen
    ) {
        guard let text = figure.label else { return }
        pen.builder.view = figure.view
        let owners = figure.owners
        var label = labels.place(text, pen, owners: owners) { figure.labelCenters(for: $0) }
        let number = "\(key.count + 1)"
        if number.count < text.count, labels.isInTheWay(label, owners: owners) {
            labels.removeLast()
            label = labels.place(number, pen, owners: owners) { figure.labelCenters(for: $0) }
            key.append(.init(sample: .number(key.count + 1), color: figure.color, text: figure.sentence))
        }
        label.draw(on: figure.color, with: &pen)
    }

    // MARK: Legend

    private var meanings: [OverlayLegend.Entry] {
        let bars = figures.filter(\.isBar)
        let all: [(Bool, OverlayLegend.Entry)] = [
            (!bars.isEmpty, .init(sample: .bar, color: OverlayColors.fine, text: "distance or size, in points")),
            (bars.count < figures.count, .init(sample: .line, color: OverlayColors.fine, text: "aligned or touching")),
            (
                figures.contains(where: \.isOptional),
                .init(sample: .dashes, color: OverlayColors.fine, text: "optional: priority below 1000")
            ),
            (
                figures.contains { $0.color == OverlayColors.misplaced },
                .init(sample: .frame, color: OverlayColors.misplaced, text: "elsewhere than the document says")
            ),
            (
                figures.contains { $0.color == OverlayColors.wrong },
                .init(sample: .bar, color: OverlayColors.wrong, text: "ambiguous or in conflict")
            ),
        ]
        return all.filter(\.0).map(\.1)
    }
}

extension ConstraintFigure {
    fileprivate var isBar: Bool {
        if case .bar = shape { true } else { false }
    }
}
