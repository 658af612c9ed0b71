import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds pictures and plain views outside of what can be brought into view, and pictures that the edge of the screen or of a view around them cuts.
///
/// A picture that fills the screen or its container along one axis is a background, which may reach beyond it. Plain views may reach beyond the
/// screen, as rounded panels do; one that is wholly outside shows nothing. What a document places outside is usually moved in by code: a note.
struct PictureCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    /// Overhangs up to this are rounding, in points.
    private static let tolerance: CGFloat = 1

    var findings: [Diagnostic] {
        var outside: Set<ViewID> = []
        return screen.drawnViews.compactMap { drawn -> Diagnostic? in
            let id = drawn.item.owner.view.id
            guard screen.ancestry(of: id).dropFirst().allSatisfy({ !outside.contains($0.view.id) }) else { return nil }
            if let finding = hidden(drawn) {
                outside.insert(id)
                // A view that waits outside is told with its texts and controls.
                if let waiting = screen.viewWaitingOutside(around: id), waiting.view.id != id,
                    screen.holdsReadables(waiting.view.id)
                {
                    return nil
                }
                return finding
            }
            return drawn.isPicture ? offScreen(drawn.item) ?? clipped(drawn.item) : nil
        }
    }

    /// A view of which nothing can be seen, wherever one scrolls.
    private func hidden(_ drawn: DrawnView) -> Diagnostic? {
        let item = drawn.item
        let seen = item.extent.intersection(item.stage)
        guard seen.isNull || seen.width <= Self.tolerance || seen.height <= Self.tolerance,
            drawn.isPicture || !screen.holdsReadables(item.owner.view.id),
            let gap = Overhang(of: item.extent, beyond: item.stage, tolerance: Self.tolerance)
        else { return nil }
        let severity = screen.isOfDocument ? .note : severity(item, gap)
        return finding(severity, .offScreen, item, gap.words(place(item)))
    }

    private func offScreen(_ item: ReadableItem) -> Diagnostic? {
        guard let gap = Overhang(of: item.extent, beyond: item.stage, tolerance: Self.tolerance),
            !fills(item.extent, item.stage, across: gap), !isPutBeyond(item.owner, gap)
        else { return nil }
        return finding(severity(item, gap), .offScreen, item, gap.words(place(item)))
    }

    private func clipped(_ item: ReadableItem) -> Diagnostic? {
        guard let cutter = item.cutter, let around = screen.view(cutter),
            let gap = Overhang(of: item.extent, beyond: item.window, tolerance: Self.tolerance),
            !fills(item.extent, item.window, across: gap), !isPutBeyond(item.owner, gap)
        else { return nil }
        let line = around.view.identity.location?.line.map { " on line \($0)" } ?? ""
        return finding(
            severity(item, gap), .clipped, item,
            gap.words("the \(around.view.outlineName)\(line)", briefly: "that view"))
    }

    /// Whether a picture fills what it reaches beyond along the other axis.
    private func fills(_ extent: CGRect, _ limit: CGRect, across gap: Overhang) -> Bool {
        gap.isVertical
            ? extent.minX <= limit.minX + Self.tolerance && extent.maxX >= limit.maxX - Self.tolerance
            : extent.minY <= limit.minY + Self.tolerance && extent.maxY >= limit.maxY - Self.tolerance
    }

    /// Whether a constraint puts an edge of a picture beyond the same edge of the view around it: decoration, which its author cut off.
    private func isPutBeyond(_ placed: LayoutSnapshot.PlacedView, _ gap: Overhang) -> Bool {
        let id = placed.view.id
        let around = Set(screen.ancestry(of: id).dropFirst().map(\.view.id))
        return screen.scene.layout.constraints.contains { constraint in
            guard constraint.relation == .equal, constraint.state == .satisfied, constraint.multiplier == 1,
                let second = constraint.second, constraint.first.attribute == second.attribute,
                let isFarEdge = gap.isFarEdge(constraint.first.attribute, constraint.direction)
            else { return false }
            let isFirst = constraint.first.view == id && around.contains(second.view)
            guard isFirst || second.view == id && around.contains(constraint.first.view) else { return false }
            // Locations grow towards the far edge.
            let reach = isFirst ? constraint.constant : -constraint.constant
            return isFarEdge ? reach > Self.tolerance : reach < -Self.tolerance
        }
    }

    private func place(_ item: ReadableItem) -> String {
        let isPaper = item.stage.size == screen.scene.displayList.size && item.stage.origin == .zero
        return isPaper ? "the screen" : "the scrollable area"
    }

    private func severity(_ item: ReadableItem, _ gap: Overhang) -> Diagnostic.Severity {
        item.owner.hostedSides.contains(gap.isVertical ? .vertical : .horizontal) ? .note : .warning
    }

    private func finding(
        _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ item: ReadableItem, _ message: String
    ) -> Diagnostic {
        let size = item.extent.size
        let needs = "; it is \(Decimals.short(size.width))×\(Decimals.short(size.height))"
        return screen.finding(
            severity, kind, item.owner, message + needs,
            hints: ["constrain its edges to those of the view around, or make its size follow that view's"])
    }
}

/// A picture or plain view that a person wrote, with what it draws itself.
struct DrawnView {
    let item: ReadableItem
    let isPicture: Bool
}

extension ScreenReading {
    /// The pictures and plain views that draw something, each before those inside it. Controls, bars and texts are `readableItems`.
    var drawnViews: [DrawnView] {
        var drawn: [ViewID: [(order: Int, item: DrawnItem, extent: CGRect)]] = [:]
        for (order, item) in items.enumerated() {
            guard let view = item.view, !item.isBlurred, item.opacity > 0, let bounds = item.fill else { continue }
            var extent = bounds.applying(item.transform)
            // Its own edge cuts a picture as its author wants it.
            if item.cutter == view { extent = extent.intersection(item.window) }
            if !extent.isNull { drawn[view, default: []].append((order, item, extent)) }
        }
        return views.compactMap { placed in
            let view = placed.view
            guard view.identity.location != nil, view.text == nil, view.texts.isEmpty, !view.interaction.isUsable,
                let all = drawn[view.id], let first = all.first, !isPartOfSystemBar(view.id),
                !ancestry(of: view.id).contains(where: \.view.interaction.isUsable)
            else { return nil }
            let isPicture =
                Self.pictureClasses.contains(view.className)
                || all.contains { if case .image = $0.item.content { true } else { false } }
            guard isPicture || view.className == "UIView" else { return nil }
            let extent = all.map(\.extent).reduce(CGRect.null) { $0.union($1) }
            let item = ReadableItem(
                owner: placed, text: nil, extent: extent, order: all.map(\.order).max() ?? first.order,
                item: first.item)
            return DrawnView(item: item, isPicture: isPicture)
        }
    }

    private static let pictureClasses: Set<String> = ["UIImageView", "Image"]

    /// Whether a text or control is inside a view, which is found itself.
    func holdsReadables(_ id: ViewID) -> Bool {
        readableOwners.contains { ancestry(of: $0).contains { $0.view.id == id } }
    }
}

extension DrawnItem {
    /// The rectangle that the item fills with colour, in its own coordinates; nil for letters.
    fileprivate var fill: CGRect? {
        switch content {
        case .path(let path): path.path.controlPointBounds
        case .image(let image): image.destination
        case .gradient(let gradient): gradient.destination
        case .group, .glyphs: nil
        }
    }
}
