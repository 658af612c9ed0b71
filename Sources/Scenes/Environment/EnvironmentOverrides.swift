public import Foundation

/// The parts of an environment that somebody asked for, over those that a source brings itself.
public struct EnvironmentOverrides: Hashable, Sendable {
    /// The device.
    public var device: Device?
    /// How the device is held.
    public var orientation: Orientation?
    /// The size of the window, in points.
    public var size: CGSize?
    /// Pixels per point.
    public var scale: CGFloat?
    /// The language and region as a BCP 47 tag.
    public var locale: String?
    /// The direction, where it is not the language's own.
    public var layoutDirection: LayoutDirection?
    /// The text size.
    public var contentSizeCategory: ContentSizeCategory?
    /// Light or dark.
    public var appearance: Appearance?
    /// The transformations of localised strings.
    public var pseudoLanguages: Set<PseudoLanguage>
    /// How long localised strings are, as a factor of what they are.
    public var textLength: CGFloat?
    /// Where the sizes of labels, buttons and images come from.
    public var contentSizing: ContentSizing?
    /// How far the keyboard reaches up from the bottom, in points.
    public var keyboardHeight: CGFloat?
    /// How much of a pad's screen the window has.
    public var splitView: SplitView?
    /// The region whose dates, numbers and currencies are shown, as an ISO 3166 code such as `GB`, whatever the language's own.
    public var region: String?
    /// Whether the person asked for bold text.
    public var legibilityWeight: LegibilityWeight?
    /// Whether the person asked for more contrast.
    public var contrast: ContrastLevel?
    /// The system whose measures bars, lists and controls have.
    public var system: SystemGeneration?
    /// Whether the bar of a call or a recording lengthens the status bar, on devices with a home button.
    public var showsCallInProgress = false

    /// Asks for nothing.
    public init() {
        pseudoLanguages = []
    }

    /// The environment that results over a source's own.
    ///
    /// A device brings its size, scale, insets and size classes; a size or scale asked for beside it wins. The direction follows
    /// the language and pseudo-language unless it is asked for.
    public func resolved(over base: SceneEnvironment) -> SceneEnvironment {
        var result = base
        resolveScreen(in: &result)
        resolveLanguage(in: &result)
        result.contentSizeCategory = contentSizeCategory ?? base.contentSizeCategory
        result.appearance = appearance ?? base.appearance
        result.textLength = textLength ?? base.textLength
        result.contentSizing = contentSizing ?? base.contentSizing
        result.keyboardHeight = keyboardHeight ?? base.keyboardHeight
        result.legibilityWeight = legibilityWeight ?? base.legibilityWeight
        result.contrast = contrast ?? base.contrast
        result.system = system ?? base.system
        return result
    }

    private func resolveScreen(in environment: inout SceneEnvironment) {
        let turned = orientation.map { $0 != environment.orientation } ?? false
        if let device = device ?? (turned ? environment.device : nil) {
            let held = SceneEnvironment(device: device, orientation: orientation ?? .portrait)
            environment.device = device
            environment.orientation = held.orientation
            environment.size = held.size
            environment.scale = held.scale
            environment.safeArea = held.safeArea
            environment.idiom = held.idiom
            environment.horizontalSizeClass = held.horizontalSizeClass
            environment.verticalSizeClass = held.verticalSizeClass
        } else if turned {
            environment.orientation = orientation ?? environment.orientation
            environment.size = CGSize(width: environment.size.height, height: environment.size.width)
        }
        if let splitView, environment.idiom == .pad {
            let width = splitView.width(on: environment.size)
            resize(&environment, to: CGSize(width: width, height: environment.size.height))
        }
        if let size { resize(&environment, to: size) }
        environment.scale = scale ?? environment.scale
        if showsCallInProgress { lengthenStatusBar(of: &environment) }
    }

    /// The bar adds 20 points below the status bar; on devices with a notch it takes no room.
    private func lengthenStatusBar(of environment: inout SceneEnvironment) {
        guard environment.safeArea.top == 20 else { return }
        environment.safeArea.top = 40
    }

    /// A pad's window narrower than 672 points, as beside another app, is compact. Apple publishes a table of widths for each
    /// device instead (Human Interface Guidelines, Layout); this bound agrees with it for full, two-thirds, half and
    /// one-third windows.
    private func resize(_ environment: inout SceneEnvironment, to size: CGSize) {
        environment.size = size
        if environment.idiom == .pad {
            environment.horizontalSizeClass = size.width < 672 ? .compact : .regular
        }
    }

    private func resolveLanguage(in environment: inout SceneEnvironment) {
        environment.pseudoLanguages.formUnion(pseudoLanguages)
        if let locale {
            environment.locale = locale
            environment.layoutDirection = SceneEnvironment.layoutDirection(ofLocale: locale)
        }
        if let region { environment.locale = SceneEnvironment.locale(environment.locale, inRegion: region) }
        if !environment.pseudoLanguages.isDisjoint(with: [.rightToLeft, .rightToLeftStrings]) {
            environment.layoutDirection = .rightToLeft
        }
        environment.layoutDirection = layoutDirection ?? environment.layoutDirection
    }
}
