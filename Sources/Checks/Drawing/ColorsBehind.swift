import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Mixes the colours behind a point.
struct ColorsBehind {
    /// The colour of the paper.
    private let paper: Color
    private let bitmaps: [Bitmap.ID: Bitmap]
    private var layers: [Layer] = []
    private var grid: SpatialGrid

    init(items: [DrawnItem], bitmaps: [Bitmap.ID: Bitmap], paper: Color, size: CGSize) {
        self.paper = paper
        self.bitmaps = bitmaps
        grid = SpatialGrid(paper: size)
        for (order, item) in items.enumerated() {
            guard let layer = Layer(item, order: order) else { continue }
            grid.insert(layers.count, at: layer.extent)
            layers.append(layer)
        }
    }

    /// Something that fills an area with colour.
    private struct Layer {
        let view: ViewID?
        let order: Int
        let content: DisplayItem.Content
        let opacity: Double
        let blendMode: DisplayItem.BlendMode
        /// From the paper's coordinates to the item's.
        let inverse: CGAffineTransform
        /// The part of it that can be seen at all.
        let extent: CGRect

        init?(_ item: DrawnItem, order: Int) {
            let bounds: CGRect
            switch item.content {
            case .path(let path):
                if case .stroke = path.style { return nil }
                bounds = path.path.controlPointBounds
            case .image(let image): bounds = image.destination
            case .gradient(let gradient): bounds = gradient.destination
            case .group, .glyphs: return nil
            }
            extent = bounds.applying(item.transform).intersection(item.visible)
            guard !extent.isNull, item.opacity > 0, item.blendMode.showsColor else { return nil }
            view = item.view
            content = item.content
            opacity = item.opacity
            self.order = order
            blendMode = item.blendMode
            inverse = item.transform.inverted()
        }
    }

    /// The share of light below which a colour does not count, and its inverse for the number of layers.
    private static let faintest = 1.0 / 1024
    private static let mostLayers = 1000

    /// The colour below the item of an order at a point of the paper, and the views whose items made it.
    func color(at point: CGPoint, below order: Int) -> (color: Color, views: Set<ViewID>) {
        var seen: [(color: Color, mode: DisplayItem.BlendMode, view: ViewID?)] = []
        var light = 1.0
        grid.search(point, below: layerCount(below: order)) { number in
            let layer = layers[number]
            guard let over = color(of: layer, at: point), over.alpha > 0 else { return true }
            seen.append((over, layer.blendMode, layer.view))
            if layer.blendMode == .normal { light *= over.alpha >= 0.999 ? 0 : 1 - over.alpha }
            return light > Self.faintest && seen.count < Self.mostLayers
        }
        let mixed = seen.reversed().reduce(paper) { $1.mode.mix($1.color, over: $0).over($0) }
        return (mixed, Set(seen.compactMap(\.view)))
    }

    /// Whether something opaque hides a rectangle between two orders.
    func covers(_ rect: CGRect, after lower: Int, before upper: Int) -> Bool {
        cover(of: rect, before: upper).map { $0 > lower } ?? false
    }

    /// The order of the topmost item before another one that hides a rectangle; nil where none does.
    func cover(of rect: CGRect, before upper: Int) -> Int? {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let places = [
            CGPoint(x: rect.minX + 1, y: rect.minY + 1), CGPoint(x: rect.maxX - 1, y: rect.maxY - 1), middle,
        ]
        var found: Int? = nil
        var visited: Int = 0
        grid.search(middle, below: layerCount(below: upper)) { number in
            visited += 1
            let layer = layers[number]
            let hides = layer.blendMode == .normal
            if hides, places.allSatisfy({ (color(of: layer, at: $0)?.alpha ?? 0) > 0.9 }) { found = layer.order }
            return found == nil && visited < Self.mostLayers
        }
        return found
    }

