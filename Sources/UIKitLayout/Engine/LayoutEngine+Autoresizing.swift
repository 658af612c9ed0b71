import Foundation

extension LayoutEngine {
    func maskTranslationDidChange(of view: UIView) {
        if contains(view) { stale.placement.insert(view) } else { arrivals.append(.subtree(view)) }
    }

    func maskedFrameDidChange(of view: UIView) {
        guard let participant = participant(of: view), !participant.maskConstraints.isEmpty else { return }
        stale.masks.insert(view)
        view.markSubtreeNeedsLayout()
    }

    func addMaskConstraints(to participant: Participant) {
        guard let view = participant.view else { return }
        participant.maskConstraints = makeMaskConstraints(view)
        participant.maskConstraints.forEach(install)
    }

    private func makeMaskConstraints(_ view: UIView) -> [NSLayoutConstraint] {
        view.layoutState.maskReference =
            view.layoutState.maskReference
            ?? MaskReference(
                frame: view.geometry.untransformedFrame, superviewSize: view.superview?.bounds.size ?? .zero)
        return MaskTranslation(view, isRoot: view === root).constraints
    }

    /// Makes the constraints again where a frame or mask was set.
    func updateMasks() {
        for view in stale.masks.take() {
            guard let participant = participant(of: view), !participant.maskConstraints.isEmpty else { continue }
            if changeMaskConstants(of: participant) { continue }
            participant.maskConstraints.forEach(uninstall)
            addMaskConstraints(to: participant)
        }
        for view in stale.placement.take() {
            guard let participant = participant(of: view) else { continue }
            unplace(participant)
            place(participant)
        }
    }

    /// Gives the constraints of a frame and a mask new constants, if that is all that a new frame changes about them.
    ///
    /// Turning a screen is then an edit for the solver, and no new problem.
    ///
    /// - Returns: Whether it was all.
    private func changeMaskConstants(of participant: Participant) -> Bool {
        guard let view = participant.view else { return false }
        let made = makeMaskConstraints(view)
        let present = participant.maskConstraints
        guard made.count == present.count, zip(made, present).allSatisfy({ $0.differsOnlyInConstant(from: $1) }) else {
            return false
        }
        for (new, old) in zip(made, present) where old.constant != new.constant {
            old.constant = new.constant
            fixedLengthDidChange(old)
        }
        return true
    }
}

extension NSLayoutConstraint {
    fileprivate func differsOnlyInConstant(from other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && secondItem === other.secondItem
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier && mistake == nil
            && role == other.role && holder === other.holder
    }
}

/// A frame and an autoresizing mask as constraints.
///
/// Along each axis the position comes first, then the size. Flexible parts grow in proportion to their present size, so that the
/// present frame results at the superview's present size.
@MainActor
private struct MaskTranslation {
    private let view: UIView
    private let isRoot: Bool
    private let rect: CGRect
    private let superviewSize: CGSize

    init(_ view: UIView, isRoot: Bool) {
        self.view = view
        self.isRoot = isRoot
        let reference = view.layoutState.maskReference
        rect = view.alignmentRect(forFrame: reference?.frame ?? view.geometry.untransformedFrame)
        superviewSize = reference?.superviewSize ?? .zero
    }

    var constraints: [NSLayoutConstraint] {
        if isRoot || view.layoutState.isEncapsulated { return position + size }
        return along(.horizontal) + along(.vertical)
    }

    private var position: [NSLayoutConstraint] {
        guard !isRoot, let superview = view.superview else { return [] }
        return [
            make(.left, equal: superview, .left, constant: rect.minX),
            make(.top, equal: superview, .top, constant: rect.minY),
        ]
    }

    private var size: [NSLayoutConstraint] {
        guard view.layoutState.isEncapsulated else {
            return [make(.width, constant: rect.width), make(.height, constant: rect.height)]
        }
        return [
            encapsulate(.width, rect.width, "UIView-Encapsulated-Layout-Width"),
            encapsulate(.height, rect.height, "UIView-Encapsulated-Layout-Height"),
        ]
    }

    /// A size that the window or cell around the view decides.
    private func encapsulate(
        _ attribute: NSLayoutConstraint.Attribute,
        _ length: CGFloat,
        _ identifier: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: LayoutTerm(item: view, attribute: attribute), .equal, second: nil, constant: length)
        constraint.identifier = identifier
        constraint.role = .encapsulated
        constraint.holder = view
        return constraint
    }

    private func along(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let superview = view.superview else { return [] }
        let isHorizontal = axis == .horizontal
        let (position, length) = isHorizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
        let total = isHorizontal ? superviewSize.width : superviewSize.height
        let shares = AutoresizingRule(view.autoresizingMask, axis)
            .shares(position: position, length: length, total: total)
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? (.left, .right) : (.top, .bottom)
        let extent: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let place =
            shares.position == 0
            ? make(near, equal: superview, near, constant: position)
            : shares.position == 1
                ? make(far, equal: superview, far, constant: position + length - total)
                : make(
                    near, equal: superview, far, multiplier: shares.position,
                    constant: position - shares.position * total)
        let size =
            shares.length == 0
            ? make(extent, constant: length)
            : make(
                extent, equal: superview, extent, multiplier: shares.length, constant: length - shares.length * total)
        return [place, size]
    }

    private func make(
        _ attribute: NSLayoutConstraint.Attribute,
        equal other: UIView? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSAutoresizingMaskLayoutConstraint(
            first: LayoutTerm(item: view, attribute: attribute), .equal,
            second: other.map { LayoutTerm(item: $0, attribute: otherAttribute) },
            multiplier: multiplier, constant: constant)
        constraint.role = .autoresizing
        constraint.mask = view.autoresizingMask
        constraint.holder = other ?? view
        return constraint
    }
}

/// A constraint that the system made from a frame and an autoresizing mask.
@preconcurrency @MainActor
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    var mask: UIView.AutoresizingMask = []
}
