public import Foundation

/// The strip that a bar covers at the top or bottom of a controller's view, as layouts from before the safe area name it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The distance of the bar's edge from the view's, in points.
    var length: CGFloat { get }
    /// The strip's edge at the top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The strip's edge at the bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The strip's height.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// What bars and the device cover at the top of the view, as a guide.
    public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// What bars and the device cover at the bottom of the view, as a guide.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
        let owner: UIView = view
        let made = owner.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.edge == edge }
        return made ?? BarLayoutGuide(edge, of: owner)
    }

    /// Tells the guides about insets that changed.
    func updateBarGuides() {
        for case let guide as BarLayoutGuide in viewIfLoaded?.layoutGuides ?? [] { guide.update() }
    }
}

/// A strip along the top or bottom of a view, as high as the safe area is inset there.
@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    enum Edge {
        case top
        case bottom
    }

    let edge: Edge
    private var height: NSLayoutConstraint?

    init(_ edge: Edge, of view: UIView) {
        self.edge = edge
        super.init()
        identifier = edge == .top ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide"
        view.addLayoutGuide(self)
        let inset = NSLayoutConstraint(
            first: LayoutTerm(item: self, attribute: .height), .equal, second: nil, constant: length)
        let edges = [edge == .top ? NSLayoutConstraint.Attribute.top : .bottom, .left].map { attribute in
            NSLayoutConstraint(
                first: LayoutTerm(item: self, attribute: attribute), .equal,
                second: LayoutTerm(item: view, attribute: attribute))
        }
        let width = NSLayoutConstraint(first: LayoutTerm(item: self, attribute: .width), .equal, second: nil)
        height = inset
        for constraint in edges + [width, inset] {
            constraint.role = .guide
            constraint.isActive = true
        }
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return edge == .top ? insets.top : insets.bottom
    }

    func update() {
        if height?.constant != length { height?.constant = length }
    }
}
