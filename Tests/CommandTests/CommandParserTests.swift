import Foundation
import KeylinePreviews
import KeylineScenes
import Testing

@testable import KeylineCommand

@Suite struct CommandParserTests {
    private func parse(_ words: String...) throws -> Invocation {
        var parser = CommandParser(words)
        return try parser.parse()
    }

    private func settings(_ words: String...) throws -> CommandSettings {
        var parser = CommandParser(words)
        guard case .run(_, let settings, _) = try parser.parse() else {
            Issue.record("not a command that runs")
            return CommandSettings()
        }
        return settings
    }

    private func error(_ words: String...) -> UsageError? {
        var parser = CommandParser(words)
        do {
            _ = try parser.parse()
            return nil
        } catch {
            return error as? UsageError
        }
    }

    @Test(arguments: [["--locale", "ar"], ["--locale=ar"]])
    func `a value stands behind a space or an equals sign`(words: [String]) throws {
        var parser = CommandParser(["dump", "a.xib"] + words)
        guard case .run(.dump, let settings, let operands) = try parser.parse() else {
            Issue.record("dump runs")
            return
        }
        #expect(settings.overrides.language.locale == "ar")
        #expect(operands == ["a.xib"])
    }

    @Test func `a device that there is not brings the nearest names and where all are listed`() {
        #expect(
            error("dump", "a.xib", "--device", "iPad mini 5")?.hint?.hasPrefix(
                "it must be the name of a device: did you mean iPad mini (5th generation)") == true)
        #expect(
            error("dump", "a.xib", "--device", "iPad mini 5")?.hint?.hasSuffix("`keyline help devices` lists all")
                == true)
        #expect(
            error("dump", "a.xib", "--device", "zzz")?.hint
                == "it must be the name of a device: `keyline help devices` lists all")
    }

    @Test(arguments: [["-o", "x.png"], ["-ox.png"], ["--output=x.png"]])
    func `a letter stands for a name`(words: [String]) throws {
        var parser = CommandParser(["render"] + words + ["a.xib"])
        guard case .run(.render, let settings, let operands) = try parser.parse() else {
            Issue.record("render runs")
            return
        }
        #expect(settings.results.path == "x.png")
        #expect(operands == ["a.xib"])
    }

    @Test func `letters without values can stand together with one that has a value`() throws {
        let settings = try settings("render", "a.xib", "-qj3")
        #expect(settings.results.isQuiet)
        #expect(settings.results.jobs == 3)
    }

    @Test func `what follows two hyphens is no option`() throws {
        guard case .run(.render, _, let operands) = try parse("render", "--", "--locale", "-o") else {
            Issue.record("render runs")
            return
        }
        #expect(operands == ["--locale", "-o"])
    }

    @Test func `the last of two values counts`() throws {
        #expect(try settings("dump", "a", "--locale", "de", "--locale", "fr").overrides.language.locale == "fr")
    }

    @Test func `repeatable options add up`() throws {
        let settings = try settings(
            "render", "a", "--overlay", "frames,margins", "--overlay=baselines", "--scene", "x", "--scene", "y",
            "--pseudo", "accented", "--pseudo", "bounded")
        #expect(settings.picture.overlays == [.frames, .margins, .baselines])
        #expect(settings.sources.scenes == ["x", "y"])
        #expect(settings.overrides.language.pseudoLanguages == [.accented, .bounded])
    }

    @Test func `an environment is asked for in plain words`() throws {
        let overrides = try settings(
            "render", "a", "--device", "iphone15", "--orientation", "landscape", "--size", "375x667", "--scale", "2",
            "--text-size", "ax3", "--appearance", "dark", "--direction", "rtl", "--content-size", "recorded"
        ).overrides
        #expect(overrides.screen.device?.name == "iPhone 15", "names of one screen share a device")
        #expect(overrides.screen.orientation == .landscape)
        #expect(overrides.screen.size == CGSize(width: 375, height: 667))
        #expect(overrides.screen.scale == 2)
        #expect(overrides.contentSizeCategory == .accessibilityExtraLarge)
        #expect(overrides.appearance == .dark)
        #expect(overrides.language.layoutDirection == .rightToLeft)
        #expect(overrides.contentSizing == .recorded)
    }

    @Test func `pictures and checks show a device unless the canvas is asked for, and dumps a document's canvas`()
        throws
    {
        for command in ["render", "preview", "check", "inspect"] {
            #expect(try settings(command, "a").overrides.presentation == .device)
            #expect(try settings(command, "a", "--as", "canvas").overrides.presentation == .canvas)
        }
        for command in ["dump", "outline", "diagnose"] {
            #expect(try settings(command, "a").overrides.presentation == nil)
            #expect(try settings(command, "a", "--as", "device").overrides.presentation == .device)
        }
    }

    @Test func `axes are told apart by their equals signs`() throws {
        let axes = try settings("check", "a", "--across", "locales=en,ar,text-sizes=L, AX3,appearances=all").variations
            .axes
        #expect(
            axes == [
                VariationAxis(.locales, [.locale("en"), .locale("ar")]),
                VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
                VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
            ])
    }

    @Test func `a device keeps the name that was asked for`() throws {
        let axes = try settings("check", "a", "--across", "devices=iPhone 15,ipad9.7inch").variations.axes
        #expect(axes.flatMap(\.values).map(\.description) == ["iPhone 15", "iPad 9.7-inch"])
    }

    @Test func `a command of two words is found`() throws {
        guard case .run(.goldenAccept, _, let operands) = try parse("golden", "accept", "a.png", "b.png") else {
            Issue.record("golden accept runs")
            return
        }
        #expect(operands == ["a.png", "b.png"])
    }

    @Test func `help can be asked for in three ways`() throws {
        for words in [["help", "golden", "test"], ["golden", "test", "--help"], ["golden", "test", "-h"]] {
            var parser = CommandParser(words)
            guard case .help(.goldenTest) = try parser.parse() else {
                Issue.record("\(words) asks for help")
                continue
            }
        }
    }

    @Test(arguments: [["help", "golden"], ["golden", "--help"], ["golden", "-h"]])
    func `help about a word that begins commands lists them`(words: [String]) throws {
        var parser = CommandParser(words)
        guard case .helpAbout("golden") = try parser.parse() else {
            Issue.record("\(words) asks for help")
            return
        }
        let page = HelpText().page(about: "golden")
        for command in Command.allCases where command.rawValue.hasPrefix("golden") {
            #expect(page.contains("  \(command.name) "))
        }
        #expect(!page.contains("check merge"))
    }

    @Test func `help needs no operands`() throws {
        guard case .help(.diff) = try parse("diff", "--help") else {
            Issue.record("diff --help asks for help")
            return
        }
    }

    @Test func `what is wrong is told with what was probably meant`() {
        #expect(error() == .noCommand)
        #expect(error("rendr", "a") == .unknownCommand("rendr", near: "render"))
        #expect(error("golden", "tst") == .unknownCommand("golden tst", near: "golden test"))
        #expect(
            error("golden")
                == .incompleteCommand("golden", parts: ["test", "accept", "merge", "list", "prune", "diff"]))
        #expect(error("dump", "a", "--local", "ar") == .unknownOption("--local", near: "--locale", .command(.dump)))
        #expect(
            error("dump", "a", "--overlay", "frames")
                == .misplacedOption("--overlay", .command(.dump), others: [.render, .preview]))
        #expect(error("dump", "a", "--locale") == .missingValue(option: "--locale", placeholder: "TAG"))
        #expect(error("render", "a", "--quiet=yes") == .unexpectedValue(option: "--quiet", value: "yes"))
        #expect(error("dump") == .missingOperand(.command(.dump)))
        #expect(error("dump", "a", "b") == .extraOperand("b", .command(.dump)))
    }

    @Test func `the wrong part of a list is named`() {
        guard case .invalidValue("--overlay", let problem) = error("render", "a", "--overlay", "frames,bazelines")
        else {
            Issue.record("there is no overlay of that name")
            return
        }
        #expect(problem.text == "bazelines")
        #expect(problem.hint.hasPrefix("did you mean \"baselines\"?"))
    }

    @Test(arguments: ["0x5", "375", "x", "375x", "axb", "nanx5", "375x667x2", "99999x1"])
    func `a size is two numbers within bounds`(text: String) {
        guard case .invalidValue("--size", _) = error("dump", "a", "--size", text) else {
            Issue.record("\(text) is no size")
            return
        }
    }

    @Test(arguments: ["widths=300", "widths=400..300", "width=1..2", "widths=0..9", "widths=1..99999"])
    func `a sweep is a range of sizes`(text: String) {
        guard case .invalidValue("--sweep", _) = error("check", "a", "--sweep", text) else {
            Issue.record("\(text) is no sweep")
            return
        }
    }

    @Test(arguments: ["e", "english", "en--GB", "é", "en-", "", "en_GB_waytoolongforatag"])
    func `a language is a tag`(text: String) {
        guard case .invalidValue("--locale", _) = error("dump", "a", "--locale", text) else {
            Issue.record("\(text) is no tag")
            return
        }
    }
}
