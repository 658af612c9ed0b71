public import Foundation

/// A linear relation between attributes of two views or layout guides: `first == multiplier · second + constant`.
///
/// Names, defaults and exceptions are Apple's. Items are held weakly; a constraint whose item is gone has no effect.
@preconcurrency @MainActor
open class NSLayoutConstraint: MainActorObject {
    let first: LayoutTerm
    let second: LayoutTerm?

    /// How the sides compare.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second side, in points. Changing it is the cheapest way to change a layout.
    public var constant: CGFloat {
        didSet { constantDidChange(from: oldValue) }
    }
    /// How much the constraint matters, over 0 and at most 1000; 1000 (required) unless changed.
    public var priority: UILayoutPriority = .required {
        didSet { priorityDidChange(from: oldValue) }
    }
    /// A name that conflict reports show.
    public var identifier: String?
    /// Whether the constant is the standard spacing, which logs print as `NSSpace(8)`.
    package var isStandardSpacing = false

    /// Why no engine can take the constraint; nil for a proper one.
    let mistake: LayoutException?
    /// What the constraint is, where it is not an ordinary one.
    var role = Role.user
    /// The view that holds the constraint while it is active.
    weak var holder: UIView? {
        didSet { if holder != nil { noteActivation() } }
    }
    /// The place in the order in which constraints were activated.
    private(set) var activationOrder = 0
    /// Where the source wrote it.
    package var sourceOrigin: ConstraintOrigin?

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

    /// Creates a constraint between two terms and reports a mistake in them.
    public init(_ parts: Parts) {
        first = parts.first
        second = parts.second
        relation = parts.relation
        multiplier = parts.multiplier
        constant = parts.constant
        mistake = ConstraintValidation.mistake(in: parts)
        super.init(onMainActor: ())
        mistake?.raise()
    }

    convenience init(
        first: LayoutTerm,
        _ relation: Relation,
        second: LayoutTerm?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init(
            Parts(first: first, relation: relation, second: second, multiplier: multiplier, constant: constant))
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

    private static var activationCount = 0

    private func noteActivation() {
        Self.activationCount += 1
        activationOrder = Self.activationCount
    }

    /// The constraint in the format of Apple's logs, with this process's addresses.
    nonisolated open override var description: String {
        nonisolated(unsafe) let constraint = self
        return MainActor.assumeIsolated { ConstraintDescription(.iOS10, addresses: .process).text(of: constraint) }
    }
}

extension NSLayoutConstraint {
    /// Everything that a constraint is made of.
    ///
    /// It lets subclasses inherit the initialisers that Apple documents; it cannot be made outside this module.
    public struct Parts {
        let first: LayoutTerm
        let relation: Relation
        let second: LayoutTerm?
        let multiplier: CGFloat
        let constant: CGFloat
    }

    /// What made a constraint.
    enum Role {
        /// Somebody's layout code or file.
        case user
        /// A frame and an autoresizing mask.
        case autoresizing
        /// The content's own size.
        case contentSize
        /// The window or cell around a hierarchy (`UIView-Encapsulated-Layout-Width`) or a temporary size.
        case encapsulated
        /// A stack view.
        case stackView
        /// A layout guide of the system.
        case guide
        /// Interface Builder, at build time.
        case prototyping

        var isSystem: Bool { self != .user }
    }
}
