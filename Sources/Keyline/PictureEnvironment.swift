public import Foundation
public import KeylineScenes

/// The requested environment of a picture; the source decides the rest.
///
///     let environment = PictureEnvironment(device: .iPhone15, locale: "ar", textSize: .accessibility3)
///
/// Code has no environment of its own: there an iPhone 15 in English, left to right, at text size L, light, is meant.
public struct PictureEnvironment: Hashable, Sendable {
    /// The device: it brings size, scale, safe area and size classes.
    public var device: Device?
    /// The orientation of the device.
    public var orientation: Orientation?
    /// The size of the window in points, over the device's own.
    public var size: CGSize?
    /// Pixels per point, over the device's own.
    public var scale: CGFloat?
    /// The language and region as a BCP 47 tag, such as `ar` or `en-GB`.
    public var locale: String?
    /// The direction, where it is not the language's own.
    public var direction: LayoutDirection?
    /// The text size.
    public var textSize: ContentSizeCategory?
    /// Light or dark.
    public var appearance: Appearance?
    /// The system whose measures SwiftUI's bars, lists and controls have.
    public var system: SystemGeneration?
    /// The transformations of localised strings.
    public var pseudoLanguages: Set<PseudoLanguage>

    /// Asks for an environment.
    public init(
        device: Device? = nil,
        orientation: Orientation? = nil,
        size: CGSize? = nil,
        scale: CGFloat? = nil,
        locale: String? = nil,
        direction: LayoutDirection? = nil,
        textSize: ContentSizeCategory? = nil,
        appearance: Appearance? = nil,
        system: SystemGeneration? = nil,
        pseudoLanguages: Set<PseudoLanguage> = []
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.scale = scale
        self.locale = locale
        self.direction = direction
        self.textSize = textSize
        self.appearance = appearance
        self.system = system
        self.pseudoLanguages = pseudoLanguages
    }

    /// The same in the words that all sources understand.
    var overrides: EnvironmentOverrides {
        var overrides = EnvironmentOverrides()
        overrides.presentation = .device
        overrides.screen.device = device
        overrides.screen.orientation = orientation
        overrides.screen.size = size
        overrides.screen.scale = scale
        overrides.language.locale = locale
        overrides.language.layoutDirection = direction
        overrides.contentSizeCategory = textSize
        overrides.appearance = appearance
        overrides.system = system
        overrides.language.pseudoLanguages = pseudoLanguages
        return overrides
    }
}
