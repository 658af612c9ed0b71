import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineGoldens

/// The layouts that goldens of strips carry.
@Suite struct RecordedLayoutTests {
    private func layout(_ text: String) -> LayoutSnapshot {
        var label = ViewSnapshot(id: "title", className: "UILabel", frame: CGRect(x: 8, y: 8, width: 40, height: 20))
        label.text = ViewSnapshot.TextState(text: text)
        var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        root.children = [label]
        let constraint = ConstraintSnapshot(
            first: .init(view: "title", attribute: .width), relation: .equal, constant: 40, state: .satisfied,
            owner: "title")
        return LayoutSnapshot(root: root, constraints: [constraint])
    }

    /// The layout of a strip of pictures with these texts.
    private func recorded(_ texts: [String]) -> RecordedLayout {
        let size = CGSize(width: 400, height: 100)
        let pictures = texts.enumerated().map { (layout($1), CGPoint(x: 300 - 100 * (texts.count - $0 - 1), y: 20)) }
        return RecordedLayout(
            Scene(
                id: "strip", environment: SceneEnvironment(size: size), displayList: DisplayList(size: size),
                layout: .picture(of: pictures, size: size), diagnostics: []))
    }

    @Test func `a strip is compared with as many pictures as its golden carries`() {
        let last = recorded(["Bye"])
        let all = recorded(["Hello", "Bye"])
        #expect(all.lines.contains { $0.contains("picture-1/title") } && all.lines.count > last.lines.count)
        #expect(all.reduced(to: last) == last)
        #expect(all.reduced(to: all) == all)
        #expect(last.reduced(to: all) == last && all.reduced(to: nil) == all)
    }
}
