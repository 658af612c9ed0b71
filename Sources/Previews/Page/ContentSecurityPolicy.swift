import Foundation
import KeylineChecksums

/// What a page may load and run: its own style and script, known by their digests, and pictures beside it.
///
/// Whatever a document's text brought into the page, no script of it would run, not from an attribute either, and nothing is fetched.
/// Digests instead of numbers used once keep equal pages equal, byte for byte. Style attributes are allowed because frames of
/// views are places in them; they load nothing.
///
/// Source: W3C, Content Security Policy Level 3.
struct ContentSecurityPolicy {
    /// The value of the header.
    let text: String

    /// Allows one style element and one script element, whose contents are given to the byte.
    init(style: String, script: String) {
        text = [
            "default-src 'none'",
            "script-src '\(Self.source(script))'",
            "style-src '\(Self.source(style))'",
            "style-src-attr 'unsafe-inline'",
            // A page opened from a disk has an origin that equals no other, so that "self" alone would hide its pictures.
            "img-src 'self' file: data:",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    private static func source(_ content: String) -> String {
        "sha256-" + Data(SHA256Digest(of: content).bytes).base64EncodedString()
    }
}
