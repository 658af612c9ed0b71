import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// What labels do with text that is too long, and with the text size.
@MainActor
@Suite struct LabelTextTests {
    private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    private func drawn(_ label: UILabel, width: CGFloat, height: CGFloat = 40) -> Recording {
        Recording(Screen.show(label, width: width, height: height))
    }

    @Test func `a shrunken line stands where the label's baseline adjustment says`() throws {
        func baseline(_ adjustment: UIBaselineAdjustment, width: CGFloat) throws -> (y: CGFloat, size: CGFloat) {
            let label = label("A label that is too long") {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
                $0.baselineAdjustment = adjustment
            }
            let run = try #require(drawn(label, width: width).runs.first)
            return (run.origin.y, run.fontSize)
        }
        let usual = try baseline(.alignBaselines, width: 400)
        let aligned = try baseline(.alignBaselines, width: 130)
        let centered = try baseline(.alignCenters, width: 130)
        let top = try baseline(.none, width: 130)
        #expect(aligned.size < 16 && aligned.size == centered.size)
        #expect(abs(aligned.y - usual.y) < 0.01)
        #expect(top.y < centered.y && centered.y < aligned.y)
    }

    @Test(arguments: [(10.0, 1), (45, 2), (70, 3), (200, 4)])
    func `a label that is too low draws its whole lines, the last of them with an ellipsis`(height: CGFloat, lines: Int)
    {
        let label = label("One\nTwo\nThree\nFour") { $0.numberOfLines = 0 }
        let recording = drawn(label, width: 200, height: height)
        #expect(Set(recording.runs.map(\.origin.y)).count == lines)
        #expect(recording.texts.contains { $0.contains("…") } == (lines < 4))
        // What is drawn is in the label's middle, as if the rest were not there.
        let baselines = recording.runs.map(\.origin.y)
        #expect(baselines.allSatisfy { $0 > 0 && (height < 20 || $0 < height) })
    }

