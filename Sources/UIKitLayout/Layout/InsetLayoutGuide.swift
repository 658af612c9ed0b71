import KeylineAutoLayout
import Foundation

/// A guide that lies inside its owner by insets that the system knows: it needs no variables and no constraints of its own.
@MainActor
final class InsetLayoutGuide: UILayoutGuide {
    /// What the insets are.
    enum Kind: String {
        case layoutMargins = "UIViewLayoutMarginsGuide"
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case readableContent = "UIViewReadableContentGuide"
    }

    let kind: Kind

    override var derivation: ItemDerivation? { .inset }

    init(_ kind: Kind, in view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        owningView = view
    }

    /// The insets from the edges of the owner's frame, in points.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .layoutMargins: view.effectiveLayoutMargins
        case .safeArea: view.safeAreaInsets
        case .readableContent: view.readableContentInsets
        }
    }

    /// The guide's frame in its owner's coordinates, at the owner's present size.
    var currentFrame: CGRect {
        owningView?.bounds.inset(by: insets) ?? .zero
    }

    /// Insets count from the frame's edges, constraints from those of the alignment rect.
    override func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle {
        guard let view = owningView else { return .nothing }
        let insets = insets + view.alignmentRectInsets.negated
        return owner.inset(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
