public import Foundation
import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineScenes

/// A part of a scene's picture: what is outside of it is laid out and not drawn.
public enum PicturePart: Hashable, Sendable {
    /// A rectangle, in points.
    case region(CGRect)
    /// The rectangle around every view of this id, accessibility identifier, name or class.
    case views(String)

    /// The rectangle in a scene, in points: its whole pixels, as far as they lie on the paper.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The rectangle; nil where there is no such view, or nothing of it on the paper.
    public func rect(in scene: Scene) -> CGRect? {
        let wanted: CGRect
        switch self {
        case .region(let rect): wanted = rect
        case .views(let name):
            let frames = scene.layout.placedViews.filter { $0.view.isCalled(name) }.map(\.frame)
            guard let first = frames.first else { return nil }
            wanted = frames.dropFirst().reduce(first) { $0.union($1) }
        }
        let whole = PixelGrid(scale: scene.environment.scale).outset(wanted)
        let shown = whole.intersection(CGRect(origin: .zero, size: scene.displayList.size))
        return shown.isNull || shown.width <= 0 || shown.height <= 0 ? nil : shown
    }
}

extension DisplayList {
    /// The content of a rectangle, on paper of its size.
    ///
    /// - Parameter rect: The rectangle, in points.
    /// - Returns: The part.
    public func cropped(to rect: CGRect) -> DisplayList {
        let group = DisplayItem.Group(
            transform: CGAffineTransform(translationX: -rect.minX, y: -rect.minY), clip: Path(rect), items: items)
        return DisplayList(size: rect.size, items: [DisplayItem(view: nil, content: .group(group))], bitmaps: bitmaps)
    }
}

extension LayoutSnapshot {
    /// The same layout with views where they lie in a part of the picture.
    ///
    /// - Parameter rect: The part, in points.
    /// - Returns: The layout.
    public func seen(in rect: CGRect) -> LayoutSnapshot {
        var result = self
        result.root.geometry.boundsOrigin.x += rect.minX
        result.root.geometry.boundsOrigin.y += rect.minY
        return result
    }
}

extension ViewSnapshot {
    /// Whether a name is the view's id, accessibility identifier, name or class.
    ///
    /// - Parameter name: The name.
    /// - Returns: Whether it is.
    public func isCalled(_ name: String) -> Bool {
        id.rawValue == name || accessibility.identifier == name || self.identity.name == name || className == name
    }
}
