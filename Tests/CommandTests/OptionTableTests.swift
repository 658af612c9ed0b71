import Testing

@testable import KeylineCommand

@Suite struct OptionTableTests {
    @Test(arguments: Command.allCases)
    func `a command has each option and each letter once`(command: Command) {
        let options = OptionTable.options(for: command)
        #expect(Set(options.map(\.name)).count == options.count)
        let letters = options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
        #expect(!letters.contains("h"), "-h is help")
    }

    @Test func `every option belongs to a command or a golden's case, has a plain name and says what it does`() {
        for option in OptionTable.all {
            #expect(!option.commands.isEmpty || OptionTable.caseOptions.contains { $0.name == option.name })
            #expect(option.name.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase })
            #expect(!option.summary.isEmpty)
        }
    }

    @Test func `every value that help can count is accepted`() throws {
        for option in OptionTable.all {
            guard case .value(_, let choices, let store) = option.argument else { continue }
            for choice in choices {
                var settings = CommandSettings()
                try store(choice, &settings)
            }
        }
    }

    @Test func `a value that is wrong is an error that says what would be right`() {
        for option in OptionTable.all
        where ![
            "scene", "fonts", "output", "select", "filter", "golden", "font", "config", "layout", "costs", "since",
            "summary", "group", "view", "package", "target", "scheme", "scratch-path", "available", "root", "unsaved",
            "baseline", "exclude", "strings", "screenshots", "crowdin", "decisions", "header", "footer", "design",
            "preview",
        ].contains(option.name) {
            guard case .value(_, _, let store) = option.argument else { continue }
            var settings = CommandSettings()
            let error = #expect(throws: ValueError.self) { try store("?!", &settings) }
            #expect(error?.expectation.isEmpty == false)
        }
    }

    @Test func `a golden's case understands what is drawn and nothing about where it goes`() {
        let names = Set(OptionTable.caseOptions.map(\.name))
        #expect(names.isSuperset(of: ["scene", "locale", "overlay", "across", "device"]))
        #expect(names.isDisjoint(with: ["output", "format", "jobs", "quiet", "fonts"]))
    }
}
