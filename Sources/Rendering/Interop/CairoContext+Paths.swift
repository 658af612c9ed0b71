internal import CKeylineCairo
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension CairoContext {
    func paint(_ color: Color) {
        setSource(color)
        cairo_paint(handle)
    }

    func fill(_ path: Path, _ transform: CGAffineTransform, color: Color, isEvenOdd: Bool = false) {
        add(path, transform)
        setSource(color)
        cairo_set_fill_rule(handle, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(handle)
    }

    func stroke(_ path: Path, _ transform: CGAffineTransform, color: Color, style: StrokeStyle) {
        add(path, transform)
        setSource(color)
        withMatrix(transform) {
            cairo_set_line_width(handle, Double(style.lineWidth))
            cairo_set_line_cap(handle, style.lineCap.cairo)
            cairo_set_line_join(handle, style.lineJoin.cairo)
            let dash = style.dash.map(Double.init)
            cairo_set_dash(handle, dash, Int32(dash.count), Double(style.dashPhase))
            // Below one there would be no corner to cut; Cairo takes it as one.
            cairo_set_miter_limit(handle, max(Double(style.miterLimit), 1))
            cairo_stroke(handle)
        }
    }

    func add(_ path: Path, _ transform: CGAffineTransform) {
        cairo_new_path(handle)
        for element in path.elements {
            switch element {
            case .move(let point):
                let p = Self.place(point, transform)
                cairo_move_to(handle, p.x, p.y)
            case .line(let point):
                let p = Self.place(point, transform)
                cairo_line_to(handle, p.x, p.y)
            case .curve(let end, let control1, let control2):
                let p = Self.place(control1, transform)
                let q = Self.place(control2, transform)
                let r = Self.place(end, transform)
                cairo_curve_to(handle, p.x, p.y, q.x, q.y, r.x, r.y)
            case .close: cairo_close_path(handle)
            }
        }
    }

    /// Coordinates beyond this wrap around in Cairo's 24.8 fixed point once a stroke has widened them.
    static let reach = 2_097_152.0

    private static func place(_ point: CGPoint, _ transform: CGAffineTransform) -> (x: Double, y: Double) {
        let mapped = point.applying(transform)
        return (bounded(Double(mapped.x)), bounded(Double(mapped.y)))
    }

    /// A coordinate within reach; one that is lost in infinities is as good as any.
    private static func bounded(_ coordinate: Double) -> Double {
        coordinate.isNaN ? 0 : min(max(coordinate, -reach), reach)
    }
}

extension StrokeStyle.LineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.LineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
