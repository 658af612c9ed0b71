import Foundation

extension LayoutEngine {
    /// A box changed from one way of being placed to the other.
    package func maskTranslationDidChange(of box: any LayoutBox) {
        if let engineItem = engineItem(of: box) {
            pending.placement.insert(engineItem)
        } else {
            pending.additions.append(.subtree(box.reference))
        }
    }

    /// Notes a frame or a mask that layout code set.
    package func maskedFrameDidChange(of box: any LayoutBox) {
        guard let engineItem = engineItem(of: box), !engineItem.maskConstraints.isEmpty else { return }
        pending.masks.insert(engineItem)
        box.markSubtreeNeedsLayout()
    }

    func addMaskConstraints(to engineItem: EngineItem) {
        guard let box = engineItem.box else { return }
        engineItem.maskConstraints = MaskTranslation(box, isRoot: box === root).constraints
        engineItem.maskConstraints.forEach(install)
    }

    /// Makes the constraints again where a frame or mask was set.
    func updateMasks() {
        for engineItem in pending.masks.take() where engineItem.marks.isInLayout && !engineItem.maskConstraints.isEmpty
        {
            if changeMaskConstants(of: engineItem) { continue }
            engineItem.maskConstraints.forEach(uninstall)
            addMaskConstraints(to: engineItem)
        }
        for engineItem in pending.placement.take() where engineItem.marks.isInLayout {
            unplace(engineItem)
            place(engineItem)
        }
    }

    /// Gives the constraints of a frame and a mask new constants, if that is all that a new frame changes about them.
    ///
    /// Turning a screen is then an edit for the solver, and no new problem.
    ///
    /// - Returns: Whether it was all.
    private func changeMaskConstants(of engineItem: EngineItem) -> Bool {
        guard let box = engineItem.box else { return false }
        let translated = MaskTranslation(box, isRoot: box === root).constraints
        let present = engineItem.maskConstraints
        guard translated.count == present.count,
            zip(translated, present).allSatisfy({ $0.differsOnlyInConstant(from: $1) })
        else {
            return false
        }
        for (new, old) in zip(translated, present) where old.constant != new.constant {
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
