import KeylineMarkup
import KeylineScenes
import KeylineServing
import Testing

@testable import KeylineCommand

@Suite struct HelpTextTests {
    @Test func `the list of commands names each with what it does`() {
        for command in Command.allCases {
            #expect(HelpText().overview.contains("  \(command.name) "))
            #expect(HelpText().overview.contains(command.summary))
        }
    }

    @Test(arguments: Command.allCases)
    func `a page names every option of its command and fits the screen`(command: Command) {
        let page = HelpText().page(for: command)
        #expect(page.hasPrefix("usage: keyline \(command.name)"))
        for option in OptionTable.options(for: command) { #expect(page.contains("--\(option.name)")) }
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= HelpText().width })
        #expect(page.split(separator: "\n").allSatisfy { $0.last != " " })
    }

    @Test func `help fits a terminal of eighty columns`() {
        #expect(HelpText().width == 80)
        #expect(HelpText().overview.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(HelpText().limits.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `the page about limits has the limits of scenes, pictures, documents, folders and servers`() {
        let heads = HelpText().limits.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        let names = Set(heads.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(
            names == [
                "seconds", "wall", "memory", "output", "side", "content", "picture", "file", "drawing", "markup",
                "yaml", "input", "font", "folder", "jobs",
                "connections", "idle", "headers", "body",
            ])
        #expect(heads.contains { $0.contains("markup  \(Markup.depthLimit) levels") })
        #expect(heads.contains { $0.contains("connections  \(HTTPServer.connections)") })
    }

    @Test(arguments: Command.allCases)
    func `a command has two examples, which can be called`(command: Command) throws {
        #expect(command.examples.count == 2)
        for example in command.examples {
            #expect(HelpText().page(for: command).contains("\n  \(example)\n"))
            let words = example.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
            var parser = CommandParser(Array(words.dropFirst()))
            guard case .run(let called, _, _) = try parser.parse() else {
                Issue.record("\(example) is no call")
                continue
            }
            #expect(called == command)
        }
    }

    @Test func `the devices are listed with their names, and fit the screen`() {
        let page = HelpText().devices
        for name in Device.allNames {
            #expect(page.filter { !$0.isWhitespace }.contains(name.filter { !$0.isWhitespace }))
        }
        #expect(page.contains("  420x912 @3x 68/34 "))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= HelpText().width })
    }

    @Test func `a page reads like this`() {
        #expect(
            HelpText().page(for: .schema) == """
                usage: keyline schema [SUBJECT] [options]

                Print the JSON Schema of layout files or the configuration.

                SUBJECT is layout (default), views for layouts with a body of SwiftUI views, or
                configuration. Editors use it to complete and check files. The schemas are also
                in `Schemas/layout.schema.json`, `Schemas/views.schema.json` and
                `Schemas/keyline.schema.json`. With properties, it prints a page of how XIBs,
                layout files, UIKit and SwiftUI call each property of a view.

                Output:
                      --color WHEN  Colour messages: auto (default: on terminals, unless
                                    NO_COLOR or CLICOLOR_FORCE is set), always or never

                Examples:
                  keyline schema
                  keyline schema configuration

                """)
    }
}
