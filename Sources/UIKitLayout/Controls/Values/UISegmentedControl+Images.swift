public import Foundation

// The pictures of a segmented control's parts, which take the place of the system's.
extension UISegmentedControl {
    /// Creates a control with a segment for each action: its title, or else its image.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// Puts a segment for an action at a place.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        if action.title.isEmpty, let image = action.image {
            insertSegment(with: image, at: segment, animated: animated)
        } else {
            insertSegment(withTitle: action.title, at: segment, animated: animated)
        }
    }

    /// Gives a segment the title of an action, or else its image.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        if action.title.isEmpty, let image = action.image {
            setImage(image, forSegmentAt: segment)
        } else {
            setTitle(action.title, forSegmentAt: segment)
        }
    }

    /// Sets the picture behind the segments in a state; metrics make no difference.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[exactly: state] = backgroundImage
    }
    /// The picture behind the segments in a state.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.value(for: state)
    }

    /// Sets the picture between segments in states; metrics make no difference.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        dividerImages[leftState, default: StateTable()][exactly: rightState] = dividerImage
    }
    /// The picture between segments in states.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[leftState]?[exactly: rightState] ?? dividerImages[.normal]?[exactly: .normal]
    }

    /// Sets how far the content of segments at a place is moved; every place moves alike.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
    ) {
        for index in 0..<numberOfSegments {
            setContentOffset(CGSize(width: adjustment.horizontal, height: adjustment.vertical), forSegmentAt: index)
        }
    }

    /// Where a segment stands; raw values are Apple's.
    public enum Segment: Int, Hashable, Sendable {
        case any = 0
        case left, center, right, alone
    }
}
