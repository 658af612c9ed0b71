import Foundation

/// A repository with a commit for each kind of change to a screen, made for tests of `keyline review`.
struct ReviewHistory {
    /// A commit, and words that a review of it prints.
    struct Step: Sendable {
        let subject: String
        /// Changes files, by their names: a new text, or nil for a file that goes.
        let edit: @Sendable (inout [String: String]) -> Void
        let words: [String]
        /// Words that it does not print.
        var absent: [String] = []
    }

    /// The files of the first commit.
    static let start: [String: String] = [
        "App/Base.lproj/Main.storyboard": storyboard, "App/en.lproj/Main.strings": "",
        "App/Card.xib": Fixtures.card, "App/welcome.yaml": welcome, "App/settings.yaml": settings,
        "App/start.yaml": startLayout,
        "App/en.lproj/Localizable.strings": "\"greeting\" = \"Good morning\";\n",
        "App/fr.lproj/Localizable.strings": "\"greeting\" = \"Bonjour\";\n",
        "App/Texts.xcstrings": catalog(en: "Start", fr: "Commencer"),
        "App/Assets.xcassets/Contents.json": contents,
        "App/Assets.xcassets/Brand.colorset/Contents.json": colour(red: "0.2"),
        "App/Assets.xcassets/logo.imageset/Contents.json": imageSet,
        "App/Assets.xcassets/logo.imageset/logo.svg": svg("red"),
        "keyline.yaml": "keyline: 1\nreview: { across: { locales: [en, fr] } }\n", "README": "An app\n",
        "golden/cases.txt": "card.png App/Card.xib\n",
    ]

    static let steps: [Step] = documents + layouts + resources + files

    private static func replace(_ old: String, _ new: String, in file: String)
        -> @Sendable (inout [String: String]) -> Void
    {
        { files in files[file] = files[file]?.replacing(old, with: new) }
    }

    private static let card = "App/Card.xib"
    private static let main = "App/Base.lproj/Main.storyboard"

    /// Commits to a storyboard and a XIB.
    private static let documents: [Step] = [
        Step(
            subject: "text of a label", edit: replace("text=\"Hello\"", "text=\"Goodbye\"", in: card),
            words: ["UILabel \"Goodbye\" (title): text \"Hello\" → \"Goodbye\""]),
        Step(
            subject: "font of a label",
            edit: replace("style=\"UICTFontTextStyleBody\"", "style=\"UICTFontTextStyleTitle1\"", in: card),
            words: ["(title): fontDescription \"body\" → \"title1\""]),
        Step(
            subject: "constant of a constraint",
            edit: replace("constant=\"20\" id=\"c1\"", "constant=\"32\" id=\"c1\"", in: card),
            words: ["constraint: Goodbye.top == card.top + 20 → Goodbye.top == card.top + 32"]),
        Step(
            subject: "background of a view", edit: replace("red=\"1\" green=\"1\"", "red=\"0\" green=\"1\"", in: card),
            words: ["UIView (card): backgroundColor #FFFFFF → #00FFFF"]),
        Step(
            subject: "priority of a constraint",
            edit: replace("id=\"c2\"", "priority=\"750\" id=\"c2\"", in: card),
            words: ["Goodbye.leading == card.leading + 20 → Goodbye.leading == card.leading + 20 @750"]),
        Step(
            subject: "a new constraint",
            edit: replace(
                "</constraints>",
                "<constraint firstItem=\"title\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" "
                    + "constant=\"90\" id=\"c5\"/></constraints>", in: card),
            words: ["constraint: new: Goodbye.width <= 90"]),
        Step(
            subject: "a constraint that contradicts another",
            edit: replace(
                "</constraints>",
                "<constraint firstItem=\"title\" firstAttribute=\"width\" constant=\"120\" id=\"c6\"/>"
                    + "</constraints>", in: card),
            words: ["constraint: new: Goodbye.width == 120", "finding   + App/Card.xib:", "unsatisfiable"]),
        Step(
            subject: "without the contradiction",
            edit: replace(
                "<constraint firstItem=\"title\" firstAttribute=\"width\" constant=\"120\" id=\"c6\"/>", "", in: card),
            words: ["constraint: gone: Goodbye.width == 120", "finding   - App/Card.xib:"]),
        Step(
            subject: "a hidden label", edit: replace("opaque=\"NO\"", "opaque=\"NO\" hidden=\"YES\"", in: card),
            words: ["(title): hidden \"NO\" → \"YES\""]),
        Step(
            subject: "alpha of a label", edit: replace(" hidden=\"YES\"", " alpha=\"0.5\"", in: card),
            words: ["(title): alpha 1 → 0.5", "(title): hidden \"YES\" → \"NO\""]),
        Step(
            subject: "title of a button in a storyboard", edit: replace("title=\"Next\"", "title=\"Go on\"", in: main),
            words: ["Main.storyboard · First, en", "normal.title \"Next\" → \"Go on\""]),
        Step(
            subject: "a view in a storyboard",
            edit: replace("<!--more-->", label("added", "Added", y: 300) + "<!--more-->", in: main),
            words: ["Main.storyboard · Second, en", "UILabel \"Added\" (added): is new"]),
        Step(
            subject: "a new scene in a storyboard",
            edit: replace("</scenes>", scene("Third", label("third", "Third", y: 100)) + "</scenes>", in: main),
            words: ["new       App/Base.lproj/Main.storyboard · Third, en", " unchanged"]),
        Step(
            subject: "a scene less",
            edit: { files in
                files[main] = files[main]?.replacing(scene("Third", label("third", "Third", y: 100)), with: "")
            }, words: ["gone      App/Base.lproj/Main.storyboard · Third, en"]),
        Step(
            subject: "a moved view", edit: replace("y=\"300\"", "y=\"340\"", in: main),
            words: ["UILabel \"Added\" (added): frame (20, 300; 200×30) → (20, 340; 200×30)"]),
        Step(
            subject: "without a view",
            edit: { files in files[main] = files[main]?.replacing(label("added", "Added", y: 340), with: "") },
            words: ["UILabel \"Added\" (added): is gone"]),
    ]

