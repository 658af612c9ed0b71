import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds texts that lie over one another so that neither can be read.
///
/// Texts that lie wholly over one another are usually states of a screen of which code shows one: a note. So are those in rows and
/// views whose size a host decides.
struct OverlapCheck {
    private let screen: ScreenReading
    private let behind: ColorsBehind

    init(_ screen: ScreenReading) {
        self.screen = screen
        behind = ColorsBehind(
            items: screen.items, bitmaps: screen.scene.displayList.bitmaps, paper: screen.scene.paperColor)
    }

    /// Letters touch where ink rectangles share this many points in each direction.
    private static let least: CGFloat = 3

    var findings: [Diagnostic] {
        var pairs: Set<Set<ViewID>> = []
        var found: [Diagnostic] = []
        let texts = screen.texts.map { (text: $0, seen: $0.ink.intersection($0.item.visible)) }
        for (index, upper) in texts.enumerated() {
            for lower in texts[..<index] {
                let shared = upper.seen.intersection(lower.seen)
                guard !shared.isNull, shared.width > Self.least, shared.height > Self.least,
                    let finding = finding(upper.text, over: lower.text, shared, &pairs)
                else { continue }
                found.append(finding)
            }
        }
        return found
    }

    private func finding(
        _ upper: DrawnText, over lower: DrawnText, _ shared: CGRect, _ pairs: inout Set<Set<ViewID>>
    ) -> Diagnostic? {
        guard let one = upper.item.view.flatMap(screen.owner), let other = lower.item.view.flatMap(screen.owner),
            one.view.id != other.view.id, upper.item.view != lower.item.view,
            !behind.covers(shared, after: lower.order, before: upper.order),
            pairs.insert([one.view.id, other.view.id]).inserted
        else { return nil }
        let smaller = min(upper.ink.width * upper.ink.height, lower.ink.width * lower.ink.height)
        let isWhole = shared.width * shared.height > smaller * 0.6
        let name = OutlineName.name(
            className: other.view.className, label: other.view.name ?? other.view.text?.text ?? lower.run.text)
        let line = other.view.location?.line.map { " (line \($0))" } ?? ""
        return screen.finding(
            isWhole || !one.hostedSides.isEmpty ? .note : .warning, .overlap, one, showing: upper.run.text,
            "lies over the text of \(name)\(line): they share \(Decimals.short(shared.width))×"
                + "\(Decimals.short(shared.height)) at \(Decimals.short(shared.minX)), \(Decimals.short(shared.minY))",
            hints: ["constrain one's edge to the other's, or give them more room"])
    }
}
