/// The kind of device, which decides metrics such as bar heights.
public enum InterfaceIdiom: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
}

/// The available space along one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Little room: a phone held upright, horizontally.
    case compact
    /// Ample room.
    case regular
}

/// Whether a screen is drawn dark on light or light on dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The side on which a line starts.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight = "ltr"
    /// Leading is right.
    case rightToLeft = "rtl"
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

/// The source of the sizes of labels, buttons and images.
public enum ContentSizing: String, Hashable, Sendable, CaseIterable {
    /// From fonts and images, as on a device.
    case measured
    /// From the frames that an Interface Builder file stores, to look at constraints apart from fonts.
    case recorded
}

/// The way in which the scene of a storyboard or XIB is shown. Scenes of layout files and code have no canvas.
public enum ScenePresentation: String, Hashable, Sendable, CaseIterable {
    /// A device's: without the constraints and sizes that are placeholders, and without the sizes that Xcode gives empty views.
    case device
    /// Xcode's canvas's, with the insets and the heights of bars that the document's version drew.
    case canvas
}

/// Whether a person asked the system for bold text (Settings, Accessibility, Display & Text Size).
public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable {
    /// Text in the weights that layouts ask for.
    case regular
    /// Text of the system's font is heavier.
    case bold
}

/// Whether a person asked the system for more contrast between content and background.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
    /// The usual colours.
    case normal
    /// The variants for increased contrast, in the system's colours and in catalogs.
    case increased
}
