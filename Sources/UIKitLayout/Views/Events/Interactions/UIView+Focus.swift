import Foundation

// What the focus and enlarged contents ask of views, of which a picture has none.
extension UIView {
    /// The group in which the focus moves. Changes no picture.
    public var focusGroupIdentifier: String? {
        get { kept("focus group", nil) }
        set { keep("focus group", newValue) }
    }
    /// How far the enlarged image lies inside its frame, in points. Changes no picture.
    public var largeContentImageInsets: UIEdgeInsets {
        get { kept("large insets", .zero) }
        set { keep("large insets", newValue) }
    }
    /// Whether the enlarged image is scaled. Changes no picture.
    public var scalesLargeContentImage: Bool {
        get { kept("large scales", false) }
        set { keep("large scales", newValue) }
    }
    /// The view by whose opacity the view is drawn, as older code spells `mask`.
    public var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }
    /// Brings traits up to date, which they always are. Changes no picture.
    public func updateTraitsIfNeeded() {}
}

extension UIViewController {
    /// Whether the focus comes back after a transition. Changes no picture.
    public var restoresFocusAfterTransition: Bool {
        get { kept("focus returns", true) }
        set { keep("focus returns", newValue) }
    }
    /// Whether a controller that is presented speaks for the status bar. Changes no picture.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept("captures bar", false) }
        set { keep("captures bar", newValue) }
    }
    /// Names what scrolls under the bars. Changes no picture.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
