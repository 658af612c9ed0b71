import Foundation

/// How content follows a finger, which a picture does not show.
struct ScrollBehavior {
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var bouncesZoom = true
    var isPagingEnabled = false
    var isDirectionalLockEnabled = false
    var scrollsToTop = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var decelerationRate = UIScrollView.DecelerationRate.normal
}

/// The indicators of a scroll view, which a picture does not show.
struct ScrollIndicators {
    /// The distances from the frame's edges, in points.
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    /// Whether the safe area adds to them.
    var adjustsInsets = true
    var showsHorizontal = true
    var showsVertical = true
    var style = UIScrollView.IndicatorStyle.default
}

/// Who scrolls and zooms, and who hears of it.
@MainActor
struct ScrollInteraction {
    weak var delegate: (any UIScrollViewDelegate)?
    var refreshControl: UIRefreshControl?
    lazy var panGestureRecognizer = UIPanGestureRecognizer()
    lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
}

/// The guides of a scroll view, made when they are asked for.
struct ScrollGuides {
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
}
