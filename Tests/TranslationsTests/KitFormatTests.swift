import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineTranslations

@Suite @MainActor struct KitFormatTests {
    private let kit: TranslationKit

    init() throws {
        var kit = try Kiosk.kit
        let scene = try Kiosk.scene
        for language in ["de", "ru"] {
            kit.pictures.append(
                .init(
                    file: "pictures/kiosk-\(language).png", of: scene, language: language, environment: "iPhone 15",
                    size: CGSize(width: 393, height: 852), scale: 3))
        }
        var budget = TextBudget(id: Kiosk.id("route"), language: "de", current: 25, failsAt: 22, tried: 100)
        budget.points = 180
        budget.codePoints = 21
        kit.budgets[Kiosk.id("route")] = ["de": budget]
        self.kit = kit
    }

    @Test func `XLIFF 1-2 has sources, translations, notes and limits`() throws {
        let text = XLIFF(kit, language: "de").text(.one)
        #expect(text.contains("source-language=\"en\" target-language=\"de\""))
        #expect(text.contains("<trans-unit id=\"route\" maxwidth=\"21\" size-unit=\"char\" xml:space=\"preserve\">"))
        #expect(text.contains("<source>Lakeside to Summit</source>"))
        #expect(text.contains("<target>Seeufer bis Gipfelstation</target>"))
        #expect(text.contains("<note>From where to where; on one line.</note>"))
        #expect(text.contains("<note from=\"keyline:picture\">pictures/kiosk-de.png</note>"))
        #expect(text.contains("<note from=\"keyline:length\">at most 21 letters, 180 pt</note>"))
    }

