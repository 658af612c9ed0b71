import SwiftUI

/// The week's walks: bars and a ring that a canvas draws.
struct ActivityCard: View {
    let title: LocalizedStringKey
    let days: [String]
    private let minutes: [CGFloat] = [32, 48, 20, 64, 41, 75, 12]
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            HStack(spacing: 16) {
                ring.frame(width: 96, height: 96)
                bars.frame(height: 120)
            }
        }
        .padding()
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
        .padding()
    }

    private var ring: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2 - 8
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            var track = Path()
            track.addArc(center: middle, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            context.stroke(track, with: .color(.green.opacity(0.2)), lineWidth: 12)
            var done = Path()
            done.addArc(
                center: middle, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(170), clockwise: false)
            var shadowed = context
            shadowed.addFilter(.shadow(radius: 3, y: 1))
            shadowed.stroke(
                done, with: .conicGradient(Gradient(colors: [.green, .mint, .green]), center: middle),
                style: StrokeStyle(lineWidth: 12, lineCap: .round))
            if let symbol = context.resolveSymbol(id: "walk") { context.draw(symbol, at: middle) }
        } symbols: {
            Image(systemName: "figure.walk").font(.title).foregroundStyle(.green).tag("walk")
        }
    }

    private var bars: some View {
        Canvas { context, size in
            let room = size.width / CGFloat(minutes.count)
            let most = minutes.max() ?? 1
            for (index, value) in minutes.enumerated() {
                let place = direction == .rightToLeft ? minutes.count - 1 - index : index
                let day = context.resolve(Text(days[index]).font(.caption2).foregroundColor(.secondary))
                let label = day.measure(in: CGSize(width: room, height: size.height))
                let height = (size.height - label.height - 4) * value / most
                let x = CGFloat(place) * room
                let bar = CGRect(x: x + 4, y: size.height - label.height - 4 - height, width: room - 8, height: height)
                context.fill(
                    Path(roundedRect: bar, cornerRadius: 4),
                    with: .linearGradient(
                        Gradient(colors: [.blue, .purple]), startPoint: .zero,
                        endPoint: CGPoint(x: 0, y: size.height)))
                context.draw(day, at: CGPoint(x: x + room / 2, y: size.height), anchor: .bottom)
            }
            var goal = Path()
            goal.move(to: CGPoint(x: 0, y: 40))
            goal.addLine(to: CGPoint(x: size.width, y: 40))
            context.stroke(goal, with: .color(.orange), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
    }
}
