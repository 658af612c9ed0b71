internal import CKeylineCairo
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension CairoContext {
    /// Fills a rectangle with a gradient, both in coordinates that a transform maps.
    func fill(
        _ rect: CGRect, with axis: DisplayItem.GradientItem.Axis, _ transform: CGAffineTransform
    ) throws(RenderingError) {
        let pattern = axis.shape.pattern
        defer { cairo_pattern_destroy(pattern) }
        for stop in axis.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.place, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        try CairoStatus.check(cairo_pattern_status(pattern))
        add(Path(rect), transform)
        withMatrix(axis.transform.concatenating(transform)) {
            cairo_set_source(handle, pattern)
            cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
            cairo_fill(handle)
        }
    }
}

extension DisplayItem.GradientItem.Axis.Shape {
    /// The gradient without its colours, which the caller destroys.
    fileprivate var pattern: OpaquePointer? {
        switch self {
        case .line(let start, let end):
            cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        case .circle(let radius): cairo_pattern_create_radial(0, 0, 0, 0, 0, radius)
        }
    }
}