    @Test func `each form of a number has its own limit in XLIFF, and the finding names the form`() throws {
        var kit = kit
        let few = TextBudget.Form(category: "few", current: 30, failsAt: 21, points: 180, codePoints: 20)
        let one = TextBudget.Form(category: "one", current: 12, failsAt: 24, points: 180, codePoints: 23)
        let budget = TextBudget(
            id: Kiosk.id("days"), language: "ru", current: 12, failsAt: 23, tried: 90, codePoints: 22,
            forms: [one, few])
        kit.budgets[Kiosk.id("days")] = ["ru": budget]
        let text = XLIFF(kit, language: "ru").text(.one)
        #expect(text.contains("plural.few\" maxwidth=\"20\""))
        #expect(text.contains("plural.one\" maxwidth=\"23\""))
        let finding = TextFinding(exceeding: budget, in: kit, picture: nil)
        #expect(
            finding.message.hasPrefix(
                "the form \"few\" of \"days\" in ru has 30 letters, but at most 20 letters, 180 pt"))
    }

    @Test(arguments: ["de", "ar"]) func `a translator is told the frame in the own language`(language: String) throws {
        let place = try #require(kit.shownPlaces(of: Kiosk.id("route")).first)
        let frame = try #require(place.frames[language])
        #expect(place.frames["de"] != place.frames["ar"])
        #expect(XLIFF(kit, language: language).text(.one).contains("UILabel route at \(Decimals.text(frame))"))
    }

    @Test func `XLIFF 2-0 has the restriction of its module`() throws {
        let text = XLIFF(kit, language: "de").text(.two)
        #expect(text.contains("srcLang=\"en\" trgLang=\"de\""))
        #expect(text.contains("<slr:profiles generalProfile=\"xliff:codepoints\">"))
        #expect(text.contains("name=\"route\" slr:sizeRestriction=\"21\""))
        #expect(text.contains("<note category=\"comment\">From where to where; on one line.</note>"))
    }

    @Test func `a text with numbers has a unit for each form of the target's language`() {
        let text = XLIFF(kit, language: "ru").text(.one)
        let forms = text.matches(of: /id="days\|==\|substitutions\.days\.plural\.(\w+)"/).map { String($0.1) }
        #expect(forms == ["one", "few", "many", "other"])
        // English has no form for few: the general one is translated.
        #expect(text.contains("<source>Valid for %ld days</source>\n        <target>Действует %ld дней</target>"))
    }

    @Test func `signs of XML are escaped`() throws {
        let folder = try TextFolder([
            "en.lproj/A.strings": "\"a\" = \"1 < 2 & \\\"3\\\"\";", "de.lproj/A.strings": "\"a\" = \"<b>\";",
        ])
        let tables = try folder.tables
        let kit = TranslationKit(app: "x", tables: tables, places: [:], findings: [], reasons: [:])
        for version in XLIFF.Version.allCases {
            let text = XLIFF(kit, language: "de").text(version)
            #expect(text.contains("1 &lt; 2 &amp; "))
            #expect(text.contains("&lt;b&gt;") || text.contains("&lt;b>"))
        }
    }

    @Test func `the table has a line for each part of a picture, and the reason of each key without one`() {
        let lines = kit.csv.components(separatedBy: "\r\n")
        #expect(lines.first?.hasPrefix("table,key,language,text,") == true)
        let route = lines.filter { $0.contains(",route,de,") }
        #expect(route.count == 1)
        #expect(route.first?.contains("pictures/kiosk-de.png") == true)
        #expect(route.first?.contains(",21,180,") == true)
        let farewell = lines.filter { $0.contains(",farewell,de,") }
        #expect(farewell.first?.hasSuffix("neither the code nor a document names the key,") == true)
    }

    @Test func `each form of a text with numbers has a line with its own budget`() throws {
        var kit = kit
        let days = try #require(kit.tables.entries.first { $0.id.key == "days" }?.id)
        var budget = TextBudget(id: days, language: "ru", current: 16, tried: 80)
        budget.forms = [.init(category: "few", current: 15, failsAt: 13, points: 96.5)]
        kit.budgets[days, default: [:]]["ru"] = budget
        let lines = kit.csv.components(separatedBy: "\r\n").filter { $0.contains(",days,ru,") }
        let forms = lines.filter {
            ["one", "few", "many", "other"].contains(String($0.split(separator: ",").last ?? ""))
        }
        #expect(forms.count == 4)
        let few = try #require(forms.first { $0.hasSuffix(",few") })
        #expect(few.contains("Действует %ld дня") && few.contains(",17,12,96.5,"), "\(few)")
    }

    @Test func `a field with signs of the form is quoted`() throws {
        let folder = try TextFolder(["en.lproj/A.strings": "\"a\" = \"One, \\\"two\\\"\";"])
        let kit = TranslationKit(app: "x", tables: try folder.tables, places: [:], findings: [], reasons: [:])
        #expect(kit.csv.contains("\"One, \"\"two\"\"\""))
    }

    @Test func `Crowdin's tags are in pixels, and have its ids where they are known`() throws {
        struct Tag: Decodable {
            struct Position: Decodable { let x, y, width, height: Int }
            let stringId: Int
            let position: Position
        }
        let answer = "{\"data\": [{\"data\": {\"id\": 2814, \"identifier\": \"route\", \"text\": \"x\"}}]}"
        let ids = try CrowdinTags.ids(in: Data(answer.utf8), file: "strings.json")
        let bodies = CrowdinTags(kit, ids: ids).bodies()
        #expect(bodies.map(\.picture) == ["pictures/kiosk-de.png", "pictures/kiosk-ru.png"])
        let tags = try JSONDecoder().decode([Tag].self, from: Data(try #require(bodies.first).body))
        #expect(tags.map(\.stringId) == [2814])
        #expect(tags.first?.position.width == 540)
        #expect(CrowdinTags(kit).bodies().isEmpty)
    }

    @Test func `what is no answer of Crowdin's is refused with the next step`() {
        #expect(throws: CrowdinTags.ListError(file: "x.json")) {
            try CrowdinTags.ids(in: Data("[]".utf8), file: "x.json")
        }
    }

    @Test func `the JSON and the page have every key`() throws {
        let json = String(decoding: try kit.json(), as: UTF8.self)
        for key in ["title", "greeting", "route", "days", "buy", "farewell"] {
            #expect(json.contains("\"key\" : \"\(key)\""))
        }
        #expect(json.contains("\"failsAt\" : 22"))
        let page = try kit.page()
        #expect(page.contains("pictures/kiosk-de.png"))
        #expect(page.contains("at most 21 letters, 180 pt"))
    }

    @Test func `the text tells where keys are shown and why not`() {
        let text = kit.text
        #expect(text.contains("Samples/Kiosk/Kiosk (ar, de, en, ru, th)"))
        #expect(text.contains("    de: \"Seeufer bis Gipfelstation\" (at most 21 letters, 180 pt)"))
        #expect(text.contains("    shown: Samples/Kiosk/kiosk.yaml Tickets, UILabel route at "))
        #expect(text.contains("    not shown: neither the code nor a document names the key"))
        #expect(text.hasSuffix("6 keys in 5 languages, 5 shown, 1 not; 1 note\n"))
    }
}