    /// Commits to layout files.
    private static let layouts: [Step] = [
        Step(
            subject: "text of a layout", edit: replace("text: Welcome", "text: Come in", in: "App/welcome.yaml"),
            words: ["UILabel (title): text \"Welcome\" → \"Come in\""]),
        Step(
            subject: "constraint of a layout",
            edit: replace("title.bottom + 8", "title.bottom + 24", in: "App/welcome.yaml"),
            words: ["constraint: go.top == title.bottom + 8 → go.top == title.bottom + 24"]),
        Step(
            subject: "a property of a layout",
            edit: replace("text: Come in", "text: Come in, textColor: systemRed", in: "App/welcome.yaml"),
            words: ["UILabel (title): textColor is now \"systemRed\""]),
        Step(
            subject: "a view in a layout",
            edit: replace(
                "constraints:",
                "  - { type: UISwitch, id: alarm }\nconstraints:\n  - alarm.top == screen.top + 80\n  - alarm.leading == screen.leading + 8",
                in: "App/welcome.yaml"),
            words: ["UISwitch (alarm): is new"]),
        Step(
            subject: "a text that does not fit",
            edit: replace("text: Come in", "text: Come in and stay for a very long while", in: "App/welcome.yaml"),
            words: ["text \"Come in\"", "finding   + App/welcome.yaml:", "off screen"]),
        Step(
            subject: "a text that fits",
            edit: replace("text: Come in and stay for a very long while", "text: Stay", in: "App/welcome.yaml"),
            words: ["finding   - App/welcome.yaml:"]),
        Step(
            subject: "a label of VoiceOver",
            edit: replace(
                "id: go, title: Go", "id: go, title: Go, accessibilityLabel: Start the walk", in: "App/welcome.yaml"),
            words: ["UIButton (go): accessibilityLabel is now \"Start the walk\""]),
        Step(
            subject: "views of SwiftUI", edit: replace("Text: Sound", "Text: Loudness", in: "App/settings.yaml"),
            words: ["App/settings.yaml, en", "\"Sound\"", "\"Loudness\""]),
    ]

