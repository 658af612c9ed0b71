package import Foundation
import KeylineChecksums

/// A page that works without a network: data in JSON, one script that shows it, one style, and a policy that lets nothing else run.
///
/// The preview, the report of goldens and the inspector are such pages; they share ``PageStyle`` and ``PageScript``.
package struct PageDocument: Sendable {
    /// The page's title.
    package var title: String
    /// What the script shows, as JSON.
    package var data: Data
    /// Rules besides the shared ones.
    package var style: String
    /// Code besides the shared one; it finds the data in `data` and puts what it shows into `<main>`.
    package var script: String
    /// What stands in the page for readers without scripts.
    package var fallback: HTML
    /// Whether the page asks the server that it came from for news.
    package var isLive = false

    /// Puts a page together.
    package init(title: String, data: Data, style: String, script: String, fallback: HTML) {
        self.title = title
        self.data = data
        self.style = style
        self.script = script
        self.fallback = fallback
    }

    /// The document.
    package var html: String {
        let rules = "\n" + PageStyle.rules + style
        let code = "\n" + PageScript.shared + script
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy(style: rules, script: code))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="Keyline">
            <link rel="icon" href="data:,">
            <title>\(title)</title>
            <style>\(HTML(verbatim: rules))</style>
            </head>
            <body>
            <main>\(fallback)</main>
            <script type="application/json" id="data">\(HTML(verbatim: embeddedData))</script>
            <script>\(HTML(verbatim: code))</script>
            </body>
            </html>

            """
        return page.description
    }

    /// Nothing is loaded but pictures beside the page, and only this style and this script count.
    private func policy(style: String, script: String) -> String {
        "default-src 'none'; img-src 'self' file: data:; style-src \(Self.hash(style)); script-src \(Self.hash(script)); "
            + (isLive ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
    }

    /// Source: Content Security Policy Level 3, "hash-source".
    private static func hash(_ text: String) -> String {
        let digits = Array(SHA256Digest(of: text).hexadecimal)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return "'sha256-\(Data(bytes).base64EncodedString())'"
    }

    /// In JSON a less-than sign stands in texts only; escaped, none of them can end the element. Bytes are compared, because a
    /// sign behind a prepended mark is no `Character` of its own.
    private var embeddedData: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.count)
        for byte in data {
            if byte == UInt8(ascii: "<") {
                bytes += "\\u003C".utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
