import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineScenes

/// Finds text that contrasts too little with its real background.
///
/// Source: WCAG 2.2, success criterion 1.4.3 (AA): 4.5 to 1, or 3 to 1 from 18 points on. Less than 3 is a warning whatever the
/// size, less than 4.5 a note. Left alone are disabled controls, the placeholders of empty fields, emoji, which have colours of their own, and text
/// over drawings of an app's code and missing pictures, over the paper of a view that code places, and in bars that code colours for the
/// whole app. The system's own colours are left alone down to 3: who needs more contrast asks the system for it, and they change.
struct ContrastCheck {
    private let screen: ScreenReading
    private let uncertain: Set<ViewID>
    /// The places of views in the order of drawing.
    private let order: [ViewID: Int]
    private let openViews: [Int]

    init(_ screen: ScreenReading) {
        self.screen = screen
        let kinds: Set<Diagnostic.Kind> = [.missingImage, .missingColor, .unknownClass]
        let reported = screen.scene.diagnostics.filter { kinds.contains($0.kind) }.compactMap(\.view)
        let open = screen.views.filter {
            $0.view.drawing.isIncomplete || $0.view.isColored(["backgroundColor", "barTintColor"])
        }
        let uncertain = Set(reported).union(open.map(\.view.id))
        self.uncertain = uncertain
        order = Dictionary(screen.views.enumerated().map { ($1.view.id, $0) }) { first, _ in first }
        openViews = Self.openViews(screen, uncertain)
    }

    private static let large: CGFloat = 18
    private static let wheels: Set<String> = ["UIDatePicker", "UIPickerView", "DatePicker"]

    var findings: [Diagnostic] {
        var seen: Set<ViewID> = []
        let bars = worstTextsOfBars
        return screen.texts.compactMap { text in
            guard let view = text.item.view, isJudged(view), !text.isEmoji else { return nil }
            let bar = tabBar(around: view)
            guard bar == nil || bars.contains(text.order), let owner = bar ?? screen.owner(of: view),
                !seen.contains(owner.view.id), let finding = finding(text, owner)
            else { return nil }
            seen.insert(owner.view.id)
            return finding
        }
    }

    /// The texts that contrast least in each bar of tabs, by their place in the order of drawing: all tabs have the bar's colours, and
    /// which of them is selected differs from scene to scene.
    private var worstTextsOfBars: Set<Int> {
        var worst: [ViewID: (ratio: Double, order: Int)] = [:]
        for text in screen.texts {
            guard let view = text.item.view, let bar = tabBar(around: view)?.view.id, isJudged(view), !text.isEmoji,
                let ratio = contrast(of: text)?.ratio, ratio < worst[bar]?.ratio ?? .infinity
            else { continue }
            worst[bar] = (ratio, text.order)
        }
        return Set(worst.values.map(\.order))
    }

    private func tabBar(around view: ViewID) -> LayoutSnapshot.PlacedView? {
        screen.ancestry(of: view).first { $0.view.className == "UITabBar" }
    }

    private func isJudged(_ view: ViewID) -> Bool {
        let ancestry = screen.ancestry(of: view)
        // A control of the app's own class may give its text and background other colours than its document.
        let isColoredByCode = ancestry.contains {
            $0.view.interaction.isUsable && $0.view.isOfAppsOwnClass && $0.view.isOfDocument
        }
        let isInkOfCode = ancestry.first?.view.isColored(["textColor"]) ?? false
        let isTintOfCode = ancestry.contains {
            $0.view.isColored(["titleColor", "tintColor"]) && $0.view.interaction.isUsable
        }
        let isInBarOfCode = ancestry.contains { $0.view.isColored(["appearance"]) }
        // The rows of a wheel that are not chosen are paler, whatever an app asks for.
        let isInWheel = ancestry.contains { Self.wheels.contains($0.view.className) }
        guard !isColoredByCode, !isInkOfCode, !isTintOfCode, !isInBarOfCode, !isInWheel else { return false }
        let isInactive = ancestry.contains { $0.view.interaction.isDisabled || $0.view.text?.role == .placeholder }
        return !isInactive && !uncertain.contains(view)
    }

    private func finding(_ text: DrawnText, _ owner: LayoutSnapshot.PlacedView) -> Diagnostic? {
        guard let (ratio, ink, paper) = contrast(of: text) else { return nil }
        let wanted = text.run.fontSize >= Self.large ? 3 : 4.5
        guard ratio < wanted - 0.005, !hasShadow(text, wanted), ratio < 2.995 || !usesSystemColors(text, on: paper)
        else { return nil }
        // A view that code shows and hides is a state of the screen, such as one that only developers see.
        let isWarning = ratio < 2.995 && !(text.item.view.map(screen.isShownByCode) ?? false)
        return screen.finding(
            isWarning ? .warning : .note, .contrast, owner, showing: text.run.text,
            "needs a contrast of \(Decimals.text(wanted)):1 "
                + "but has \(Decimals.text((ratio * 100).rounded(.down) / 100)): \(ink) on \(paper)",
            hints: [
                "choose a \(paper.contrast(with: .white) > paper.contrast(with: .black) ? "lighter" : "darker") colour for the text"
            ])
    }

