import Foundation

extension LayoutEngine {
    /// A box changed from one way of being placed to the other.
    package func maskTranslationDidChange(of box: any LayoutBox) {
        if let participant = participant(of: box) {
            stale.placement.insert(participant)
        } else {
            arrivals.append(.subtree(box.reference))
        }
    }

    /// Somebody set a frame or a mask.
    package func maskedFrameDidChange(of box: any LayoutBox) {
        guard let participant = participant(of: box), !participant.maskConstraints.isEmpty else { return }
        stale.masks.insert(participant)
        box.markSubtreeNeedsLayout()
    }

    func addMaskConstraints(to participant: Participant) {
        guard let box = participant.box else { return }
        participant.maskConstraints = MaskTranslation(box, isRoot: box === root).constraints
        participant.maskConstraints.forEach(install)
    }

    /// Makes the constraints again where a frame or mask was set.
    func updateMasks() {
        for participant in stale.masks.take() where participant.isInLayout && !participant.maskConstraints.isEmpty {
            if changeMaskConstants(of: participant) { continue }
            participant.maskConstraints.forEach(uninstall)
            addMaskConstraints(to: participant)
        }
        for participant in stale.placement.take() where participant.isInLayout {
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
        guard let box = participant.box else { return false }
        let made = MaskTranslation(box, isRoot: box === root).constraints
        let present = participant.maskConstraints
        guard made.count == present.count, zip(made, present).allSatisfy({ $0.differsOnlyInConstant(from: $1) }) else {
            return false
        }
        for (new, old) in zip(made, present) where old.constant != new.constant {
            old.constant = new.constant
            constantDidChange(old)
            fixedLengthDidChange(old)
        }
        return true
    }
}

extension LayoutConstraint {
    fileprivate func differsOnlyInConstant(from other: LayoutConstraint) -> Bool {
        first.item === other.first.item && first.attribute == other.first.attribute
            && second?.item === other.second?.item && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && isProper && role == other.role && holder === other.holder
    }
}
