/// A view's place among others.
///
/// An object rather than a value, because copying a weak reference costs more than following it.
@MainActor
final class ViewHierarchy {
    weak var superview: UIView?
    weak var controller: UIViewController?
    var subviews: [UIView] = []
    var guides: [UILayoutGuide] = []
}
