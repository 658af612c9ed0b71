import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineGoldens

/// The causes that a picture of code tells by its own fonts, colours and distances, which no file says.
@Suite struct PicturedViewTests {
    /// A stack of padded texts in a window, as SwiftUI's views name them.
    private struct Stack {
        var texts = ["Title", "Kept"]
        var fontSize: CGFloat = 28
        var color = Color.black
        var background: Color? = .white
        var opacity = 1.0
        var spacing: CGFloat = 12
        var padding: CGFloat = 16
        var width: CGFloat = 100

        func scene() -> Scene {
            let size = CGSize(width: 320, height: 200)
            var builder = DisplayListBuilder(view: "Window")
            var texts: [ViewSnapshot] = []
            var y: CGFloat = 0
            for (index, text) in self.texts.enumerated() {
                let id = ViewID("Window/padding/VStack/Text" + (index == 0 ? "" : "-\(index + 1)"))
                var view = ViewSnapshot(
                    id: id, className: "Text", frame: CGRect(x: 0, y: y, width: width, height: fontSize))
                view.text = ViewSnapshot.TextState(text: text)
                view.sizing.proposal = LayoutProposal(width: 300, height: nil)
                texts.append(view)
                y += fontSize + spacing
                builder.view = id
                let origin = CGPoint(x: padding, y: padding + y)
                builder.group(opacity: index == 0 ? opacity : 1) { list in
                    list.view = id
                    list.draw(
                        GlyphRun(
                            font: FontID(
                                name: "Inter", checksum: "0", variations: [.init(tag: "wght", value: 600)]),
                            fontSize: fontSize, origin: origin, advance: width, glyphs: [.init(id: 1, position: .zero)],
                            text: text, clusters: [.init(utf8Count: text.utf8.count, glyphCount: 1)],
                            direction: .leftToRight, color: color))
                }
            }
            let frame = CGRect(x: padding, y: padding, width: width, height: y - spacing)
            var stack = ViewSnapshot(id: "Window/padding/VStack", className: "VStack", frame: frame)
            stack.children = texts
            stack.sizing.proposal = LayoutProposal(width: 300, height: 180)
            var padded = ViewSnapshot(
                id: "Window/padding", className: "padding",
                frame: CGRect(x: 0, y: 0, width: width + 2 * padding, height: frame.height + 2 * padding))
            padded.children = [stack]
            padded.sizing.proposal = LayoutProposal(width: 320, height: 200)
            if let background {
                builder.view = padded.id
                builder.fill(padded.frame, color: background)
            }
            var root = ViewSnapshot(id: "Window", className: "Window", frame: CGRect(origin: .zero, size: size))
            root.children = [padded]
            return Scene(
                id: "scene", environment: SceneEnvironment(size: size), displayList: builder.displayList(size: size),
                layout: LayoutSnapshot(root: root), diagnostics: [])
        }
    }

    private func causes(_ change: (inout Stack) -> Void) -> [String] {
        let old = Stack().scene()
        var stack = Stack()
        change(&stack)
        let new = stack.scene()
        let lines = [old, new].map { $0.layout.description.split(separator: "\n").map(String.init) }
        return PicturedView.causes(
            from: PicturedView.views(of: old), to: PicturedView.views(of: new),
            LayoutAlignment(from: lines[0], to: lines[1])
        ).map(\.words)
    }

    @Test func `a font is named with its weight and size`() {
        #expect(
            causes { $0.fontSize = 34 } == [
                "Text (Window/padding/VStack/Text): font Inter weight 600 28 → Inter weight 600 34",
                "Text (Window/padding/VStack/Text-2): font Inter weight 600 28 → Inter weight 600 34",
            ])
    }

    @Test func `colours of texts and fills are named`() {
        #expect(causes { $0.color = Color(hexadecimal: 0x007AFF) }.first?.hasSuffix("colour #000000 → #007AFF") == true)
        #expect(causes { $0.background = .black } == ["padding (Window/padding): fill #FFFFFF → #000000"])
        #expect(causes { $0.background = nil } == ["padding (Window/padding): fill #FFFFFF is gone"])
        #expect(causes { $0.opacity = 0.5 } == ["Text (Window/padding/VStack/Text): opacity is now 0.5"])
    }

    @Test func `distances of stacks and paddings are named, and not the frames that follow from them`() {
        #expect(causes { $0.spacing = 20 } == ["VStack (Window/padding/VStack): spacing 12 → 20"])
        #expect(causes { $0.padding = 24 } == ["padding (Window/padding): padding 16 → 24"])
    }

    @Test func `a view that answers the same proposal with another size is named, and none around it`() {
        #expect(
            causes { $0.width = 140 } == [
                "Text (Window/padding/VStack/Text-2): size 100×28 → 140×28",
                "Text (Window/padding/VStack/Text): size 100×28 → 140×28",
            ])
        #expect(causes { $0.texts[0] = "Heading" }.isEmpty, "a text is told by the layout")
    }

    @Test func `a view that comes between others changes nothing of them`() {
        #expect(causes { $0.texts.insert("New", at: 1) }.isEmpty)
        #expect(causes { $0.texts.removeFirst() }.isEmpty)
    }

    @Test func `a cause has the place of its view or of the view around it`() {
        var scene = Stack().scene()
        scene.layout.root.children[0].identity.location = SourceLocation(file: "a.yaml", line: 4)
        let cause = PicturedView.located(
            GoldenCause(subject: "Text (Window/padding/VStack/Text)", change: "is new"),
            in: PicturedView.views(of: scene))
        #expect(cause.location == SourceLocation(file: "a.yaml", line: 4))
    }
}
