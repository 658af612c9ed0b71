/// A view's place among others.
///
/// An object rather than a value, because copying a weak reference costs more than following it.
@MainActor
final class ViewHierarchy {
    weak var controller: UIViewController?
    /// Whether the view's class is an app's, once somebody asked.
    var isOfClientClass: Bool?
    var subviews: [UIView] = []
    var guides: [UILayoutGuide] = []
}
