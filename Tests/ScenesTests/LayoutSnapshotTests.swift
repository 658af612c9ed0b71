import Foundation
import KeylineScenes
import Testing

@Suite struct LayoutSnapshotTests {
    private var snapshot: LayoutSnapshot {
        var title = ViewSnapshot(id: "title", className: "UILabel", frame: CGRect(x: 8, y: 4, width: 30, height: 20))
        title.text = .init(text: "Hello", isTruncated: true)
        title.geometry.firstBaseline = 16
        title.sizing.isAmbiguous = true
        var scroll = ViewSnapshot(
            id: "scroll", className: "UIScrollView", frame: CGRect(x: 0, y: 50, width: 100, height: 50))
        scroll.geometry.boundsOrigin = CGPoint(x: 0, y: 10)
        scroll.children = [title]
        var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.children = [scroll]
        let width = ConstraintSnapshot(
            identifier: "Label Width", first: .init(view: "title", attribute: .width), relation: .greaterThanOrEqual,
            constant: 400, priority: 999.5, state: .unsatisfied, owner: "title")
        let hugging = ConstraintSnapshot(
            first: .init(view: "title", attribute: .width), relation: .lessThanOrEqual, constant: 30, priority: 250,
            state: .satisfied, isSystem: true, owner: "title")
        return LayoutSnapshot(root: root, constraints: [width, hugging])
    }

    @Test func `the dump shows the tree and the constraints that matter`() {
        #expect(
            snapshot.description == """
                UIView "root" (0, 0; 100×100)
                └─ UIScrollView "scroll" (0, 50; 100×50) scrolled to (0, 10)
                   └─ UILabel "title" (8, 4; 30×20) baseline 16 "Hello" truncated AMBIGUOUS
                constraints
                  title.width >= 400 @999.5 "Label Width" unsatisfied

                """)
    }

    @Test func `a view inside a scrolled view is placed where it shows`() throws {
        let title = try #require(snapshot.view("title"))
        #expect(title.frame == CGRect(x: 8, y: 44, width: 30, height: 20))
        #expect(title.depth == 2)
    }

    @Test func `the JSON document has the promised shape`() throws {
        let scene = Scene(
            id: "s1", environment: SceneEnvironment(size: CGSize(width: 100, height: 100)),
            displayList: .init(size: CGSize(width: 100, height: 100)), layout: snapshot,
            diagnostics: [Diagnostic(.warning, .ambiguous, view: "title", message: "left open")])
        let json = try SceneDump(file: "a.xib", scenes: [scene], diagnostics: []).json()
        let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(document["keyline"] as? Int == 1)
        #expect(document["scale"] as? Double == 2)
        let first = try #require((document["scenes"] as? [[String: Any]])?.first)
        #expect(first["size"] as? [Double] == [100, 100])
        let root = try #require(first["root"] as? [String: Any])
        #expect(root["class"] as? String == "UIView")
        #expect(root["name"] is NSNull)
        let scroll = try #require((root["children"] as? [[String: Any]])?.first)
        let title = try #require((scroll["children"] as? [[String: Any]])?.first)
        #expect(title["frame"] as? [Double] == [8, 4, 30, 20])
        #expect(title["ambiguous"] as? Bool == true)
        #expect(title["text"] as? String == "Hello")
        #expect([root, scroll, title].map { $0["mark"] as? Int } == [0, 1, 2])
        let diagnostic = try #require((document["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["kind"] as? String == "ambiguous")
        #expect(diagnostic["hints"] as? [String] == [])
    }
}
