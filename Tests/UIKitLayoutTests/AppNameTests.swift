import Foundation
import Testing
import UIKitLayout

/// What apps ask of UIKit's classes beside their views.
@MainActor
@Suite struct AppNameTests {
    /// A client's pile with an initialiser of its own, which calls UIKit's designated one.
    private final class Pile: UINavigationController {
        let name: String
        init(name: String, _ root: UIViewController) {
            self.name = name
            super.init(rootViewController: root)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `a pile of a class of one's own begins with its controller`() {
        let root = UIViewController()
        #expect(Pile(name: "a", root).viewControllers == [root])
    }

    @Test func `a constraint of no items says nothing`() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(!constraint.isActive)
    }

    @Test func `a text layer takes the typeface of a font without a size`() throws {
        let layer = CATextLayer()
        layer.string = "iiii"
        layer.fontSize = 20
        let usual = layer.preferredFrameSize().width
        let font: CGFont = try #require(CGFont("Courier" as CFString))
        layer.font = font
        #expect(layer.preferredFrameSize().width > usual * 1.5)
        #expect((layer.font as? CGFont)?.postScriptName as String? == "Courier")
    }

    @Test func `renderers share a class, and their formats tell the rectangle`() {
        let renderers: [UIGraphicsRenderer] = [
            UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)), UIGraphicsPDFRenderer(bounds: .zero),
        ]
        #expect(renderers.map(\.allowsImageOutput) == [true, false])
        #expect(renderers[0].format.bounds.size == CGSize(width: 3, height: 4))
    }

    @Test func `colours follow the traits in which code runs`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var inside: UIUserInterfaceStyle?
        dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
        #expect(inside == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    private final class Note: UIDocument {
        var text = ""
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    }

    @Test func `a document is written and read`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).note")
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.open { #expect(!$0) }
        note.text = "a"
        note.save(to: url, for: .forCreating) { #expect($0) }
        let other = Note(fileURL: url)
        other.open { #expect($0) }
        #expect(other.text == "a")
        #expect(other.documentState == .normal)
        other.text = "b"
        other.updateChangeCount(.done)
        other.close { #expect($0) }
        #expect(try String(contentsOf: url, encoding: .utf8) == "b")
        #expect(other.documentState == .closed)
    }

    @Test func `one child's view takes another's place`() {
        let parent = UIViewController()
        let old = UIViewController()
        let new = UIViewController()
        parent.view.addSubview(old.view)
        var isDone = false
        parent.transition(from: old, to: new, duration: 1, options: [], animations: nil) { isDone = $0 }
        #expect(parent.view.subviews == [new.view])
        #expect(isDone)
    }
}
