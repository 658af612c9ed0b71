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

    @Test func `a device shows the text of the code, with its place, in each language`() throws {
        #expect(try dump("--as", "device").contains("\"Welcome\" (text by Card.swift:4:25)"))
        #expect(try dump("--as", "device", "--locale", "de").contains("\"Willkommen\" (text by Card.swift:4:25)"))
    }

    @Test func `the canvas and --code off show the document alone`() throws {
        #expect(try dump().contains("\"Hello\""))
        #expect(try dump("--as", "device", "--code", "off").contains("\"Hello\""))
    }

    @Test func `likely values are shown when they are asked for`() throws {
        #expect(try !dump("--as", "device").contains("isHidden"))
        #expect(try dump("--as", "device", "--code", "likely").contains("(isHidden by Card.swift:5:40, likely) hidden"))
    }

    @Test func `JSON, explain and inspect tell the place`() throws {
        let json = try dump("--as", "device", "--format", "json")
        #expect(json.contains("\"property\" : \"text\"") && json.contains("\"file\" : \"Card.swift\""))
        let explained = try room.run("explain", "card.xib", "title").output
        #expect(explained.hasSuffix("set by code:\n  text by Card.swift:4:25\n"))
        let document = try room.run("explain", "card.xib", "title", "--format", "json").output
        #expect(document.contains("\"line\" : 4"))
        #expect(try room.run("inspect", "card.xib", "-o", "-").output.contains("text by Card.swift:4:25"))
    }

    @Test func `a golden's case does not read code`() throws {
        try room.write("card.png ../card.xib --code certain\n", "golden/cases.txt")
        #expect(try room.run("golden", "list").status == 2)
    }

    @Test func `code that nobody wrote for the class changes nothing`() throws {
        try room.write("class Other: UIView {}", "Card.swift")
        #expect(try dump("--as", "device").contains("\"Hello\""))
    }
}
