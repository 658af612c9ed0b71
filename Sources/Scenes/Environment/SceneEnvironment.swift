public import Foundation

/// Everything outside a source that decides how its scene looks. Two scenes made from one source in equal environments are
/// equal, on every machine.
public struct SceneEnvironment: Hashable, Sendable {
    /// The device or window.
    public var screen: Screen
    /// The language in which it speaks.
    public var language = Language()
    /// The text size that the person chose.
    public var contentSizeCategory = ContentSizeCategory.large
    /// Light or dark.
    public var appearance = Appearance.light
    /// Whether a storyboard's or XIB's scene is shown as on a device or as on Xcode's canvas.
    public var presentation = ScenePresentation.device
    /// The source of the sizes of labels, buttons and images.
    public var contentSizing = ContentSizing.measured
    /// The part of the scroll content that is laid out.
    public var extent = SceneExtent.screen
    /// The height of the keyboard above the bottom, in points; 0 while there is none.
    public var keyboardHeight: CGFloat = 0
    /// Whether the person asked for bold text.
    public var legibilityWeight = LegibilityWeight.regular
    /// Whether the person asked for more contrast.
    public var contrast = ContrastLevel.normal
    /// The system whose measures bars, lists and controls have.
    public var system: SystemGeneration = .iOS18
    /// The steps that are done before the picture is taken; none for the first frame.
    public var steps: [Step] = []

    /// The environment of a device held one way: English, left to right, text size L, light.
    public init(device: Device, orientation: Orientation = .portrait) {
        screen = Screen(device: device, orientation: orientation)
    }

    /// The environment of a window of its own size in points, without a device: English, left to right, text size L, light.
    ///
    /// A window without a device. Its size classes are a phone's that the window would fill.
    public init(size: CGSize, scale: CGFloat = 2) {
        screen = Screen(size: size, scale: scale)
    }
}

extension SceneEnvironment: CustomStringConvertible {
    /// Such as `iPhone 15 393×852 @3x en ltr L light`.
    public var description: String {
        let width = Int(screen.windowSize.width.rounded())
        let height = Int(screen.windowSize.height.rounded())
        let pseudo = language.pseudoLanguages.map(\.rawValue).sorted()
        let length = language.textLength == 1 ? nil : "text-\(Int((language.textLength * 100).rounded()))%"
        let keyboard = keyboardHeight > 0 ? "keyboard-\(Int(keyboardHeight.rounded()))" : nil
        let wishes = [
            legibilityWeight == .bold ? "bold-text" : nil, contrast == .increased ? "increased-contrast" : nil,
        ]
        let canvas = presentation == .canvas ? presentation.rawValue : nil
        let shown = extent == .screen ? nil : extent.rawValue
        let generation = system == .iOS18 ? nil : system.rawValue
        let words =
            [device?.name, "\(width)×\(height)", "@\(Int(scale))x", locale, layoutDirection.rawValue]
            + [contentSizeCategory.rawValue, appearance.rawValue] + wishes + [
                shown, canvas, generation, keyboard, length,
            ]
            + pseudo
        let flow = steps.isEmpty ? "" : " after " + steps.map(\.text).joined(separator: "; ")
        return words.compactMap { $0 }.joined(separator: " ") + flow
    }
}
