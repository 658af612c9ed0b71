import KeylineTypesetting

/// Where lines of text stand; raw values are Apple's.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From edge to edge.
    case justified
    /// On the side where the text's language starts.
    case natural
}

/// What happens where text does not fit; raw values are Apple's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines end between words.
    case byWordWrapping = 0
    /// Lines end between characters.
    case byCharWrapping
    /// The text runs on beyond the edge.
    case byClipping
    /// The beginning gives way to an ellipsis.
    case byTruncatingHead
    /// The end gives way to an ellipsis.
    case byTruncatingTail
    /// The middle gives way to an ellipsis.
    case byTruncatingMiddle
}

/// Where text stands whose font was shrunk to fit; raw values are Apple's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline of the full-sized font.
    case alignBaselines = 0
    /// In the middle of the full-sized line.
    case alignCenters
    /// At the top of the full-sized line.
    case none
}

extension NSTextAlignment {
    /// The alignment in a view of a direction. Natural text stands where the view's language starts lines, whatever its own
    /// direction, as in UIKit.
    func neutral(in direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: direction == .rightToLeft ? .right : .left
        }
    }
}

extension NSLineBreakMode {
    var neutral: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
