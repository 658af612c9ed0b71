/// The canvas that `draw(_:)` and its like draw into, which UIKit's names do not hand over.
@MainActor
enum CurrentCanvas {
    /// What Core Graphics' names draw into; nil outside of drawing.
    private(set) static var context: CGContext?

    /// Runs drawing code that does not take a canvas.
    static func with(_ canvas: inout Canvas, _ body: () -> Void) {
        with(&canvas, .infinite) { _ in body() }
    }

    /// Runs drawing code over a rectangle of the view, in points.
    static func with(_ canvas: inout Canvas, _ bounds: CGRect, _ body: (CGContext) -> Void) {
        let outer = context
        let inner = CGContext(canvas, bounds)
        // One owner at a time: a second one would copy the whole picture at the next item.
        canvas = canvas.blank
        context = inner
        body(inner)
        canvas = inner.finish()
        context = outer
    }

    /// Contexts that were put aside for others.
    private static var outerContexts: [CGContext?] = []

    static func push(_ new: CGContext) {
        outerContexts.append(context)
        context = new
    }

    @discardableResult
    static func pop() -> CGContext? {
        guard let outer = outerContexts.popLast() else { return nil }
        defer { context = outer }
        return context
    }

    /// Draws into the current canvas; nothing happens outside of drawing.
    static func draw(_ body: (inout Canvas) -> Void) {
        context?.record(body)
    }
}
