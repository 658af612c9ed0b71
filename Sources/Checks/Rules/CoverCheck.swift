import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds text, controls and pictures under opaque views.
///
/// A view of a document that covers others is usually a state of the screen, of which code shows one, and so is a view that covers a good part
/// of the screen, such as a sheet: one note tells all that it covers. Bars are `BarCheck`'s.
struct CoverCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    /// The share of the screen from which a cover is a state of it.
    private static let stateShare: CGFloat = 0.4

    private static let uncovering: Set<String> = ["backgroundColor", "frame", "constant"]

    private struct Covered {
        let item: ReadableItem
        let cover: LayoutSnapshot.PlacedView
    }

    var findings: [Diagnostic] {
        var order: [ViewID] = []
        var groups: [ViewID: [Covered]] = [:]
        for item in screen.readableItems + screen.drawnViews.filter(\.isPicture).map(\.item) {
            guard let cover = cover(of: item) else { continue }
            if groups[cover.view.id] == nil { order.append(cover.view.id) }
            groups[cover.view.id, default: []].append(Covered(item: item, cover: cover))
        }
        return order.flatMap { findings(groups[$0] ?? []) }
    }

    private func findings(_ all: [Covered]) -> [Diagnostic] {
        var seen: Set<ViewID> = []
        let covered = all.filter { seen.insert($0.item.owner.view.id).inserted }
        guard let cover = covered.first?.cover else { return [] }
        let paper = screen.scene.displayList.size
        let isState = cover.frame.width * cover.frame.height > paper.width * paper.height * Self.stateShare
        guard isState || screen.isOfDocument else { return covered.map { finding($0.item, under: cover) } }
        let names = covered.prefix(3).map { name($0.item, besides: cover) }.joined(separator: ", ")
        let more = covered.count > 3 ? " and \(covered.count - 3) more" : ""
        return [
            screen.finding(
                .note, .covered, cover, "covers \(names)\(more)",
                hints: ["hide it where the screen does not begin with it"])
        ]
    }

    private func finding(_ item: ReadableItem, under cover: LayoutSnapshot.PlacedView) -> Diagnostic {
        let line = cover.view.identity.location?.line.map { " (line \($0))" } ?? ""
        return screen.finding(
            .warning, .covered, item.owner, showing: item.text, "is under the opaque \(cover.view.outlineName)\(line)",
            hints: ["move one of them, or put the other in front"])
    }

    /// The name of a covered view with its line, and with its file where the view in front has another one.
    private func name(_ item: ReadableItem, besides cover: LayoutSnapshot.PlacedView) -> String {
        let name = OutlineName.name(
            className: item.owner.view.className,
            label: item.owner.view.identity.name ?? item.owner.view.text?.text ?? item.text)
        guard let start = item.owner.view.identity.location, let line = start.line else { return name }
        let isBeside = start.file == cover.view.identity.location?.file
        return "\(name) (\(isBeside ? "line \(line)" : "\(start.file):\(line)"))"
    }

    /// The view in front of an item that hides all of it; nil where it can be seen.
    private func cover(of item: ReadableItem) -> LayoutSnapshot.PlacedView? {
        let seen = item.extent.intersection(item.item.visible)
        guard !seen.isNull, seen.width > 2, seen.height > 2, !screen.isPartOfSystemBar(item.owner.view.id),
            let order = screen.behind.cover(of: seen, before: Int.max), order > item.order,
            let view = screen.items[order].view, !screen.isPartOfSystemBar(view)
        else { return nil }
        // A view's parts are drawn over it.
        guard !screen.ancestry(of: view).contains(where: { $0.view.id == item.owner.view.id }),
            let cover = screen.owner(of: view), cover.view.id != item.owner.view.id,
            !screen.ancestry(of: item.owner.view.id).contains(where: { $0.view.id == cover.view.id }),
            !screen.isShownByCode(cover.view.id), !screen.isShownByCode(item.owner.view.id),
            // A background of code's may let shine through all behind it, and a view that code moves uncovers it.
            !cover.view.codeValues.contains(where: { $0.isUnknown && Self.uncovering.contains($0.property) })
        else { return nil }
        return cover
    }
}
