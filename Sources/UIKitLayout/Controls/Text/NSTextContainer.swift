public import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The room in which the lines of a text view are set.
@preconcurrency @MainActor
public final class NSTextContainer: MainActorObject {
    weak var owner: UITextView?

    init() {
        super.init(onMainActor: ())
    }

    /// The room at both ends of a line, in points.
    public var lineFragmentPadding: CGFloat = 5 {
        didSet { owner?.contentDidChange() }
    }

    /// The largest number of lines; 0 for any.
    public var maximumNumberOfLines = 0 {
        didSet { owner?.contentDidChange() }
    }

    /// What happens where text does not fit.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { owner?.contentDidChange() }
    }
}
