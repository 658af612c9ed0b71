import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// The text of text views as TextKit's names show it.
@MainActor
@Suite struct ViewTextStorageTests {
    @Test func `the storage has the view's text, font and colour`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
        view.font = .systemFont(ofSize: 20)
        view.text = "One two"
        let storage = view.textStorage
        #expect(storage.string == "One two")
        #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        view.text = "Three"
        #expect(storage.string == "Three")
    }

    @Test func `what is changed in the storage is shown`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "One two"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Ten")
        #expect(view.text == "Ten two")
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let colors = Recording(view).runs.map { $0.color == UIColor.red.color(for: view.traitCollection) }
        #expect(colors == [false, true])
        view.textStorage.setAttributedString(NSAttributedString(string: "Else"))
        #expect(view.text == "Else")
    }

    @Test func `the manager measures in the view's width`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        view.text = "A text of several words that needs more than one line"
        let manager = view.layoutManager
        let used = manager.usedRect(for: view.textContainer)
        #expect(used.width <= 120)
        #expect(used.height > 2 * 14)
        #expect(manager.glyphRange(for: view.textContainer).length == (view.text as NSString).length)
    }

    @Test func `a view takes the room that it is given, with its text`() {
        let storage = NSTextStorage()
        let manager = NSLayoutManager()
        let room = NSTextContainer()
        storage.addLayoutManager(manager)
        manager.addTextContainer(room)
        storage.setAttributedString(NSAttributedString(string: "Given"))
        room.lineFragmentPadding = 0
        let view = UITextView(frame: .zero, textContainer: room)
        #expect(view.textContainer === room)
        #expect(view.text == "Given")
    }
}
