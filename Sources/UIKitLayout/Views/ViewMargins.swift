import Foundation

/// A view's margins, safe area and the guides made of them.
struct ViewMargins {
    /// The margins that somebody set; nil until then.
    var own: UIEdgeInsets?
    /// The margins that follow the direction; they take the place of `own`.
    var ownDirectional: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var followsReadableWidth = false
    /// The margins as the last layout had them.
    var lastEffective: UIEdgeInsets?
    /// The safe area as the last layout had it.
    var lastSafeArea = UIEdgeInsets.zero

    // Made on demand, so that a view that uses none of them pays nothing.
    var layoutMarginsGuide: UILayoutGuide?
    var safeAreaLayoutGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    var topLayoutGuide: UILayoutGuide?
    var bottomLayoutGuide: UILayoutGuide?
    var keyboardLayoutGuide: UILayoutGuide?
}
