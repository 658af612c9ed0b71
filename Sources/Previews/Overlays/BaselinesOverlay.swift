import Foundation
import KeylineGraphics
import KeylineScenes

/// Hairlines on the first and last baselines of visible texts; the last one is dashed where it is another line.
struct BaselinesOverlay {
    private static let overhang: CGFloat = 3
    private let geometry: LayoutGeometry

    init(_ geometry: LayoutGeometry) {
        self.geometry = geometry
    }

    func draw(with pen: inout PixelPen) {
        for place in geometry.visiblePlaces {
            pen.builder.view = place.view.id
            let first = place.view.geometry.firstBaseline
            let last = place.view.geometry.lastBaseline
            if let first { pen.fill([line(at: first, of: place, pen)], color: OverlayColors.baseline) }
            if let last, last != first {
                pen.fill(pen.dashes(line(at: last, of: place, pen)), color: OverlayColors.baseline)
            }
        }
    }

    private func line(at baseline: CGFloat, of place: LayoutGeometry.Place, _ pen: PixelPen) -> CGRect {
        let ends = (place.frame.minX - Self.overhang, place.frame.maxX + Self.overhang)
        let y = pen.snapped(place.frame.minY + baseline) + pen.hairline / 2
        return pen.segment(.horizontal, at: y, ends, thickness: pen.hairline)
    }
}
