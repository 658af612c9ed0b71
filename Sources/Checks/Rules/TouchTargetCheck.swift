import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds controls that are too small for a finger.
///
/// Source: 44 points, Apple, Human Interface Guidelines, Accessibility; 24, WCAG 2.2, success criterion 2.5.8 (AA). Less than
/// the second is a warning, less than the first a note. Controls whose size the system decides are left alone.
struct TouchTargetCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    private static let wanted: CGFloat = 44
    private static let least: CGFloat = 24
    private static let systemSized: Set<String> = [
        "UISwitch", "UIStepper", "UISlider", "UISegmentedControl", "UITextField", "UIPageControl", "UIDatePicker",
        "Toggle", "Stepper", "Slider", "Picker", "TextField", "SecureField", "TextEditor", "DatePicker",
    ]

    var findings: [Diagnostic] {
        screen.views.compactMap { placed in
            guard placed.view.interaction.isUsable, placed.isVisible, !Self.systemSized.contains(placed.view.className),
                placed.view.identity.location != nil || placed.view.sizing.proposal != nil,
                !screen.isPartOfSystemBar(placed.view.id)
            else { return nil }
            let size = placed.view.interaction.touchArea?.size ?? placed.frame.size
            let short = min(size.width, size.height)
            guard short > 0, short < Self.wanted - 0.5 else { return nil }
            return screen.finding(
                short < Self.least ? .warning : .note, .touchTarget, placed,
                "needs 44×44 to be easy to tap but has \(Decimals.short(size.width))×\(Decimals.short(size.height))",
                hints: ["give it a minimum \(size.width < size.height ? "width" : "height") of 44, or larger insets"])
        }
    }
}
