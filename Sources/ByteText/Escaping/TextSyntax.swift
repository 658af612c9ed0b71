/// A syntax that text of a document is written into.
///
/// Escaping works on the bytes of UTF-8. A `Character` can hold a delimiter and more: "\r\n" is one, and so is U+0600 with the "<"
/// behind it, so that a comparison of characters would let both through.
package enum TextSyntax: Sendable {
    /// The content of HTML elements and quoted attributes. Controls that a page cannot hold become U+FFFD.
    case html
    /// The content of XML 1.0 elements and quoted attributes, as SVG has them. What XML cannot hold becomes U+FFFD.
    case xml
    /// A JSON string without its quotes (RFC 8259). What ends a line of JavaScript is escaped too.
    case json
    /// A scalar of YAML between double quotes, without them. What ends a line in YAML 1.1 is escaped, also beyond ASCII: readers fold it to a
    /// space.
    case yaml
    /// The message of a GitHub workflow command.
    ///
    /// Source: GitHub, Workflow commands for GitHub Actions; actions/toolkit writes them so.
    case gitHubMessage
    /// The value of a property of a GitHub workflow command.
    case gitHubProperty
    /// One word of a command for bash or zsh.
    case shellWord
    /// A relative path in a URL (RFC 3986).
    case urlPath
    /// Several lines on a terminal or in a log: controls but tabs and line feeds are written as `\u{1b}`, and no line is a GitHub workflow
    /// command.
    case terminal
    /// A part of one line of a log: no control is left, nor anything that ends a line.
    case line
    /// The inside of a literal in quotation marks, as Swift writes it; see `quoted`.
    case quotation
    /// Words in a line of Markdown, as GitHub and GitLab show it: every mark of punctuation that has a meaning there is quoted, and so is
    /// HTML. What ends a line becomes a space.
    ///
    /// Source: CommonMark 0.31, section 2.4: a backslash before any mark of ASCII's punctuation makes it a letter.
    case markdown
    /// A span of code in Markdown with its backticks, of which there are more than the text has in a row.
    ///
    /// Source: CommonMark 0.31, section 6.1.
    case markdownCode
}

extension String {
    /// The text as a syntax writes it.
    package func escaped(for syntax: TextSyntax) -> String {
        switch syntax {
        case .html: TextEscaper.html.escape(self)
        case .xml: TextEscaper.xml.escape(self)
        case .json: TextEscaper.json.escape(self)
        case .yaml: TextEscaper.yaml.escape(self)
        case .gitHubMessage: TextEscaper.gitHubMessage.escape(self)
        case .gitHubProperty: TextEscaper.gitHubProperty.escape(self)
        case .shellWord: ShellWord.quoted(self)
        case .urlPath: TextEscaper.urlPath.escape(self)
        case .terminal: WorkflowCommands.defused(TextEscaper.terminal.escape(self))
        case .line: TextEscaper.line.escape(self)
        case .quotation: TextEscaper.quotation.escape(self)
        case .markdown: TextEscaper.markdown.escape(self)
        case .markdownCode: MarkdownCode.span(self)
        }
    }

    /// The text in quotation marks, on one line, as a message or a dump shows it.
    ///
    /// Like `debugDescription`, but in time that grows with the text's length whatever marks it begins with.
    package var quoted: String { "\"" + escaped(for: .quotation) + "\"" }
}
