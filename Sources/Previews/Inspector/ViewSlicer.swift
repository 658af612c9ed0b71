public import KeylineTypesetting
import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import KeylineScenes

/// Draws what each view shows by itself, without the views inside and around it.
public struct ViewSlicer: Sendable {
    private let renderer: PNGRenderer

    /// Draws with fonts.
    public init(fonts: FontCollection) {
        renderer = PNGRenderer(fonts: fonts, effort: .small)
    }

    /// The drawing of one view.
    struct Slice: Sendable {
        /// The rectangle of the drawing, in the picture's points; it may reach beyond the picture.
        let frame: CGRect
        /// A PNG file on nothing.
        let png: Data
    }

    /// Shadows and overhanging letters reach no farther than this beyond a frame, in points.
    private static let margin: CGFloat = 16

    /// The slices of the views that draw something.
    func slices(of scene: Scene) throws -> [ViewID: Slice] {
        var slices: [ViewID: Slice] = [:]
        let drawing = Set(Self.views(in: scene.displayList.items))
        for placed in scene.layout.placedViews where placed.isVisible && drawing.contains(placed.view.id) {
            let frame = Self.room(of: placed.frame)
            guard let list = Self.list(of: placed.view.id, in: scene.displayList, showing: frame) else { continue }
            let png = try renderer.render(list, scale: scene.environment.scale, background: nil, refused: { _, _ in })
            slices[placed.view.id] = Slice(frame: frame, png: Data(png))
        }
        return slices
    }

    private static func views(in items: [DisplayItem]) -> [ViewID] {
        items.flatMap { item -> [ViewID] in
            if case .group(let group) = item.content { return views(in: group.items) }
            return [item.view].compactMap { $0 }
        }
    }

    /// A frame with room for what hangs over, on whole points so that slices stay as sharp as the picture.
    private static func room(of frame: CGRect) -> CGRect {
        let most: CGFloat = 4_096
        var room = frame.insetBy(dx: -margin, dy: -margin)
        room = CGRect(
            x: room.minX.rounded(.down), y: room.minY.rounded(.down), width: room.width.rounded(.up) + 1,
            height: room.height.rounded(.up) + 1)
        room.size.width = min(room.width, most)
        room.size.height = min(room.height, most)
        return room
    }

    private static func list(of view: ViewID, in list: DisplayList, showing frame: CGRect) -> DisplayList? {
        let items = items(of: view, in: list.items)
        guard !items.isEmpty, frame.width > 0, frame.height > 0 else { return nil }
        let group = DisplayItem.Group(
            transform: CGAffineTransform(translationX: -frame.minX, y: -frame.minY), items: items)
        return DisplayList(
            size: frame.size, items: [DisplayItem(view: view, content: .group(group))], bitmaps: list.bitmaps)
    }

    /// A view's items in the coordinates and opacities of the groups around them. What other views clip shows too: the inspector
    /// is where one looks for what cannot be seen.
    private static func items(of view: ViewID, in items: [DisplayItem]) -> [DisplayItem] {
        items.compactMap { item in
            guard case .group(var group) = item.content else { return item.view == view ? item : nil }
            group.items = Self.items(of: view, in: group.items)
            guard !group.items.isEmpty else { return nil }
            if item.view != view { group.clip = nil }
            return DisplayItem(view: item.view, content: .group(group))
        }
    }
}
