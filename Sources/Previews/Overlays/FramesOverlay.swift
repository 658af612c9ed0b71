import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Thin frames around all visible views, coloured by depth, with names and sizes in points where they cover nothing.
struct FramesOverlay {
    private let geometry: LayoutGeometry
    private let content: ContentMap
    private let paper: CGRect

    init(_ geometry: LayoutGeometry, scene: Scene, paper: CGRect) {
        self.geometry = geometry
        self.paper = paper
        content = ContentMap(scene)
    }

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        drawFrames(with: &pen)
        var labels = LabelPlacer(typesetter: typesetter, paper: paper, content: content)
        // What is inside comes first: what lies around it has room elsewhere.
        for place in geometry.visiblePlaces.reversed() where place.depth > 0 {
            pen.builder.view = place.view.id
            let label = labels.placeWhereFree(name(of: place), pen) { corners(of: place.frame, $0) }
            label?.draw(on: OverlayColors.frame(depth: place.depth), with: &pen)
        }
    }

    private func name(of place: LayoutGeometry.Place) -> String {
        let size = [place.frame.width, place.frame.height].map { Decimals.text(($0 * 10).rounded() / 10) }
        return "\(place.view.identity.name ?? place.view.className) \(size[0])×\(size[1])"
    }

    /// On the upper edge at both ends and in the middle, then on the lower one.
    private func corners(of frame: CGRect, _ size: CGSize) -> [CGPoint] {
        let left = frame.minX + size.width / 2
        let right = max(frame.maxX - size.width / 2, left)
        return [frame.minY, frame.maxY].flatMap { y in
            [left, right, frame.midX].map { CGPoint(x: $0, y: y) }
        }
    }

    private func drawFrames(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces {
            pen.builder.view = place.view.id
            let color = OverlayColors.frame(depth: place.depth)
            if place.depth > 0 { pen.builder.fill(pen.snapped(place.frame), color: color.multiplyingAlpha(by: 0.06)) }
            pen.frame(place.frame, thickness: pen.line, color: color.multiplyingAlpha(by: 0.85))
        }
    }
}

/// Dashed frames around alignment rectangles that are not the frames of their views.
struct AlignmentOverlay {
    private let geometry: LayoutGeometry

    init(_ geometry: LayoutGeometry) {
        self.geometry = geometry
    }

    func draw(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces where place.alignmentRect != place.frame {
            pen.builder.view = place.view.id
            pen.frame(place.frame, thickness: pen.hairline, color: OverlayColors.alignment.multiplyingAlpha(by: 0.6))
            pen.frame(place.alignmentRect, thickness: pen.line, color: OverlayColors.alignment, isDashed: true)
        }
    }
}
