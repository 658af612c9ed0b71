public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Which points lie inside a path; raw values are Apple's.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those around which the path winds.
    case winding
    /// Those around which the path winds an odd number of times.
    case evenOdd
}

/// How a path is drawn; raw values are Apple's.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Filled.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Outlined.
    case stroke
    /// Filled and outlined.
    case fillStroke
    /// Filled by the even-odd rule and outlined.
    case eoFillStroke
}

extension CGContext {
    // MARK: Paths

    /// Forgets the path.
    @preconcurrency @MainActor public func beginPath() { _ = takePath() }

    /// Begins a subpath at a point.
    @preconcurrency @MainActor public func move(to point: CGPoint) {
        changePath { $0.move(to: point.applying(ctm)) }
    }

    /// Adds a straight segment to a point.
    @preconcurrency @MainActor public func addLine(to point: CGPoint) {
        changePath { $0.addLine(to: point.applying(ctm)) }
    }

    /// Adds straight segments through points.
    @preconcurrency @MainActor public func addLines(between points: [CGPoint]) {
        add(Path(points: points, closed: false))
    }

    /// Adds a cubic Bézier segment.
    @preconcurrency @MainActor public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        changePath {
            $0.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
        }
    }

    /// Adds a quadratic Bézier segment.
    @preconcurrency @MainActor public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        changePath { $0.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm)) }
    }

    /// Adds an arc of a circle; as in Core Graphics, `clockwise` counts in coordinates whose `y` points up.
    @preconcurrency @MainActor public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise,
            joins: false)
        changePath { path in
            let steps = arc.applying(ctm)
            if path.isEmpty { path.addPath(steps) } else { path.continueLine(with: steps) }
        }
    }

    /// Adds a rectangle.
    @preconcurrency @MainActor public func addRect(_ rect: CGRect) { add(Path(rect)) }
    /// Adds the ellipse that fills a rectangle.
    @preconcurrency @MainActor public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
    /// Adds a path.
    @preconcurrency @MainActor public func addPath(_ path: CGPath) { add(path.path) }
    /// Joins the end of the current subpath with its beginning.
    @preconcurrency @MainActor public func closePath() { changePath { $0.closeSubpath() } }

    @MainActor private func add(_ path: Path) {
        changePath { $0.addPath(path.applying(ctm)) }
    }

    // MARK: Painting

    /// Fills the path.
    @preconcurrency @MainActor public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
    /// Draws a line along the path.
    @preconcurrency @MainActor public func strokePath() { stroke(takePath()) }

    /// Draws the path.
    @preconcurrency @MainActor public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke { fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    /// Fills a rectangle.
    @preconcurrency @MainActor public func fill(_ rect: CGRect) { fill(Path(rect).applying(ctm), .winding) }
    /// Fills the ellipse in a rectangle.
    @preconcurrency @MainActor public func fillEllipse(in rect: CGRect) {
        fill(Path(ellipseIn: rect).applying(ctm), .winding)
    }
    /// Draws a line along a rectangle.
    @preconcurrency @MainActor public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(ctm)) }
    /// Draws a line along the ellipse in a rectangle.
    @preconcurrency @MainActor public func strokeEllipse(in rect: CGRect) {
        stroke(Path(ellipseIn: rect).applying(ctm))
    }

    /// Draws a line of a width in points along a rectangle.
    @preconcurrency @MainActor public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.style.lineWidth
        state.style.lineWidth = width
        stroke(rect)
        state.style.lineWidth = old
    }

    /// Shows of what follows only what lies inside the path.
    @preconcurrency @MainActor public func clip(using rule: CGPathFillRule = .winding) {
        beginGroup(clip: takePath(), opacity: 1)
    }
    /// Shows of what follows only what lies inside a rectangle.
    @preconcurrency @MainActor public func clip(to rect: CGRect) {
        beginGroup(clip: Path(rect).applying(ctm), opacity: 1)
    }

    /// Fills a path of the canvas's coordinates.
    @MainActor func fill(_ path: Path, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        let color = state.fillColor
        let shadow = state.shadow
        recordUntransformed { canvas in
            shadow?.draw(under: .path(path), in: &canvas)
            if rule == .evenOdd { canvas.fillEvenOdd(path, color) } else { canvas.fill(path, color) }
        }
    }

    /// Draws a line along a path of the canvas's coordinates; its width scales with the coordinates in use.
    @MainActor func stroke(_ path: Path) {
        guard !path.isEmpty, state.style.lineWidth > 0 else { return }
        let color = state.strokeColor
        var style = state.style
        let factor = ctm.scaleFactor
        style.lineWidth *= factor
        style.dash = style.dash.map { $0 * factor }
        style.dashPhase *= factor
        recordUntransformed { $0.stroke(path, color, style: style) }
    }
}

extension CGAffineTransform {
    /// How much lengths grow, averaged over directions.
    var scaleFactor: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Path {
    /// Adds the steps of another path, joined to the end of this one by a straight segment.
    mutating func continueLine(with other: Path) {
        for element in other.elements {
            switch element {
            case .move(let point), .line(let point): addLine(to: point)
            case .curve(let end, let control1, let control2):
                addCurve(to: end, control1: control1, control2: control2)
            case .close: closeSubpath()
            }
        }
    }
}
