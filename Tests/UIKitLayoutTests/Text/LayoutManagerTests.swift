import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// TextKit's names set the lines that labels have. Source: Apple's documentation of `NSLayoutManager` and `NSTextContainer`.
@MainActor
@Suite struct LayoutManagerTests {
    private static let words = "The path climbs to the ridge in wide turns and comes back along the meadows."
    private let screen = Screen(320, 480)

    /// Layout managers do not hold their texts.
    private final class Keeper {
        var storages: [NSTextStorage] = []
    }
    private let keeper = Keeper()

    private func set(
        _ text: String = words, width: CGFloat = 200, height: CGFloat = 0,
        _ adjust: (NSTextContainer) -> Void = { _ in }
    ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        keeper.storages.append(storage)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        adjust(container)
        return (manager, container, storage)
    }

    private func lines(_ manager: NSLayoutManager) -> [(fragment: CGRect, used: CGRect, range: NSRange)] {
        var lines: [(CGRect, CGRect, NSRange)] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { fragment, used, _, range, _ in
            lines.append((fragment, used, range))
        }
        return lines
    }

    @Test func `lines are those of a label as wide as the room between the paddings`() {
        let (manager, container, storage) = set()
        let label = UILabel()
        label.text = Self.words
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - label.sizeThatFits(CGSize(width: 190, height: 0)).height) < 0.5)
        #expect(used.minX == 0 && used.maxX <= 200)
        let lines = lines(manager)
        #expect(lines.count == Int((used.height / label.font.lineHeight).rounded()))
        #expect(lines.allSatisfy { $0.fragment.width == 200 && $0.used.width <= 200 })
        #expect(lines.map(\.range.length).reduce(0, +) == storage.length)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
    }

    @Test func `a room takes the lines that its height and its number of lines let in`() throws {
        let whole = lines(set().manager)
        let (low, container, _) = set(height: whole[0].fragment.height * 2 + 1)
        #expect(low.glyphRange(for: container).length == NSMaxRange(whole[1].range))
        #expect(lines(set { $0.maximumNumberOfLines = 1 }.manager).count == 1)
        let (other, first, _) = set()
        let second = NSTextContainer(size: CGSize(width: 200, height: 100))
        other.addTextContainer(second)
        #expect(other.glyphRange(for: second).length == 0)
        #expect(other.textContainer(forGlyphAt: 3, effectiveRange: nil) === first)
    }

    @Test(arguments: [("The path climbs", CGFloat(8)), ("يصعد المسار إلى القمة", 8)])
    func `a point in the middle of a character finds it, and its rectangle has the point`(text: String, y: CGFloat) {
        let (manager, container, storage) = set(text, width: 300)
        for index in 0..<storage.length where (text as NSString).character(at: index) != 0x20 {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            guard box.width > 0 else { continue }
            var part: CGFloat = 0
            let found = manager.characterIndex(
                for: CGPoint(x: box.midX, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &part)
            #expect(found == index, "\(index) of \(text)")
            #expect(abs(part - 0.5) < 0.01)
        }
    }

    @Test func `glyphs stand on the baseline of their line, behind those before them`() {
        let (manager, container, _) = set("Ridge")
        let first = manager.location(forGlyphAt: 0)
        let second = manager.location(forGlyphAt: 1)
        #expect(first.x == container.lineFragmentPadding)
        let letter = NSAttributedString(string: "R", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
        #expect(abs(second.x - first.x - letter.width) < 0.01)
        #expect(first.y > 12 && first.y < manager.usedRect(for: container).height)
    }

    @Test func `drawing a range draws its lines at the place of the room`() {
        let (manager, container, _) = set("One\nTwo")
        let view = TextCanvas(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) {
            manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 30, y: 20))
        }
        let runs = Recording(view).runs
        #expect(runs.map(\.text) == ["One", "Two"])
        #expect(runs.allSatisfy { $0.origin.x == 35 })
        #expect(abs(runs[0].origin.y - 20 - manager.location(forGlyphAt: 0).y) < 0.51)
        let partial = TextCanvas(frame: view.frame) {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 4, length: 3), at: .zero)
        }
        #expect(partial.displayList().items.count == 1, "what lies outside of the range is clipped")
    }
}

/// A view that draws what a function draws.
private final class TextCanvas: UIView {
    private let body: () -> Void

    init(frame: CGRect, _ body: @escaping () -> Void) {
        self.body = body
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { body() }
}
