import KeylineGraphics
import Testing
import UIKitLayout

@MainActor
@Suite struct GlassTests {
    /// The number of shapes that a view of an effect draws.
    private func shapes(_ effect: UIVisualEffect?) -> Int {
        let view = UIVisualEffectView(effect: effect)
        return count(Screen.show(view, width: 100, height: 50).displayList().items)
    }

    private func count(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            if case .group(let group) = item.content { return sum + count(group.items) }
            return sum + 1
        }
    }

    @Test func `glass is a veil, with its tint over it, and a container of glass has none`() {
        let tinted = UIGlassEffect(style: .clear)
        tinted.tintColor = .systemRed
        let bare = shapes(nil)
        #expect(shapes(UIGlassEffect()) == bare + 1)
        #expect(shapes(tinted) == bare + 2)
        #expect(shapes(UIGlassContainerEffect()) == bare)
    }
}
