import SwiftUILayout

/// Draws the marks and the axes of a chart.
struct ChartDrawing {
    let plan: ChartPlan
    let rect: CGRect

    func draw(into context: inout GraphicsContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        if plan.isRing { return drawRing(into: &context) }
        drawAxes(into: &context)
        drawAreas(into: &context)
        drawBars(into: &context)
        drawLines(into: &context)
        for part in plan.parts {
            switch part.kind {
            case .point: drawSymbol(part, into: &context)
            case .rule: drawRule(part, into: &context)
            case .rectangle: drawRectangle(part, into: &context)
            default: break
            }
        }
    }

    private func paint(_ part: _ChartPart, _ path: Path, _ context: inout GraphicsContext, extraOpacity: Double = 1) {
        var layer = context
        layer.opacity *= part.opacity * extraOpacity
        layer.fill(path, with: .style(plan.style(of: part)))
    }

    private func drawAxes(into context: inout GraphicsContext) {
        if plan.settings.y.isVisible {
            for mark in plan.y.marks(plan.settings.y) { drawLevel(mark, into: &context) }
        }
        guard plan.settings.x.isVisible else { return }
        for mark in plan.x.marks(plan.settings.x) { drawUpright(mark, into: &context) }
    }

    /// Draws a mark of the vertical axis.
    private func drawLevel(_ mark: ChartAxisMark, into context: inout GraphicsContext) {
        let y = rect.maxY - rect.height * mark.position
        let edge = mark.isAtOtherSide ? rect.minX : rect.maxX
        for part in mark.parts {
            switch part.kind {
            case .line where plan.y.isNominal && plan.settings.y.groups == nil: break
            case .line: stroke(part, from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y), &context)
            case .tick:
                let end = edge + (mark.isAtOtherSide ? -part.length : part.length)
                stroke(part, from: CGPoint(x: edge, y: y), to: CGPoint(x: end, y: y), &context)
            case .label: break
            }
        }
    }

    /// Draws a mark of the horizontal axis.
    private func drawUpright(_ mark: ChartAxisMark, into context: inout GraphicsContext) {
        let x = rect.minX + rect.width * mark.position
        let edge = mark.isAtOtherSide ? rect.minY : rect.maxY
        for part in mark.parts {
            switch part.kind {
            case .line where plan.x.isNominal && plan.settings.x.groups == nil: break
            case .line: stroke(part, from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), &context)
            case .tick:
                let end = edge + (mark.isAtOtherSide ? -part.length : part.length)
                stroke(part, from: CGPoint(x: x, y: edge), to: CGPoint(x: x, y: end), &context)
            case .label: break
            }
        }
    }

    private func stroke(
        _ part: _AxisMarkPart, from start: CGPoint, to end: CGPoint, _ context: inout GraphicsContext
    ) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        let shading = part.style.map { GraphicsContext.Shading.style($0) } ?? .color(.gray.opacity(0.3))
        context.stroke(path, with: shading, style: part.stroke ?? StrokeStyle(lineWidth: 0.5))
    }

    private func drawBars(into context: inout GraphicsContext) {
        var positive: [_PlottedValue: Double] = [:]
        var negative: [_PlottedValue: Double] = [:]
        for part in plan.parts where part.kind == .bar {
            guard let (along, across, key) = span(of: part, &positive, &negative) else { continue }
            let frame =
                plan.isLevel
                ? CGRect(
                    x: rect.minX + rect.width * along.lowerBound, y: rect.maxY - rect.height * across.upperBound,
                    width: rect.width * (along.upperBound - along.lowerBound),
                    height: rect.height * (across.upperBound - across.lowerBound))
                : CGRect(
                    x: rect.minX + rect.width * across.lowerBound, y: rect.maxY - rect.height * along.upperBound,
                    width: rect.width * (across.upperBound - across.lowerBound),
                    height: rect.height * (along.upperBound - along.lowerBound))
            _ = key
            paint(part, Path(roundedRect: frame, cornerRadius: part.cornerRadius ?? 0), &context)
        }
    }

    /// The place where a bar is along its values and across them, as parts of the axes.
    private func span(
        of part: _ChartPart, _ positive: inout [_PlottedValue: Double], _ negative: inout [_PlottedValue: Double]
    ) -> (along: ClosedRange<Double>, across: ClosedRange<Double>, key: _PlottedValue)? {
        let (values, places) = plan.isLevel ? (plan.x, plan.y) : (plan.y, plan.x)
        guard let key = plan.isLevel ? part.y : part.x, let start = plan.isLevel ? part.x : part.y else { return nil }
        let length = plan.isLevel ? rect.height : rect.width
        let share = part.thickness.map { Double($0 / length) } ?? places.step * 0.75
        var middle = places.place(key)
        var width = share
        var along: ClosedRange<Double>
        if let end = plan.isLevel ? part.xEnd : part.yEnd {
            along = Self.range(values.place(start), values.place(end))
        } else {
            let value = start.number ?? 0
            let base = part.isBeside ? 0 : (value < 0 ? negative[key] : positive[key]) ?? 0
            if value < 0 { negative[key] = base + value } else { positive[key] = base + value }
            along = Self.range(values.place(.number(base)), values.place(.number(base + value)))
        }
        if part.isBeside, plan.series.count > 1, let index = part.series.flatMap(plan.series.firstIndex) {
            width = share / Double(plan.series.count)
            middle += (Double(index) + 0.5) * width - share / 2
        }
        return (along, (middle - width / 2)...(middle + width / 2), key)
    }

    private static func range(_ one: Double, _ other: Double) -> ClosedRange<Double> {
        min(one, other)...max(one, other)
    }

    private func groups(_ kind: _ChartPart.Kind) -> [[_ChartPart]] {
        let parts = plan.parts.filter { $0.kind == kind }
        var order: [String?] = []
        for part in parts where !order.contains(part.series) { order.append(part.series) }
        return order.map { name in parts.filter { $0.series == name } }
    }

    private func drawLines(into context: inout GraphicsContext) {
        for parts in groups(.line) {
            let path = line(through: parts.map { plan.point($0, in: rect) }, like: parts[0])
            var layer = context
            layer.opacity *= parts[0].opacity
            layer.stroke(
                path, with: .style(plan.style(of: parts[0])),
                style: StrokeStyle(lineWidth: parts[0].lineWidth ?? 2, lineCap: .round, lineJoin: .round))
            for part in parts where part.hasSymbol { drawSymbol(part, into: &context) }
        }
    }

    private func drawAreas(into context: inout GraphicsContext) {
        var below: [_PlottedValue: Double] = [:]
        for parts in groups(.area) {
            var upper: [CGPoint] = []
            var lower: [CGPoint] = []
            for part in parts {
                guard let x = part.x else { continue }
                var part = part
                let base = part.yEnd?.number ?? below[x] ?? 0
                if part.yEnd == nil {
                    below[x] = base + (part.y?.number ?? 0)
                    part.y = .number(base + (part.y?.number ?? 0))
                }
                upper.append(plan.point(part, in: rect))
                part.y = .number(base)
                lower.append(plan.point(part, in: rect))
            }
            var path = line(through: upper, like: parts[0])
            path.addLines(lower.reversed(), continuing: true)
            path.closeSubpath()
            paint(parts[0], path, &context)
        }
    }

    private func line(through points: [CGPoint], like part: _ChartPart) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        for (last, next) in zip(points, points.dropFirst()) {
            if part.isStep {
                path.addLine(to: CGPoint(x: next.x, y: last.y))
                path.addLine(to: next)
            } else if part.isSmooth {
                let middle = (last.x + next.x) / 2
                path.addCurve(
                    to: next, control1: CGPoint(x: middle, y: last.y), control2: CGPoint(x: middle, y: next.y))
            } else {
                path.addLine(to: next)
            }
        }
        return path
    }

    private func drawSymbol(_ part: _ChartPart, into context: inout GraphicsContext) {
        guard part.symbolView == nil else { return }
        let point = plan.point(part, in: rect)
        let side = part.symbolArea.squareRoot()
        let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
        paint(part, plan.symbol(of: part)(frame), &context)
    }

    private func drawRule(_ part: _ChartPart, into context: inout GraphicsContext) {
        var start = plan.point(part, in: rect)
        var end = start
        if part.x == nil || part.xEnd != nil {
            start.x = part.x.map { rect.minX + rect.width * plan.x.place($0) } ?? rect.minX
            end.x = part.xEnd.map { rect.minX + rect.width * plan.x.place($0) } ?? rect.maxX
        }
        if part.y == nil || part.yEnd != nil {
            start.y = part.y.map { rect.maxY - rect.height * plan.y.place($0) } ?? rect.maxY
            end.y = part.yEnd.map { rect.maxY - rect.height * plan.y.place($0) } ?? rect.minY
        }
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        var layer = context
        layer.opacity *= part.opacity
        layer.stroke(path, with: .style(plan.style(of: part)), lineWidth: part.lineWidth ?? 1)
    }

    private func drawRectangle(_ part: _ChartPart, into context: inout GraphicsContext) {
        let middle = plan.point(part, in: rect)
        var frame = CGRect(origin: middle, size: .zero)
        if let end = part.xEnd {
            frame.size.width = rect.minX + rect.width * plan.x.place(end) - middle.x
        } else if part.x == nil {
            frame.origin.x = rect.minX
            frame.size.width = rect.width
        } else {
            frame.size.width = part.thickness ?? rect.width * plan.x.step
            frame.origin.x -= frame.width / 2
        }
        if let end = part.yEnd {
            frame.size.height = rect.maxY - rect.height * plan.y.place(end) - middle.y
        } else if part.y == nil {
            frame.origin.y = rect.minY
            frame.size.height = rect.height
        } else {
            frame.size.height = part.thickness ?? rect.height * plan.y.step
            frame.origin.y -= frame.height / 2
        }
        paint(part, Path(roundedRect: frame.standardized, cornerRadius: part.cornerRadius ?? 0), &context)
    }

    private func drawRing(into context: inout GraphicsContext) {
        let sectors = plan.parts.filter { $0.kind == .sector }
        let total = sectors.compactMap { $0.y?.number }.reduce(0, +)
        guard total > 0 else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var angle = -90.0
        for part in sectors {
            let share = (part.y?.number ?? 0) / total * 360
            let inset = Double(part.angularInset / max(radius, 1)) * 180 / .pi
            let (start, end) = (Angle.degrees(angle + inset), Angle.degrees(angle + share - inset))
            angle += share
            guard end.degrees > start.degrees else { continue }
            var path = Path()
            path.addArc(center: middle, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            if part.innerRadius > 0 {
                path.addArc(
                    center: middle, radius: radius * part.innerRadius, startAngle: end, endAngle: start,
                    clockwise: true)
            } else {
                path.addLine(to: middle)
            }
            path.closeSubpath()
            paint(part, path, &context)
        }
    }
}

extension Path {
    /// Adds straight lines from the end of the path through points.
    fileprivate mutating func addLines(_ points: [CGPoint], continuing: Bool) {
        for point in points { addLine(to: point) }
    }
}
