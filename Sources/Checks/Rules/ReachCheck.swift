import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds text and controls that cannot be brought into view, or that the edge of a view around them cuts.
struct ReachCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    /// Overhangs up to this, in points, are rounding, or a part of a letter that is not missed.
    private static let tolerance: CGFloat = 1

    var findings: [Diagnostic] {
        var seen: Set<ViewID> = []
        return screen.readableItems.compactMap { item -> Diagnostic? in
            guard !seen.contains(item.owner.view.id), let finding = offScreen(item) ?? clipped(item) else { return nil }
            seen.insert(item.owner.view.id)
            guard finding.kind == .offScreen, let waiting = screen.viewWaitingOutside(around: item.owner.view.id) else {
                return finding
            }
            return seen.insert(waiting.view.id).inserted || waiting.view.id == item.owner.view.id
                ? self.waiting(waiting) : nil
        }
    }

    private func offScreen(_ item: ReadableItem) -> Diagnostic? {
        guard let gap = Overhang(of: item.extent, beyond: item.stage, tolerance: Self.tolerance) else { return nil }
        // The system places texts in its bars, whose letters may reach beyond them.
        guard !gap.isVertical || !screen.isPartOfSystemBar(item.owner.view.id) else { return nil }
        let isPaper = item.stage.size == screen.scene.displayList.size && item.stage.origin == .zero
        let place = isPaper ? "the screen" : "the scrollable area"
        return screen.finding(
            severity(item, gap), .offScreen, item.owner, showing: item.text, gap.words(place),
            hints: [
                isPaper && gap.isVertical
                    ? "put its container into a scroll view, or make room above it"
                    : "constrain its edges to those of its superview, or let its text wrap" + command(item, gap)
            ])
    }

    /// One note for all that is in a view that waits for its way in.
    private func waiting(_ placed: LayoutSnapshot.PlacedView) -> Diagnostic? {
        let paper = CGRect(origin: .zero, size: screen.scene.displayList.size)
        guard let gap = Overhang(of: placed.frame, beyond: paper, tolerance: Self.tolerance) else { return nil }
        return screen.finding(
            .note, .offScreen, placed,
            gap.words("the screen")
                + "; a constraint joins it to the opposite edge of the view around it, from where code moves it in",
            hints: ["hide it until it is shown, so that VoiceOver does not reach it"])
    }

    /// The command that pins the edge which is off screen, as the end of a hint; empty where none is possible.
    private func command(_ item: ReadableItem, _ gap: Overhang) -> String {
        let view = item.owner.view.identity.nesting?.object ?? item.owner.view.id
        let isLeading = gap.isLeft == (screen.scene.environment.layoutDirection == .leftToRight)
        let pin = RepairCommand.pin(isLeading ? "leading" : "trailing", of: view, at: item.owner.location)
        return gap.isVertical ? "" : pin.map { ": \($0)" } ?? ""
    }

    /// Returns the severity: where a host decides the available space, too little of it is worth a note, and so is content of a stack of which
    /// code shows and hides parts.
    private func severity(_ item: ReadableItem, _ gap: Overhang) -> Diagnostic.Severity {
        let isHosted = item.owner.hostedSides.contains(gap.isVertical ? .vertical : .horizontal)
        return isHosted || isInStackOfStates(item.owner.view.id) ? .note : .warning
    }

    private func isInStackOfStates(_ view: ViewID) -> Bool {
        screen.ancestry(of: view).dropFirst().contains { placed in
            placed.view.className == "UIStackView"
                && placed.view.children.contains { child in
                    child.codeValues.contains { $0.isUnknown && $0.property == "isHidden" }
                }
        }
    }

    private func clipped(_ item: ReadableItem) -> Diagnostic? {
        guard let cutter = item.cutter, let around = screen.view(cutter),
            let gap = Overhang(of: item.extent, beyond: item.window, tolerance: Self.tolerance)
        else { return nil }
        let isOwn = cutter == item.owner.view.id
        let name = isOwn ? "its own frame" : "the \(around.view.outlineName)"
        let line = around.location.map { _ in around.view.identity.location?.line.map { " on line \($0)" } ?? "" } ?? ""
        return screen.finding(
            severity(item, gap), .clipped, item.owner, showing: item.text,
            gap.words(name + line, briefly: isOwn ? "the frame" : "that view"),
            hints: [
                "give \(isOwn ? "it" : name) more \(gap.isVertical ? "height" : "width"), or let its content determine its size"
            ])
    }
}

/// The distance by which an item reaches beyond a rectangle, on its worst side.
struct Overhang {
    private enum Side: String {
        case left
        case right
        case top
        case bottom
    }

    private let side: Side
    private let extent: CGRect
    private let limit: CGRect

    init?(of extent: CGRect, beyond limit: CGRect, tolerance: CGFloat) {
        guard !extent.isNull, !limit.isInfinite else { return nil }
        guard !limit.isNull else { return nil }
        let gaps: [(Side, CGFloat)] = [
            (.left, limit.minX - extent.minX), (.right, extent.maxX - limit.maxX), (.top, limit.minY - extent.minY),
            (.bottom, extent.maxY - limit.maxY),
        ]
        guard let worst = gaps.max(by: { $0.1 < $1.1 }), worst.1 > tolerance else { return nil }
        side = worst.0
        self.extent = extent
        self.limit = limit
    }

    var isLeft: Bool { side == .left }

    var isVertical: Bool { side == .top || side == .bottom }

    /// Whether an attribute is the edge that is beyond, and then whether locations grow towards it: leading and trailing ones count in the direction
    /// of the language. Nil for other attributes.
    func isFarEdge(_ attribute: LayoutAttribute, _ direction: LayoutDirection) -> Bool? {
        switch (attribute, side) {
        case (.left, .left), (.top, .top): false
        case (.right, .right), (.bottom, .bottom): true
        case (.leading, .left) where direction == .leftToRight, (.leading, .right) where direction == .rightToLeft:
            false
        case (.trailing, .right) where direction == .leftToRight, (.trailing, .left) where direction == .rightToLeft:
            true
        default: nil
        }
    }

    /// Such as `extends 45.5 below the screen (to 712.5; the screen ends at 667)`.
    ///
    /// - Parameters:
    ///   - place: What it extends beyond.
    ///   - short: The same in few words, where it is named again; nil for the same words.
    /// - Returns: The words.
    func words(_ place: String, briefly short: String? = nil) -> String {
        let (reach, end, direction): (CGFloat, CGFloat, String) =
            switch side {
            case .left: (extent.minX, limit.minX, "to the left of")
            case .right: (extent.maxX, limit.maxX, "to the right of")
            case .top: (extent.minY, limit.minY, "above")
            case .bottom: (extent.maxY, limit.maxY, "below")
            }
        let bound = side == .left || side == .top ? "begins" : "ends"
        return "extends \(Decimals.short(abs(reach - end))) \(direction) \(place) "
            + "(to \(Decimals.short(reach)); \(short ?? place) \(bound) at \(Decimals.short(end)))"
    }
}
