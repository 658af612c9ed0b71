import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// What configurations say of texts with attributes, wheels, marks and backgrounds.
@MainActor
@Suite struct ConfiguredButtonTests {
    private func shown(_ configuration: UIButton.Configuration, _ direction: LayoutDirection = .leftToRight) -> UIButton
    {
        Screen.show(UIButton(configuration: configuration), width: 200, height: 50, direction: direction)
    }

    @Test func `a title with attributes is drawn with them`() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Big")
        title.font = UIFont.systemFont(ofSize: 29)
        title.foregroundColor = UIColor.brown
        configuration.attributedTitle = title
        let run = Recording(shown(configuration)).runs.first
        #expect(run?.fontSize == 29)
        #expect(run?.color == UIColor.brown.color(for: .current))
        #expect(configuration.title == "Big")
    }

    @Test func `a transformer changes what the button gives`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: (incoming.font?.pointSize ?? 0) + 4)
            return outgoing
        }
        let run = Recording(shown(configuration)).runs.first
        #expect(run?.fontSize == 21)
        #expect(run?.color == UIColor.white.color(for: .current))
    }

    @Test func `a wheel takes the place of the image`() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        configuration.title = "Wait"
        let button = shown(configuration)
        #expect(button.subviews.allSatisfy { !($0 is UIActivityIndicatorView) })
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        #expect(button.imageView?.isHidden == true)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a mark stands after the title`(direction: LayoutDirection) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Choice"
        let plain = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.indicator = .popup
        let button = shown(configuration, direction)
        let mark = button.subviews.compactMap { $0 as? UIImageView }.first
        let title = button.titleLabel?.frame ?? .zero
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width > plain)
        #expect(direction == .leftToRight ? mark?.frame.minX ?? 0 >= title.maxX : mark?.frame.maxX ?? 999 <= title.minX)
    }

    @Test func `colours behind are transformed, and lines lie as far outside as is said`() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .brown
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .orange }
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 4
        let recording = Recording(shown(configuration))
        #expect(recording.fills(.orange).count == 1)
        let line = recording.shapes.first(where: \.isStroke)
        #expect(line?.bounds == CGRect(x: -3, y: -3, width: 206, height: 56))
    }

    @Test func `a view behind is as large as the background`() {
        let view = UIView()
        var configuration = UIButton.Configuration.plain()
        configuration.background.customView = view
        configuration.background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = shown(configuration)
        #expect(view.superview === button && button.subviews.first === view)
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    }

    @Test func `attributed strings of values and of objects say the same`() throws {
        var text = AttributedString("ab")
        text.foregroundColor = UIColor.brown
        text.underlineStyle = NSUnderlineStyle.single
        let object = NSAttributedString(text)
        #expect(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .brown)
        let back = AttributedString(object)
        let style: NSUnderlineStyle? = back.runs.first?.underlineStyle
        #expect(style == .single)
    }
}