    /// Whether a text is another text's shadow, or has a shadow of enough contrast.
    private func hasShadow(_ text: DrawnText, _ wanted: Double) -> Bool {
        screen.texts.contains { other in
            guard other.order != text.order, other.item.view == text.item.view, other.run.text == text.run.text,
                abs(other.ink.minX - text.ink.minX) <= Self.shadowReach,
                abs(other.ink.minY - text.ink.minY) <= Self.shadowReach
            else { return false }
            return other.order > text.order || other.run.color.contrast(with: text.run.color) >= wanted
        }
    }

    /// The distance up to which a shadow is seen as the edge of its letters, in points.
    private static let shadowReach: CGFloat = 3

    private func usesSystemColors(_ text: DrawnText, on paper: Color) -> Bool {
        Self.systemColors.contains(text.run.color) || Self.systemColors.contains(paper)
    }

    /// The system's colours that are lighter or darker where contrast is increased, in both appearances.
    private static let systemColors: Set<Color> = {
        let all: [AdaptiveColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .secondaryLabel,
        ]
        return Set(all.flatMap { [$0.light, $0.dark] })
    }()

    /// Returns the median contrast at several places of a text; nil where its background is unknown.
    private func contrast(of text: DrawnText) -> (ratio: Double, ink: Color, paper: Color)? {
        let y = text.ink.minY + text.ink.height * 0.45
        let shares: [CGFloat] = [0.1, 0.3, 0.5, 0.7, 0.9]
        let points = shares.map { CGPoint(x: text.ink.minX + text.ink.width * $0, y: y) }
        var found: [(ratio: Double, ink: Color, paper: Color)] = []
        for point in points where text.item.visible.holds(point) {
            let (paper, views) = screen.behind.color(at: point, below: text.order)
            guard isKnown(views, behind: text) else { return nil }
            let ink = text.run.color.multiplyingAlpha(by: text.item.opacity).over(paper)
            found.append((ink.contrast(with: paper), ink, paper))
        }
        guard !found.isEmpty else { return nil }
        return found.sorted { $0.ratio < $1.ratio }[found.count / 2]
    }

    /// Whether the background of a text is the app's own: no stand-in, and no view of an app's own class in between whose code
    /// may draw something.
    private func isKnown(_ views: Set<ViewID>, behind text: DrawnText) -> Bool {
        guard views.isDisjoint(with: uncertain), let view = text.item.view else { return false }
        if views.isEmpty && screen.isPutByCode || screen.isOnMaterial(view, above: views) { return false }
        guard !hasOpenView(under: text, above: views) else { return false }
        for placed in screen.ancestry(of: view) {
            if views.contains(placed.view.id) { return true }
            if uncertain.contains(placed.view.id) || placed.view.isOfAppsOwnClass { return false }
        }
        return true
    }
}

extension ContrastCheck {
    /// The places, in the order of drawing, of views that only code fills and that draw nothing here: pictures without an image, and views of
    /// the app's own classes.
    fileprivate static func openViews(_ screen: ScreenReading, _ uncertain: Set<ViewID>) -> [Int] {
        let drawn = Set(screen.items.compactMap(\.view))
        return screen.views.indices.filter { index in
            let placed = screen.views[index]
            guard placed.isVisible, !drawn.contains(placed.view.id) else { return false }
            return placed.view.className == "UIImageView" || placed.view.isOfAppsOwnClass
                || uncertain.contains(placed.view.id)
        }
    }

    /// Whether such a view is between a text and its background.
    private func hasOpenView(under text: DrawnText, above behind: Set<ViewID>) -> Bool {
        guard !openViews.isEmpty, let view = text.item.view, let end = order[view] else { return false }
        // What shines through a translucent background is all above the hindmost one.
        let start = behind.compactMap { order[$0] }.min() ?? -1
        let middle = CGPoint(x: text.ink.midX, y: text.ink.midY)
        return openViews.contains { $0 > start && $0 < end && screen.views[$0].frame.contains(middle) }
    }
}

extension ViewSnapshot {
    /// Whether a storyboard or XIB has the view.
    var isOfDocument: Bool {
        identity.location.map { $0.file.hasSuffix(".storyboard") || $0.file.hasSuffix(".xib") } ?? false
    }

    /// Whether the class is not one of the system's.
    var isOfAppsOwnClass: Bool {
        !className.hasPrefix("UI") && className.first?.isUppercase == true && identity.location != nil
    }
}

extension ViewSnapshot {
    /// Whether the app's code gives one of some properties a colour that only running it would tell.
    func isColored(_ properties: Set<String>) -> Bool {
        codeValues.contains { $0.isUnknown && properties.contains($0.property) }
    }
}

extension Scene {
    /// The colour that shows where no view draws.
    var paperColor: Color { environment.appearance == .dark ? .black : .white }
}
