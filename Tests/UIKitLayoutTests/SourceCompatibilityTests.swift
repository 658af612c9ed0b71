import Foundation
import KeylineLocalization
import KeylineScenes
import Testing

@testable import UIKitLayout

/// What code written for UIKit finds here besides views. Sources: the documentation of `objc_setAssociatedObject`,
/// `String.init(localized:)`, `NSLocalizedString` and `hitTest(_:with:)`.
@MainActor
@Suite struct SourceCompatibilityTests {
    private final class Note {}

    @Test func `an associated object lives as long as its owner`() {
        var key: UInt8 = 0
        var owners: [AnyObject] = [UIView(), NSObject(), UILayoutGuide(), UITraitCollection()]
        weak var note: Note?
        for owner in owners {
            let made = Note()
            note = made
            objc_setAssociatedObject(owner, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, &key) as AnyObject === made)
        }
        var view: UIView? = UIView()
        do {
            let made = Note()
            note = made
            view.map { objc_setAssociatedObject($0, &key, made, .OBJC_ASSOCIATION_RETAIN) }
        }
        #expect(note != nil)
        view = nil
        owners = []
        #expect(note == nil)
    }

    @Test func `a responder reads its associated values while it goes`() {
        final class Owner: UIView {
            static nonisolated(unsafe) var key: UInt8 = 0
            nonisolated(unsafe) var report: (Any?) -> Void = { _ in }
            deinit { report(objc_getAssociatedObject(self, &Owner.key)) }
        }
        var seen: Any?
        var owner: Owner? = Owner()
        owner?.report = { seen = $0 }
        owner.map { objc_setAssociatedObject($0, &Owner.key, "value", .OBJC_ASSOCIATION_COPY) }
        owner = nil
        #expect(seen as? String == "value")
    }

    @Test func `delegates are held weakly`() {
        final class Listener: UIResponder, UITabBarDelegate, UISplitViewControllerDelegate, UITextPasteDelegate {}
        let bar = UITabBar()
        let split = UISplitViewController()
        let field = UITextField()
        var listener: Listener? = Listener()
        bar.delegate = listener
        split.delegate = listener
        field.pasteDelegate = listener
        #expect(bar.delegate === listener && split.delegate === listener && field.pasteDelegate === listener)
        listener = nil
        #expect(bar.delegate == nil && split.delegate == nil && field.pasteDelegate == nil)
    }

    @Test func `content of few views is kept for each of them`() {
        let view = UIView()
        let other = UIView()
        #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
        view.showsLargeContentViewer = true
        view.largeContentTitle = "Inbox"
        view.accessibilityLabel = "Mail"
        #expect(view.showsLargeContentViewer && view.largeContentTitle == "Inbox")
        #expect(other.largeContentTitle == nil && other.accessibilityLabel == nil)
        #expect(view.accessibilityFrameInContainerSpace == view.frame)
        view.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame.size.width = 50
        #expect(view.accessibilityFrameInContainerSpace == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `keys and owners are told apart, nil takes an association away`() {
        var first: UInt8 = 0
        var second: UInt8 = 0
        let one = UIView()
        let other = NSObject()
        objc_setAssociatedObject(one, &first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(one, &second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(other, &first, "b", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(one, &first) as? String == "a")
        #expect(objc_getAssociatedObject(one, &second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &first) as? String == "b")
        #expect(objc_getAssociatedObject(other, &second) == nil)
        objc_setAssociatedObject(one, &first, nil, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(one, &first) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &second) == nil)
    }

    @Test func `what is assigned is not kept alive`() {
        var key: UInt8 = 0
        let view = UIView()
        var note: Note? = Note()
        objc_setAssociatedObject(view, &key, note, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &key) is Note)
        note = nil
        #expect(objc_getAssociatedObject(view, &key) == nil)
    }

    @Test func `an address that is used again answers with nothing`() {
        var key: UInt8 = 0
        for _ in 0..<2000 {
            let object = NSObject()
            #expect(objc_getAssociatedObject(object, &key) == nil)
            objc_setAssociatedObject(object, &key, "left behind", .OBJC_ASSOCIATION_RETAIN)
        }
    }

    private struct Strings: StringSource {
        func text(forKey key: String, table: String?) -> String? {
            ["greeting": "Hallo", "%lld of %@": "%1$lld von %2$@", "Main/title": "Titel"][
                (table.map { $0 + "/" } ?? "") + key]
        }
    }

    private func inGerman<Result>(_ strings: any StringSource = Strings(), _ body: () -> Result) -> Result {
        var environment = SceneEnvironment(size: CGSize(width: 100, height: 100))
        environment.locale = "de-DE"
        let context = SceneContext(
            environment: environment, typesetter: SceneContext.current.typesetter, strings: strings)
        return context.perform(body)
    }

    @Test func `texts come from the tables of the scene`() {
        inGerman {
            #expect(String(localized: "greeting") == "Hallo")
            #expect(String(localized: "title", table: "Main") == "Titel")
            #expect(String(localized: "\(3) of \("acht")") == "3 von acht")
            #expect(String(localized: "nothing is known") == "nothing is known")
            #expect(String(localized: "greeting", defaultValue: "Hello") == "Hallo")
            #expect(String(localized: "other", defaultValue: "Hello, \("Ada")") == "Hello, Ada")
            #expect(NSLocalizedString("greeting", comment: "") == "Hallo")
            #expect(NSLocalizedString("title", tableName: "Main", comment: "") == "Titel")
            #expect(NSLocalizedString("unknown", value: "Hello", comment: "") == "Hello")
        }
        #expect(String(localized: "greeting") == "greeting")
    }

    @Test func `formats that no table gave are filled as Foundation fills them`() {
        inGerman {
            #expect(String(format: "%d of %@", 3, "acht") == "3 of acht")
            #expect(String(format: "%.1f", 1.5) == "1.5")
            let format = NSLocalizedString("%.1f km", comment: "")
            #expect(String.localizedStringWithFormat(format, 1.5) == "1,5 km")
            #expect(String(format: format, 1.5) == "1.5 km")
            #expect(String(format: format, locale: Locale(identifier: "fr"), 1.5) == "1,5 km")
        }
    }

    @Test func `a format that a key stood for takes the form for its number`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"%lld seats": {"localizations": {"de": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld Platz"}}, "other": {"stringUnit": {"value": "%lld Plätze"}}}}}}}}}
            """
        let table = try StringCatalog(data: Data(catalog.utf8), file: "f").table("de")
        inGerman(TableStrings(table: table)) {
            let format = NSLocalizedString("%lld seats", comment: "")
            #expect(format == "%lld Plätze")
            #expect(String.localizedStringWithFormat(format, 1) == "1 Platz")
            #expect(String.localizedStringWithFormat(format, 20000) == "20.000 Plätze")
            #expect(String(format: format, 1) == "1 Platz")
            #expect(String(localized: "\(1) seats") == "1 Platz")
        }
    }

    private struct TableStrings: StringSource {
        let table: StringTable
        func text(forKey key: String, table: String?) -> String? { self.table[key] }
        func plural(forKey key: String, table: String?) -> PluralText? { self.table.entries[key]?.plural }
    }

    @Test func `numbers in a text follow the scene's region`() {
        #expect(inGerman { String(localized: "\(1.5, specifier: "%.1f") km") } == "1,5 km")
        #expect(String(localized: "\(1.5, specifier: "%.1f") km") == "1.5 km")
    }

    private final class Stars: UIView {
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            backgroundColor = .red
        }

        override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 10) }
    }

    @Test func `a registered class is found with or without its module`() {
        #expect(ViewClasses.makeView(named: "Stars") == nil)
        ViewClasses.register(Stars.self, named: "Stars")
        #expect(ViewClasses.makeView(named: "Stars") is Stars)
        #expect(ViewClasses.makeView(named: "App.Stars")?.intrinsicContentSize.width == 70)
        #expect(ViewClasses.makeView(named: "Unknown") == nil)
    }

    @Test func `a touch is for the frontmost view that takes it`() {
        let outer = UIView()
        let back = UIView()
        let front = UIView()
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for view in [back, front] {
            view.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
            outer.addSubview(view)
        }
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
        back.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 130, y: 30), with: nil) == nil)
        #expect(!UILabel().isUserInteractionEnabled)
    }
}
