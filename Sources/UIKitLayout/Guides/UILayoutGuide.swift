public import Foundation

/// A rectangle that takes part in layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: MainActorObject {
    /// The view that owns the guide, set by `addLayoutGuide(_:)`.
    public internal(set) weak var owningView: UIView?
    /// A name for people; the system's guides have Apple's.
    public var identifier = ""
    /// The guide's frame in its owner's coordinates, in points, edges on device pixels.
    public internal(set) var layoutFrame = CGRect.zero

    /// Whether the guide's rectangle follows from its owner's, so that it needs no variables of its own.
    var isDerived: Bool { false }

    /// Creates a guide that no view owns yet.
    public init() {
        super.init(onMainActor: ())
    }

    /// The guide's variables; guides that the system derives from their owner answer otherwise.
    package func rectangle(in engine: LayoutEngine) -> LayoutRectangle {
        engine.ownRectangle(of: self)
    }
}

extension UILayoutGuide: LayoutItem {
    package var layoutView: UIView? { owningView }
}
