internal import KeylineGraphics

/// Attributes that most text lacks, kept apart so that the others are cheap to copy.
struct RareTextAttributes: Hashable, Sendable {
    var backgroundColor: Color?
    var underline: TextAttributes.Decoration?
    var strikethrough: TextAttributes.Decoration?
    var language: String?
    var paragraphStyle: ParagraphStyle?
    var attachment: TextAttachment?
    var link: String?

    /// Values in an object.
    final class Box: Hashable, Sendable {
        let values: RareTextAttributes

        init(_ values: RareTextAttributes) {
            self.values = values
        }

        static func == (left: Box, right: Box) -> Bool { left === right || left.values == right.values }

        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }
}
