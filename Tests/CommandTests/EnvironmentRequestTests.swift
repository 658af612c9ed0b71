import Foundation
import Testing

/// Options by which an environment is another person's: each changes what is drawn or laid out.
@Suite struct EnvironmentRequestTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(
            """
            keyline: 1
            device: iPhone 8
            views:
              - { type: UILabel, id: name, text: CommandSettings and privacy, font: body, textColor: systemRed }
              - { type: UIView, id: bar, backgroundColor: systemBlue }
            constraints:
              - name.leading == screen.leading + 16
              - name.top == screen.safeArea.top + 8
              - bar.leading == screen.leading
              - bar.trailing == screen.trailing
              - bar.bottom == screen.keyboard.top
              - bar.height == 20
            """, "screen.yaml")
    }

    private func frames(_ options: String...) throws -> String {
        let outcome = try room.run(["dump", "screen.yaml"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func picture(_ options: String...) throws -> Data? {
        let outcome = try room.run(["render", "screen.yaml", "-o", "out.png", "-q"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return room.bytes("out.png")
    }

    @Test func `bold text makes the system's letters wider`() throws {
        func width(_ dump: String) -> Double? {
            dump.firstMatch(of: /UILabel "name".*?(\d+(?:\.\d+)?)×/).flatMap { Double($0.1) }
        }
        let usual = try frames()
        let bold = try frames("--bold-text")
        #expect(usual != bold)
        #expect(bold.contains("bold-text"))
    }

    @Test func `increased contrast changes the system's colours`() throws {
        #expect(try picture() != picture("--contrast", "increased"))
        #expect(try picture() == picture("--contrast", "normal"))
    }

    @Test func `a call lengthens the status bar where there is a home button`() throws {
        #expect(try frames() != frames("--call"))
    }

    @Test func `the keyboard lifts what stands on it`() throws {
        #expect(try frames() != frames("--keyboard", "260"))
    }

    @Test(arguments: [("third", 320), ("half", 507), ("two-thirds", 694), ("full", 1024)])
    func `a part of a pad's screen is as wide as Apple's table says`(part: String, width: Int) throws {
        let dump = try frames("--device", "iPad 9.7-inch", "--orientation", "landscape", "--split", part)
        #expect(dump.contains(" \(width)×768 "), "\(dump)")
    }

    @Test(arguments: [("iPad 9.7-inch", 320, 984), ("iPad Pro 12.9-inch", 375, 1326)])
    func `a window that floats over another app leaves the bars of the screen free`(
        device: String, width: Int, height: Int
    ) throws {
        let dump = try frames("--device", device, "--split", "slide-over")
        #expect(dump.contains(" \(width)×\(height) "), "\(dump)")
        // The label is eight points below the top of the safe area, which is the window's.
        #expect(dump.contains("UILabel \"name\" (16, 8;"), "\(dump)")
    }

    @Test func `a phone shows one app at a time`() throws {
        let outcome = try room.run("render", "screen.yaml", "--split", "half")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("iPhone 8 shows one app at a time"))
        #expect(outcome.errors.contains("choose an iPad with --device"))
    }

    @Test func `a region goes with any language`() throws {
        #expect(try frames("--locale", "en", "--region", "GB").contains(" en-GB "))
        #expect(try frames("--locale", "zh-Hant-TW", "--region", "HK").contains(" zh-Hant-HK "))
    }

    @Test(arguments: [
        ("GB", ["21 Nov 2026", "18:30"], "Nov 21"), ("US", ["Nov 21, 2026", "6:30"], "21 Nov"),
        ("DE", ["21. Nov. 2026", "18:30"], "6:30"),
    ])
    func `the picture of a date is the region's`(region: String, wanted: [String], others: String) throws {
        try room.write(
            """
            keyline: 1
            device: iPhone 15
            body:
              VStack:
                - DatePicker: { title: Departure, selection: 2026-11-21T18:30 }
                - Text: CommandSettings
            """, "journey.yaml")
        let language = region == "DE" ? "de" : "en"
        let other = region == "US" ? "GB" : "US"
        let words = ["journey.yaml", "--locale", language, "--region", region]
        let drawn = try room.run(["render", "-o", "\(region).svg", "-q"] + words)
        #expect(drawn.status == 0, "\(drawn.errors)")
        let picture = String(decoding: room.bytes("\(region).svg") ?? Data(), as: UTF8.self)
            .replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
        for text in wanted { #expect(picture.contains(text), "\(text) is drawn for \(region)") }
        #expect(!picture.contains(others))
        _ = try room.run(["render", "-o", "\(region).png", "-q"] + words)
        _ = try room.run(["render", "-o", "other.png", "-q", "journey.yaml", "--locale", language, "--region", other])
        #expect(room.bytes("\(region).png") != nil && room.bytes("\(region).png") != room.bytes("other.png"))
    }

    @Test func `keyline yaml asks for all of it`() throws {
        try room.write(
            """
            keyline: 1
            options: { bold-text: true, contrast: increased, region: GB, keyboard: 260, call: true }
            """, "keyline.yaml")
        let dump = try frames()
        for word in ["bold-text", "increased-contrast", "en-GB", "keyboard-260"] { #expect(dump.contains(word)) }
    }

    @Test func `each is an axis of its own`() throws {
        let outcome = try room.run(
            "check", "screen.yaml", "--format", "json", "--device", "iPad 9.7-inch", "--across",
            "regions=US,GB,text-weights=all,contrasts=all,keyboards=0,260,calls=off,on,splits=third,full")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("GB bold increased 260 on third"))
    }
}
