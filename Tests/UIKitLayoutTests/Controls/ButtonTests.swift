import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@MainActor
@Suite struct ButtonTests {
    private func button(_ title: String, size: CGFloat = 15) -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle(title, for: .normal)
        return button
    }

    private func width(_ text: String, size: CGFloat = 15) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label.intrinsicContentSize.width
    }

    /// Heights of unstretched buttons in public Interface Builder files.
    @Test(.tags(.a28), arguments: [(12, 27), (14, 29), (15, 30), (17, 33)] as [(CGFloat, CGFloat)])
    func `a button is as wide as its title, and as high as a line and 12 points`(size: CGFloat, height: CGFloat) {
        let button = button("Forgotten password", size: size)
        #expect(button.intrinsicContentSize == CGSize(width: width("Forgotten password", size: size), height: height))
    }

    @Test(.tags(.a28)) func `insets take the place of the room above and below the title`() {
        let button = button("Forgotten password", size: 17)
        button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
        let title = width("Forgotten password", size: 17)
        #expect(button.intrinsicContentSize == CGSize(width: title + 20, height: 35))
    }

    @Test(.tags(.a28)) func `a label is as large as its text, rounded up to pixels`() {
        let label = UILabel()
        label.text = "Text"
        let size = label.intrinsicContentSize
        let scale = UITraitCollection.current.displayScale
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
        #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 1)
    }

    @Test func `a short title leaves the least width, no content the size of UIKit's empty button`() {
        #expect(button("+").intrinsicContentSize.width == 30)
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test func `a button with an image alone is as large as the image`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(.missing("icon"), size: CGSize(width: 24, height: 24)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    }

    @Test(arguments: [(UIButton.ButtonType.custom, 22.0), (.system, 18)])
    func `a button with a small image is as high as a line of its title's font`(
        type: UIButton.ButtonType, height: CGFloat
    ) {
        let button = UIButton(type: type)
        button.setImage(UIImage(.missing("icon"), size: CGSize(width: 10, height: 10)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: height))
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 18, height: height + 16))
    }

    private static let room = CGRect(x: 0, y: 0, width: 44, height: 44)

    private func frame(
        ofImage size: CGSize, in bounds: CGRect = room, _ adjust: (UIButton) -> Void = { _ in }
    ) -> CGRect? {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(.missing("icon"), size: size), for: .normal)
        adjust(button)
        button.frame = bounds
        button.layoutIfNeeded()
        return button.imageView?.frame
    }

    @Test func `an image is no larger than the room that its button and its insets leave`() {
        let large = CGSize(width: 60, height: 40)
        #expect(frame(ofImage: large) == CGRect(x: 0, y: 2, width: 44, height: 40))
        let inset = frame(ofImage: large) { $0.imageEdgeInsets = UIEdgeInsets(top: 10, left: 8, bottom: 12, right: 6) }
        #expect(inset == CGRect(x: 8, y: 10, width: 30, height: 22))
        let moved = frame(ofImage: CGSize(width: 20, height: 20)) {
            $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
        }
        #expect(moved == CGRect(x: 6, y: 12, width: 20, height: 20))
        let none = frame(ofImage: large) { $0.imageEdgeInsets = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0) }
        #expect(none?.height == 0)
    }

    @Test func `an image fills a button whose content is to fill it`() {
        let small = CGSize(width: 10, height: 12)
        let filled = frame(ofImage: small) {
            $0.contentHorizontalAlignment = .fill
            $0.contentVerticalAlignment = .fill
        }
        #expect(filled == Self.room)
        #expect(frame(ofImage: small) { $0.contentVerticalAlignment = .fill }?.size == CGSize(width: 10, height: 44))
    }

    @Test func `a title has the room that a smaller image leaves`() {
        let button = button("Title")
        button.setImage(UIImage(.missing("icon"), size: CGSize(width: 60, height: 60)), for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.size == CGSize(width: 60, height: 24))
        #expect(button.titleLabel?.frame.minX == button.imageView?.frame.maxX)
    }

    @Test func `the image stands before the title in either direction`() {
        for direction in LayoutDirection.allCases {
            let button = button("Title")
            button.setImage(UIImage(.missing("icon"), size: CGSize(width: 20, height: 20)), for: .normal)
            let shown = Screen.show(button, width: 200, height: 44, direction: direction)
            let image = shown.imageView?.frame ?? .zero
            let title = shown.titleLabel?.frame ?? .zero
            #expect(direction == .leftToRight ? image.maxX == title.minX : title.maxX == image.minX)
            #expect(abs(image.union(title).midX - 100) <= 0.5)
        }
    }

    @Test func `content stands where the alignment puts it, leading on the side where lines start`() {
        let cases: [(UIControl.ContentHorizontalAlignment, LayoutDirection, Bool)] = [
            (.left, .leftToRight, true), (.left, .rightToLeft, true), (.leading, .leftToRight, true),
            (.leading, .rightToLeft, false), (.trailing, .leftToRight, false), (.trailing, .rightToLeft, true),
        ]
        for (alignment, direction, isAtLeft) in cases {
            let button = button("Title")
            button.contentHorizontalAlignment = alignment
            let frame = Screen.show(button, width: 200, height: 44, direction: direction).titleLabel?.frame ?? .zero
            #expect(isAtLeft ? frame.minX == 0 : frame.maxX == 200)
        }
    }

    @Test func `edge insets of the title move it and leave the size alone`() {
        let button = button("Title")
        let size = button.intrinsicContentSize
        let before = Screen.show(button, width: 200, height: 44).titleLabel?.frame ?? .zero
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == before.offsetBy(dx: 10, dy: 0))
        #expect(button.intrinsicContentSize == size)
    }

    @Test func `a state without a title of its own shows the normal one`() {
        let button = button("Buy")
        button.setTitle("Bought", for: .selected)
        #expect(button.currentTitle == "Buy")
        button.isSelected = true
        #expect(button.currentTitle == "Bought")
        button.isHighlighted = true
        #expect(button.state == [.selected, .highlighted] && button.currentTitle == "Buy")
    }

    @Test func `a system button has the tint colour, pales while disabled, and a custom one is white`() {
        let system = button("Title")
        system.tintColor = .systemRed
        #expect(system.currentTitleColor == .systemRed)
        system.isEnabled = false
        #expect(system.currentTitleColor == .tertiaryLabel)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
    }

    @Test func `a title that does not fit is found, once, at the button`() {
        let button = Screen.show(button("A title with far too many words"), width: 60, height: 30)
        let snapshot = button.layoutSnapshot()
        let truncated = snapshot.findings.filter { $0.kind == .truncated }
        #expect(truncated.count == 1 && truncated.first?.view == snapshot.root.id)
        #expect(snapshot.root.text?.text == "A title with far too many words")
    }

    /// 75 by 35 points at 1x is what Interface Builder stores for a new button titled "Button".
    @Test func `a configured button has room of 7 and 12 points around a title in the body style`() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        let title = width("Button", size: 17)
        let size = button.intrinsicContentSize
        #expect(abs(size.width - (title + 24)) <= 0.5)
        #expect(abs(size.height - (UIFont.systemFont(ofSize: 17).lineHeight + 14)) < 1)
    }

    @Test func `a configured button that is made narrow wraps its title and grows`() {
        let screen = Screen(200, 400)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "A long title that has no room in one line"
        screen.add(button)
        button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        screen.layOut()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(button.frame.height > 2 * line + 14 && button.shownText?.isTruncated == false)
    }

    @Test func `subtitle and image take their places around the title`() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Buy"
        button.configuration?.subtitle = "For 5"
        button.configuration?.image = UIImage(.missing("icon"), size: CGSize(width: 20, height: 20))
        button.configuration?.imagePlacement = .top
        let shown = Screen.show(button, width: 100, height: 100)
        let frames = shown.subviews.map(\.frame)
        let texts = shown.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["Buy", "For 5"])
        let image = shown.imageView?.frame ?? .zero
        #expect(frames.filter { $0 != image }.allSatisfy { $0.minY >= image.maxY })
    }

    @Test func `actions run in order when their events are sent`() {
        let button = UIButton()
        var log: [String] = []
        let first = UIAction { _ in log.append("first") }
        button.addAction(first, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("other") }, for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        #expect(log == ["first", "second"])
        button.removeAction(first, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log == ["first", "second", "second"])
    }
}
