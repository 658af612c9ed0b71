/// A view's place among others.
struct ViewHierarchy {
    weak var superview: UIView?
    var subviews: [UIView] = []
    weak var controller: UIViewController?
    var guides: [UILayoutGuide] = []
}