    @Test(arguments: [10.0, 40])
    func `a line that is higher than its label is cut at the label's edges`(height: CGFloat) {
        let screen = Screen.show(label("Tall"), width: 200, height: height)
        let cuts = screen.displayList().items.flatMap(clips)
        #expect(
            cuts.contains { $0.controlPointBounds.minY == 0 && $0.controlPointBounds.maxY == height } == (height < 20))
    }

    private func clips(_ item: DisplayItem) -> [Path] {
        guard case .group(let group) = item.content else { return [] }
        return (group.clip.map { [$0] } ?? []) + group.items.flatMap(clips)
    }

    @Test func `text of several lines shrinks into the label's bounds`() {
        let label = label("Some words that need several lines to be shown in full") {
            $0.numberOfLines = 0
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.3
        }
        let sizes = Set(drawn(label, width: 100, height: 40).runs.map(\.fontSize))
        #expect(sizes.count == 1 && (sizes.first ?? 17) < 16)
        #expect(label.shownText?.isTruncated == false)
    }

    @Test(arguments: [0, 0.2] as [CGFloat])
    func `a label shrinks its text as far as it was told, without a limit of its own`(factor: CGFloat) {
        let label = label("A line of words that is four times as long") {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = factor
        }
        let size = drawn(label, width: 90).runs.first?.fontSize ?? 17
        #expect(size < 8)
        #expect(label.shownText?.isTruncated == false)
    }

    @Test func `a label tightens its line before it truncates it where that is allowed`() {
        let width = label("Settings and privacy").intrinsicContentSize.width / 1.03
        #expect(drawn(label("Settings and privacy"), width: width).texts.joined().hasSuffix("…"))
        let tight = label("Settings and privacy") { $0.allowsDefaultTighteningForTruncation = true }
        #expect(drawn(tight, width: width).texts.joined() == "Settings and privacy")
    }

    @Test func `a label of several lines is as high as its subclass says`() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 16, height: size.height + 10)
            }
        }
        func height(_ label: UILabel) -> CGFloat {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
            label.text = "Some words that need several lines to be shown in full"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                label.topAnchor.constraint(equalTo: view.topAnchor),
            ])
            view.layoutIfNeeded()
            return label.frame.height
        }
        #expect(height(UILabel()) > 60)
        #expect(height(Padded()) == height(UILabel()) + 10)
    }

    @Test func `the standard strategy leaves no word alone on the last line`() {
        let width = label("Please read the agenda for").intrinsicContentSize.width + 2
        func firstLine(_ strategy: NSParagraphStyle.LineBreakStrategy) -> String {
            let label = label("Please read the agenda for tomorrow") {
                $0.numberOfLines = 0
                $0.lineBreakStrategy = strategy
            }
            let runs = drawn(label, width: width, height: 60).runs
            return runs.filter { $0.origin.y == runs.first?.origin.y }.map(\.text).joined()
        }
        #expect(firstLine([]) == "Please read the agenda for")
        #expect(firstLine(.standard) == "Please read the agenda")
    }

    @Test func `attributed text has tabs, hyphens and pictures`() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
        let text = NSMutableAttributedString(string: "a\tb", attributes: [.paragraphStyle: style])
        let label = UILabel()
        label.attributedText = text
        let b = try #require(drawn(label, width: 200).runs.last { $0.text.contains("b") })
        let end = b.origin.x + b.advance
        let plain = self.label("b").intrinsicContentSize.width
        #expect(abs(end - 50 - plain) < 1)

        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
        let pictured = NSMutableAttributedString(string: "a")
        pictured.append(NSAttributedString(attachment: attachment))
        label.attributedText = pictured
        #expect(abs(label.intrinsicContentSize.width - self.label("a").intrinsicContentSize.width - 30) < 1)
    }

    @Test func `a copy of a paragraph style keeps what it says`() throws {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 0.5
        style.lineBreakStrategy = .pushOut
        style.baseWritingDirection = .rightToLeft
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.hyphenationFactor = 1
        #expect(style.hyphenationFactor == 0.5 && copy.lineBreakStrategy == .pushOut)
        #expect((copy.copy() as? NSParagraphStyle)?.baseWritingDirection == .rightToLeft)
    }

    // MARK: Text size

    private func screen(_ category: ContentSizeCategory) -> Screen {
        var environment = SceneEnvironment(size: CGSize(width: 300, height: 300), scale: 2)
        environment.contentSizeCategory = category
        return Screen(environment)
    }

    @Test func `a view takes no larger and no smaller text size than it allows`() {
        let screen = screen(.accessibilityExtraLarge)
        let label = label("Body") {
            $0.font = .preferredFont(forTextStyle: .body)
            $0.adjustsFontForContentSizeCategory = true
        }
        let around = UIView()
        around.addSubview(label)
        screen.view.addSubview(around)
        #expect(abs(label.intrinsicContentSize.height - ceil(40 * 2444 / 2048 * 2) / 2) < 0.01)
        around.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(abs(label.intrinsicContentSize.height - ceil(19.0 * 2444 / 2048 * 2) / 2) < 0.01)
        around.maximumContentSizeCategory = nil
        label.minimumContentSizeCategory = .accessibilityExtraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraLarge)
        #expect(around.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    }

    @Test func `a font of metrics follows the text size of its label, up to its limit`() {
        let screen = screen(.accessibilityMedium)
        let label = label("Own font") {
            $0.font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 20, weight: .regular))
            $0.adjustsFontForContentSizeCategory = true
        }
        screen.view.addSubview(label)
        // Body grows from a leading of 22 points to one of 34.
        let size: CGFloat = (20.0 * 34 / 22 * 2).rounded() / 2
        #expect(abs(label.intrinsicContentSize.height - ceil(size * 2444 / 2048 * 2) / 2) < 0.01)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 24)
        #expect(abs(label.intrinsicContentSize.height - ceil(24.0 * 2444 / 2048 * 2) / 2) < 0.01)
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: label.traitCollection) == 15.5)
    }
}
