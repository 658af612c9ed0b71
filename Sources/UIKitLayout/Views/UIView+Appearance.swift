import Foundation

extension UIView {
    /// A number by which code finds the view.
    public var tag: Int {
        get { appearance.tag }
        set { appearance.tag = newValue }
    }

    /// A name by which tests and logs speak of the view.
    public var accessibilityIdentifier: String? {
        get { appearance.accessibilityIdentifier }
        set { appearance.accessibilityIdentifier = newValue }
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != appearance.isHidden else { return }
        appearance.isHidden = hidden
        (superview as? UIStackView)?.arrangementDidChange()
    }
}
