/// The canvas that `draw(_:)` and its like draw into, which UIKit's names do not hand over: each scene has its own.
@MainActor
final class CurrentCanvas {
    private var context: CGContext?
    /// Contexts that were put aside for others.
    private var outerContexts: [CGContext?] = []

    private enum Lent: SceneContextKey {
        static var usual: CurrentCanvas? { nil }
    }

    private static var ofScene: CurrentCanvas {
        let scene = SceneContext.current
        if let known = scene[Lent.self] { return known }
        let made = CurrentCanvas()
        scene[Lent.self] = made
        return made
    }

    /// What Core Graphics' names draw into; nil outside of drawing.
    static var context: CGContext? { ofScene.context }

    /// Runs drawing code that does not take a canvas.
    static func with(_ canvas: inout ViewCanvas, _ body: () -> Void) {
        with(&canvas, .infinite) { _ in body() }
    }

    /// Runs drawing code over a rectangle of the view, in points.
    static func with(_ canvas: inout ViewCanvas, _ bounds: CGRect, _ body: (CGContext) -> Void) {
        let current = ofScene
        let outer = current.context
        let inner = CGContext(canvas, bounds)
        // One owner at a time: a second one would copy the whole picture at the next item.
        canvas = canvas.blank
        current.context = inner
        body(inner)
        canvas = inner.finish()
        current.context = outer
    }

    static func push(_ new: CGContext) {
        let current = ofScene
        current.outerContexts.append(current.context)
        current.context = new
    }

    @discardableResult
    static func pop() -> CGContext? {
        let current = ofScene
        guard let outer = current.outerContexts.popLast() else { return nil }
        defer { current.context = outer }
        return current.context
    }

    /// Draws into the current canvas; nothing happens outside of drawing.
    static func draw(_ body: (inout ViewCanvas) -> Void) {
        context?.record(body)
    }
}
