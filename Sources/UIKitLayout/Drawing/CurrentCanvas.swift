/// The canvas that `draw(_:)` and its like draw into, which UIKit's names do not hand over.
@MainActor
enum CurrentCanvas {
    /// What Core Graphics' names draw into; nil outside of drawing.
    private(set) static var context: CGContext?

    /// Runs drawing code that does not take a canvas.
    static func with(_ canvas: inout Canvas, _ body: () -> Void) {
        let outer = context
        let inner = CGContext(canvas)
        // One owner at a time: a second one would copy the whole picture at the next item.
        canvas = canvas.blank
        context = inner
        body()
        canvas = inner.finish()
        context = outer
    }

    /// Draws into the current canvas; nothing happens outside of drawing.
    static func draw(_ body: (inout Canvas) -> Void) {
        context?.record(body)
    }
}
