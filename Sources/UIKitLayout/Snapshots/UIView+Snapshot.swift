import KeylineAutoLayout
import Foundation
import KeylineGraphics
package import KeylineScenes

extension UIView {
    /// The layout of the view and everything inside, as values.
    package func layoutSnapshot() -> LayoutSnapshot { layoutSnapshotWithConstraints().layout }

    /// The layout of the view and everything inside, as values, and the constraints of which it tells, in the same order.
    func layoutSnapshotWithConstraints() -> (layout: LayoutSnapshot, constraints: [NSLayoutConstraint]) {
        ViewNaming.name(self)
        var root = viewSnapshot()
        root.frame.origin = .zero
        let snapshotter = ConstraintSnapshotter(engine: engine)
        let snapshots = subtree.flatMap { view in
            view.constraints.compactMap { constraint in
                snapshotter.snapshot(of: constraint, heldBy: view).map { (constraint, $0) }
            }
        }
        return (LayoutSnapshot(root: root, constraints: snapshots.map(\.1)), snapshots.map(\.0))
    }

    private func viewSnapshot() -> ViewSnapshot {
        let frame = geometry.untransformedFrame
        var result = ViewSnapshot(id: source.id ?? "", className: ViewNaming.className(of: self), frame: frame)
        result.identity.name = source.label
        result.accessibility = accessibilitySnapshot()
        result.geometry.alignmentRect = alignmentRect(forFrame: frame)
        result.geometry.boundsOrigin = bounds.origin
        result.geometry.layoutMarginsFrame = bounds.inset(by: effectiveLayoutMargins)
        result.geometry.safeAreaFrame = bounds.inset(by: safeAreaInsets)
        result.geometry.guides = hierarchy.guides.filter { engine?.engineItem(of: $0) != nil }
            .map { .init(identifier: $0.identifier, frame: $0.layoutFrame) }
        result.sizing.intrinsicContentSize = currentIntrinsicSize
        result.sizing.resizing = resizing(result.geometry.alignmentRect)
        result.sizing.isAmbiguous = !source.isLeftToCode && engine?.isAmbiguous(self) ?? false
        if result.sizing.isAmbiguous {
            result.sizing.openAxes = Set(
                (engine?.openAxes(of: self) ?? []).map { $0 == .horizontal ? .horizontal : .vertical })
        }
        result.sizing.axesInConflict = Set(
            (engine?.axesOfContentInConflict(of: self) ?? []).map { $0 == .horizontal ? .horizontal : .vertical })
        result.isHidden = isHidden
        result.text = textState
        result.otherTexts = otherTextStates
        result.interaction.isUsable = isUsableControl && isOpaqueToTouches
        result.interaction.isDisabled = isShownDisabled
        result.interaction.systemSize = systemSize
        result.interaction.isSizedByCode = source.isSizedByCode
        result.interaction.actions = source.actions
        result.interaction.isUnconnected = source.isUnconnected
        result.drawing.clipsContent = clipsToBounds
        result.geometry.scrollableArea = scrollableArea
        result.sizing.hostedSides = hostedSides
        result.drawing.isIncomplete = source.asksForOwnCode || self is PlaceholderView || lacksPicture
        result.drawing.stretchesPicture = stretchesPicture
        result.drawing.isSystemBar = isSystemBar
        result.keepsTexts = source.keepsTexts
        result.keepsDirection = semanticContentAttribute != .unspecified
        if result.text != nil { takeBaselines(into: &result) }
        result.identity.location = source.location
        result.codeValues = source.codeValues
        result.identity.nesting = source.nesting
        let headers = headersOfRows
        result.children =
            hostedSnapshots
            + subviews.map { view in
                var snapshot = view.viewSnapshot()
                snapshot.drawing.isHeaderOfRows = headers.contains(ObjectIdentifier(view))
                return snapshot
            }
        return result
    }

    /// Whether touches reach the view: they pass through what cannot be seen, as Apple's documentation of `hitTest(_:with:)` says.
    private var isOpaqueToTouches: Bool { sequence(first: self, next: \.superview).allSatisfy { $0.alpha >= 0.01 } }

