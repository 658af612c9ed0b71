import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@Suite struct ViewAncestryTests {
    private func view(_ id: ViewID, _ children: [ViewSnapshot] = []) -> ViewSnapshot {
        var view = ViewSnapshot(id: id, className: "UIView", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.children = children
        return view
    }

    @Test func `the views around one are found from the inside outwards`() {
        let layout = LayoutSnapshot(root: view("a", [view("b", [view("c")]), view("d")]))
        let tree = ViewAncestry(layout.placedViews)
        #expect(tree.views(from: "c") == ["c", "b", "a"])
        #expect(tree.views(from: "d") == ["d", "a"])
        #expect(tree.parent(of: "a") == nil && tree.parent(of: "d") == "a")
        #expect(tree.isAround("a", "c") && !tree.isAround("c", "a") && !tree.isAround("c", "c"))
        #expect(tree.views(from: "none") == ["none"] && tree.chain(of: "none").isEmpty)
    }

    @Test func `a walk ends though a view has the id of one around it`() {
        let layout = LayoutSnapshot(root: view("a", [view("b", [view("a", [view("b", [view("c")])])])]))
        let tree = ViewAncestry(layout.placedViews)
        #expect(tree.views(from: "c") == ["c", "b", "a", "b", "a"])
        #expect(tree.views(from: "b") == ["b", "a"])
    }

    @Test func `views that share an id are numbered, and those that do not keep theirs`() {
        let layout = LayoutSnapshot(root: view("a", [view("a", [view("b")]), view("a-2"), view("a"), view("b")]))
        #expect(layout.identified.placedViews.map(\.view.id) == ["a", "a-3", "b", "a-2", "a-4", "b-2"])
        let sound = LayoutSnapshot(root: view("a", [view("b")]))
        #expect(sound.identified == sound)
    }
}
