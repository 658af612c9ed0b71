public import Foundation

extension TextLayout {
    /// Something that is set in a line like a letter, and where.
    public struct PlacedAttachment: Hashable, Sendable {
        /// The attachment.
        public let attachment: TextAttachment
        /// The offset of its character in the text, in UTF-16 code units.
        public let offset: Int
        /// Its frame, in points.
        public let rect: CGRect
    }

    /// A range that leads somewhere, and the rectangles that it covers.
    public struct PlacedLink: Hashable, Sendable {
        /// The link's destination.
        public let target: String
        /// The range on one line, in UTF-16 code units of the text.
        public let range: Range<Int>
        /// Its frame on that line, in points.
        public let rect: CGRect
    }

    /// The attachments, placed, in reading order.
    ///
    /// - Parameters:
    ///   - rect: Where the text is, in points.
    ///   - scale: Pixels per point, for baselines on whole pixels; 0 leaves them where they are.
    /// - Returns: The attachments.
    public func attachments(in rect: CGRect, scale: CGFloat = 0) -> [PlacedAttachment] {
        lines.flatMap { line in
            LineDrawing(line, in: rect, scale: scale).fragments.flatMap { fragment in
                fragment.attachments.map { attachment, offset, rect in
                    PlacedAttachment(
                        attachment: attachment, offset: line.textRange(offset..<offset + 1).lowerBound, rect: rect)
                }
            }
        }
    }

    /// The links, placed, one for each line that a link is on, and more where directions meet.
    ///
    /// - Parameter rect: Where the text is, in points.
    /// - Returns: The ranges in reading order.
    public func links(in rect: CGRect) -> [PlacedLink] {
        lines.flatMap { line in
            LineDrawing(line, in: rect, scale: 0).fragments.compactMap { fragment in
                fragment.attributes.link.map {
                    PlacedLink(target: $0, range: line.textRange(fragment.range), rect: fragment.box)
                }
            }
        }
    }
}
