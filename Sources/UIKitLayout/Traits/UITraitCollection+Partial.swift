public import Foundation

extension UITraitCollection {
    /// A collection in which only the kind of device is known.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// A collection in which only the room along the horizontal axis is known.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// A collection in which only the room along the vertical axis is known.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// A collection in which only light or dark is known.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// A collection in which only the level is known.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// A collection in which only the direction is known.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// A collection in which only the text size is known.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// A collection in which only the number of pixels in a point is known.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// A collection in which only the wish for bold text is known.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// A collection in which only the wish for contrast is known.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// The traits of several collections; of one that several know, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.map(\.values).reduce(Values()) { $0.overridden(by: $1) })
    }

    /// A collection in which a closure says what is known.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Values().changed(by: mutations))
    }

    /// The same traits with some of them changed.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// Whether everything that another collection knows is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.overridden(by: $0.values) == values } ?? true
    }
}

extension UITraitCollection.Values {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? Self ?? self
    }
}
