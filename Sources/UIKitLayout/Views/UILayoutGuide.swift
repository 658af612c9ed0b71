public import Foundation
package import KeylineAutoLayout

/// A rectangle that takes part in layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that owns the guide, set by `addLayoutGuide(_:)`.
    public internal(set) final var owningView: UIView? {
        get { owner?.object.map { unsafeDowncast($0, to: UIView.self) } }
        set { owner = newValue?.reference }
    }
    private final var owner: ItemReference?
    /// A name for people; the system's guides have Apple's.
    public var identifier = ""
    /// The guide's frame in its owner's coordinates, in points, edges on device pixels.
    public internal(set) var layoutFrame = CGRect.zero
    private final var itemReference: ItemReference?

    /// How the guide's rectangle follows from its owner's, where it needs no variables of its own.
    package var derivation: ItemDerivation? { nil }

    /// Creates a guide that no view owns yet.
    public override init() {
        super.init()
    }

    deinit { itemReference?.clear() }

    /// The guide's rectangle, where it follows from its owner's.
    package func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle { owner }
}

extension UILayoutGuide: LayoutItem {
    package final var reference: ItemReference {
        if let itemReference { return itemReference }
        let made = ItemReference(to: self as any LayoutItem)
        itemReference = made
        return made
    }
    package var box: (any LayoutBox)? { nil }
    package var layoutBox: (any LayoutBox)? { owningView }

    /// Whether the guide's rectangle follows from its owner's.
    var isDerived: Bool { derivation != nil }
}
