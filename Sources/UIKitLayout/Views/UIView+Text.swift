import Foundation

extension UIView {
    /// The view in which the first baseline is found.
    var viewForFirstBaseline: UIView {
        let view = forFirstBaselineLayout
        return view === self ? self : view.viewForFirstBaseline
    }

    /// The view in which the last baseline is found.
    var viewForLastBaseline: UIView {
        let view = forLastBaselineLayout
        return view === self ? self : view.viewForLastBaseline
    }
}
