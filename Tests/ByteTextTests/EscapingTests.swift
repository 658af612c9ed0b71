import KeylineByteText
import Testing

/// Texts in which a delimiter shares its `Character` with something else.
private let hostile = [
    "\u{600}<script>alert(1)</script>", "a\r\nb", "\"\u{301}onload=x", "&\u{200D}lt;", "<\u{FE0F}b>", "'\u{20DD}",
    "\r\r\n\n",
    "\u{600}\n::error::x", "\u{1B}[2J\u{9B}2J", "\u{0}\u{1}\u{7F}", "\u{FFFE}\u{FFFF}", "]]>", "\u{600}%0A",
    "\u{600}:\u{600},",
]

@Suite struct EscapingTests {
    @Test(arguments: hostile, [TextSyntax.html, .xml])
    func `markup holds no delimiter of a document's text`(text: String, syntax: TextSyntax) {
        let bytes = text.escaped(for: syntax).utf8
        #expect(!bytes.contains { "<>\"'\r".utf8.contains($0) || $0 < 0x09 || $0 == 0x1B })
    }

    @Test func `an ampersand is escaped whatever stands behind it`() {
        #expect("&\u{301}<\u{301}".escaped(for: .html) == "&amp;\u{301}&lt;\u{301}")
        #expect("a&b".escaped(for: .xml) == "a&amp;b")
    }

    @Test func `XML keeps tabs and line ends and replaces what it cannot hold`() {
        #expect("\t\r\n\u{0}\u{FFFE}é𝄞".escaped(for: .xml) == "&#9;&#13;&#10;\u{FFFD}\u{FFFD}é𝄞")
    }

    @Test(arguments: hostile)
    func `an annotation is one line`(text: String) {
        for syntax in [TextSyntax.gitHubMessage, .gitHubProperty] {
            #expect(!text.escaped(for: syntax).utf8.contains { $0 < 0x20 || $0 == 0x7F })
        }
        #expect(!text.escaped(for: .gitHubProperty).utf8.contains { ":,".utf8.contains($0) })
    }

    @Test func `an annotation's percent signs are escaped before line ends`() {
        #expect("100%\r\n\u{600}%0A".escaped(for: .gitHubMessage) == "100%25%0D%0A\u{600}%250A")
    }

    @Test func `a JSON string escapes quotes, backslashes and controls and ends of lines`() {
        #expect("\"\u{301}\\\r\n\u{1}</script>".escaped(for: .json) == "\\\"\u{301}\\\\\\r\\n\\u0001</script>")
        #expect("\u{2028}é".escaped(for: .json) == "\\u2028é")
        #expect("\u{2028}\u{85}\u{FEFF}\r\"é".escaped(for: .yaml) == "\\u2028\\u0085\\ufeff\\r\\\"é")
    }

    @Test func `a shell word is itself, in quotes, or in the quotes of ANSI C`() {
        #expect("golden/a-b_1.png".escaped(for: .shellWord) == "golden/a-b_1.png")
        #expect("".escaped(for: .shellWord) == "''")
        #expect("priority=999".escaped(for: .shellWord) == "priority=999")
        #expect("=ls".escaped(for: .shellWord) == "'=ls'")
        #expect("a b$(x)`y`".escaped(for: .shellWord) == "'a b$(x)`y`'")
        #expect("it's".escaped(for: .shellWord) == "'it'\\''s'")
        #expect("'\u{301}".escaped(for: .shellWord) == "''\\''\u{301}'")
        #expect("a\r\n'\\".escaped(for: .shellWord) == "$'a\\r\\n\\'\\\\'")
    }

    @Test func `a path in a link is percent encoded byte by byte`() {
        #expect("a b/\u{600}<\".png".escaped(for: .urlPath) == "a%20b/%D8%80%3C%22.png")
        #expect("javascript:x".escaped(for: .urlPath) == "javascript%3Ax")
    }

    @Test(arguments: hostile)
    func `a terminal is sent no control sequence`(text: String) {
        let shown = text.escaped(for: .terminal).unicodeScalars
        #expect(!shown.contains { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" })
    }

    @Test(arguments: hostile)
    func `a part of a line ends no line`(text: String) {
        #expect(!text.escaped(for: .line).unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `text without delimiters stays as it is`() {
        for syntax in [TextSyntax.html, .xml, .json, .yaml, .gitHubMessage, .terminal, .line] {
            #expect("Fjällräv 日本 \u{600}x".escaped(for: syntax) == "Fjällräv 日本 \u{600}x")
        }
    }
}

@Suite struct WorkflowCommandTests {
    @Test(arguments: ["::error::x", "a\n  ::warning::x", "a\n\t::debug::x", "x ##[error]y"])
    func `no line of a log is a command`(text: String) {
        let shown = text.escaped(for: .terminal)
        #expect(!shown.split(separator: "\n").contains { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") })
        #expect(!shown.contains("##["))
    }

    @Test func `colons within a line stay`() {
        #expect("Swift::Array # ## [x]".escaped(for: .terminal) == "Swift::Array # ## [x]")
    }
}

@Suite struct MarkdownEscapingTests {
    @Test(
        arguments: hostile + [
            "\u{600}<b>", "\u{600}[a](b)", "\u{600}`x`", "| a | b |", "@somebody #1 ~~x~~ https://a.b",
        ])
    func `every mark of Markdown has a backslash, whatever letter it follows`(text: String) {
        let bytes = Array(text.escaped(for: .markdown).utf8)
        var isQuoted = false
        for byte in bytes {
            #expect(isQuoted || !"`*_[]<>()#!|~@:&".utf8.contains(byte))
            isQuoted = byte == UInt8(ascii: "\\") && !isQuoted
        }
        #expect(!bytes.contains(0x0A) && !bytes.contains(0x0D))
    }

    @Test(arguments: [
        ("a.png", "`a.png`"), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("\u{600}`b`", "`` \u{600}`b` ``"),
        (" a ", "`  a  `"),
        ("a\nb", "`a\\nb`"), ("", "`  `"),
    ])
    func `a span of code has more backticks than its text`(text: String, span: String) {
        #expect(text.escaped(for: .markdownCode) == span)
    }

    @Test func `a block of code is not ended by its text`() {
        #expect("a".markdownBlock("sh") == "```sh\na\n```")
        #expect("a\n```\nb".markdownBlock("sh") == "````sh\na\n```\nb\n````")
    }
}
