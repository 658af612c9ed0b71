extension UIView {
    /// The traits that the view replaces for itself and everything inside.
    public var traitOverrides: UITraitOverrides {
        get { layoutState.ownTraits?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    /// Light or dark, whatever the surroundings are; `.unspecified` follows them.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The text size below which that of the view and everything inside does not fall; nil for none.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.ownTraits?.minimumCategory }
        set { changeOwnTraits { $0.minimumCategory = newValue } }
    }

    /// The text size beyond which that of the view and everything inside does not rise; nil for none.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.ownTraits?.maximumCategory }
        set { changeOwnTraits { $0.maximumCategory = newValue } }
    }

    private func changeOwnTraits(_ change: (LocalTraits) -> Void) {
        changeTraits { change(ownTraits) }
    }

    var ownTraits: LocalTraits {
        if let made = layoutState.ownTraits { return made }
        let made = LocalTraits()
        layoutState.ownTraits = made
        return made
    }

    /// Does what changes the traits of the view and those inside, and tells those whose traits changed, outside before inside.
    func changeTraits(_ change: () -> Void) {
        let before = subtree.map { (view: $0, traits: $0.traitCollection) }
        change()
        let changed = before.filter { $0.view.traitCollection != $0.traits }
        guard !changed.isEmpty else { return }
        engine?.directionDidChange(of: self)
        for (view, traits) in changed { view.announceTraits(previous: traits) }
        for (view, _) in changed { view.appearanceTraitsDidChange() }
        marginsMayHaveChanged()
    }

    /// Tells the view and its controller their traits once they are in a window, as UIKit does where they were not known before: observers
    /// of any trait are told too.
    func announceFirstTraits() {
        let unknown = UITraitCollection()
        if let controller = hierarchy.controller {
            controller.traitCollectionDidChange(nil)
            controller.ownTraits?.announce(controller.traitCollection, previous: unknown)
        }
        traitCollectionDidChange(nil)
        layoutState.ownTraits?.announce(traitCollection, previous: unknown)
    }

    private func announceTraits(previous: UITraitCollection) {
        if let controller = hierarchy.controller {
            controller.traitCollectionDidChange(previous)
            controller.ownTraits?.announce(controller.traitCollection, previous: previous)
        }
        traitCollectionDidChange(previous)
        layoutState.ownTraits?.announce(traitCollection, previous: previous)
    }
}

extension UIViewController {
    /// The traits that the controller replaces for itself, its view and everything inside.
    public var traitOverrides: UITraitOverrides {
        get { ownTraits?.overrides ?? UITraitOverrides() }
        set { changeTraits { $0.overrides = newValue } }
    }

    /// Light or dark, whatever the surroundings are; `.unspecified` follows them.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Replaces traits of a controller inside; nil ceases to.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard child.parent === self else { return }
        child.changeTraits { _ in child.traitsFromParent = collection }
    }

    /// The traits that the controller replaces in one inside.
    public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parent === self ? child.traitsFromParent : nil
    }

    private func changeTraits(_ change: (LocalTraits) -> Void) {
        let own = ownTraits ?? LocalTraits()
        ownTraits = own
        guard let view = viewIfLoaded else { return change(own) }
        view.changeTraits { change(own) }
    }
}
