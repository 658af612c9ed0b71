package import Foundation
import KeylineByteText
import KeylineGraphics

/// A page that works without a network: data in JSON, one script that shows it, one style, and a policy that lets nothing else run.
///
/// The preview, the report of goldens and the inspector are such pages.
package struct PageDocument: Sendable {
    /// The page's title.
    package var title: String
    /// The style and the script.
    package var files: PageFiles
    /// What the script shows, as JSON.
    package var data: Data
    /// The content of the page for readers without scripts.
    package var fallback: HTML
    /// Whether the page asks the server that it came from for news.
    package var isLive = false

    /// Puts a page together.
    package init(_ files: PageFiles, title: String, data: Data, fallback: HTML) {
        self.files = files
        self.title = title
        self.data = data
        self.fallback = fallback
    }

    /// The document.
    package var html: String {
        let style = files.style
        let script = files.script
        let parts: [Substring: String] = [
            "policy": policy(style: style, script: script).escaped(for: .html), "title": title.escaped(for: .html),
            "style": style, "fallback": fallback.description, "data": embeddedData, "script": script,
        ]
        var page = ""
        var rest = PageFiles.shell[...]
        while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
            page += rest[..<start.lowerBound] + (parts[rest[start.upperBound..<end.lowerBound]] ?? "")
            rest = rest[end.upperBound...]
        }
        return page + rest
    }

    /// What the page may load and run: pictures beside it, and only this style and this script, known by their digests. Digests instead of
    /// numbers used once keep equal pages equal, byte for byte. A page that is opened from a disk has an origin that equals no other, so that
    /// "self" alone would hide its pictures.
    ///
    /// Source: W3C, Content Security Policy Level 3.
    private func policy(style: String, script: String) -> String {
        "default-src 'none'; img-src 'self' file: data:; style-src \(Self.hash(style)); script-src \(Self.hash(script)); "
            + (isLive ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
    }

    /// Source: Content Security Policy Level 3, "hash-source".
    static func hash(_ text: String) -> String {
        "'sha256-\(Data(SHA256Digest(of: text).bytes).base64EncodedString())'"
    }

    /// In JSON a less-than sign is in texts only; escaped, none of them can end the element. Bytes are compared, because a
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
