/// The canvas that `draw(_:)` and its like draw into, which UIKit's names do not hand over.
@MainActor
enum CurrentCanvas {
    private static var canvas: Canvas?

    /// Runs drawing code that does not take a canvas.
    static func with(_ canvas: inout Canvas, _ body: () -> Void) {
        let outer = self.canvas
        self.canvas = canvas
        body()
        canvas = self.canvas ?? canvas
        self.canvas = outer
    }

    /// Draws into the current canvas; nothing happens outside of drawing.
    static func draw(_ body: (inout Canvas) -> Void) {
        guard var current = canvas else { return }
        body(&current)
        canvas = current
    }
}
