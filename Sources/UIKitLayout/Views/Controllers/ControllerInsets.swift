import Foundation

/// The safe area and the margins that a controller gives its view, in points.
struct ControllerInsets {
    /// The insets that a container asks for besides the device, such as those of its bars.
    var containerSafeArea: UIEdgeInsets?
    /// Insets that the controller adds to the safe area.
    var additionalSafeArea = UIEdgeInsets.zero
    /// Whether the view's margins are at least the system's.
    var respectsSystemMinimum = true
    /// The margins at the sides of a document whose canvas knows no device; nil where the width decides.
    var documentSideMargin: CGFloat?
}

/// How far a controller's view reaches below bars.
struct ControllerExtent {
    var edges: UIRectEdge = .all
    var includesOpaqueBars = false
    var adjustsScrollViewInsets = true
    /// Whether a tab bar makes room while the controller is on top.
    var hidesBottomBarWhenPushed = false
}

/// Whether what a controller shows is being edited, and the button that begins and ends it.
@MainActor
struct ControllerEditing {
    var isEditing = false
    lazy var button = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
}

/// How the traits of a controller differ from those around it.
struct ControllerTraits {
    /// Those that the controller around replaces.
    var fromParent: UITraitCollection?
    /// What the controller changes itself; nil for nothing.
    var own: LocalTraits?
}
