import KeylineScenes
import Testing

@testable import KeylineTranslations

/// Source: Apple, String Format Specifiers.
@Suite struct FormatCheckTests {
    private func problem(_ source: String, _ translation: String) -> String? {
        FormatCheck(TextEntry.Text(source)).problem(of: TextEntry.Text(translation))?.message
    }

    @Test(arguments: [
        ("Hello, %@", "Hallo, %@"), ("%@ of %d", "%2$d von %1$@"), ("%@ of %@", "%2$@ von %1$@"), ("Done", "Fertig"),
        ("100% free", "100 % de rabais"), ("%d %%", "%d %%"), ("%ld items", "%d Dinge"),
    ])
    func `translations with the same values are sound`(source: String, translation: String) {
        #expect(problem(source, translation) == nil)
    }

    @Test func `a value of another kind is an error`() {
        #expect(
            problem("%@ left", "%d übrig")
                == "takes value 1 as a whole number (%d), but the text it translates takes an object (%@)")
        #expect(FormatCheck(.init("%@")).problem(of: .init("%d"))?.severity == .error)
    }

    @Test func `a value that the source does not have is an error`() {
        #expect(problem("Hello", "Hallo, %@") == "takes value 1, but the text it translates takes none")
        #expect(problem("%@", "%1$@ %2$@") == "takes value 2, but the text it translates takes one alone")
    }

    @Test func `a value that is left out is a warning`() {
        let result = FormatCheck(.init("%@ of %@")).problem(of: .init("%2$@"))
        #expect(result?.severity == .warning)
        #expect(result?.message == "leaves out value 1, which the text it translates shows")
    }

    @Test func `values with and without numbers do not mix`() {
        #expect(problem("%@ of %@", "%1$@ von %@")?.hasPrefix("mixes values with numbers") == true)
    }

    @Test func `a form may leave out the number that decides about it`() {
        let source = TextEntry.Text(["one": "%d day", "other": "%d days"])
        #expect(FormatCheck(source).problem(of: TextEntry.Text(["one": "ein Tag", "other": "%d Tage"])) == nil)
        #expect(FormatCheck(source).problem(of: TextEntry.Text(["one": "ein Tag", "other": "viele Tage"])) == nil)
    }

    @Test func `a form with a value of another kind is found`() {
        let source = TextEntry.Text(["one": "%d day", "other": "%d days"])
        let result = FormatCheck(source).problem(of: TextEntry.Text(["one": "ein Tag", "other": "%@ Tage"]))
        #expect(result?.message.contains("value 1 as an object") == true)
    }
}
