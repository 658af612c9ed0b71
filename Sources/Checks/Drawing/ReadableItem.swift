import Foundation
import KeylineGraphics
import KeylineScenes

/// Something that a reader needs to see whole: the text of a view, or a control.
struct ReadableItem {
    let owner: LayoutSnapshot.PlacedView
    /// The text; nil for a control.
    let text: String?
    /// The ink of the text or the frame of the control, in the paper's coordinates.
    let extent: CGRect
    /// Its place among everything that is drawn.
    let order: Int
    /// The item that draws it first.
    let item: DrawnItem

    var stage: CGRect { item.stage }
    var window: CGRect { item.window }
    /// The view whose edge cuts it; a control's own edge cuts nothing of it.
    var cutter: ViewID? { text == nil && item.cutter == owner.view.id ? nil : item.cutter }
}

extension ScreenReading {
    /// The texts of each view as one, then the controls, which show more than text.
    var readableItems: [ReadableItem] { readableTexts + readableControls }

    private var readableTexts: [ReadableItem] {
        var order: [ViewID] = []
        var drawn: [ViewID: [DrawnText]] = [:]
        for text in texts {
            guard let view = text.item.view else { continue }
            if drawn[view] == nil { order.append(view) }
            drawn[view, default: []].append(text)
        }
        return order.compactMap { view in
            guard let all = drawn[view], let first = all.first, let owner = owner(of: view),
                owner.hostedSides.isEmpty || !owner.isFiller(first.run.text)
            else { return nil }
            // Of a line that is higher than its view it is known how far its letters reach.
            let isLine = all.allSatisfy { $0.run.origin.y == first.run.origin.y }
            let letters = isLine ? owner.view.text?.shortage?.ink : nil
            return ReadableItem(
                owner: owner, text: first.run.text,
                extent: all.map { $0.extent(of: letters) }.reduce(CGRect.null) { $0.union($1) },
                order: all.map(\.order).max() ?? first.order, item: first.item)
        }
    }

    private var readableControls: [ReadableItem] {
        let drawn = Dictionary(items.enumerated().compactMap { item in item.element.view.map { ($0, item) } }) {
            first, _ in first
        }
        return views.compactMap { placed in
            guard placed.view.interaction.isUsable, placed.isVisible, placed.frame.width > 0, placed.frame.height > 0
            else { return nil }
            let inside = [placed.view.id] + placed.view.children.map(\.id)
            guard let first = inside.lazy.compactMap({ drawn[$0] }).first else { return nil }
            return ReadableItem(
                owner: placed, text: nil, extent: placed.frame, order: first.offset, item: first.element)
        }
    }
}
