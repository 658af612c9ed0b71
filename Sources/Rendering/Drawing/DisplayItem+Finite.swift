internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension DisplayItem.Content {
    /// Whether all numbers of the item are finite; the items of a group answer for themselves.
    var isFinite: Bool {
        switch self {
        case .group(let group):
            group.opacity.isFinite && group.transform.isFinite && group.clip?.isFinite != false
                && group.blur?.deviation.isFinite != false
        case .path(let item): item.color.isFinite && item.path.isFinite && item.style.isFinite
        case .image(let image):
            image.destination.isFinite && image.source?.isFinite != false && image.tint?.isFinite != false
        case .gradient(let gradient): gradient.isFinite
        case .glyphs(let run): run.isFinite
        }
    }
}

extension DisplayItem.PathItem.Style {
    fileprivate var isFinite: Bool {
        if case .stroke(let style) = self {
            style.lineWidth.isFinite && style.dashPhase.isFinite && style.miterLimit.isFinite
                && style.dash.allSatisfy { $0.isFinite && $0 >= 0 }
        } else {
            true
        }
    }
}

extension DisplayItem.GradientItem {
    fileprivate var isFinite: Bool {
        destination.isFinite && scale.isFinite && geometry.isFinite
            && stops.allSatisfy { $0.place.isFinite && $0.color.isFinite }
    }
}

extension DisplayItem.GradientItem.Geometry {
    fileprivate var isFinite: Bool {
        switch self {
        case .linear(let start, let end): start.isFinite && end.isFinite
        case .circular(let center, let start, let end), .angular(let center, let start, let end):
            center.isFinite && start.isFinite && end.isFinite
        case .elliptical(let center, let radius, let start, let end):
            center.isFinite && radius.width.isFinite && radius.height.isFinite && start.isFinite && end.isFinite
        }
    }
}

extension GlyphRun {
    fileprivate var isFinite: Bool {
        fontSize.isFinite && origin.isFinite && advance.isFinite && color.isFinite
            && glyphs.allSatisfy(\.position.isFinite)
    }
}

extension Path {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .curve(let end, let control1, let control2):
                end.isFinite && control1.isFinite && control2.isFinite
            case .close: true
            }
        }
    }
}

extension Color {
    fileprivate var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
