import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds texts that overlap so that neither can be read.
///
/// Texts that overlap wholly are usually states of a screen of which code shows one: a note. So are those in rows and
/// views whose size a host decides. A text is told with the nearest few below it: where hundreds lie on one spot, it is the spot that
/// is wrong.
struct OverlapCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    /// Letters touch where ink rectangles share this many points in each direction.
    private static let least: CGFloat = 3
    /// So many findings has one text at most, and so many texts below it are looked at.
    private static let mostFindings = 3
    private static let mostTouching = 64

    private typealias VisibleText = (text: DrawnText, seen: CGRect)

    var findings: [Diagnostic] {
        var pairs: Set<Set<ViewID>> = []
        var found: [Diagnostic] = []
        var grid = SpatialGrid(paper: screen.scene.displayList.size)
        let texts: [VisibleText] = screen.texts.map { ($0, $0.ink.intersection($0.item.visible)) }
        for (index, upper) in texts.enumerated() where !upper.seen.isNull {
            var below: [Diagnostic] = []
            for lower in touching(upper, of: texts, grid) where below.count < Self.mostFindings {
                let shared = upper.seen.intersection(lower.seen)
                if let finding = finding(upper.text, over: lower.text, shared, &pairs) { below.append(finding) }
            }
            found += below.reversed()
            grid.insert(index, at: upper.seen)
        }
        return found
    }

    /// The texts below one that share some of its place, the uppermost first.
    private func touching(_ upper: VisibleText, of texts: [VisibleText], _ grid: SpatialGrid) -> [VisibleText] {
        let floor = screen.behind.cover(of: upper.seen, before: upper.text.order) ?? -1
        var numbers: Set<Int> = []
        grid.search(upper.seen) { number in
            let lower = texts[number]
            guard lower.text.order > floor, numbers.count < Self.mostTouching else { return false }
            let shared = upper.seen.intersection(lower.seen)
            if !shared.isNull, shared.width > Self.least, shared.height > Self.least,
                upper.text.item.view != lower.text.item.view
            {
                numbers.insert(number)
            }
            return true
        }
        return numbers.sorted(by: >).map { texts[$0] }
    }

    /// Whether content scrolls below a bar, which the system blurs.
    private func isInBar(_ upper: LayoutSnapshot.PlacedView, over lower: LayoutSnapshot.PlacedView) -> Bool {
        screen.isPartOfSystemBar(upper.view.id) && !screen.isPartOfSystemBar(lower.view.id)
    }

    private func finding(
        _ upper: DrawnText, over lower: DrawnText, _ shared: CGRect, _ pairs: inout Set<Set<ViewID>>
    ) -> Diagnostic? {
        guard let one = upper.item.view.flatMap(screen.owner), let other = lower.item.view.flatMap(screen.owner),
            one.view.id != other.view.id, !isInBar(one, over: other), !one.isFiller(upper.run.text),
            !other.isFiller(lower.run.text),
            !screen.behind.covers(shared, after: lower.order, before: upper.order),
            pairs.insert([one.view.id, other.view.id]).inserted
        else { return nil }
        let smaller = min(upper.ink.width * upper.ink.height, lower.ink.width * lower.ink.height)
        let isWhole = shared.width * shared.height > smaller * 0.6
        let name = OutlineName.name(
            className: other.view.className, label: other.view.identity.name ?? other.view.text?.text ?? lower.run.text)
        let line = other.view.identity.location?.line.map { " (line \($0))" } ?? ""
        return screen.finding(
            isWhole || !one.hostedSides.isEmpty ? .note : .warning, .overlap, one, showing: upper.run.text,
            "overlaps the text of \(name)\(line) by \(Decimals.short(shared.width))×"
                + "\(Decimals.short(shared.height)) at \(Decimals.short(shared.minX)), \(Decimals.short(shared.minY))",
            hints: ["constrain the edge of one to the other, or give them more space"])
    }
}
