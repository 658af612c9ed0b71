package import KeylineScenes

extension Diagnostic {
    /// The part of a view's frame because of which it is cut off; nil for other findings.
    package var tooShortPart: FrameExplanation.Part? {
        switch kind {
        case .brokenWord: .width
        case .truncated: message.contains("needs a height of ") ? .height : .width
        case .offScreen, .clipped: message.contains(#/extends \S+ (above|below) /#) ? .y : .x
        default: nil
        }
    }
}

extension FrameExplanation.Part {
    /// The direction that it is measured along.
    var axis: ViewSnapshot.Resizing.Axis { self == .x || self == .width ? .horizontal : .vertical }
}
