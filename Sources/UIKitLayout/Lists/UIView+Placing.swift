import Foundation

extension UIView {
    /// Places the view as if it were not transformed: layouts speak of where items are before that.
    func put(at rect: CGRect) {
        let transform = geometry.transform
        geometry.transform = .identity
        frame = rect
        geometry.transform = transform
    }
}
