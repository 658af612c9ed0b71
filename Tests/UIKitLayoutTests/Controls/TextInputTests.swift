import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@MainActor
@Suite struct TextInputTests {
    /// Rounded fields in Interface Builder files since Xcode 11 are 34 points high.
    @Test func `a rounded text field is 34 points high, and higher where its font is`() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height >= ceil(UIFont.systemFont(ofSize: 40).lineHeight))
    }

    @Test func `a text field is as wide as its text, or else its placeholder, with the border`() {
        let field = UITextField()
        field.placeholder = "Placeholder"
        let placeholder = field.intrinsicContentSize.width
        field.text = "A text that is longer"
        let text = field.intrinsicContentSize.width
        #expect(text > placeholder)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.width == text + 14)
    }

    @Test func `a text field says its text, or else its placeholder, and whether it is cut`() {
        let field = Screen.show(UITextField(), width: 60, height: 34)
        field.placeholder = "A placeholder that is too long"
        #expect(field.shownText?.text == "A placeholder that is too long" && field.shownText?.isTruncated == true)
        field.text = "Ok"
        #expect(field.shownText?.text == "Ok" && field.shownText?.isTruncated == false)
    }

    @Test func `a secret is drawn as dots`() {
        let field = Screen.show(UITextField(), width: 200, height: 34)
        field.text = "abc"
        field.isSecureTextEntry = true
        #expect(Recording(field).texts == ["•••"])
    }

    @Test func `the views beside the text and the button that clears it change sides with the direction`() {
        var rects: [CGRect] = []
        for direction in LayoutDirection.allCases {
            let field = UITextField()
            field.text = "Text"
            field.clearButtonMode = .always
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            field.leftViewMode = .always
            let shown = Screen.show(field, width: 200, height: 34, direction: direction)
            rects.append(shown.leftView?.frame ?? .zero)
            rects.append(shown.clearButtonRect(forBounds: shown.bounds))
            rects.append(shown.textRect(forBounds: shown.bounds))
        }
        #expect(rects[0].minX == 0 && rects[1].maxX > 190)
        for index in 0..<3 { #expect(rects[index].mirrored(in: 200) == rects[index + 3].onHundredths) }
    }

    @Test func `a view beside the text is hidden unless its mode shows it`() {
        let field = UITextField()
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightViewMode = .whileEditing
        let shown = Screen.show(field, width: 200, height: 34)
        #expect(shown.rightView?.isHidden == true)
        #expect(shown.textRect(forBounds: shown.bounds) == shown.bounds)
    }

    // MARK: Text views

    private func textView(_ text: String) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test(.tags(.a30)) func `a text view that scrolls has no size of its own`() {
        let view = textView("Text")
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test(.tags(.a30)) func `one that does not scroll has the size of one line where nothing limits its width`() {
        let view = textView("A text of some words that stands in one line")
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = view.text
        let size = view.intrinsicContentSize
        #expect(abs(size.width - (label.intrinsicContentSize.width + 10)) <= 1)
        #expect(abs(size.height - (label.font.lineHeight + 16)) < 1)
    }

    @Test(.tags(.a30)) func `one that does not scroll has the height that its text needs at its width`() {
        let screen = Screen(160, 600)
        let view = textView("A text of some words that does not stand in one line of this width")
        screen.add(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 160),
        ])
        screen.layOut()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 160, height: 0)).height)
        #expect(view.frame.height > 2 * UIFont.systemFont(ofSize: 17).lineHeight + 16)
    }

    @Test(.tags(.a30)) func `a text view that ceases to scroll takes its size`() {
        let screen = Screen(160, 600)
        let view = textView("A text of some words that does not stand in one line of this width")
        view.isScrollEnabled = true
        screen.add(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 160),
        ])
        screen.layOut()
        #expect(view.frame.height == 0)
        view.isScrollEnabled = false
        screen.layOut()
        #expect(view.frame.height > 2 * UIFont.systemFont(ofSize: 17).lineHeight)
    }

    @Test func `a text view's text keeps its insets and the padding of lines`() {
        let view = Screen.show(textView("Text"), width: 200, height: 100)
        let origin = Recording(view).runs.first?.origin ?? .zero
        #expect(origin.x == 5)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(origin.y - (8 + font.ascender)) < 0.5)
    }

    /// Source: labels aligned with fields of a given height in Interface Builder files. It is otherwise with labels (A35).
    @Test func `a text field's baseline meets a label's at every height`() {
        let screen = Screen(300, 200)
        let label = UILabel()
        label.text = "Name"
        let field = UITextField()
        field.text = "Ann"
        screen.add(label, field)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
            field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        screen.layOut()
        let atContent = drawnBaseline("Ann", in: screen)
        #expect(abs(atContent - drawnBaseline("Name", in: screen)) <= 0.5)
        field.heightAnchor.constraint(equalToConstant: 80).isActive = true
        screen.layOut()
        #expect(abs(drawnBaseline("Ann", in: screen) - drawnBaseline("Name", in: screen)) <= 0.5)
    }

    @Test(.tags(.a35, .f20))
    func `two labels share a baseline at their own heights, and drift apart when one is stretched`() {
        let screen = Screen(300, 200)
        let first = UILabel()
        let second = UILabel()
        first.text = "Large"
        second.text = "small"
        first.font = .systemFont(ofSize: 30)
        screen.add(first, second)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
            second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        ])
        screen.layOut()
        #expect(abs(drawnBaseline("Large", in: screen) - drawnBaseline("small", in: screen)) <= 0.5)
        second.heightAnchor.constraint(equalToConstant: 90).isActive = true
        screen.layOut()
        #expect(abs(drawnBaseline("Large", in: screen) - drawnBaseline("small", in: screen)) > 5)
    }

    private func drawnBaseline(_ text: String, in screen: Screen) -> CGFloat {
        Recording(screen.view).runs.first { $0.text == text }?.origin.y ?? -1
    }

    @Test func `places in a text are counted in code units, and none lies outside`() throws {
        let field = UITextField()
        field.text = "A\u{1F30A}B"
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 4)
        for offset in [-1, 5, Int.max, Int.min] { #expect(field.position(from: start, offset: offset) == nil) }
        #expect(field.position(from: field.endOfDocument, offset: Int.max) == nil)
        let wave = try #require(
            field.position(from: start, offset: 1).flatMap { first in
                field.position(from: start, offset: 3).flatMap { field.textRange(from: first, to: $0) }
            })
        #expect(field.text(in: wave) == "\u{1F30A}")
        field.replace(wave, withText: "--")
        #expect(field.text == "A--B")
        let backwards = try #require(field.textRange(from: field.endOfDocument, to: start))
        #expect(field.text(in: backwards) == nil)
        field.replace(backwards, withText: "?")
        #expect(field.text == "A--B")
    }
}
