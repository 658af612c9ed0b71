public import Foundation
public import KeylineAutoLayout

/// A linear relation between attributes of two views or layout guides: `first == multiplier · second + constant`.
///
/// Names, defaults and exceptions are Apple's. Items are held weakly; a constraint whose item is gone has no effect.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// What the constraint says, as an engine knows it.
    package final let model: LayoutConstraint
    /// Why no engine can take the constraint; nil for a proper one.
    final let mistake: LayoutException?
    /// Where the source wrote it.
    package final var sourceOrigin: ConstraintOrigin?
    /// Whether an archive of the holder keeps the constraint. Changes no picture.
    open var shouldBeArchived = false

    /// Creates a constraint between attributes of two items, as the class's documentation writes it.
    ///
    /// - Parameters:
    ///   - view1: The first item: a view or a layout guide.
    ///   - attr1: The first item's attribute.
    ///   - relation: How the sides compare.
    ///   - view2: The second item; nil for a constant size.
    ///   - attr2: The second item's attribute; `.notAnAttribute` for a constant size.
    ///   - multiplier: What the second attribute is multiplied by.
    ///   - c: What is added, in points.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        let firstTerm = LayoutTerm(item: view1 as? any LayoutItem, attribute: attr1)
        let secondTerm = (view2 as? any LayoutItem).map { LayoutTerm(item: $0, attribute: attr2) }
        self.init(first: firstTerm, relation, second: secondTerm, multiplier: multiplier, constant: c)
    }

    /// Creates a constraint that a document wrote at a place.
    package convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, origin: ConstraintOrigin
    ) {
        let first = LayoutTerm(item: view1 as? any LayoutItem, attribute: attr1)
        let second = (view2 as? any LayoutItem).map { LayoutTerm(item: $0, attribute: attr2) }
        let model = LayoutConstraint(first: first, relation, second: second, multiplier: multiplier, constant: c)
        self.init(Parts(model: model, origin: origin))
    }

    /// Creates a constraint of no items, as `NSObject` does: it says nothing, and no engine takes it.
    public override convenience init() {
        let first = LayoutTerm(item: nil, attribute: .notAnAttribute)
        self.init(Parts(model: LayoutConstraint(first: first, .equal, second: nil), isEmpty: true))
    }

    /// Creates a constraint between two terms and reports a mistake in them.
    public init(_ parts: Parts) {
        model = parts.model
        sourceOrigin = parts.origin
        mistake = ConstraintValidation.mistake(in: parts.model)
        model.isProper = mistake == nil
        super.init()
        model.object = self
        if !parts.isEmpty { mistake?.about(self).raise() }
    }

    /// Gives a constraint that is made already Apple's names.
    convenience init(_ model: LayoutConstraint) {
        self.init(Parts(model: model))
    }

    deinit { model.object = nil }

    convenience init(
        first: LayoutTerm,
        _ relation: Relation,
        second: LayoutTerm?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init(LayoutConstraint(first: first, relation, second: second, multiplier: multiplier, constant: constant))
    }

    /// How the sides compare.
    public final var relation: Relation { model.relation }
    /// What the second attribute is multiplied by.
    public final var multiplier: CGFloat { model.multiplier }
    /// What is added to the second side, in points. Changing it is the cheapest way to change a layout.
    public final var constant: CGFloat {
        get { model.constant }
        set { setConstant(newValue) }
    }
    /// How much the constraint matters, over 0 and at most 1000; 1000 (required) unless changed.
    public final var priority: UILayoutPriority {
        get { UILayoutPriority(model.priority) }
        set { setPriority(newValue) }
    }
    /// A name that conflict reports show.
    public final var identifier: String? {
        get { model.notation.identifier }
        set { model.notation.identifier = newValue }
    }

    /// The first item; nil once it is gone.
    public var firstItem: AnyObject? { first.item }
    /// The first item's attribute.
    public var firstAttribute: Attribute { first.attribute }
    /// The second item; nil where there is none or it is gone.
    public var secondItem: AnyObject? { second?.item }
    /// The second item's attribute; `.notAnAttribute` where there is no second item.
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// Whether the constraint is held by a view. Setting it is the same as `activate(_:)` and `deactivate(_:)`.
    public var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The constraint in the format of Apple's logs, with this process's addresses.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription(.iOS10, addresses: .process).text(of: self) }
    }
}

extension NSLayoutConstraint {
    /// Everything that a constraint is made of.
    ///
    /// It lets subclasses inherit the initialisers that Apple documents; it cannot be made outside this module.
    public struct Parts {
        let model: LayoutConstraint
        var origin: ConstraintOrigin?
        /// Whether it says nothing, which is no mistake before somebody activates it.
        var isEmpty = false
    }

    /// The part of an item that a constraint speaks of; raw values are Apple's.
    public typealias Attribute = LayoutConstraint.Attribute
    /// How the sides of a constraint compare; raw values are Apple's.
    public typealias Relation = LayoutConstraint.Relation
    /// One of the two axes of layout; raw values are Apple's.
    public typealias Axis = LayoutConstraint.Axis
}
