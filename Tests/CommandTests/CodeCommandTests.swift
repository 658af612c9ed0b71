import Foundation
import Testing

/// Pictures of documents show the words that the app's code sets.
@Suite struct CodeCommandTests {
    private let room: CommandSandbox

    /// A card of a class whose code sets its label, with words in two languages.
    init() throws {
        room = try CommandSandbox()
        let connections = """
            <connections><outlet property="greeting" destination="title" id="o1"/></connections>
            </view>
            """
        let card = Fixtures.card.replacing("id=\"card\">", with: "customClass=\"Card\" id=\"card\">")
        let end = try #require(card.range(of: "</view>", options: .backwards))
        try room.write(card.replacingCharacters(in: end, with: connections), "card.xib")
        try room.write(
            """
            class Card: UIView {
                @IBOutlet var greeting: UILabel!
                override func awakeFromNib() {
                    greeting.text = NSLocalizedString("welcome", comment: "")
                    if isNew { greeting.isHidden = true }
                }
            }
            """, "Card.swift")
        try room.write("\"welcome\" = \"Welcome\";", "en.lproj/Localizable.strings")
        try room.write("\"welcome\" = \"Willkommen\";", "de.lproj/Localizable.strings")
    }

    private func dump(_ words: String...) throws -> String {
        let outcome = try room.run(["dump", "card.xib"] + words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func text(of file: String) -> String { String(decoding: room.bytes(file) ?? Data(), as: UTF8.self) }

    @Test func `a device shows the text of the code, with its place, in each language`() throws {
        #expect(try dump("--as", "device").contains("\"Welcome\" (text by Card.swift:4:25)"))
        #expect(try dump("--as", "device", "--locale", "de").contains("\"Willkommen\" (text by Card.swift:4:25)"))
    }

    @Test func `an outlet that is a variable of Objective-C has the code's value`() throws {
        let header = "@interface Note : UIView\n@end\n"
        let code = """
            @interface Note () { IBOutlet UILabel *_greeting; }
            @end
            @implementation Note
            - (void)awakeFromNib { [super awakeFromNib]; _greeting.text = @"Hallo"; }
            @end
            """
        try room.write(header, "Note.h")
        try room.write(code, "Note.m")
        let card = text(of: "card.xib").replacing("customClass=\"Card\"", with: "customClass=\"Note\"")
        try room.write(card.replacing("property=\"greeting\"", with: "property=\"_greeting\""), "note.xib")
        let outcome = try room.run("dump", "note.xib", "--as", "device")
        #expect(outcome.output.contains("\"Hallo\" (text by Note.m:4:"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func `the canvas and --code off show the document alone`() throws {
        #expect(try dump().contains("\"Hello\""))
        #expect(try dump("--as", "device", "--code", "off").contains("\"Hello\""))
    }

    @Test func `likely values are shown when they are asked for`() throws {
        #expect(try dump("--as", "device").contains("isHidden by Card.swift:5:20, not known here)"))
        #expect(try dump("--as", "device", "--code", "likely").contains("(isHidden by Card.swift:5:40, likely) hidden"))
    }

    @Test func `JSON, explain and inspect tell the place`() throws {
        let json = try dump("--as", "device", "--format", "json")
        #expect(json.contains("\"property\" : \"text\"") && json.contains("\"file\" : \"Card.swift\""))
        let explained = try room.run("explain", "card.xib", "title").output
        let lines = ["set by code:", "  text by Card.swift:4:25", "  isHidden by Card.swift:5:20, not known here"]
        #expect(lines.allSatisfy { explained.split(separator: "\n").contains(Substring($0)) }, "\(explained)")
        let document = try room.run("explain", "card.xib", "title", "--format", "json").output
        #expect(document.contains("\"line\" : 4"))
        #expect(try room.run("inspect", "card.xib", "-o", "-").output.contains("text by Card.swift:4:25"))
    }

    @Test func `a golden shows the document's words, or those of code where its line asks for them`() throws {
        try room.write(
            "plain.layout.txt card.xib\ncode.layout.txt card.xib --code certain --locale de\n", "golden/cases.txt"
        )
        let outcome = try room.run("golden", "accept", "*")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(text(of: "golden/plain.layout.txt").contains("Hello"))
        #expect(text(of: "golden/code.layout.txt").contains("Willkommen"))
    }

    @Test func `a golden of what VoiceOver says fails when words or order change, and is accepted by name`() throws {
        try room.write("card.accessibility.txt card.xib --code certain --locale de\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        let recorded = text(of: "golden/card.accessibility.txt")
        #expect(recorded.contains("1 \"Willkommen\""))
        #expect(try room.run("golden", "test").status == 0)
        try room.write("\"welcome\" = \"Hallo\";", "de.lproj/Localizable.strings")
        let failed = try room.run("golden", "test")
        #expect(failed.status == 1)
        #expect(text(of: "golden/card.accessibility.txt") == recorded)
        #expect(try room.run("golden", "accept", "card.accessibility.txt").status == 0)
        #expect(text(of: "golden/card.accessibility.txt").contains("1 \"Hallo\""))
    }

    @Test func `a golden of the overlay shows a region for each element, and differs from the plain picture`() throws {
        try room.write("plain.png card.xib\nregions.png card.xib --overlay accessibility\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(try room.run("golden", "test").status == 0)
        let plain = try #require(room.bytes("golden/plain.png"))
        let regions = try #require(room.bytes("golden/regions.png"))
        #expect(plain != regions)
        // The legend is below the card.
        #expect(height(of: regions) > height(of: plain))
    }

    /// The height that the header of a PNG gives.
    private func height(of picture: Data) -> Int { picture.dropFirst(20).prefix(4).reduce(0) { $0 << 8 | Int($1) } }

    @Test func `the commands on a page show the same values of code as its pictures`() throws {
        func page(_ words: String...) throws -> String {
            let outcome = try room.run(["preview", "card.xib", "-o", "out", "--across", "locales=en"] + words)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return text(of: "out/index.html")
        }
        #expect(try !page().contains("--code"))
        #expect(try page("--code", "likely").contains("keyline render card.xib --locale en --code likely"))
        #expect(try page("--code", "off").contains("keyline render card.xib --locale en --code off"))
    }

    @Test func `Objective-C gives words as Swift does`() throws {
        try room.write("", "Card.swift")
        try room.write(
            "@implementation Card\n- (void)awakeFromNib {\n    self.greeting.text = NSLocalizedString(@\"welcome\", nil);\n}\n@end\n",
            "Card.m")
        #expect(try dump("--as", "device", "--locale", "de").contains("\"Willkommen\" (text by Card.m:3:26)"))
    }

    @Test func `names of R.swift's find their keys and tables`() throws {
        try room.write("\"card.greeting-text\" = \"Grüezi\";", "de.lproj/Cards.strings")
        try room.write(
            "class Card: UIView { override func awakeFromNib() { greeting.text = R.string.cards.cardGreetingText() } }",
            "Card.swift")
        #expect(try dump("--as", "device", "--locale", "de").contains("\"Grüezi\" (text by Card.swift:"))
    }

    @Test func `code that nobody wrote for the class changes nothing`() throws {
        try room.write("class Other: UIView {}", "Card.swift")
        #expect(try dump("--as", "device").contains("\"Hello\""))
    }

    // MARK: Checks

    /// A card with a button of 20 points, whose classes are given.
    private func check(
        button: String = "", card: String = "Panel", _ code: String, _ others: String = "", outlets: String = ""
    ) throws -> String {
        let content = """
            <button \(button.isEmpty ? "" : "customClass=\"\(button)\"") buttonType="custom" fixedFrame="YES" id="mark">
            <rect key="frame" x="20" y="20" width="20" height="20"/><state key="normal" title="A"/>
            <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
            \(others)
            """
        let document = Fixtures.document(content, constraints: "")
            .replacing("id=\"card\">", with: "customClass=\"\(card)\" id=\"card\">")
            .replacing("<constraints>\n", with: outlets + "<constraints>\n")
        try room.write(document, "App/small.xib")
        try room.write(code, "App/Small.swift")
        try room.write("// !$*UTF8*$!\n", "App/App.xcodeproj/project.pbxproj")
        return try room.run("check", "App").output
    }

    @Test func `a control whose class says where a finger hits it is no small target`() throws {
        #expect(try check(button: "Wide", "class Wide: UIButton {}\n").contains("touch target"))
        let wide = """
            class Wide: UIButton {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).contains(point) }
            }
            """
        #expect(try !check(button: "Wide", wide).contains("touch target"))
        try FileManager.default.removeItem(atPath: room.path("App/Small.swift"))
        try room.write("@interface Wide : UIButton\n@end\n", "App/Wide.h")
        try room.write(
            """
            @implementation Wide
            - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }
            @end
            """, "App/Wide.m")
        #expect(try !check(button: "Wide", "").contains("touch target"))
    }

    @Test func `a control in a view that takes all taps is no small target`() throws {
        func panel(_ target: String) -> String {
            """
            class Panel: UIView {
                override func awakeFromNib() { \(target)addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap))) }
            }
            """
        }
        #expect(try check(panel("other.")).contains("touch target"))
        #expect(try !check(panel("")).contains("touch target"))
        #expect(try !check(panel("self.")).contains("touch target"))
    }

    @Test func `what code makes transparent at some time covers nothing`() throws {
        let cover = """
            <view fixedFrame="YES" opaque="YES" id="cover"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
            """
        let outlet = "<connections><outlet property=\"cover\" destination=\"cover\" id=\"o1\"/></connections>"
        func covered(_ body: String) throws -> Bool {
            let code = "class Panel: UIView { @IBOutlet var cover: UIView!\nfunc show(_ on: Bool) { \(body) } }\n"
            return try check(code, cover, outlets: outlet).contains("covers ")
        }
        #expect(try covered("cover.tag = 1"))
        #expect(try covered("cover.alpha = 0.5"))
        #expect(try !covered("cover.alpha = 0"))
        #expect(try !covered("cover.backgroundColor = color(on)"))
    }

    @Test func `a control in a view to which code gives a recogniser of taps is no small target`() throws {
        let box = """
            <view fixedFrame="YES" id="box"><rect key="frame" x="0" y="40" width="120" height="50"/><subviews>
            <button buttonType="custom" fixedFrame="YES" id="inner"><rect key="frame" x="5" y="15" width="20" height="20"/><state key="normal" title="B"/>
            <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="a2"/></connections></button></subviews></view>
            """
        let outlet = "<connections><outlet property=\"box\" destination=\"box\" id=\"o1\"/></connections>"
        func panel(_ body: String) -> String {
            "class Panel: UIView { @IBOutlet var box: UIView!\noverride func awakeFromNib() { \(body) } }\n"
        }
        #expect(try check(panel(""), box, outlets: outlet).contains("Button \"B\" (inner): needs"))
        #expect(
            try !check(panel("box.addGestureRecognizer(taps)"), box, outlets: outlet).contains(
                "Button \"B\" (inner): needs"))
    }

    @Test func `text in a view whose constraint code changes is not judged by its length`() throws {
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>
            <label text="Connected devices" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" fixedFrame="YES" id="word"><rect key="frame" x="0" y="0" width="20" height="20"/></label></subviews>
            <constraints><constraint firstAttribute="width" constant="20" id="w"/><constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
            """
        let outlet = """
            <connections><outlet property="boxWidth" destination="w" id="o1"/></connections>
            <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="x"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="card" secondAttribute="top" id="y"/></constraints>
            """
        func panel(_ body: String) -> String {
            "class Panel: UIView { @IBOutlet var boxWidth: NSLayoutConstraint!\nfunc open() { \(body) } }\n"
        }
        #expect(try check(panel(""), box, outlets: outlet).contains("truncated"))
        #expect(try !check(panel("boxWidth.constant = width"), box, outlets: outlet).contains("truncated"))
    }

    @Test func `icons of a font that is not here are a note on the picture`() throws {
        let icon = """
            <label text="&#xE7F4;" fixedFrame="YES" id="icon"><rect key="frame" x="60" y="20" width="40" height="40"/></label>
            """
        let output = try check("", icon)
        #expect(output.contains("note: missing glyph: Label"), "\(output)")
        #expect(output.contains("as an icon font does"), "\(output)")
        #expect(try check("", icon.replacing("&#xE7F4;", with: "&#x13000;")).contains("warning: missing glyph"))
    }

    @Test func `a label whose class is in a package that is not here may have any font`() throws {
        let labels = """
            <label text="Connected" customClass="BrandLabel" fixedFrame="YES" id="brand"><rect key="frame" x="60" y="5" width="120" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
            <label text="Devices" adjustsFontForContentSizeCategory="YES" fixedFrame="YES" id="plain"><rect key="frame" x="60" y="40" width="120" height="50"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        func isFixed(_ code: String) throws -> Bool {
            _ = try check(code, labels)
            let output = try room.run("check", "App", "--across", "text-sizes=L,AX3").output
            return output.split(separator: "\n").contains { $0.contains("fixed text size") && $0.contains("Connected") }
        }
        #expect(try isFixed("class BrandLabel: UILabel {}\n"))
        #expect(try !isFixed("class Panel: UIView {}\n"))
    }
}
