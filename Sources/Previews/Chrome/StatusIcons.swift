import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Draws the signs of a status bar, drawings of our own with the proportions of iOS's.
struct StatusIcons {
    /// The meaning of a sign.
    enum Icon {
        case cellular, wifi, battery
    }

    /// The height of the tallest sign, in points.
    let height: CGFloat
    let color: Color

    private var gap: CGFloat { height * 0.55 }

    /// The width of signs side by side, in points.
    func width(of icons: [Icon]) -> CGFloat {
        icons.reduce(0) { $0 + width(of: $1) } + gap * CGFloat(max(0, icons.count - 1))
    }

    private func width(of icon: Icon) -> CGFloat {
        switch icon {
        case .cellular: height * 1.5
        case .wifi: height * 1.4
        case .battery: height * 2.2
        }
    }

    /// Draws signs side by side about a point, the first one where lines start.
    func draw(
        _ icons: [Icon], at x: CGFloat, _ y: CGFloat, isMirrored: Bool, into builder: inout DisplayListBuilder
    ) {
        var left = x - width(of: icons) / 2
        for icon in isMirrored ? icons.reversed() : icons {
            let rect = CGRect(x: left, y: y - height / 2, width: width(of: icon), height: height)
            switch icon {
            case .cellular: drawCellular(in: rect, isMirrored, into: &builder)
            case .wifi: drawWifi(in: rect, into: &builder)
            case .battery: drawBattery(in: rect, isMirrored, into: &builder)
            }
            left = rect.maxX + gap
        }
    }

    /// Four bars, each higher than the one before.
    private func drawCellular(in rect: CGRect, _ isMirrored: Bool, into builder: inout DisplayListBuilder) {
        let width = rect.width * 0.175
        let step = (rect.width - width) / 3
        for index in 0..<4 {
            let share = [0.38, 0.57, 0.78, 1][index]
            let place = isMirrored ? 3 - index : index
            let bar = CGRect(
                x: rect.minX + CGFloat(place) * step, y: rect.maxY - rect.height * share, width: width,
                height: rect.height * share)
            builder.fill(Path(roundedRect: bar, cornerRadius: width * 0.35), color: color)
        }
    }

    /// A sector and two arcs above its point.
    private func drawWifi(in rect: CGRect, into builder: inout DisplayListBuilder) {
        let point = CGPoint(x: rect.midX, y: rect.maxY)
        let radius = rect.height * 0.95
        let angles = (start: -CGFloat.pi * 0.75, end: -CGFloat.pi * 0.25)
        var sector = Path()
        sector.move(to: point)
        sector.addArc(
            center: point, radius: radius * 0.3, startAngle: angles.start, endAngle: angles.end, clockwise: true,
            joins: true)
        sector.closeSubpath()
        builder.fill(sector, color: color)
        for share in [0.56, 0.9] {
            var arc = Path()
            arc.addArc(
                center: point, radius: radius * share, startAngle: angles.start, endAngle: angles.end, clockwise: true,
                joins: false)
            builder.stroke(arc, color: color, lineWidth: radius * 0.2)
        }
    }

    /// A full battery; its pole is where lines end.
    private func drawBattery(in rect: CGRect, _ isMirrored: Bool, into builder: inout DisplayListBuilder) {
        let pole = rect.height * 0.12
        let body = CGRect(
            x: rect.minX + (isMirrored ? pole * 1.7 : 0), y: rect.minY, width: rect.width - pole * 1.7,
            height: rect.height)
        let line = rect.height * 0.085
        let edge = Path(
            roundedRect: body.insetBy(dx: line / 2, dy: line / 2), cornerRadius: rect.height * 0.3)
        builder.stroke(edge, color: color.multiplyingAlpha(by: 0.35), lineWidth: line)
        let charge = body.insetBy(dx: line * 2, dy: line * 2)
        builder.fill(Path(roundedRect: charge, cornerRadius: rect.height * 0.18), color: color)
        let tip = CGRect(
            x: isMirrored ? rect.minX : rect.maxX - pole, y: rect.midY - rect.height * 0.18, width: pole,
            height: rect.height * 0.36)
        let radius = pole
        let shape =
            isMirrored
            ? Path(rect: tip, topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
            : Path(rect: tip, topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
        builder.fill(shape, color: color.multiplyingAlpha(by: 0.4))
    }
}
