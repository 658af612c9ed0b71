/// How pickers look.
public protocol PickerStyle: Sendable {
    /// Which of the system's styles it is.
    var _kind: _PickerKind { get }
}

/// Which of the system's styles a picker has.
public enum _PickerKind: Hashable, Sendable {
    /// A menu.
    case menu
    /// Segments.
    case segmented
    /// All options.
    case inline
    /// A wheel.
    case wheel
    /// A link to the options.
    case navigationLink
}

/// The usual style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// A menu.
    public var _kind: _PickerKind { .menu }
    /// The style.
    public init() {}
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// A menu.
    public var _kind: _PickerKind { .menu }
    /// The style.
    public init() {}
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
    /// Segments.
    public var _kind: _PickerKind { .segmented }
    /// The style.
    public init() {}
}

/// All options.
public struct InlinePickerStyle: PickerStyle {
    /// All options.
    public var _kind: _PickerKind { .inline }
    /// The style.
    public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
    /// A wheel.
    public var _kind: _PickerKind { .wheel }
    /// The style.
    public init() {}
}

/// A link to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// A link.
    public var _kind: _PickerKind { .navigationLink }
    /// The style.
    public init() {}
}

/// Small symbols in a row.
public struct PalettePickerStyle: PickerStyle {
    /// Segments.
    public var _kind: _PickerKind { .segmented }
    /// The style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual style.
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments.
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options.
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to the options.
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Small symbols in a row.
    public static var palette: PalettePickerStyle { .init() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static let defaultValue = _PickerKind.menu }

    /// How pickers look.
    var pickerStyle: _PickerKind {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
