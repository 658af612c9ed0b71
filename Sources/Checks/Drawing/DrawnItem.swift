import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// An item of a display list at its visible position: groups are dissolved, coordinates are the paper's.
struct DrawnItem {
    /// The view that drew it.
    let view: ViewID?
    /// The drawn content.
    let content: DisplayItem.Content
    /// From the item's coordinates to the paper's.
    let transform: CGAffineTransform
    /// The opacity of the groups around it.
    let opacity: Double
    /// The blend mode with the items under it.
    let blendMode: DisplayItem.BlendMode
    /// Whether a group around it is blurred, as shadows are, so that it is not meant to be read.
    let isBlurred: Bool
    /// The part that shows at present, in the paper's coordinates.
    let visible: CGRect
    /// The area in which it could be seen: the paper, or the scrollable area of a scroll view around it.
    let stage: CGRect
    /// The part that views between it and its stage let show.
    let window: CGRect
    /// The view whose edge cuts the window; nil where none cuts anything.
    let cutter: ViewID?
}

/// Dissolves the groups of a display list.
struct DisplayListReader {
    /// The areas that scroll views can show, in the paper's coordinates, by scroll view.
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
