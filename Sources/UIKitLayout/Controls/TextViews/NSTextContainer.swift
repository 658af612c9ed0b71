public import Foundation

/// The room in which lines are set: that of a text view, or one of a layout manager.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    weak var owner: UITextView?
    /// Who sets lines in the room.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size, in points; a width or height of 0 or less is no limit. A text view's own decides for its container.
    open var size: CGSize {
        didSet { if size != oldValue { owner?.contentDidChange() } }
    }

    /// Creates a room of a size, in points.
    public init(size: CGSize = CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)) {
        self.size = size
        super.init()
    }

    /// The room at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { owner?.contentDidChange() }
    }

    /// The largest number of lines; 0 for any.
    open var maximumNumberOfLines = 0 {
        didSet { owner?.contentDidChange() }
    }

    /// What happens where text does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { owner?.contentDidChange() }
    }

    /// Shapes around which text would flow: it does not, and the scene says so.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { if !exclusionPaths.isEmpty { noteUndrawn("text around shapes") } }
    }

    /// Whether a text view sets the width. Changes no picture: it always does.
    open var widthTracksTextView = false
    /// Whether a text view sets the height. Changes no picture.
    open var heightTracksTextView = false
    /// Whether the room is a plain rectangle: it is.
    open var isSimpleRectangular: Bool { true }
}
