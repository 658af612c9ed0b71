import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Members of views and controllers that apps override, and what is drawn because they do.
@MainActor
@Suite struct ViewOverrideTests {
    private final class LayerDrawing: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    private final class BothDrawings: UIView {
        var calls: [String] = []

        override func display(_ layer: CALayer) { calls.append("display") }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("layer")
            super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) { calls.append("rect") }
    }

    @Test func `what a class draws into its layer is drawn`() {
        let view = LayerDrawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(Recording(view).fills(.red).map(\.bounds) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test func `the layer is displayed, then draws, which is what the view draws`() {
        let view = BothDrawings(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = view.displayList()
        #expect(view.calls == ["display", "layer", "rect"])
    }

    private final class Snapshotless: UIView {
        override func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
        override var tag: Int {
            get { 7 }
            set {}
        }
    }

    @Test func `snapshots and tags can be overridden`() {
        let view: UIView = Snapshotless()
        #expect(view.snapshotView(afterScreenUpdates: true) == nil)
        let parent = UIView()
        parent.addSubview(view)
        #expect(parent.viewWithTag(7) === view)
    }

    @Test func `a part of a view is shown where it was`() throws {
        let view = LayerDrawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 1, y: 2, width: 3, height: 4), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 3, height: 4))
        #expect(part.subviews.map(\.frame) == [CGRect(x: -1, y: -2, width: 10, height: 10)])
    }
}
