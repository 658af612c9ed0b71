import KeylineAutoLayout

/// A view's place among others.
///
/// An object rather than a value, because copying a weak reference costs more than following it.
@MainActor
final class ViewHierarchy {
    private var superviewReference: ItemReference?
    weak var controller: UIViewController?
    var subviews: [UIView] = []
    var guides: [UILayoutGuide] = []

    /// The view around; nil where there is none or it is gone.
    var superview: UIView? {
        get { superviewReference?.object.map { unsafeDowncast($0, to: UIView.self) } }
        set { superviewReference = newValue?.reference }
    }
}
