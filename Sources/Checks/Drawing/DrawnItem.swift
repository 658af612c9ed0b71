import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// An item of a display list where it is seen: groups are dissolved, coordinates are those of the paper.
struct DrawnItem {
    /// The view that drew it.
    let view: ViewID?
    /// What is drawn.
    let content: DisplayItem.Content
    /// From the item's coordinates to the paper's.
    let transform: CGAffineTransform
    /// The opacity of the groups around it.
    let opacity: Double
    /// How it mixes with what lies under it.
    let blendMode: DisplayItem.BlendMode
    /// Whether a group around it is blurred, as shadows are: nobody is meant to read it.
    let isBlurred: Bool
    /// What shows of it at present, in the paper's coordinates.
    let visible: CGRect
    /// Where it could be seen: the paper, or all that a scroll view around it brings into view.
    let stage: CGRect
    /// What views between it and its stage let show.
    let window: CGRect
    /// The view whose edge is that of the window; nil where none cuts anything.
    let cutter: ViewID?
}

/// Dissolves the groups of a display list.
struct DisplayListReader {
    /// What scrolling brings into view, in the paper's coordinates, by the scroll view.
    let scrollAreas: [ViewID: CGRect]
    private(set) var items: [DrawnItem] = []

    init(_ list: DisplayList, scrollAreas: [ViewID: CGRect]) {
        self.scrollAreas = scrollAreas
        let paper = CGRect(origin: .zero, size: list.size)
        read(
            list.items, Surroundings(transform: .identity, opacity: 1, visible: paper, stage: paper, window: .infinite))
    }

    private struct Surroundings {
        var transform: CGAffineTransform
        var opacity: Double
        var blendMode = DisplayItem.BlendMode.normal
        var isBlurred = false
        var visible: CGRect
        var stage: CGRect
        var window: CGRect
        var cutter: ViewID?
    }

    private mutating func read(_ list: [DisplayItem], _ around: Surroundings) {
        for item in list {
            if case .group(let group) = item.content {
                read(group.items, entering(group, of: item.view, from: around))
            } else {
                items.append(
                    DrawnItem(
                        view: item.view, content: item.content, transform: around.transform, opacity: around.opacity,
                        blendMode: around.blendMode, isBlurred: around.isBlurred,
                        visible: around.visible, stage: around.stage, window: around.window, cutter: around.cutter))
            }
        }
    }

    private func entering(_ group: DisplayItem.Group, of view: ViewID?, from around: Surroundings) -> Surroundings {
        var inside = around
        inside.transform = group.transform.concatenating(around.transform)
        inside.opacity *= group.opacity
        if group.blendMode != .normal { inside.blendMode = group.blendMode }
        if group.blur != nil { inside.isBlurred = true }
        guard let clip = group.clip else { return inside }
        let edge = clip.controlPointBounds.applying(inside.transform)
        inside.visible = around.visible.intersection(edge)
        if let view, let area = scrollAreas[view] {
            inside.stage = area
            inside.window = .infinite
            inside.cutter = nil
        } else {
            inside.window = around.window.intersection(edge)
            inside.cutter = view ?? around.cutter
        }
        return inside
    }
}
