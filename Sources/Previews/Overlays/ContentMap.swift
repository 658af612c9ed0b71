import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// The content of a scene that a user reads: texts, pictures and small drawings such as symbols, in points.
struct ContentMap {
    /// A drawing with a longer side is ground rather than content, in points.
    private static let mostOfADrawing: CGFloat = 48

    /// A piece of content.
    struct Piece {
        let view: ViewID?
        let rect: CGRect
    }

    private(set) var pieces: [Piece] = []

    /// Finds nothing.
    init() {}

    /// Looks through a scene's picture.
    init(_ scene: Scene) {
        add(scene.displayList.items, .identity)
    }

    private mutating func add(_ items: [DisplayItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item.content {
            case .group(let group): add(group.items, group.transform.concatenating(transform))
            case .glyphs(let run): add(run.roughBounds, of: item.view, transform)
            case .image(let image): add(picture: image.destination, of: item.view, transform)
            case .gradient(let gradient): add(picture: gradient.destination, of: item.view, transform)
            case .path(let path):
                let bounds = path.path.controlPointBounds
                if max(bounds.width, bounds.height) <= Self.mostOfADrawing { add(bounds, of: item.view, transform) }
            }
        }
    }

    private mutating func add(picture rect: CGRect, of view: ViewID?, _ transform: CGAffineTransform) {
        if max(rect.width, rect.height) <= 2 * Self.mostOfADrawing { add(rect, of: view, transform) }
    }

    private mutating func add(_ rect: CGRect, of view: ViewID?, _ transform: CGAffineTransform) {
        guard rect.width > 0, rect.height > 0 else { return }
        pieces.append(Piece(view: view, rect: rect.applying(transform)))
    }

    /// The area of a rectangle that covers content, in square points.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - views: The views whose content does not count.
    /// - Returns: The area; content over content counts twice.
    func coveredArea(of rect: CGRect, besides views: Set<ViewID> = []) -> CGFloat {
        pieces.reduce(0) { sum, piece in
            if let view = piece.view, views.contains(view) { return sum }
            return sum + rect.sharedArea(with: piece.rect)
        }
    }
}

extension GlyphRun {
    /// From the height of capitals to a little below the baseline, as wide as the run.
    fileprivate var roughBounds: CGRect {
        CGRect(x: origin.x, y: origin.y - fontSize * 0.75, width: advance, height: fontSize * 0.95)
    }
}