    /// The sides whose difference from the content is more than rounding.
    private func resizing(_ rect: CGRect) -> [ViewSnapshot.Resizing] {
        (engine?.missedContentBounds(of: self) ?? []).compactMap { bound, length, priority in
            let isWidth = bound.axis == .horizontal
            let amount = (isWidth ? rect.width : rect.height) - length
            guard abs(amount) > 0.5 else { return nil }
            return ViewSnapshot.Resizing(axis: isWidth ? .horizontal : .vertical, amount: amount, priority: priority)
        }
    }

    private var headersOfRows: Set<ObjectIdentifier> {
        guard self is UIScrollView, let list = self as? any ListScrolling else { return [] }
        return Set(list.sectionHeaders.map { ObjectIdentifier($0) })
    }

    /// Pictures with insets are made to be stretched.
    private var stretchesPicture: Bool {
        guard contentMode == .scaleToFill, let image = (self as? UIImageView)?.image else { return false }
        return image.capInsets == .zero
    }

    private var lacksPicture: Bool {
        guard let image = (self as? UIImageView)?.image, case .missing = image.properties.content else { return false }
        return true
    }

    /// Tables and collections give rows and items the height of their content; code gives a view that a document holds by itself
    /// its size.
    private var hostedSides: Set<ViewSnapshot.Resizing.Axis> {
        if superview is UIWindow, SceneContext.current.rootSizeIsProvisional { return [.horizontal, .vertical] }
        let isItem = self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
        return isItem ? [.vertical] : []
    }

    private func takeBaselines(into snapshot: inout ViewSnapshot) {
        let offsets = baselineOffsets
        let insets = alignmentRectInsets
        let room = snapshot.frame.height - insets.top - insets.bottom
        let first = baselineHold.map { $0.start + $0.share * room } ?? 0
        let last = baselineHold.map { $0.end + $0.share * room } ?? room
        snapshot.geometry.firstBaseline = insets.top + first + offsets.first
        snapshot.geometry.lastBaseline = insets.top + last - offsets.last
    }
}

/// Describes constraints with what became of them.
@MainActor
struct ConstraintSnapshotter {
    let engine: LayoutEngine?

    func snapshot(of constraint: NSLayoutConstraint, heldBy holder: UIView) -> ConstraintSnapshot? {
        guard let first = side(constraint.first), let owner = holder.source.id else { return nil }
        let second = constraint.second.flatMap { $0.attribute == .notAnAttribute ? nil : side($0) }
        return ConstraintSnapshot(
            identifier: constraint.identifier ?? constraint.sourceOrigin?.id,
            first: first,
            relation: relation(constraint.relation),
            second: second,
            multiplier: constraint.multiplier,
            constant: constraint.constant,
            direction: direction(of: constraint),
            priority: constraint.priority.rawValue,
            state: engine?.state(of: constraint) ?? .satisfied,
            isInConflict: engine?.isInConflict(constraint.model) ?? false,
            isSystem: constraint.role.isSystem,
            owner: owner,
            location: constraint.sourceOrigin?.location
        )
    }

    private func direction(of constraint: NSLayoutConstraint) -> LayoutDirection {
        constraint.nearestCommonAncestor?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private func side(_ term: LayoutTerm) -> ConstraintSnapshot.Side? {
        guard let id = term.item?.layoutView?.source.id else { return nil }
        return ConstraintSnapshot.Side(
            view: id, guide: (term.item as? UILayoutGuide)?.identifier, attribute: LayoutAttribute(term.attribute))
    }

    private func relation(_ relation: NSLayoutConstraint.Relation) -> ConstraintSnapshot.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension LayoutEngine {
    /// What the present solution makes of a constraint.
    func state(of constraint: NSLayoutConstraint) -> ConstraintSnapshot.State {
        guard let record = records[constraint.model] else { return .satisfied }
        guard let id = record.id else { return .broken }
        return solver.isSatisfied(id) ? .satisfied : .unsatisfied
    }
}
