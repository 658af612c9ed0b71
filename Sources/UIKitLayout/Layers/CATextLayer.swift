public import Foundation
import KeylineGraphics

/// Draws a text from the top of its bounds.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font, a `UIFont`, a `CGFont` or its name.
    open var font: Any?
    /// The size of the font, in points; 36 unless set.
    open var fontSize: CGFloat = 36
    /// The colour; white unless set.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether lines are broken.
    open var isWrapped = false
    /// Where lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// What happens where a line is too long.
    open var truncationMode = CATextLayerTruncationMode.none

    private var text: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = string as? String else { return nil }
        let name =
            (font as? String) ?? (font as? CGFont).map { $0.name as String } ?? (font as? NSString).map { $0 as String }
        let given = (font as? UIFont) ?? name.flatMap { UIFont(name: $0, size: fontSize) }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.neutral
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.neutral
        return NSAttributedString(
            string: text,
            attributes: [
                .font: given?.withSize(fontSize) ?? .systemFont(ofSize: fontSize),
                .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 0, alpha: 0)),
                .paragraphStyle: style,
            ])
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard let text else { return }
        let bounds = bounds
        CurrentCanvas.with(&canvas, bounds) { _ in text.draw(in: bounds) }
    }

    open override func preferredFrameSize() -> CGSize { text?.size() ?? .zero }
}

/// Where the lines of a layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// On the side where the language starts.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var neutral: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// What happens where a line of a layer is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// It runs on.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning gives way.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end gives way.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle gives way.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var neutral: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byClipping
        }
    }
}
