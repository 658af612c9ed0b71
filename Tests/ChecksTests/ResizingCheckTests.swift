import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// Views whose size differs from their content's so that it shows. Acceptance F25.
struct ResizingCheckTests {
    private func findings(
        _ views: [ViewSnapshot], _ constraints: [ConstraintSnapshot] = [], diagnostics: [Diagnostic] = []
    ) -> [Diagnostic] {
        var screen = Screen()
        screen.root.children = views
        var scene = screen.scene
        scene.layout.constraints = constraints
        scene.diagnostics = diagnostics
        return SceneChecks.findings(in: scene).filter { $0.kind == .resized }
    }

    private func view(
        _ id: ViewID, _ name: String, width: CGFloat = 100, height: CGFloat, _ resizing: [ViewSnapshot.Resizing],
        change: (inout ViewSnapshot) -> Void = { _ in }
    ) -> ViewSnapshot {
        var view = Screen.view(id, name, CGRect(x: 20, y: 40, width: width, height: height))
        view.sizing.resizing = resizing
        change(&view)
        return view
    }

    private func below(_ id: ViewID, _ other: ViewID) -> ConstraintSnapshot {
        ConstraintSnapshot(
            first: .init(view: id, attribute: .top), relation: .equal, second: .init(view: other, attribute: .bottom),
            constant: 8, state: .satisfied, owner: "root")
    }

    private func text(_ id: ViewID, by amount: CGFloat) -> ViewSnapshot {
        view(
            id, "UILabel", height: 20 + amount, [.init(axis: .vertical, amount: amount, priority: 251)],
            change: { $0.text = .init(text: "Name") })
    }

    @Test func `a text that floats in a column is told with the priority that gave way and the remedy`() throws {
        let field = view("field", "UITextField", height: 34, [])
        let results = findings([text("name", by: 60), field], [below("field", "name")])
        #expect(results.map(\.view) == ["name"])
        #expect(results.map(\.severity) == [.note])
        #expect(
            results.first?.message
                == "height stretched by 60: its content needs 20, and its hugging of 251 gave way")
        #expect(results.first?.hints.first?.contains("raise its vertical content hugging above the view's") == true)
    }

    @Test func `a text that is stretched in a row, a little or by a length of its own is as it is meant`() {
        let field = view("field", "UITextField", height: 34, [])
        #expect(findings([text("name", by: 60), field]).isEmpty)
        #expect(findings([text("name", by: 8), field], [below("field", "name")]).isEmpty)
        let length = ConstraintSnapshot(
            first: .init(view: "name", attribute: .height), relation: .equal, constant: 80, state: .satisfied,
            owner: "name")
        #expect(findings([text("name", by: 60), field], [below("field", "name"), length]).isEmpty)
        let wide = view(
            "wide", "UILabel", height: 20, [.init(axis: .horizontal, amount: 80, priority: 250)],
            change: { $0.text = .init(text: "Name") })
        #expect(findings([wide, field], [below("field", "wide")]).isEmpty)
    }

    @Test func `a picture is told where it is distorted, and not where it keeps its ratio`() {
        func picture(_ width: CGFloat, _ height: CGFloat, stretches: Bool = true) -> ViewSnapshot {
            let sides: [ViewSnapshot.Resizing] = [
                .init(axis: .horizontal, amount: width - 40, priority: width > 40 ? 250 : 750),
                .init(axis: .vertical, amount: height - 40, priority: height > 40 ? 250 : 750),
            ]
            return view(
                "picture", "UIImageView", width: width, height: height, sides.filter { abs($0.amount) > 0.5 },
                change: { $0.drawing.stretchesPicture = stretches })
        }
        #expect(findings([picture(80, 40)]).count == 1)
        #expect(
            findings([picture(80, 20)]).first?.message
                == "width stretched by 40: its content needs 40, and its hugging of 250 gave way; "
                + "height compressed by 20: its content needs 40, and its compression resistance of 750 gave way")
        #expect(findings([picture(80, 80)]).isEmpty)
        #expect(findings([picture(80, 40, stretches: false)]).isEmpty)
    }

    @Test func `a control of the system's size and a control that is too low are told`() {
        let toggle = view(
            "toggle", "UISwitch", width: 200, height: 31, [.init(axis: .horizontal, amount: 149, priority: 750)],
            change: {
                $0.interaction.isUsable = true
                $0.interaction.systemSize = CGSize(width: 51, height: 31)
            })
        let button = view(
            "send", "UIButton", height: 5, [.init(axis: .vertical, amount: -25, priority: 750)],
            change: { $0.interaction.isUsable = true })
        #expect(findings([toggle, button]).map(\.view) == ["toggle", "send"])
    }

    @Test func `a text that is cut off and a view whose frame is open are told once`() {
        let field = view("field", "UITextField", height: 34, [])
        let cut = Diagnostic(.warning, .truncated, view: "name", message: "the text is cut off")
        #expect(findings([text("name", by: 60), field], [below("field", "name")], diagnostics: [cut]).isEmpty)
        var open = text("name", by: 60)
        open.sizing.isAmbiguous = true
        #expect(findings([open, field], [below("field", "name")]).isEmpty)
    }
}
