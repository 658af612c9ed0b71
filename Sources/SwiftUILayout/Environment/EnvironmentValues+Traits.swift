public import Foundation
public import KeylineScenes

extension EnvironmentValues {
    private enum SceneKey: EnvironmentKey {
        static var defaultValue: SceneEnvironment { SceneEnvironment(size: CGSize(width: 393, height: 852), scale: 3) }
    }

    private enum ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
    private enum ContrastKey: EnvironmentKey { static let defaultValue: ColorSchemeContrast? = nil }
    private enum DynamicTypeKey: EnvironmentKey { static let defaultValue: DynamicTypeSize? = nil }
    private enum DirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection? = nil }
    private enum LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
    private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
    private enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
    private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }
    private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }

    /// The environment of the scene that is being made.
    var scene: SceneEnvironment {
        get { self[SceneKey.self] }
        set { self[SceneKey.self] = newValue }
    }

    /// The system whose metrics controls and lists have.
    var systemGeneration: SystemGeneration { scene.system }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (scene.appearance == .dark ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether colours are to differ more.
    public var colorSchemeContrast: ColorSchemeContrast {
        self[ContrastKey.self] ?? (scene.contrast == .increased ? .increased : .standard)
    }

    /// Sets what `colorSchemeContrast` reads.
    mutating func setContrast(_ contrast: ColorSchemeContrast) { self[ContrastKey.self] = contrast }

    /// The text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] ?? DynamicTypeSize(scene.contentSizeCategory) }
        set { self[DynamicTypeKey.self] = newValue }
    }

    /// The text size, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    /// The side on which lines start.
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] ?? scene.layoutDirection }
        set { self[DirectionKey.self] = newValue }
    }

    /// Whether lines start at the left.
    var isLeftToRight: Bool { layoutDirection == .leftToRight }

    /// The language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? Locale(identifier: scene.locale) }
        set { self[LocaleKey.self] = newValue }
    }

    /// The language and region as a BCP 47 tag.
    var localeTag: String { self[LocaleKey.self]?.identifier(.bcp47) ?? scene.locale }

    /// The calendar: the Gregorian one in the language and region, so that pictures are the same everywhere.
    public var calendar: Calendar {
        get {
            if let own = self[CalendarKey.self] { return own }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone: UTC, so that pictures are the same everywhere.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? .gmt }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { scene.scale }
        set { scene.scale = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// How much room there is horizontally.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] ?? UserInterfaceSizeClass(scene.horizontalSizeClass) }
        set { self[HorizontalKey.self] = .some(newValue) }
    }

    /// How much room there is vertically.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] ?? UserInterfaceSizeClass(scene.verticalSizeClass) }
        set { self[VerticalKey.self] = .some(newValue) }
    }
}
