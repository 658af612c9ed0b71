import Foundation
import Testing

/// `keyline strings` and `keyline strings check` of the sample app, and languages that are chosen for each scene.
@Suite struct StringsCommandTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.link("Kiosk", to: Self.repository.appendingPathComponent("Samples/Kiosk").path)
        try room.link("SignIn", to: Self.repository.appendingPathComponent("Samples/SignIn").path)
    }

    @Test func `keys are listed with their texts, places and reasons`() throws {
        let outcome = try room.run("strings", "Kiosk/kiosk.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Kiosk/Kiosk (ar, de, en, ru, th)\n"))
        #expect(outcome.output.contains("    th: \"ซื้อ\"\n"))
        #expect(outcome.output.contains("    shown: Kiosk/kiosk.yaml Tickets, UILabel greeting at "))
        #expect(outcome.output.contains("    not shown: neither the code nor a document names the key\n"))
        #expect(outcome.output.hasSuffix("6 keys in 5 languages, 5 shown, 1 not; 1 note\n"))
    }

    @Test func `other programs read keys as JSON`() throws {
        struct Kit: Decodable {
            struct Key: Decodable {
                struct Place: Decodable { let view: String }
                let key: String
                let places: [Place]
            }
            let languages: [String]
            let keys: [Key]
        }
        let output = try room.run("strings", "Kiosk/kiosk.yaml", "--format", "json", "--locale", "de").output
        let kit = try JSONDecoder().decode(Kit.self, from: Data(output.utf8))
        #expect(kit.languages == ["de"])
        #expect(kit.keys.first { $0.key == "route" }?.places.map(\.view) == ["route"])
    }

    @Test func `a severity decides about the exit status`() throws {
        #expect(try room.run("strings", "Kiosk/kiosk.yaml", "--fail-on", "note").status == 1)
    }

    @Test func `a translation over its budget fails with the screen and its picture`() throws {
        let outcome = try room.run("strings", "check", "Kiosk/kiosk.yaml", "--locale", "de", "--locale", "en")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("warning: the text of \"route\" in de has 25 letters, but at most "))
        #expect(outcome.output.contains("[budget]\n  hint: shorten it, or give its view more space; see out/strings/"))
        #expect(!outcome.output.contains("in en has"))
        let pictures = room.names.filter { $0.hasPrefix("out/strings/") }
        #expect(pictures.count == 1)
        #expect(pictures.first?.hasSuffix("-de-route.png") == true)
    }

    @Test func `environments of a set are looked at where none are asked for`() throws {
        let outcome = try room.run(
            "strings", "check", "Kiosk/kiosk.yaml", "--config", "Kiosk/keyline.yaml", "--locale", "ru", "--format",
            "json")
        #expect(outcome.output.contains("AX1"))
    }

    @Test func `the kit has a page, pictures and every exchange format`() throws {
        try room.write("{\"data\": [{\"data\": {\"id\": 7, \"identifier\": \"buy\"}}]}", "answer.json")
        let outcome = try room.run(
            "strings", "Kiosk/kiosk.yaml", "--locale", "de", "--locale", "en", "--screenshots", "kit", "--crowdin",
            "answer.json")
        #expect(outcome.status == 0)
        let names = Set(room.names.filter { $0.hasPrefix("kit/") })
        let expected = [
            "kit/index.html", "kit/strings.csv", "kit/strings.json", "kit/crowdin.json", "kit/xliff-1.2/de.xliff",
            "kit/xliff-2.0/de.xlf", "kit/pictures/kiosk-de.png", "kit/pictures/kiosk-en.png",
            "kit/crowdin/kiosk-de.json",
            "kit/crowdin/kiosk-en.json",
        ]
        #expect(names == Set(expected))
    }

    @Test func `Crowdin's ids need pictures`() throws {
        try room.write("{}", "answer.json")
        let outcome = try room.run("strings", "Kiosk/kiosk.yaml", "--crowdin", "answer.json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("add \"--screenshots DIR\""))
    }

    @Test func `each scene is checked in the worst languages of its app`() throws {
        let outcome = try room.run("check", "Kiosk/kiosk.yaml", "--across", "locales=worst:3", "--format", "json")
        struct Report: Decodable { let environments: [String] }
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        #expect(report.environments == ["worst 1", "worst 2", "worst 3"])
        #expect(outcome.output.contains("\"ar\"") || outcome.output.contains("\"ru\""))
    }

    @Test func `an app without languages is checked in the one it has`() throws {
        try room.write(Fixtures.card, "card.xib")
        let outcome = try room.run("check", "card.xib", "--across", "locales=worst:2,text-sizes=L,AX3")
        #expect(outcome.status != 2, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.errors.contains("the app has no tables of texts"))
        #expect(outcome.output.contains("in 1 scene and 2 environments"), "\(outcome.output)")
    }

    @Test func `a number of languages must be one`() throws {
        let outcome = try room.run("check", "Kiosk/kiosk.yaml", "--across", "locales=worst:0")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("worst: with a number from 1 to 100"))
    }

    @Test func `goldens need languages by name`() throws {
        try room.write("kiosk.png Kiosk/kiosk.yaml --across locales=worst:2\n", "golden/cases.txt")
        let outcome = try room.run("golden", "list")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("goldens need languages by their names"))
    }

    @Test func `texts grow by the habit of the scene's language`() throws {
        let dump = try room.run("dump", "Kiosk/kiosk.yaml", "--pseudo", "expanded", "--locale", "de").output
        #expect(dump.contains("Kaufen enirtd"))
    }
}
