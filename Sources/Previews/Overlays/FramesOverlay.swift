import Foundation
import KeylineGraphics
import KeylineScenes

/// Thin frames around all visible views, coloured by depth.
struct FramesOverlay {
    private let geometry: LayoutGeometry

    init(_ geometry: LayoutGeometry) {
        self.geometry = geometry
    }

    func draw(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces {
            pen.builder.view = place.view.id
            let color = OverlayInk.frame(depth: place.depth)
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
            pen.frame(place.frame, thickness: pen.hairline, color: OverlayInk.alignment.multiplyingAlpha(by: 0.6))
            pen.frame(place.alignmentRect, thickness: pen.line, color: OverlayInk.alignment, isDashed: true)
        }
    }
}
