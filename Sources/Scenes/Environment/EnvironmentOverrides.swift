public import Foundation

/// The requested parts of an environment, which override a source's own.
public struct EnvironmentOverrides: Hashable, Sendable {
    /// The device or window.
    public var screen = Screen()
    /// The language in which it speaks.
    public var language = Language()
    /// The text size.
    public var contentSizeCategory: ContentSizeCategory?
    /// Light or dark.
    public var appearance: Appearance?
    /// Whether storyboards and XIBs are shown as on a device or as on Xcode's canvas.
    public var presentation: ScenePresentation?
    /// The source of the sizes of labels, buttons and images.
    public var contentSizing: ContentSizing?
    /// The part of the scroll content that is laid out.
    public var extent: SceneExtent?
    /// The height of the keyboard above the bottom, in points.
    public var keyboardHeight: CGFloat?
    /// Whether the person asked for bold text.
    public var legibilityWeight: LegibilityWeight?
    /// Whether the person asked for more contrast.
    public var contrast: ContrastLevel?
    /// The system whose measures bars, lists and controls have.
    public var system: SystemGeneration?
    /// The steps that are done before the picture is taken.
    public var steps: [Step]?

    /// Asks for nothing.
    public init() {}

    /// The environment that results over a source's own.
    ///
    /// A device brings its size, scale, insets and size classes; a size or scale asked for beside it wins. The direction follows
    /// the language and pseudo-language unless it is asked for.
    public func resolved(over base: SceneEnvironment) -> SceneEnvironment {
        var result = base
        if presentation == .device { result = base.onDevice }
        result.presentation = presentation ?? base.presentation
        screen.resolve(&result.screen)
        language.resolve(&result.language)
        result.contentSizeCategory = contentSizeCategory ?? result.contentSizeCategory
        result.appearance = appearance ?? base.appearance
        result.contentSizing = contentSizing ?? base.contentSizing
        result.extent = extent ?? base.extent
        result.keyboardHeight = keyboardHeight ?? base.keyboardHeight
        result.legibilityWeight = legibilityWeight ?? base.legibilityWeight
        result.contrast = contrast ?? base.contrast
        result.system = system ?? base.system
        result.steps = steps ?? base.steps
        return result
    }
}

extension SceneEnvironment {
    /// The environment as the device has it: a scene on Xcode's canvas gets the device's insets and text size L,
    /// others are unchanged.
    public var onDevice: SceneEnvironment {
        guard presentation == .canvas else { return self }
        var result = self
        result.presentation = .device
        result.screen.takeDeviceInsets()
        result.contentSizeCategory = .large
        return result
    }
}
