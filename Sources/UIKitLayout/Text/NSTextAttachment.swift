public import Foundation
import KeylineTypesetting

/// A picture that stands in text like a letter.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
    /// The character in whose place it stands.
    public nonisolated static let character: Int = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// The place relative to the baseline, in points, upwards; of no size takes the picture's.
    open var bounds = CGRect.zero

    /// An attachment without a picture.
    public override init() {
        super.init()
    }

    /// An attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The attachment in neutral terms.
    func neutral(name: String) -> TextAttachment {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        return TextAttachment(size: size, baselineOffset: bounds.minY, name: name)
    }

    /// The pictures of a text by the names that its attachments get.
    static func images(in text: StyledText) -> [String: UIImage] {
        var images: [String: UIImage] = [:]
        for (offset, run) in text.placedRuns {
            if let attachment = run.attributes[.attachment] as? NSTextAttachment {
                images["\(offset)"] = attachment.image
            }
        }
        return images
    }
}

extension NSAttributedString {
    /// A text of one attachment.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
