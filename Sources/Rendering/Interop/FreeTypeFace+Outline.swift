internal import CKeylineFreeType
internal import Foundation
internal import KeylineGraphics

extension FreeTypeFace {
    private static let loadFlags = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_IGNORE_TRANSFORM

    /// More outlines than this are forgotten together; CJK text reaches it, interfaces in other scripts do not.
    private static let maximumOutlineCount = 4096

    /// The outline of a glyph in font units, `y` downwards; empty for a space, or a glyph that cannot be loaded.
    func outline(of glyph: UInt32) -> Path {
        if let outline = outlines[glyph] { return outline }
        if outlines.count >= Self.maximumOutlineCount { outlines = [:] }
        let path = loadOutline(of: glyph) ?? Path()
        outlines[glyph] = path
        return path
    }

    /// The bounds of a glyph's outline, control points included, in font units, `y` downwards.
    func outlineBounds(of glyph: UInt32) -> CGRect {
        if let bounds = outlineBounds[glyph] { return bounds }
        if outlineBounds.count >= Self.maximumOutlineCount { outlineBounds = [:] }
        let bounds = outline(of: glyph).controlPointBounds
        outlineBounds[glyph] = bounds
        return bounds
    }

    /// Lends a glyph's outline in font units, `y` upwards; the closure may change it. Nil where the glyph has none.
    func withOutline<Result>(of glyph: UInt32, _ body: (inout FT_Outline) -> Result) -> Result? {
        guard ftx_is_scalable(handle), FT_Load_Glyph(handle, glyph, Int32(Self.loadFlags)) == 0 else { return nil }
        guard let slot = handle.pointee.glyph else { return nil }
        if id.slant != 0 { slant(&slot.pointee.outline) }
        return body(&slot.pointee.outline)
    }

    /// Moves each point to the right by a part of its height.
    private func slant(_ outline: inout FT_Outline) {
        var shear = FT_Matrix(xx: 0x10000, xy: FT_Fixed((id.slant * 0x10000).rounded()), yx: 0, yy: 0x10000)
        FT_Outline_Transform(&outline, &shear)
    }

    private func loadOutline(of glyph: UInt32) -> Path? {
        withOutline(of: glyph) { outline in
            var tracer = OutlineTracer()
            var steps = FT_Outline_Funcs(
                move_to: { OutlineTracer.at($1, add: $0) { $0.move(to: $1) } },
                line_to: { OutlineTracer.at($1, add: $0) { $0.line(to: $1) } },
                conic_to: { OutlineTracer.at($2, add: $0, $1) { $0.curve(to: $2, control: $1) } },
                cubic_to: { OutlineTracer.at($3, add: $0, $1, $2) { $0.curve(to: $3, $1, $2) } },
                shift: 0,
                delta: 0
            )
            let status = withUnsafeMutablePointer(to: &tracer) { FT_Outline_Decompose(&outline, &steps, $0) }
            return status == 0 ? tracer.finished : nil
        } ?? nil
    }
}

/// Collects the steps of an outline as a path; FreeType closes contours without saying so.
private struct OutlineTracer {
    private var path = Path()

    var finished: Path {
        var path = path
        if !path.isEmpty { path.closeSubpath() }
        return path
    }

    mutating func move(to point: CGPoint) {
        if !path.isEmpty { path.closeSubpath() }
        path.move(to: point)
    }

    mutating func line(to point: CGPoint) { path.addLine(to: point) }
    mutating func curve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    // What FreeType calls: finds the tracer behind the pointer that was handed through, and flips y.

    static func at(
        _ tracer: UnsafeMutableRawPointer?, add a: UnsafePointer<FT_Vector>?,
        _ step: (inout OutlineTracer, CGPoint) -> Void
    ) -> CInt {
        guard let tracer, let a else { return 1 }
        step(&tracer.assumingMemoryBound(to: OutlineTracer.self).pointee, point(a))
        return 0
    }

    static func at(
        _ tracer: UnsafeMutableRawPointer?, add a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?,
        _ step: (inout OutlineTracer, CGPoint, CGPoint) -> Void
    ) -> CInt {
        guard let tracer, let a, let b else { return 1 }
        step(&tracer.assumingMemoryBound(to: OutlineTracer.self).pointee, point(a), point(b))
        return 0
    }

    static func at(
        _ tracer: UnsafeMutableRawPointer?, add a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?,
        _ c: UnsafePointer<FT_Vector>?, _ step: (inout OutlineTracer, CGPoint, CGPoint, CGPoint) -> Void
    ) -> CInt {
        guard let tracer, let a, let b, let c else { return 1 }
        step(&tracer.assumingMemoryBound(to: OutlineTracer.self).pointee, point(a), point(b), point(c))
        return 0
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>) -> CGPoint {
        CGPoint(x: CGFloat(vector.pointee.x), y: -CGFloat(vector.pointee.y))
    }
}
