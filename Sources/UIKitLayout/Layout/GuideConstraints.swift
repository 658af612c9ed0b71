import Foundation
import KeylineAutoLayout

/// The constraints by which UIKit ties the margins and safe area guides of a view to it, as logs since iOS 10 list them after the others.
///
/// Keyline needs none: it reckons with the insets themselves. They are made for a log alone.
@MainActor
struct GuideConstraints {
    /// The constraints of the guides that a set speaks of, in the order of their first mention, left before right and top before bottom.
    static func tying(guidesOf constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var guides = OrderedItems<InsetLayoutGuide>()
        var edges: [ObjectIdentifier: Set<Edge>] = [:]
        for constraint in constraints {
            let direction = constraint.nearestCommonAncestor?.layoutDirection ?? .leftToRight
            for term in [constraint.first, constraint.second].compactMap({ $0 }) {
                guard let guide = guide(of: term) else { continue }
                guides.insert(guide)
                edges[ObjectIdentifier(guide), default: []].formUnion(
                    Edge.edges(of: term.attribute.withoutMargin.absolute(isRightToLeft: direction == .rightToLeft)))
            }
        }
        return guides.items.flatMap { guide in
            Edge.allCases.filter { edges[ObjectIdentifier(guide)]?.contains($0) ?? false }.compactMap { tie(guide, $0) }
        }
    }

    private static func guide(of term: LayoutTerm) -> InsetLayoutGuide? {
        if let guide = term.item as? InsetLayoutGuide { return guide }
        guard term.attribute.isMargin, let view = term.item as? UIView else { return nil }
        return view.layoutMarginsGuide as? InsetLayoutGuide
    }

    private enum Edge: CaseIterable {
        case left, right, top, bottom

        static func edges(of attribute: NSLayoutConstraint.Attribute) -> Set<Edge> {
            switch attribute {
            case .left: [.left]
            case .right: [.right]
            case .top: [.top]
            case .bottom: [.bottom]
            case .centerX, .width: [.left, .right]
            case .centerY, .height: [.top, .bottom]
            default: []
            }
        }

        var attribute: NSLayoutConstraint.Attribute {
            switch self {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            }
        }

        var isFar: Bool { self == .right || self == .bottom }

        func inset(_ insets: UIEdgeInsets) -> CGFloat {
            switch self {
            case .left: insets.left
            case .right: insets.right
            case .top: insets.top
            case .bottom: insets.bottom
            }
        }
    }

    private static func tie(_ guide: InsetLayoutGuide, _ edge: Edge) -> NSLayoutConstraint? {
        guard let view = guide.owningView else { return nil }
        let inner = LayoutTerm(item: guide, attribute: edge.attribute)
        let outer = LayoutTerm(item: view, attribute: edge.attribute)
        let constraint = NSLayoutConstraint(
            first: edge.isFar ? outer : inner, .equal, second: edge.isFar ? inner : outer,
            constant: edge.inset(guide.insets))
        constraint.role = .guide
        let name = edge.attribute.name
        constraint.identifier =
            guide.kind == .safeArea ? "UIViewSafeAreaLayoutGuide-\(name)" : "UIView-\(name)Margin-guide-constraint"
        return constraint
    }
}
