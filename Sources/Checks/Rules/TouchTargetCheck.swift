import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds controls that are too small for a finger.
///
/// Source: 44 points, and 28 at the least, Apple, Human Interface Guidelines, Accessibility; 24, WCAG 2.2, success criterion 2.5.8 (AA). Less
/// than 24 is a warning. A control with words on it is a note below 28, one without below 44, unless it misses that by little. A control of the size that the system gives it is left alone, whatever its class
/// is called; one that the app makes smaller than that is not. Nor is one inside a larger control that does the same, one that another control
/// covers, one whose class tests touches itself or that is in a view which takes all taps, or a button that a document connects with nothing. Of a control to which the app's code may give a size only a length is judged that
/// a constraint of the document gives it.
struct TouchTargetCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    private static let wanted: CGFloat = 44
    /// What a control with words on it has at the least: words are aimed at, and are mostly wider than a finger.
    private static let wantedOfWords: CGFloat = 28
    /// The shorter side from which a control without words, whose longer side is enough, misses by little.
    private static let nearlyEnough: CGFloat = 36
    private static let least: CGFloat = 24
    /// Widths of texts and symbols are not known more exactly.
    private static let accuracy: CGFloat = 1
    /// SwiftUI's controls whose size the system decides.
    private static let systemSized: Set<String> = [
        "Toggle", "Stepper", "Slider", "Picker", "TextField", "SecureField", "TextEditor", "DatePicker",
    ]

    var findings: [Diagnostic] {
        screen.views.indices.compactMap { index in
            let placed = screen.views[index]
            guard placed.view.interaction.isUsable, placed.isVisible, !Self.systemSized.contains(placed.view.className),
                placed.view.identity.location != nil || placed.view.sizing.proposal != nil,
                !screen.isPartOfSystemBar(placed.view.id)
            else { return nil }
            let size = placed.view.interaction.touchArea?.size ?? placed.frame.size
            let hasWords = hasWords(placed.view)
            let wanted = Self.wanted(of: placed, atLeast: hasWords ? Self.wantedOfWords : Self.wanted)
            let isNarrow = size.width < wanted.width - Self.accuracy && isKnown(.width, of: placed.view)
            let isLow = size.height < wanted.height - Self.accuracy && isKnown(.height, of: placed.view)
            guard min(size.width, size.height) > 0, isNarrow || isLow, !Self.missesByLittle(size),
                !isInsideAnother(placed), !isEnlargedByCode(placed),
                !placed.view.interaction.isUnconnected, !isBehindAnother(index)
            else { return nil }
            let short = min(isNarrow ? size.width : .infinity, isLow ? size.height : .infinity)
            return screen.finding(
                short < Self.least ? .warning : .note, .touchTarget, placed,
                "needs 44×44 to be easy to tap\(hasWords ? ", at the least 28×28," : "") but has \(Decimals.short(size.width))×\(Decimals.short(size.height))",
                hints: ["give it a minimum \(size.width < size.height ? "width" : "height") of 44, or larger insets"])
        }
    }

    /// Whether a control has words on it, its own or in a view inside.
    private func hasWords(_ view: ViewSnapshot) -> Bool {
        view.texts.contains { $0.text.contains(where: \.isLetter) } || view.children.contains(where: hasWords)
    }

    /// Whether the code of a control's class says itself where a finger hits it, or a view around it takes all taps.
    private func isEnlargedByCode(_ placed: LayoutSnapshot.PlacedView) -> Bool {
        placed.view.codeValues.contains { $0.property == "hitTest" }
            || screen.ancestry(of: placed.view.id).contains { around in
                around.view.id != placed.view.id
                    && around.view.codeValues.contains { $0.property == "gestureRecognizers" }
            }
    }

    private static func missesByLittle(_ size: CGSize) -> Bool {
        min(size.width, size.height) >= nearlyEnough && max(size.width, size.height) >= wanted - accuracy
    }

    /// Whether a finger that misses a control hits one around it that sends the same messages, such as a row's.
    private func isInsideAnother(_ placed: LayoutSnapshot.PlacedView) -> Bool {
        let actions = placed.view.interaction.actions
        guard !actions.isEmpty else { return false }
        let width = max(placed.frame.width, Self.wanted)
        let height = max(placed.frame.height, Self.wanted)
        let reach = CGRect(
            x: placed.frame.midX - width / 2, y: placed.frame.midY - height / 2, width: width, height: height)
        return screen.views.contains { other in
            other.view.id != placed.view.id && other.view.interaction.isUsable && other.isVisible
                && other.view.interaction.actions.isSuperset(of: actions)
                && other.frame.insetBy(dx: -0.5, dy: -0.5).contains(reach)
        }
    }

    /// Whether a control in front of one takes all of its touches. Controls of much the same size are states of the screen, of which code shows one.
    private func isBehindAnother(_ index: Int) -> Bool {
        let control = screen.views[index]
        let area = control.frame.width * control.frame.height
        return screen.views[(index + 1)...].contains { other in
            other.view.interaction.isUsable && other.isVisible && other.view.interaction.touchArea == nil
                && other.frame.insetBy(dx: -0.5, dy: -0.5).contains(control.frame)
                && other.frame.width * other.frame.height > 2 * area && !screen.isShownByCode(other.view.id)
                && !screen.ancestry(of: other.view.id).contains { $0.view.id == control.view.id }
        }
    }

    /// Whether a control has a length in the app too: no code may give it a size, or a constraint of the document gives it that length.
    private func isKnown(_ attribute: LayoutAttribute, of view: ViewSnapshot) -> Bool {
        !view.interaction.isSizedByCode
            || screen.scene.layout.constraints.contains { constraint in
                !constraint.isSystem && constraint.second == nil && constraint.relation == .equal
                    && constraint.first.view == view.id && constraint.first.attribute == attribute
            }
    }

    /// The size from which a control is easy to tap: the system's own controls need no more than theirs.
    private static func wanted(of placed: LayoutSnapshot.PlacedView, atLeast wanted: CGFloat) -> CGSize {
        guard let size = placed.view.interaction.systemSize else { return CGSize(width: wanted, height: wanted) }
        return CGSize(
            width: size.width > 0 ? min(size.width, wanted) : wanted,
            height: size.height > 0 ? min(size.height, wanted) : wanted)
    }
}