    /// Commits to texts, images and colours.
    private static let resources: [Step] = [
        Step(
            subject: "an English text",
            edit: replace("Good morning", "Good evening", in: "App/en.lproj/Localizable.strings"),
            words: [
                "texts App/en.lproj/Localizable.strings: \"greeting\": \"Good morning\" → \"Good evening\"",
                "settings.yaml, en",
            ]),
        Step(
            subject: "a French text", edit: replace("Bonjour", "Bonsoir", in: "App/fr.lproj/Localizable.strings"),
            words: [
                "texts App/fr.lproj/Localizable.strings: \"greeting\": \"Bonjour\" → \"Bonsoir\"", "settings.yaml, fr",
            ]),
        Step(
            subject: "a text of a catalog", edit: replace("Commencer", "Partir", in: "App/Texts.xcstrings"),
            words: ["texts App/Texts.xcstrings: \"start (fr)\": \"Commencer\" → \"Partir\"", "start.yaml, fr"]),
        Step(
            subject: "texts of a storyboard",
            edit: { $0["App/fr.lproj/Main.strings"] = "\"first.text\" = \"Premier\";\n" },
            words: ["file App/fr.lproj/Main.strings: is new", "Main.storyboard · First, fr"]),
        Step(
            subject: "one of them", edit: replace("Premier", "Le premier", in: "App/fr.lproj/Main.strings"),
            words: ["\"first.text\": \"Premier\" → \"Le premier\""]),
        Step(
            subject: "a picture", edit: { $0["App/Assets.xcassets/logo.imageset/logo.svg"] = svg("blue") },
            words: ["image logo: changed", "App/settings.yaml, en"]),
        Step(
            subject: "a colour", edit: { $0["App/Assets.xcassets/Brand.colorset/Contents.json"] = colour(red: "0.8") },
            words: ["colour Brand: #334D4D → #CC4D4D", "Main.storyboard · Second, en"]),
        Step(
            subject: "a picture that goes",
            edit: { files in
                files = files.filter { !$0.key.contains("logo.imageset") }
            }, words: ["image logo: is gone", "finding   + App/settings.yaml:", "missing image"]),
    ]

    /// Commits that add, remove and rename files, and one that changes no screen.
    private static let files: [Step] = [
        Step(subject: "a new layout", edit: { $0["App/new.yaml"] = welcome }, words: ["new       App/new.yaml, en"]),
        Step(
            subject: "a renamed layout",
            edit: { files in
                files["App/Screens/newer.yaml"] = files.removeValue(forKey: "App/new.yaml")
            }, words: ["renamed   App/new.yaml → App/Screens/newer.yaml", "; 1 renamed file"],
            absent: ["changed  ", "new  ", "gone  ", "finding", " changed,", " new,", " gone,"]),
        Step(
            subject: "a renamed XIB with another text",
            edit: { files in
                files["App/Ticket.xib"] = files.removeValue(forKey: card)?.replacing("Goodbye", with: "Ticket")
                files["golden/cases.txt"] = "card.png App/Ticket.xib\n"
            }, words: ["renamed   App/Card.xib → App/Ticket.xib", "text \"Goodbye\" → \"Ticket\""]),
        Step(
            subject: "a layout less", edit: { $0["App/Screens/newer.yaml"] = nil },
            words: ["gone      App/Screens/newer.yaml, en"]),
        Step(
            subject: "a broken layout", edit: { $0["App/welcome.yaml"] = "keyline: 1\nviews: [\n" },
            words: ["failed    App/welcome.yaml"]),
        Step(
            subject: "the layout in order", edit: { $0["App/welcome.yaml"] = welcome }, words: ["App/welcome.yaml, en"]),
        Step(
            subject: "a case of a golden",
            edit: { $0["golden/cases.txt"]? += "dark.png App/Ticket.xib --appearance dark\n" },
            words: ["new       golden dark.png"]),
        Step(subject: "a note", edit: { $0["README"] = "An app for walks\n" }, words: ["0 changed"]),
    ]
}
