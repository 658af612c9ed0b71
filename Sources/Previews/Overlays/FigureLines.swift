import Foundation
import KeylineGraphics

/// The pixels of a figure's lines.
struct FigureLines {
    /// Half the length of a bar's caps, in points.
    private static let cap: CGFloat = 3.5

    private let figure: ConstraintFigure
    /// The figure's own lines without gaps.
    let solid: [CGRect]
    /// The figure's own lines as they are drawn.
    private let drawn: [CGRect]
    /// Thin dashed lines to items that do not lie beside the figure.
    private let extensions: [CGRect]

    init(_ figure: ConstraintFigure, _ pen: PixelPen) {
        self.figure = figure
        let main = Self.mainLine(of: figure, pen)
        let caps = Self.caps(of: figure, pen)
        solid = [main] + caps
        drawn = (figure.isOptional ? pen.dashes(main) : [main]) + caps
        extensions = figure.extensions.flatMap {
            pen.dashes(pen.segment(figure.axis.crossing, at: $0.at, ($0.from, $0.to), thickness: pen.hairline))
        }
    }

    /// Draws what makes the lines show on any ground.
    func drawHalo(with pen: inout PixelPen) {
        pen.builder.view = figure.view
        pen.fill(drawn.map { $0.insetBy(dx: -pen.hairline, dy: -pen.hairline) }, color: pen.halo)
    }

    /// Draws the lines.
    func draw(with pen: inout PixelPen) {
        pen.builder.view = figure.view
        pen.fill(extensions, color: figure.color.multiplyingAlpha(by: 0.7))
        pen.fill(drawn, color: figure.color)
    }

    private static func mainLine(of figure: ConstraintFigure, _ pen: PixelPen) -> CGRect {
        switch figure.shape {
        case .bar(let from, let to): pen.segment(figure.axis, at: figure.cross, (from, to), thickness: pen.line)
        case .line(let at, let from, let to):
            pen.segment(figure.axis.crossing, at: at, (from, to), thickness: pen.line)
        }
    }

    /// The caps at a bar's ends, inside its length; shorter where the bar is.
    private static func caps(of figure: ConstraintFigure, _ pen: PixelPen) -> [CGRect] {
        guard case .bar(let from, let to) = figure.shape else { return [] }
        let half = min(cap, max(to - from, 3))
        let ends = (figure.cross - half, figure.cross + half)
        return [from + pen.line / 2, to - pen.line / 2].map {
            pen.segment(figure.axis.crossing, at: $0, ends, thickness: pen.line)
        }
    }
}
