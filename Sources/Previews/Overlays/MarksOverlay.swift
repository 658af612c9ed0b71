import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Thin frames around all visible views but the outermost, with the number of each view in the order of the tree.
///
/// The numbers are those of ``LayoutSnapshot/placedViews``, from 0 for the outermost view, which `SceneDump` writes as `mark`.
struct MarksOverlay {
    private let geometry: LayoutGeometry
    private let content: ContentMap
    private let paper: CGRect

    init(_ geometry: LayoutGeometry, scene: Scene, paper: CGRect) {
        self.geometry = geometry
        self.paper = paper
        content = ContentMap(scene)
    }

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        let marked = geometry.places.enumerated().filter { _, place in
            place.depth > 0 && place.isVisible && place.frame.width > 0 && place.frame.height > 0
                && place.frame.intersects(paper)
        }
        for (_, place) in marked {
            pen.builder.view = place.view.id
            let color = OverlayColors.frame(depth: place.depth).multiplyingAlpha(by: 0.7)
            pen.frame(place.frame, thickness: pen.hairline, color: color)
        }
        var labels = LabelPlacer(typesetter: typesetter, paper: paper, content: content)
        // The innermost views have the least space around them, so they choose first.
        for (mark, place) in marked.reversed() {
            pen.builder.view = place.view.id
            let label = labels.place("\(mark)", pen, owners: [place.view.id]) { Self.corners(of: place.frame, $0) }
            label.draw(on: OverlayColors.frame(depth: place.depth), with: &pen)
        }
    }

    /// Inside the corners and the middles of the sides, then outside of them, so that the number of a filled view has a free place.
    private static func corners(of frame: CGRect, _ size: CGSize) -> [CGPoint] {
        let inside = frame.insetBy(dx: min(size.width, frame.width) / 2, dy: min(size.height, frame.height) / 2)
        let outside = frame.insetBy(dx: -size.width / 2, dy: -size.height / 2)
        return [inside, outside].flatMap { rect in
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
            ]
        }
    }
}
