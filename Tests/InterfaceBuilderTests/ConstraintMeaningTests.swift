import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// What constraints of documents mean where directions, scroll views, hidden views and contradictions meet. Sources: frames stored in
/// public Interface Builder documents.
@Suite @MainActor struct ConstraintMeaningTests {
    private func view(
        _ id: String, _ attributes: String = "", _ inside: String = "", kind: String = "view", constraints: String = ""
    ) -> String {
        """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            \(inside.isEmpty ? "" : "<subviews>\(inside)</subviews>")
            <constraints>\(constraints)</constraints>
        </\(kind)>
        """
    }

    /// `first.attribute == second.attribute + constant`; without a second item a size.
    private func equal(
        _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil, _ constant: Int = 0
    ) -> String {
        let right = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" } ?? ""
        return """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(right) constant="\(constant)" \
            id="\(first)-\(attribute)-\(second ?? "")-\(other ?? "")-\(constant)"/>
            """
    }

    private func size(_ id: String, _ width: Int, _ height: Int) -> String {
        equal(id, "width", nil, nil, width) + equal(id, "height", nil, nil, height)
    }

    @Test(arguments: ["forceRightToLeft", "forceLeftToRight", "playback", "spatial"], LayoutDirection.allCases)
    func `an attribute turns a view's content and never its own edges`(
        attribute: String, direction: LayoutDirection
    ) throws {
        let inner = view("inner", constraints: size("inner", 30, 10))
        let box = view(
            "box", "semanticContentAttribute=\"\(attribute)\"", inner,
            constraints: size("box", 100, 40) + equal("inner", "leading", "box", nil, 6) + equal("inner", "top", "box"))
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(
                box, constraints: equal("root", "trailing", "box", nil, 20) + equal("box", "top", "root"))
        ) { $0.layoutDirection = direction }
        let x: CGFloat = direction == .leftToRight ? 200 : 20
        #expect(scene.frame("box")?.minX == x)
        #expect(scene.frame("inner")?.minX == x + (attribute == "forceRightToLeft" ? 64 : 6))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a stack that alone says playback keeps its order and its length in every language`(
        direction: LayoutDirection
    ) throws {
        let stack = view(
            "stack", "spacing=\"8\" semanticContentAttribute=\"playback\"",
            view("a", constraints: size("a", 30, 10)) + view("b", constraints: size("b", 50, 10)), kind: "stackView")
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(stack, constraints: equal("stack", "leading", "root") + equal("stack", "top", "root"))
        ) { $0.layoutDirection = direction }
        let x: CGFloat = direction == .leftToRight ? 0 : 232
        #expect(scene.frame("stack") == CGRect(x: x, y: 0, width: 88, height: 10))
        #expect(scene.frame("a")?.minX == x)
        #expect(scene.frame("b")?.minX == x + 38)
    }

    private func pins(_ inner: String, _ outer: String) -> String {
        ["leading", "trailing", "top", "bottom"].map { equal(inner, $0, outer) }.joined()
    }

    @Test(arguments: LayoutDirection.allCases, ["centerX", "width"])
    func `centers and sizes against a scroll view are its frame's, edges its content's`(
        direction: LayoutDirection, attribute: String
    ) throws {
        let content = view("content", constraints: equal("content", "height", nil, nil, 700))
        let scroll = view(
            "scroll", "", content, kind: "scrollView",
            constraints: pins("content", "scroll") + equal("content", attribute, "scroll"))
        let scene = try DocumentFixture.scene(DocumentFixture.view(scroll, constraints: pins("scroll", "root"))) {
            $0.layoutDirection = direction
        }
        #expect(
            scene.frame("content").map { CGSize(width: $0.width, height: $0.height) } == CGSize(width: 320, height: 700)
        )
        #expect(scene.view("content")?.sizing.isAmbiguous == false)
    }

    @Test(arguments: [("horizontal", "width"), ("vertical", "height")], [0, 1, 2])
    func `a hidden view leaves visible ones alone, whatever equals what`(
        axis: (name: String, size: String), hidden: Int
    ) throws {
        let ids = ["a", "b", "c"]
        let visible = ids.indices.filter { $0 != hidden }.map { ids[$0] }
        let across = axis.size == "width" ? "height" : "width"
        let views = ids.indices.map { index in
            view(ids[index], index == hidden ? "hidden=\"YES\"" : "")
        }
        let stack = view(
            "stack", "axis=\"\(axis.name)\" spacing=\"8\"", views.joined(), kind: "stackView",
            constraints: equal(visible[0], axis.size, nil, nil, 30) + equal(visible[1], axis.size, visible[0])
                + equal(ids[hidden], axis.size, visible[0]) + equal(visible[0], across, nil, nil, 12))
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(stack, constraints: equal("stack", "leading", "root") + equal("stack", "top", "root")))
        func length(_ id: String) -> CGFloat? {
            scene.frame(id).map { axis.size == "width" ? $0.width : $0.height }
        }
        #expect(visible.map(length) == [30, 30])
        #expect(length("stack") == 68)
        #expect(!scene.diagnostics.contains { $0.kind == .unsatisfiable })
    }

    @Test(arguments: [("horizontal", "width"), ("vertical", "height")])
    func `a view without content keeps the author's size in a proportional stack`(
        axis: (name: String, size: String)
    ) throws {
        let across = axis.size == "width" ? "height" : "width"
        func plain(_ id: String, _ length: Int) -> String {
            view(id, "", view("in-" + id), constraints: equal(id, axis.size, nil, nil, length) + pins("in-" + id, id))
        }
        let stack = view(
            "stack", "axis=\"\(axis.name)\" distribution=\"fillProportionally\" spacing=\"12\"",
            plain("a", 40) + plain("b", 20), kind: "stackView", constraints: equal("a", across, nil, nil, 9))
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(stack, constraints: equal("stack", "leading", "root") + equal("stack", "top", "root")))
        func length(_ id: String) -> CGFloat? {
            scene.frame(id).map { axis.size == "width" ? $0.width : $0.height }
        }
        #expect(length("a") == 40 && length("b") == 20)
        #expect(length("stack") == 72)
        #expect(!scene.diagnostics.contains { $0.kind == .unsatisfiable })
    }

    @Test(arguments: ["width", "height"], [(100, 60), (60, 100), (80, 79)])
    func `of two sizes that contradict each other the outer view's gives way, whichever is larger`(
        attribute: String, sizes: (inner: Int, outer: Int)
    ) throws {
        let box = view("box", constraints: equal("box", attribute, nil, nil, sizes.inner))
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(box, constraints: equal("box", attribute, nil, nil, sizes.outer)))
        let frame = scene.frame("box") ?? .zero
        #expect((attribute == "width" ? frame.width : frame.height) == CGFloat(sizes.inner))
        #expect(scene.diagnostics.filter { $0.kind == .unsatisfiable }.count == 1)
    }

    @Test(arguments: [("", true), ("YES", true), ("NO", false)])
    func `a decoded view keeps its frame unless the file says that constraints place it`(
        word: String, keepsFrame: Bool
    ) throws {
        let said = word.isEmpty ? "" : "translatesAutoresizingMaskIntoConstraints=\"\(word)\""
        let label = """
            <label text="A" \(said) id="a"><rect key="frame" x="33" y="44" width="55" height="66"/></label>
            """
        let views = try InterfaceFile(data: Data(DocumentFixture.xib(label).utf8), file: "A.xib").instantiate()
        #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [keepsFrame])
        let scene = try DocumentFixture.scene(DocumentFixture.view(label))
        #expect((scene.frame("a") == CGRect(x: 33, y: 44, width: 55, height: 66)) == keepsFrame)
    }

    @Test func `a constraint for which UIKit raises an exception is found with its view and its line`() throws {
        let inner = view("inner")
        let wrong = [
            equal("inner", "leading"), equal("inner", "leading", "box", "left"),
            equal("inner", "top", "box", "leading"),
        ]
        for constraint in wrong {
            let box = view("box", "", inner, constraints: constraint)
            let document = DocumentFixture.view(box)
            let scene = try DocumentFixture.scene(document)
            let finding = try #require(scene.diagnostics.first { $0.kind == .exception }, "\(constraint)")
            let line = document.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("<constraint ") }
            #expect(finding.view == "inner" && finding.location?.line == line.map { $0 + 1 })
        }
    }
}
