import Foundation

extension ImagePlacing {
    /// Where a picture lies in a view by its content mode.
    init(_ mode: UIView.ContentMode, size: CGSize, in bounds: CGRect) {
        self.init(mode.filling, size: size, in: bounds)
    }
}

extension UIView.ContentMode {
    /// How a picture fills the bounds.
    fileprivate var filling: ImageFilling {
        switch self {
        case .scaleToFill, .redraw: .stretched
        case .scaleAspectFit: .within
        case .scaleAspectFill: .covering
        case .center: .placed(x: 0.5, y: 0.5)
        case .top: .placed(x: 0.5, y: 0)
        case .bottom: .placed(x: 0.5, y: 1)
        case .left: .placed(x: 0, y: 0.5)
        case .right: .placed(x: 1, y: 0.5)
        case .topLeft: .placed(x: 0, y: 0)
        case .topRight: .placed(x: 1, y: 0)
        case .bottomLeft: .placed(x: 0, y: 1)
        case .bottomRight: .placed(x: 1, y: 1)
        }
    }
}
