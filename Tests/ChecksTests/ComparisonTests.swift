import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

@Suite struct ComparisonTests {
    // MARK: Text sizes

    private func sized(_ category: ContentSizeCategory, _ sizes: [(ViewID, CGFloat)]) -> Scene {
        var screen = Screen()
        screen.environment.contentSizeCategory = category
        for (index, (id, size)) in sizes.enumerated() {
            screen.label(id, id.rawValue, at: 20, 20 + 60 * CGFloat(index), line: index + 2, size: size)
        }
        return screen.scene
    }

    @Test func `text that keeps its size among text that grows is a warning, once for the screen`() {
        let small = sized(.large, [("a", 16), ("b", 16), ("c", 16)])
        let large = sized(.accessibilityExtraLarge, [("a", 16), ("b", 40), ("c", 16)])
        let found = TextSizeComparison.finding(small, large)
        #expect(found?.severity == .warning)
        #expect(found?.view == "a")
        #expect(found?.message.contains("stays at 16 points at AX3") == true)
        #expect(found?.message.contains("so do Label \"c\" (line 4)") == true)
    }

    @Test func `a screen on which no text grows is a note`() {
        let small = sized(.large, [("a", 16)])
        #expect(TextSizeComparison.finding(small, sized(.extraLarge, [("a", 16)]))?.severity == .note)
        #expect(TextSizeComparison.finding(small, sized(.extraLarge, [("a", 18)])) == nil)
    }

    // MARK: Direction

    private func placed(
        _ direction: LayoutDirection, x: CGFloat, inset: CGFloat = 0, width: CGFloat = 100, keeps: Bool = false
    ) -> Scene {
        var screen = Screen(direction: direction)
        screen.label("a", "Hello", at: x, 20, width: width, inset: inset) { $0.keepsDirection = keeps }
        return screen.scene
    }

    @Test func `a view that stays on its side is not mirrored`() {
        let found = MirrorComparison.findings(placed(.leftToRight, x: 20), placed(.rightToLeft, x: 20))
        #expect(found.map(\.view) == ["a"])
        #expect(found.first?.message == "is 20 from the left in both directions")
    }

