import Foundation
import KeylineByteText

/// A document that an editor has open, as it is there.
struct OpenDocument: Sendable {
    /// The kinds of documents.
    enum Kind: Sendable {
        /// A layout file.
        case layout
        /// `keyline.yaml`.
        case configuration
        /// A storyboard or XIB.
        case interface
        /// Swift code, perhaps with previews.
        case swift
    }

    let uri: String
    let path: String
    let version: Int
    let text: EditedText
    let kind: Kind

    /// A document of a kind that the server knows.
    init?(uri: String, version: Int, text: String) {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        self.uri = uri
        path = url.path
        self.version = version
        self.text = EditedText(text)
        switch path.pathExtension.lowercased() {
        case "storyboard", "xib": kind = .interface
        case "swift": kind = .swift
        case "yaml", "yml":
            let isConfiguration = path.lastPathComponent == Configuration.fileName
            guard isConfiguration || Self.isLayout(text) else { return nil }
            kind = isConfiguration ? .configuration : .layout
        default: return nil
        }
    }

    /// The document's folder.
    var folder: String { path.deletingLastPathComponent }

    /// Other YAML files, such as CI configurations, have no such key. A new file that is still empty may become a layout.
    private static func isLayout(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace) || text.hasPrefix("keyline:") || text.contains("\nkeyline:")
            || text.contains("\r\nkeyline:")
    }
}
