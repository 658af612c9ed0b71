public import Foundation
public import KeylineGraphics

/// Everything outside a source that decides how its scene looks. Two scenes made from one source in equal environments are
/// equal, on every machine.
public struct SceneEnvironment: Hashable, Sendable {
    /// The device; nil for a free size.
    public var device: Device?
    /// How the device is held.
    public var orientation: Orientation
    /// The size of the window, in points.
    public var size: CGSize
    /// Pixels per point, at least 1.
    public var scale: CGFloat
    /// The insets of the safe area without any bar of an app, in points.
    public var safeArea: Insets
    /// The kind of device.
    public var idiom: InterfaceIdiom
    /// The horizontal size class.
    public var horizontalSizeClass: SizeClass
    /// The vertical size class.
    public var verticalSizeClass: SizeClass
    /// The language and region as a BCP 47 tag, such as `ar` or `en-GB`: strings, shaping, line breaks and formats follow it.
    public var locale: String
    /// The side on which lines and rows start.
    public var layoutDirection: LayoutDirection
    /// The text size that the person chose.
    public var contentSizeCategory: ContentSizeCategory
    /// Light or dark.
    public var appearance: Appearance
    /// The transformations that localised strings undergo.
    public var pseudoLanguages: Set<PseudoLanguage>
    /// How long localised strings are, as a factor of what they are: above 1 words are repeated, below 1 ends are left out.
    public var textLength: CGFloat = 1
    /// Where the sizes of labels, buttons and images come from.
    public var contentSizing: ContentSizing
    /// How far the keyboard reaches up from the bottom, in points; 0 while there is none.
    public var keyboardHeight: CGFloat = 0
    /// Whether the person asked for bold text.
    public var legibilityWeight = LegibilityWeight.regular
    /// Whether the person asked for more contrast.
    public var contrast = ContrastLevel.normal
    /// The system whose measures bars, lists and controls have.
    public var system: SystemGeneration = .iOS18

    /// The environment of a device held one way: English, left to right, text size L, light.
    public init(device: Device, orientation: Orientation = .portrait) {
        let metrics = device.metrics(orientation)
        self.init(size: device.size(orientation), scale: device.scale)
        self.device = device
        self.orientation = orientation
        safeArea = metrics.safeArea
        idiom = device.idiom
        horizontalSizeClass = metrics.horizontal
        verticalSizeClass = metrics.vertical
    }

    /// The environment of a window of its own size in points, without a device: English, left to right, text size L, light.
    ///
    /// Size classes are those of a phone that the window would fill.
    public init(size: CGSize, scale: CGFloat = 2) {
        self.size = size
        self.scale = scale
        orientation = size.width > size.height ? .landscape : .portrait
        safeArea = .zero
        idiom = .phone
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        locale = "en"
        layoutDirection = .leftToRight
        contentSizeCategory = .large
        appearance = .light
        pseudoLanguages = []
        contentSizing = .measured
    }

    /// A language in a region: `ar` in `EG` is `ar-EG`, whatever region the tag named before.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag; its script stays.
    ///   - region: An ISO 3166 code.
    /// - Returns: The tag.
    public static func locale(_ locale: String, inRegion region: String) -> String {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
        return ([parts.first ?? locale] + [script].compactMap { $0 } + [region.uppercased()]).joined(separator: "-")
    }

    /// The direction in which the language of a BCP 47 tag is laid out.
    public static func layoutDirection(ofLocale locale: String) -> LayoutDirection {
        Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension SceneEnvironment: CustomStringConvertible {
    /// Such as `iPhone 15 393×852 @3x en ltr L light`.
    public var description: String {
        let width = Int(size.width.rounded())
        let height = Int(size.height.rounded())
        let pseudo = pseudoLanguages.map(\.rawValue).sorted()
        let length = textLength == 1 ? nil : "text-\(Int((textLength * 100).rounded()))%"
        let keyboard = keyboardHeight > 0 ? "keyboard-\(Int(keyboardHeight.rounded()))" : nil
        let wishes = [
            legibilityWeight == .bold ? "bold-text" : nil, contrast == .increased ? "increased-contrast" : nil,
        ]
        let generation = system == .iOS18 ? nil : system.rawValue
        let words =
            [device?.name, "\(width)×\(height)", "@\(Int(scale))x", locale, layoutDirection.rawValue]
            + [contentSizeCategory.rawValue, appearance.rawValue] + wishes + [generation, keyboard, length] + pseudo
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