    /// Returns the number of layers that are drawn before the item of an order.
    private func layerCount(below order: Int) -> Int {
        var low = 0
        var high = layers.count
        while low < high {
            let middle = (low + high) / 2
            if layers[middle].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func color(of layer: Layer, at point: CGPoint) -> Color? {
        guard layer.extent.holds(point) else { return nil }
        let place = point.applying(layer.inverse)
        let color: Color? =
            switch layer.content {
            case .path(let path): path.contains(place) ? path.color : nil
            case .image(let image): bitmaps[image.bitmap].flatMap { image.color(at: place, in: $0) }
            case .gradient(let gradient): gradient.color(at: place)
            case .group, .glyphs: nil
            }
        return color?.multiplyingAlpha(by: layer.opacity)
    }
}

extension DisplayItem.PathItem {
    /// Whether the inside of a filled path covers a point; lines are too thin to read on.
    fileprivate func contains(_ point: CGPoint) -> Bool {
        if case .stroke = style { return false }
        guard path.controlPointBounds.holds(point) else { return false }
        let winding = path.winding(around: point)
        return style == .fill ? winding != 0 : winding % 2 != 0
    }
}

extension DisplayItem.GradientItem {
    fileprivate func color(at point: CGPoint) -> Color? {
        guard destination.holds(point), destination.width > 0, destination.height > 0 else { return nil }
        return color(
            x: Double((point.x - destination.minX) / destination.width),
            y: Double((point.y - destination.minY) / destination.height))
    }
}

extension DisplayItem.ImageItem {
    fileprivate func color(at point: CGPoint, in bitmap: Bitmap) -> Color? {
        guard destination.holds(point), destination.width > 0, destination.height > 0 else { return nil }
        let part = source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let share = (point.x - destination.minX) / destination.width
        let x = Int(part.minX + (isMirrored ? 1 - share : share) * part.width)
        let y = Int(part.minY + (point.y - destination.minY) / destination.height * part.height)
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let start = (y * bitmap.width + x) * 4
        let channels = bitmap.pixels[start..<start + 4].map { Double($0) / 255 }
        if let tint { return tint.multiplyingAlpha(by: channels[3]) }
        return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }
}

extension Path {
    /// Returns the path's winding number around a point, counted clockwise.
    fileprivate func winding(around point: CGPoint) -> Int {
        var winding = 0
        var start = CGPoint.zero
        var pen = CGPoint.zero
        func pass(to end: CGPoint) {
            defer { pen = end }
            guard (pen.y <= point.y) != (end.y <= point.y) else { return }
            let x = pen.x + (point.y - pen.y) / (end.y - pen.y) * (end.x - pen.x)
            if x > point.x { winding += end.y > pen.y ? 1 : -1 }
        }
        for element in elements {
            switch element {
            case .move(let to):
                pass(to: start)
                start = to
                pen = to
            case .line(let to): pass(to: to)
            case .curve(let to, let control1, let control2):
                let from = pen
                for step in 1...8 { pass(to: Self.point(CGFloat(step) / 8, from, control1, control2, to)) }
            case .close: pass(to: start)
            }
        }
        pass(to: start)
        return winding
    }

    private static func point(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let u = 1 - t
        let wa = u * u * u
        let wb = 3 * u * u * t
        let wc = 3 * u * t * t
        let wd = t * t * t
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
}

extension Color {
    /// Returns the colour of this one over an opaque one.
    func over(_ below: Color) -> Color {
        func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return Color(
            red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }

    /// Returns the contrast ratio of two opaque colours, 1…21. Source: WCAG 2.2, "contrast ratio".
    func contrast(with other: Color) -> Double {
        let one = luminance
        let two = other.luminance
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Source: WCAG 2.2, "relative luminance".
    private var luminance: Double {
        func linear(_ channel: Double) -> Double {
            channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension CGRect {
    /// Whether a point is inside or on an edge. Foundation's own answer stops the program where the rectangle is null.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
