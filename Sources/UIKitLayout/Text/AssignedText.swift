import Foundation

/// A text as code gave it, plain or with attributes of its own.
@MainActor
struct AssignedText {
    /// The characters. Those that are set are plain.
    var string: String? {
        didSet { attributes = nil }
    }
    /// The same with attributes; nil for plain text.
    var attributes: StyledText?

    /// The text as `attributedText` answers; nil where there is none.
    var attributedString: NSAttributedString? {
        attributes?.attributedString ?? string.map { NSAttributedString(string: $0) }
    }
}
