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

    @Test func `a page reads like this`() {
        #expect(
            HelpText().page(for: .diff) == """
                usage: keyline diff A.png B.png [options]

                Compare two PNG pictures pixel by pixel.

                Prints how many pixels differ and where. Exits with 1 where any does. With -o a picture
                of the difference is written: red where the second is darker, blue where it is lighter.

                Where it goes:
                  -o, --output FILE  Where a picture of the difference goes

                """)
    }
}
