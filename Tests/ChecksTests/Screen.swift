import Foundation
import KeylineGraphics
import KeylineScenes

/// A screen of 320×480 points, white, to be put together view by view.
struct Screen {
    static let size = CGSize(width: 320, height: 480)
    var environment = SceneEnvironment(size: Self.size, scale: 2)
    var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(origin: .zero, size: Self.size))
    var builder = DisplayListBuilder(view: "root")

    init(direction: LayoutDirection = .leftToRight, paper: Color = .white) {
        environment.layoutDirection = direction
        root.identity.location = SourceLocation(file: "Test.xib", line: 1)
        builder.fill(CGRect(origin: .zero, size: Self.size), color: paper)
    }

    var scene: Scene {
        Scene(
            id: "scene", environment: environment, displayList: builder.displayList(size: Self.size),
            layout: LayoutSnapshot(root: root), diagnostics: [])
    }

    /// Adds a label that draws its text at the left of its frame.
    mutating func label(
        _ id: ViewID, _ text: String, at x: CGFloat, _ y: CGFloat, width: CGFloat = 100, line: Int = 2,
        color: Color = .black, size: CGFloat = 16, inset: CGFloat = 0, change: (inout ViewSnapshot) -> Void = { _ in }
    ) {
        var view = Self.view(id, "UILabel", CGRect(x: x, y: y, width: width, height: 20), line: line)
        view.text = .init(text: text)
        change(&view)
        root.children.append(view)
        builder.view = id
        builder.draw(Self.run(text, at: CGPoint(x: x + inset, y: y + 15), size: size, color: color))
    }

    static func view(_ id: ViewID, _ name: String, _ frame: CGRect, line: Int = 2) -> ViewSnapshot {
        var view = ViewSnapshot(id: id, className: name, frame: frame)
        view.identity.location = SourceLocation(file: "Test.xib", line: line)
        return view
    }

    /// Letters of half the size's width each.
    static func run(_ text: String, at origin: CGPoint, size: CGFloat, color: Color) -> GlyphRun {
        let glyphs = text.indices.enumerated().map { offset, _ in
            GlyphRun.Glyph(id: 1, position: CGPoint(x: CGFloat(offset) * size / 2, y: 0))
        }
        return GlyphRun(
            font: FontID(name: "test", checksum: "00"), fontSize: size, origin: origin,
            advance: CGFloat(text.count) * size / 2,
            glyphs: glyphs, text: text, clusters: text.map { .init(utf8Count: $0.utf8.count, glyphCount: 1) },
            direction: .leftToRight, color: color)
    }
}