    @Test(arguments: [
        ("a", "frame", [Diagnostic.Severity.note]), ("a", "layoutDirection", []), ("root", "layoutDirection", []),
        ("root", "frame", [.warning]),
    ])
    func `a view whose frame code sets is a note, and one that code mirrors none`(
        view: String, property: String, expected: [Diagnostic.Severity]
    ) {
        func scene(_ direction: LayoutDirection) -> Scene {
            var screen = Screen(direction: direction)
            let origin = ViewSnapshot.CodeValue(
                property: property, location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
            screen.label("a", "Hello", at: 20, 20) { if view == "a" { $0.codeValues = [origin] } }
            if view == "root" { screen.root.codeValues = [origin] }
            return screen.scene
        }
        #expect(MirrorComparison.findings(scene(.leftToRight), scene(.rightToLeft)).map(\.severity) == expected)
    }

    @Test func `a view inside one whose frame code sets is a note`() {
        func scene(_ direction: LayoutDirection, _ codeValues: [ViewSnapshot.CodeValue]) -> Scene {
            var screen = Screen(direction: direction)
            screen.label("a", "Hello", at: 20, 20)
            var box = Screen.view("box", "UIView", CGRect(origin: .zero, size: Screen.size))
            box.children = screen.root.children
            box.codeValues = codeValues
            screen.root.children = [box]
            return screen.scene
        }
        let frame = ViewSnapshot.CodeValue(
            property: "frame", location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
        for (values, severity) in [([frame], Diagnostic.Severity.note), ([], .warning)] {
            let findings = MirrorComparison.findings(scene(.leftToRight, values), scene(.rightToLeft, values))
            #expect(findings.map(\.severity) == [severity])
        }
    }

    @Test func `a text with attributes of code may have another alignment`() {
        func count(_ property: String) -> Int {
            func scene(_ direction: LayoutDirection) -> Scene {
                var screen = Screen(direction: direction)
                screen.label("a", "Hello", at: 20, 20, width: 280) {
                    $0.codeValues = [
                        .init(property: property, location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
                    ]
                }
                return screen.scene
            }
            return MirrorComparison.findings(scene(.leftToRight), scene(.rightToLeft)).count
        }
        #expect(count("attributedText") == 0 && count("textColor") == 1)
    }

    @Test(arguments: [("in the whole app", 0), ("only for de", 1)])
    func `of a language that the whole app lacks no word is compared, whoever sets it`(end: String, count: Int) {
        func scene(_ locale: String) -> Scene {
            var screen = Screen()
            screen.environment.locale = locale
            screen.label("a", "Sign in now", at: 20, 20) {
                $0.codeValues = [.init(property: "text", location: SourceLocation(file: "A.swift", line: 1))]
            }
            return screen.scene
        }
        var translated = scene("ar")
        translated.diagnostics.append(
            Diagnostic(.note, .missingString, message: "there are no texts for \"ar\" \(end)"))
        #expect(TranslationComparison.findings(scene("en"), translated).count == count)
    }

    @Test func `the app's own name and examples of identifiers need no translation`() {
        func count(_ text: String, appNames: Set<String> = []) -> Int {
            var translated = reading(text, in: "ar")
            translated.appNames = appNames
            return TranslationComparison.findings(reading(text, in: "en"), translated).count
        }
        #expect(count("Big Trails", appNames: ["Big Trails"]) == 0 && count("Big Trails", appNames: ["Trails"]) == 1)
        #expect(count("usr123aBcDef") == 0 && count("usr aBcDef") == 1 && count("Chapter2") == 1)
    }

    @Test func `views that masks place are one finding of the view around them`() {
        func form(_ direction: LayoutDirection) -> Scene {
            var screen = Screen(direction: direction)
            for (index, id) in ["a", "b", "c", "d"].enumerated() {
                screen.label(ViewID(id), id, at: 20, 20 + 60 * CGFloat(index), line: index + 2)
            }
            return screen.scene
        }
        let findings = MirrorComparison.findings(form(.leftToRight), form(.rightToLeft))
        #expect(findings.count == 1)
        #expect(findings.first?.view == form(.leftToRight).layout.root.id)
        #expect(
            findings.first?.message.hasPrefix("4 views in it are as far from the left in both directions: ") == true)
        #expect(findings.first?.message.hasSuffix(" and 1 more") == true)
        // Each of those that constraints place has a constraint to change.
        func constrained(_ direction: LayoutDirection) -> Scene {
            var scene = form(direction)
            let root = scene.layout.root
            scene.layout = LayoutSnapshot(
                root: root,
                constraints: ["a", "b"].map { id in
                    ConstraintSnapshot(
                        first: .init(view: ViewID(id), attribute: .left), relation: .equal,
                        second: .init(view: root.id, attribute: .left), constant: 20, state: .satisfied, owner: root.id)
                })
            return scene
        }
        let mixed = MirrorComparison.findings(constrained(.leftToRight), constrained(.rightToLeft))
        #expect(mixed.map(\.view) == ["a", "b", form(.leftToRight).layout.root.id])
    }

    @Test func `a view from edge to edge and beyond has no side`() {
        func wide(_ direction: LayoutDirection) -> Scene {
            var screen = Screen(direction: direction)
            screen.label("a", "Hello", at: -40, 20, width: 600)
            return screen.scene
        }
        let findings = MirrorComparison.findings(wide(.leftToRight), wide(.rightToLeft))
        #expect(!findings.contains { $0.message.contains("in both directions") })
    }

    @Test(arguments: [(LayoutAttribute.centerX, true, 0), (.left, true, 1), (.centerX, false, 1)])
    func `a picture that is placed from the middle of another view is part of a drawing`(
        attribute: LayoutAttribute, isPicture: Bool, count: Int
    ) {
        func drawing(_ direction: LayoutDirection) -> Scene {
            var screen = Screen(direction: direction)
            screen.label("a", "Hello", at: 20, 20)
            if isPicture { screen.root.children[screen.root.children.count - 1].text = nil }
            var scene = screen.scene
            scene.layout = LayoutSnapshot(
                root: screen.root,
                constraints: [
                    ConstraintSnapshot(
                        first: .init(view: "a", attribute: attribute), relation: .equal,
                        second: .init(view: screen.root.id, attribute: attribute), constant: -90, state: .satisfied,
                        owner: "a")
                ])
            return scene
        }
        #expect(MirrorComparison.findings(drawing(.leftToRight), drawing(.rightToLeft)).count == count)
    }

    @Test func `a label that shows nothing has no side`() {
        func empty(_ direction: LayoutDirection) -> Scene {
            var screen = Screen(direction: direction)
            screen.root.children.append(Screen.view("a", "UILabel", CGRect(x: 20, y: 20, width: 100, height: 20)))
            return screen.scene
        }
        #expect(MirrorComparison.findings(empty(.leftToRight), empty(.rightToLeft)).isEmpty)
    }

    @Test func `a view that changes sides, stands in the middle or keeps its direction is fine`() {
        #expect(
            MirrorComparison.findings(
                placed(.leftToRight, x: 20), placed(.rightToLeft, x: 200, inset: 60)
            ).isEmpty)
        #expect(
            MirrorComparison.findings(
                placed(.leftToRight, x: 110, inset: 30), placed(.rightToLeft, x: 110, inset: 30)
            ).isEmpty)
        #expect(
            MirrorComparison.findings(
                placed(.leftToRight, x: 20), placed(.rightToLeft, x: 20, keeps: true)
            ).isEmpty)
    }

    @Test func `text that stays at the left of a view as wide as the screen is found`() {
        let left = placed(.leftToRight, x: 20, width: 280)
        let found = MirrorComparison.findings(left, placed(.rightToLeft, x: 20, width: 280))
        #expect(found.first?.message.contains("text stays at the left edge") == true)
        #expect(MirrorComparison.findings(left, placed(.rightToLeft, x: 20, inset: 240, width: 280)).isEmpty)
    }

    // MARK: Translations

    private func reading(_ text: String, in locale: String) -> Scene {
        var screen = Screen()
        screen.environment.locale = locale
        screen.label("a", text, at: 20, 20)
        return screen.scene
    }

    @Test func `text that reads the same in another script is a warning, one word a note`() {
        let found = TranslationComparison.findings(reading("Sign in now", in: "en"), reading("Sign in now", in: "ar"))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message == "reads the same in ar as in en")
        let word = TranslationComparison.findings(reading("Keyline", in: "en"), reading("Keyline", in: "ar"))
        #expect(word.map(\.severity) == [.note])
    }

    @Test(arguments: [("ar.lproj/Test.strings", 0, 1), ("ar.lproj/Localizable.strings", 1, 0)])
    func `a table that is a copy explains the texts of its own kind alone`(file: String, ofDocument: Int, ofCode: Int) {
        func count(_ property: String) -> Int {
            func reading(_ locale: String) -> Scene {
                var screen = Screen()
                screen.environment.locale = locale
                screen.label("a", "Sign in now", at: 20, 20) {
                    let location = SourceLocation(file: "Page.swift", line: 3)
                    $0.codeValues = [.init(property: property, location: location, isUnknown: false)]
                }
                return screen.scene
            }
            var translated = reading("ar")
            translated.diagnostics.append(
                Diagnostic(.warning, .untranslated, location: SourceLocation(file: file), message: "it is a copy"))
            return TranslationComparison.findings(reading("en"), translated).count
        }
        #expect(count("textColor") == ofDocument)
        #expect(count("text") == ofCode)
    }

    @Test(arguments: ["42", "OK", "a@b.org", "https://example.org/page", "Keyline Trees Ltd.", "© 2026 Keyline Trees"])
    func `what needs no translation is left alone`(text: String) {
        #expect(TranslationComparison.findings(reading(text, in: "en"), reading(text, in: "ar")).isEmpty)
    }

    @Test func `Xcode's own words in a document are not expected to be translated, those of a layout are`() {
        func reading(_ locale: String, file: String) -> Scene {
            var screen = Screen()
            screen.environment.locale = locale
            screen.label("a", "Label", at: 20, 20) { $0.identity.location = SourceLocation(file: file, line: 2) }
            return screen.scene
        }
        func found(_ file: String) -> [Diagnostic] {
            TranslationComparison.findings(reading("en", file: file), reading("ar", file: file))
        }
        #expect(found("Main.storyboard").isEmpty)
        #expect(found("main.yaml").map(\.kind) == [.untranslated])
    }

    @Test func `a view without height shows no text`() {
        func flat(_ locale: String) -> Scene {
            var screen = Screen()
            screen.environment.locale = locale
            screen.label("a", "Sign in now", at: 20, 20) { $0.frame.size.height = 0 }
            return screen.scene
        }
        #expect(TranslationComparison.findings(flat("en"), flat("ar")).isEmpty)
    }

    @Test func `regions of one language share their texts`() {
        #expect(
            TranslationComparison.findings(reading("Sign in now", in: "en"), reading("Sign in now", in: "en-GB"))
                .isEmpty)
    }

    @Test func `the last line of justified text begins where its words do`() {
        func justified(_ direction: LayoutDirection, _ isJustified: Bool) -> Scene {
            var screen = Screen(direction: direction)
            screen.label("a", "Hello", at: 20, 20, width: 280) { $0.text?.isJustified = isJustified }
            return screen.scene
        }
        #expect(MirrorComparison.findings(justified(.leftToRight, false), justified(.rightToLeft, false)).count == 1)
        #expect(MirrorComparison.findings(justified(.leftToRight, true), justified(.rightToLeft, true)).isEmpty)
    }

    @Test func `a screen that is shown at one text size keeps no text from growing`() {
        #expect(TextSizeComparison.finding(sized(.large, [("a", 16)]), sized(.large, [("a", 16)])) == nil)
    }

    @Test func `screens for other languages are not compared`() {
        var other = reading("Sign in now", in: "ar")
        other.environment.contentSizeCategory = .accessibilityExtraLarge
        var mirrored = placed(.rightToLeft, x: 20)
        #expect(TextSizeComparison.finding(reading("Sign in now", in: "ar"), other) != nil)
        other.isForOtherLanguages = true
        mirrored.isForOtherLanguages = true
        #expect(TranslationComparison.findings(reading("Sign in now", in: "en"), other).isEmpty)
        #expect(TextSizeComparison.finding(reading("Sign in now", in: "ar"), other) == nil)
        #expect(MirrorComparison.findings(placed(.leftToRight, x: 20), mirrored).isEmpty)
    }

    @Test func `texts that translators are told to leave, and the titles of new segments, stay as they are`() {
        func screen(_ locale: String, _ text: String, keeps: Bool = false, inside name: String = "UIView") -> Scene {
            var screen = Screen()
            screen.environment.locale = locale
            screen.label("a", text, at: 20, 20) {
                $0.keepsTexts = keeps
                $0.identity.location = nil
            }
            var around = Screen.view("around", name, CGRect(origin: .zero, size: Screen.size))
            around.children = screen.root.children
            screen.root.children = [around]
            return screen.scene
        }
        func count(_ text: String, keeps: Bool = false, inside name: String = "UIView") -> Int {
            TranslationComparison.findings(
                screen("en", text, keeps: keeps, inside: name), screen("ar", text, keeps: keeps, inside: name)
            ).count
        }
        #expect(count("Sign in now") == 1 && count("Sign in now", keeps: true) == 0)
        #expect(count("First") == 1 && count("First", inside: "UISegmentedControl") == 0)
        #expect(count("Newest", inside: "UISegmentedControl") == 1)
    }
}
