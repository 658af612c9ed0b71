import KeylineAutoLayout
public import Foundation

/// The room that bars take at the top or bottom of a controller's view, as layout code before safe areas asks for it.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// How far bars reach into the view, in points.
    var length: CGFloat { get }
    /// The guide's top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip along the top or bottom of a controller's view that bars take: as high as the safe area's inset.
@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    enum Edge: String {
        case top = "UIVC-topLayoutGuide"
        case bottom = "UIVC-bottomLayoutGuide"
    }

    let edge: Edge

    override var derivation: ItemDerivation? { .strip }

    init(_ edge: Edge, of view: UIView) {
        self.edge = edge
        super.init()
        identifier = edge.rawValue
        owningView = view
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return edge == .top ? insets.top : insets.bottom
    }

    override func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle {
        var rectangle = owner
        let height = AffineSum(nil, offset: Double(length))
        if edge == .bottom {
            rectangle.y = AffineSum(from: rectangle.y, along: rectangle.height) - length
        }
        rectangle.height = height
        return rectangle
    }
}
