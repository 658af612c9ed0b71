public import KeylineAutoLayout
public import Foundation

/// Arranges views in a row or a column with constraints.
///
/// The constraints are those that public reimplementations found to be UIKit's own, with the same identifiers, items and priorities;
/// `StackArrangement` makes them.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The standard distance between arranged views, for `spacing` and `setCustomSpacing(_:after:)`.
    public static let spacingUseSystem: CGFloat = -CGFloat.greatestFiniteMagnitude
    /// The stack's own `spacing`, for `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault: CGFloat = CGFloat.greatestFiniteMagnitude

    /// The views in the row or column, in order.
    public private(set) var arrangedSubviews: [UIView] = []

    /// Whether the views stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the length of the stack.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How the views lie across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between neighbours, in points, or `spacingUseSystem`; at least that where the distribution decides it.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the distance is measured between baselines, in a column.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views keep the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: (constraints: [NSLayoutConstraint], guides: [UILayoutGuide]) = ([], [])
    private var isOutdated = true
    /// The views that were hidden when they were arranged last.
    private var collapsed: [UIView] = []

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Creates an empty stack with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack from an archive.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Puts a view at the end of the row or column.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view at a place in the row or column; a view that is there already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview === self { arrangedSubviews.removeAll { $0 === view } } else { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Takes a view out of the row or column; it stays inside the stack view.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after one view, in points, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The distance after a view as the arrangement uses it, in points.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let distance = custom == Self.spacingUseDefault ? spacing : custom
        return distance == Self.spacingUseSystem ? StandardSpacing.betweenSiblings : distance
    }

    /// Makes the constraints again before the next layout.
    func arrangementDidChange() {
        isOutdated = true
        setNeedsUpdateConstraints()
        if let outer = superview as? UIStackView, outer.distribution == .fillProportionally {
            outer.arrangementDidChange()
        }
    }

    func subviewWasRemoved(_ view: UIView) {
        removeArrangedSubview(view)
    }

    open override func updateConstraints() {
        if isOutdated {
            isOutdated = false
            rearrange()
        }
        super.updateConstraints()
    }

    private func rearrange() {
        let hidden = arrangedSubviews.filter(\.isHidden)
        engine?.collapseDidChange(of: collapsed + hidden)
        engine?.naturalPlacesMayHaveChanged(in: self)
        collapsed = hidden
        NSLayoutConstraint.deactivate(made.constraints)
        made.guides.forEach(removeLayoutGuide)
        let arrangement = StackArrangement(of: self).result
        made.constraints = arrangement.constraints.map { NSLayoutConstraint($0) }
        made.guides = arrangement.guides.compactMap { $0 as? UILayoutGuide }
        made.guides.forEach(addLayoutGuide)
        NSLayoutConstraint.activate(made.constraints)
    }

    /// The constraints that arrange the views at present.
    var arrangementConstraints: [NSLayoutConstraint] { made.constraints }

    open override var forFirstBaselineLayout: UIView { visibleViews.first?.forFirstBaselineLayout ?? self }

    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? visibleViews.last : visibleViews.first
        return view?.forLastBaselineLayout ?? self
    }

    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}

extension UIStackView {
    /// How arranged views share the length of a stack; raw values are Apple's.
    public typealias Distribution = LayoutConstraint.StackDistribution
    /// How arranged views lie across the axis; raw values are Apple's.
    public typealias Alignment = LayoutConstraint.StackAlignment
}
