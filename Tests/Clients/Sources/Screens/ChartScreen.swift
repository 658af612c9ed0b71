import SwiftUI

/// Bars whose heights are values, side by side.
struct BarLayout: Layout {
    var spacing: CGFloat = 6

    struct Share: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 120))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = (bounds.width - spacing * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
        for (index, subview) in subviews.enumerated() {
            let height = bounds.height * subview[Share.self]
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * (width + spacing), y: bounds.maxY),
                anchor: .bottomLeading,
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}

struct Sparkline: Shape {
    let values: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let greatest = values.max(), greatest > 0 else { return }
            for (index, value) in values.enumerated() {
                let x = rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.count - 1, 1))
                let point = CGPoint(x: x, y: rect.maxY - rect.height * value / greatest)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

struct Ring: View {
    let progress: Double
    let color: Color

    var body: some View {
        ZStack {
            Circle().stroke(color.opacity(0.2), lineWidth: 12)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(color, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0))).font(.headline.monospacedDigit())
        }
        .padding(6)
    }
}

struct ChartScreen: View {
    private let values: [CGFloat] = [0.3, 0.55, 0.4, 0.9, 0.65, 1, 0.75]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Activity").font(.largeTitle.bold())
                HStack(spacing: 16) {
                    Ring(progress: 0.72, color: .pink)
                    Ring(progress: 0.45, color: .green)
                    Ring(progress: 0.9, color: .cyan)
                }
                .frame(height: 110)
                GroupBox("This week") {
                    BarLayout {
                        ForEach(values.indices, id: \.self) { index in
                            UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
                                .fill(index == 5 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                                .layoutValue(key: BarLayout.Share.self, value: values[index])
                        }
                    }
                    .frame(height: 120)
                    Divider()
                    LabeledContent("Average", value: "6,240 steps")
                }
                GroupBox {
                    Sparkline(values: values)
                        .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                        .frame(height: 60)
                        .background {
                            LinearGradient(
                                colors: [.orange.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom)
                        }
                } label: {
                    Label("Heart rate", systemImage: "heart.fill").foregroundStyle(.red)
                }
                Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
                    GridRow {
                        Text("Distance").foregroundStyle(.secondary); Text("8.2 km").bold()
                    }
                    GridRow {
                        Text("Floors").foregroundStyle(.secondary); Text("14").bold()
                    }
                }
            }
            .padding()
        }
    }
}
