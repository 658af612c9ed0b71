import KeylineScenes
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

                Print the JSON Schema of layout files or of the configuration file.

                SUBJECT is layout (default), views for layouts with a body of SwiftUI views, or
                configuration. Editors use it to complete and check files. The schemas are also in
                `Schemas/layout.schema.json`, `Schemas/views.schema.json` and
                `Schemas/keyline.schema.json`. With properties, it prints a page of how XIBs, layout
                files, UIKit and SwiftUI call each property of a view.

                """)
    }
}
