public import Foundation
import KeylineGraphics

extension CGContext {
    /// How letters are drawn, where a context shows them itself: it does not. Changes no picture.
    @preconcurrency @MainActor public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Sets how what follows mixes with what lies under it.
    @preconcurrency @MainActor public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets how long pointed corners may be, in widths of the line, before they are cut.
    @preconcurrency @MainActor public func setMiterLimit(_ limit: CGFloat) {
        state.style.miterLimit = limit
    }
    /// Sets how finely curves are drawn. Changes no picture.
    @preconcurrency @MainActor public func setFlatness(_ flatness: CGFloat) {}
    /// Sets whether edges are smoothed: they are. Changes no picture.
    @preconcurrency @MainActor public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be smoothed: they are. Changes no picture.
    @preconcurrency @MainActor public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// How smoothly pictures are enlarged. Changes no picture.
    @preconcurrency @MainActor public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    /// Sets the colour of filled shapes by components.
    @preconcurrency @MainActor public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of lines by components.
    @preconcurrency @MainActor public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the grey of filled shapes.
    @preconcurrency @MainActor public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the grey of lines.
    @preconcurrency @MainActor public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Fills several rectangles.
    @preconcurrency @MainActor public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// Makes a rectangle transparent again.
    @preconcurrency @MainActor public func clear(_ rect: CGRect) {
        let mode = state.blendMode
        let color = state.fillColor
        let alpha = state.alpha
        state.blendMode = .clear
        state.fillColor = .black
        state.alpha = 1
        fill(rect)
        state.blendMode = mode
        state.fillColor = color
        state.alpha = alpha
    }
    /// Adds rectangles.
    @preconcurrency @MainActor public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    /// Draws lines between pairs of points.
    @preconcurrency @MainActor public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
            move(to: start)
            addLine(to: end)
        }
        strokePath()
    }
    /// Adds an arc that touches two lines, with a straight segment to its beginning.
    @preconcurrency @MainActor public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let start = currentPointOfPath
        var arc = Path()
        arc.move(to: start)
        arc.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
        changePath { $0.continueLine(with: arc.applying(ctm)) }
    }
    /// The path that is being built, in the coordinates in use.
    @preconcurrency @MainActor public var path: CGPath? {
        let built = builtPath
        return built.isEmpty ? nil : CGPath(built.applying(ctm.inverted()))
    }
    /// Whether no path is being built.
    @preconcurrency @MainActor public var isPathEmpty: Bool { builtPath.isEmpty }
    /// The end of the path that is being built.
    @preconcurrency @MainActor public var currentPointOfPath: CGPoint {
        (builtPath.currentPoint ?? .zero).applying(ctm.inverted())
    }
    /// The rectangle of the path that is being built.
    @preconcurrency @MainActor public var boundingBoxOfPath: CGRect {
        builtPath.applying(ctm.inverted()).controlPointBounds
    }
    /// The rectangle around what is not clipped away.
    @preconcurrency @MainActor public var boundingBoxOfClipPath: CGRect {
        (state.clip ?? bounds).intersection(bounds).applying(ctm.inverted())
    }
    /// Shows of what follows only what lies in some rectangles.
    @preconcurrency @MainActor public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addPath(Path(rect).applying(ctm)) }
        beginGroup(clip: path, opacity: 1)
    }

    // MARK: Pictures and gradients

    /// Draws pixels over a rectangle, or, by tiling, over everything that is not clipped away, from that rectangle on; as in Core
    /// Graphics, their rows go up where `y` points down.
    @preconcurrency @MainActor public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling { return tile(image, from: rect) }
        let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        record { canvas in
            canvas.transformed(by: flipped) {
                $0.draw(image.bitmap, source: nil, in: rect, tint: nil, isMirrored: false)
            }
        }
    }

    @MainActor private func tile(_ image: CGImage, from rect: CGRect) {
        guard var pattern = PatternTile(image.bitmap, size: rect.size) else { return }
        let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        pattern.origin = rect.origin
        let area = boundingBoxOfClipPath.applying(flipped)
        guard !area.isInfinite else { return }
        record { canvas in
            canvas.transformed(by: flipped) { $0.fill(Path(area), with: pattern) }
        }
    }

    /// Fills what is not clipped away with a gradient along a line.
    @preconcurrency @MainActor public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        paint(gradient, options) { rect in .axial(start: startPoint.part(of: rect), end: endPoint.part(of: rect)) }
    }

    /// Fills what is not clipped away with a gradient between two circles about one point. Circles about different points are drawn
    /// about the first.
    @preconcurrency @MainActor public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        paint(gradient, options) { rect in
            .circles(center: startCenter.part(of: rect), start: startRadius, end: endRadius)
        }
    }

    @MainActor private func paint(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
        _ geometry: (CGRect) -> GradientPixels.Geometry
    ) {
        let rect = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, rect.width < 100_000, rect.height < 100_000 else { return }
        record { canvas in
            let stops = GradientPixels.stops(gradient.colors, gradient.locations) { canvas.color($0) }
            let pixels = GradientPixels(
                stops: stops, geometry: geometry(rect), before: options.contains(.drawsBeforeStartLocation),
                after: options.contains(.drawsAfterEndLocation))
            canvas.draw(pixels, in: rect)
        }
    }
}

extension CGPoint {
    /// The point in parts of a rectangle.
    fileprivate func part(of rect: CGRect) -> CGPoint {
        CGPoint(x: (x - rect.minX) / rect.width, y: (y - rect.minY) / rect.height)
    }
}

extension Path {
    /// Adds a line to where a circle touches a line from the current point to a corner, and its arc to where it touches the next line.
    mutating func addArc(tangent1 corner: CGPoint, tangent2 end: CGPoint, radius: CGFloat) {
        let start = currentPoint ?? corner
        let dx1 = start.x - corner.x
        let dy1 = start.y - corner.y
        let dx2 = end.x - corner.x
        let dy2 = end.y - corner.y
        let length1 = hypot(dx1, dy1)
        let length2 = hypot(dx2, dy2)
        let cross = dx1 * dy2 - dy1 * dx2
        guard length1 > 0, length2 > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner) }
        let cosine = (dx1 * dx2 + dy1 * dy2) / (length1 * length2)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let distance = radius / tan(half)
        let first = CGPoint(x: corner.x + dx1 / length1 * distance, y: corner.y + dy1 / length1 * distance)
        let last = CGPoint(x: corner.x + dx2 / length2 * distance, y: corner.y + dy2 / length2 * distance)
        let toCenter = radius / sin(half)
        let mx = dx1 / length1 + dx2 / length2
        let my = dy1 / length1 + dy2 / length2
        let scale = toCenter / hypot(mx, my)
        let center = CGPoint(x: corner.x + mx * scale, y: corner.y + my * scale)
        addLine(to: first)
        addArc(
            center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
            endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross < 0, joins: true)
    }
}
