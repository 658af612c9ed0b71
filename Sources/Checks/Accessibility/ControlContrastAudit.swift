import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Finds controls without text whose picture or shape contrasts too little with its background.
///
/// The strongest contrast among a control's fills and lines counts: one that shows is enough to find it. Controls that the system draws,
/// those that cannot be used, those to which code may give other colours, and those with text, which has a rule of its own, are left alone. Source: WCAG 2.2, success criterion
/// 1.4.11 (AA): 3 to 1.
struct ControlContrastAudit {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    private static let wanted = 3.0
    private static let drawnBySystem: Set<String> = [
        "UISwitch", "UIStepper", "UISlider", "UISegmentedControl", "UIPageControl", "UIDatePicker", "Toggle", "Stepper",
        "Slider", "DatePicker", "Picker", "UITextField", "TextField", "SecureField", "TextEditor",
    ]

    var findings: [Diagnostic] {
        let texts = Set(screen.texts.compactMap(\.item.view))
        var drawn: [ViewID: [Int]] = [:]
        for (order, item) in screen.items.enumerated() {
            if let view = item.view { drawn[view, default: []].append(order) }
        }
        return screen.views.compactMap { placed in
            guard placed.isVisible, placed.view.interaction.isUsable, !placed.view.drawing.isIncomplete,
                !Self.drawnBySystem.contains(placed.view.className), !screen.isPartOfSystemBar(placed.view.id)
            else { return nil }
            let inside = views(in: placed.view)
            guard inside.allSatisfy({ !texts.contains($0.id) && !$0.drawing.isIncomplete }),
                !isColoredByCode(placed, inside)
            else { return nil }
            let orders = inside.flatMap { drawn[$0.id] ?? [] }.sorted()
            return finding(placed, orders)
        }
    }

    /// Whether code may give a control other colours, a title or another background: as a class of the app's own, or from outside.
    private func isColoredByCode(_ placed: LayoutSnapshot.PlacedView, _ inside: [ViewSnapshot]) -> Bool {
        if placed.view.isOfAppsOwnClass && placed.view.isOfDocument || placed.isSample { return true }
        return inside.contains { $0.isColored(Self.colors) }
            || screen.ancestry(of: placed.view.id).contains { $0.view.isColored(["backgroundColor", "tintColor"]) }
    }

    private static let colors: Set<String> = ["backgroundColor", "tintColor", "titleColor", "image", "backgroundImage"]

    private func views(in view: ViewSnapshot) -> [ViewSnapshot] { [view] + view.children.flatMap(views) }

    private func finding(_ placed: LayoutSnapshot.PlacedView, _ orders: [Int]) -> Diagnostic? {
        guard let first = orders.first else { return nil }
        var best: (ratio: Double, ink: Color, paper: Color)?
        for order in orders {
            guard let (ink, rect) = solid(screen.items[order]) else { return nil }
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            guard screen.items[order].visible.holds(middle) else { continue }
            let paper = screen.behind.color(at: middle, below: first).color
            let ratio = ink.over(paper).contrast(with: paper)
            if ratio > best?.ratio ?? 0 { best = (ratio, ink.over(paper), paper) }
        }
        guard let best, best.ratio < Self.wanted - 0.005 else { return nil }
        return screen.finding(
            .warning, .controlContrast, placed,
            "needs a contrast of 3:1 to be seen but has \(Decimals.text((best.ratio * 100).rounded(.down) / 100)): "
                + "\(best.ink) on \(best.paper)",
            hints: ["choose a stronger tint, or put a shape behind it that stands out"])
    }

    /// The colour and extent of a fill, a line or a template; nil for pictures, whose parts decide.
    private func solid(_ item: DrawnItem) -> (color: Color, rect: CGRect)? {
        switch item.content {
        case .path(let path):
            (path.color.multiplyingAlpha(by: item.opacity), path.path.controlPointBounds.applying(item.transform))
        case .image(let image):
            image.tint.map { ($0.multiplyingAlpha(by: item.opacity), image.destination.applying(item.transform)) }
        default: nil
        }
    }
}
