import Foundation
import KeylineGraphics
import KeylineScenes

/// Tinted bands: what the safe area leaves out, the layout margins that matter, and what lies beside the readable width.
struct MarginsOverlay {
    private let geometry: LayoutGeometry

    init(_ geometry: LayoutGeometry) {
        self.geometry = geometry
    }

    func draw(with pen: inout PixelPen) {
        let used = viewsWithMarginConstraints
        for place in geometry.visiblePlaces {
            pen.builder.view = place.view.id
            if place.depth == 0 { band(place.frame, around: place.safeAreaRect, OverlayColors.safeArea, with: &pen) }
            if place.depth == 0 || used.contains(place.view.id) {
                let outer = place.depth == 0 ? place.safeAreaRect : place.frame
                band(outer, around: place.marginsRect, OverlayColors.margins, with: &pen)
            }
            if let readable = readableRect(of: place) {
                band(place.marginsRect, around: readable, OverlayColors.readable, with: &pen)
            }
        }
    }

    /// The views whose margins a constraint speaks of.
    private var viewsWithMarginConstraints: Set<ViewID> {
        let sides = geometry.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
        return Set(sides.filter { $0.attribute.isMargin || $0.guide?.contains("Margins") == true }.map(\.view))
    }

    private func readableRect(of place: LayoutGeometry.Place) -> CGRect? {
        place.view.geometry.guides.first { $0.identifier.contains("Readable") }.flatMap {
            place.guideRect($0.identifier)
        }
    }

    /// Tints what lies between two rectangles and frames the inner one.
    private func band(_ outer: CGRect, around inner: CGRect, _ color: Color, with pen: inout PixelPen) {
        let outer = pen.snapped(outer)
        let inner = pen.snapped(inner).intersection(outer)
        guard outer != inner, !inner.isNull else { return }
        let bands = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        pen.fill(bands, color: color.multiplyingAlpha(by: 0.16))
        pen.frame(inner, thickness: pen.hairline, color: color.multiplyingAlpha(by: 0.8), isDashed: true)
    }
}

extension LayoutAttribute {
    /// Whether it lies on the layout margins.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        case .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}
