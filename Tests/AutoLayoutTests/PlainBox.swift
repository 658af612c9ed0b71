import Foundation
import KeylineAutoLayout

/// A box of no layout system: what Auto Layout asks for and nothing else.
@MainActor
class PlainBox: LayoutBox {
    private var itemReference: ItemReference?
    private var children: [PlainBox] = []
    private(set) var marks = 0
    private(set) var joined = 0
    var heldConstraints: [LayoutConstraint] = []
    var translatesAutoresizingMaskIntoConstraints = false
    var isEncapsulated = false
    var rect = CGRect.zero
    var containerSize = CGSize.zero
    var rule = AutoresizingRule(flexibleMin: false, flexibleSize: false, flexibleMax: false)
    var content = CGSize(width: -1, height: -1)
    var isHidden = false
    var isRightToLeft = false
    var measuredWidth: CGFloat?

    deinit { itemReference?.clear() }

    var reference: ItemReference {
        if let itemReference { return itemReference }
        let reference = ItemReference(to: self as any LayoutBox)
        itemReference = reference
        return reference
    }

    func add(_ child: PlainBox) {
        child.reference.container = reference
        children.append(child)
    }

    var box: (any LayoutBox)? { self }
    var layoutBox: (any LayoutBox)? { self }
    var derivation: ItemDerivation? { nil }
    func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle { owner }

    var boxesInside: [any LayoutBox] { [self] + children.flatMap(\.boxesInside) }
    var guides: [any LayoutItem] { [] }

    func maskedPlace() -> MaskedPlace { MaskedPlace(rect: rect, containerSize: containerSize) }
    func autoresizing(along axis: LayoutConstraint.Axis) -> AutoresizingRule { rule }

    var currentIntrinsicSize: CGSize { content }
    var hasRecordedContentSize: Bool { false }
    var contentFollowsWidth: Bool { false }
    let wrapsText = false
    func contentSize(forWidth width: CGFloat) -> CGSize { content }
    func contentPriority(_ bound: ContentSizeBound) -> Float { bound.isHugging ? 250 : 750 }

    var firstBaselineBox: any LayoutBox { self }
    var lastBaselineBox: any LayoutBox { self }
    var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
    var baselineHold: BaselineHold? { nil }
    var marginsItem: any LayoutItem { self }

    var isScrolling: Bool { false }
    var scrolledContent: (any LayoutItem)? { nil }
    var scrollOffset: CGPoint { .zero }
    var stack: (any LayoutStack)? { nil }

    func didJoinLayout() { joined += 1 }
    func markSubtreeNeedsLayout() { marks += 1 }
}

/// A tree of such boxes with an engine, and what the engine told about it.
@MainActor
final class PlainLayout: LayoutEngineDelegate {
    let root = PlainBox()
    private(set) lazy var engine = LayoutEngine(root: root, delegate: self)
    private(set) var conflicts: [ConstraintConflict] = []
    private(set) var leftOut: [LayoutConstraint] = []
    private(set) var moved: [ObjectIdentifier] = []

    init(width: CGFloat, height: CGFloat) {
        root.translatesAutoresizingMaskIntoConstraints = true
        root.rect = CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// Holds a constraint in the nearest box around its items.
    func hold(_ constraint: LayoutConstraint) {
        guard let holder = constraint.nearestCommonContainer as? PlainBox else { return }
        constraint.holder = holder
        holder.heldConstraints.append(constraint)
        engine.constraintDidArrive(constraint)
    }

    func rectangle(of box: PlainBox) -> CGRect {
        engine.update()
        return engine.exactRectangle(of: box)
    }

    func layoutEngine(_ engine: LayoutEngine, moved item: any LayoutItem) -> Bool {
        moved.append(ObjectIdentifier(item))
        return false
    }
    func layoutEngine(_ engine: LayoutEngine, gaveUp conflict: ConstraintConflict) { conflicts.append(conflict) }
    func layoutEngine(_ engine: LayoutEngine, leavesOut constraint: LayoutConstraint) { leftOut.append(constraint) }
}

extension LayoutConstraint {
    /// A length that is a number.
    convenience init(_ box: PlainBox, _ attribute: Attribute, _ relation: Relation = .equal, _ constant: CGFloat) {
        self.init(first: LayoutTerm(item: box, attribute: attribute), relation, second: nil, constant: constant)
    }

    /// A place that equals another one.
    convenience init(
        _ box: PlainBox, _ attribute: Attribute, at other: PlainBox, _ otherAttribute: Attribute,
        plus constant: CGFloat = 0
    ) {
        self.init(
            first: LayoutTerm(item: box, attribute: attribute), .equal,
            second: LayoutTerm(item: other, attribute: otherAttribute), constant: constant)
    }
}
