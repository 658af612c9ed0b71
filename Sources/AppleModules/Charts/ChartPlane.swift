import SwiftUILayout

/// The plane of a chart with its axes.
struct ChartPlane: View {
    let plan: ChartPlan
    /// The distance to which lines and marks may be drawn beside the plane, in points.
    private static let bleed: CGFloat = 200

    var body: some View {
        ChartLayout(isYAtLeading: plan.settings.y.isAtOtherSide, isXAtTop: plan.settings.x.isAtOtherSide) {
            plane
            ForEach(Array(plan.labels.enumerated()), id: \.offset) { _, label in
                label.view.fixedSize().layoutValue(key: ChartLabelPlace.Key.self, value: label.place)
            }
        }
        .frame(minWidth: 40, minHeight: 40)
        .backgroundPreferenceValue(PlaneKey.self) { layers(plan.settings.backgrounds, $0) }
        .overlayPreferenceValue(PlaneKey.self) { layers(plan.settings.overlays, $0) }
        // Values run from left to right in every language, and so do the places that views before the plane are told.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var plane: some View {
        Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size).insetBy(dx: Self.bleed, dy: Self.bleed)
            ChartDrawing(plan: plan, rect: rect).draw(into: &context)
        }
        .padding(-Self.bleed)
        .overlay {
            GeometryReader { proxy in
                let rect = CGRect(origin: .zero, size: proxy.size)
                let views = plan.symbolViews(in: rect) + plan.annotations(in: rect)
                ForEach(Array(views.enumerated()), id: \.offset) { _, note in
                    note.view.fixedSize().position(note.point)
                }
            }
        }
        .anchorPreference(key: PlaneKey.self, value: .bounds) { $0 }
    }

    /// The views that code puts before or behind the chart.
    private func layers(_ layers: [ChartSettings.Layer], _ plane: Anchor<CGRect>?) -> some View {
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
            GeometryReader { proxy in
                layer.content(ChartProxy(plan: plan, anchor: plane, plane: plane.map { proxy[$0] } ?? .zero))
                    // Settings of a chart do not reach the charts in front of it.
                    .environment(\.chartSettings, ChartSettings())
                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: layer.alignment)
            }
        }
    }

    /// The place of the plane in the scene.
    private struct PlaneKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = nextValue() ?? value
        }
    }
}

/// The place of a label beside the plane.
struct ChartLabelPlace {
    let axis: Axis
    /// From 0 to 1, from the left edge or from the bottom.
    let position: Double
    /// Whether it is at the side that is not the usual one: the leading side, or the top.
    let isAtOtherSide: Bool

    struct Key: LayoutValueKey {
        static var defaultValue: ChartLabelPlace? { nil }
    }
}

/// A plane in the middle of its labels, which get the room that they need.
struct ChartLayout: Layout {
    let isYAtLeading: Bool
    let isXAtTop: Bool
    /// The distance between the plane and its labels, in points.
    private static let gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let labels = subviews.compactMap { view in
            view[ChartLabelPlace.Key.self].map { (view: view, place: $0, size: view.sizeThatFits(.unspecified)) }
        }
        func room(_ axis: Axis, _ length: (CGSize) -> CGFloat) -> CGFloat {
            labels.filter { $0.place.axis == axis }.map { length($0.size) + Self.gap }.max() ?? 0
        }
        let side = min(room(.vertical, \.width), bounds.width / 2)
        let edge = min(room(.horizontal, \.height), bounds.height / 2)
        let plane = CGRect(
            x: bounds.minX + (isYAtLeading ? side : 0), y: bounds.minY + (isXAtTop ? edge : 0) + Self.gap,
            width: bounds.width - side, height: max(bounds.height - edge - 2 * Self.gap, 0))
        for view in subviews where view[ChartLabelPlace.Key.self] == nil {
            view.place(at: plane.origin, proposal: ProposedViewSize(plane.size))
        }
        for label in labels {
            let (point, anchor) = Self.point(of: label.place, beside: plane)
            label.view.place(at: point, anchor: anchor, proposal: .unspecified)
        }
    }

    private static func point(of place: ChartLabelPlace, beside plane: CGRect) -> (CGPoint, UnitPoint) {
        switch (place.axis, place.isAtOtherSide) {
        case (.vertical, let isLeading):
            let x = isLeading ? plane.minX - gap : plane.maxX + gap
            return (CGPoint(x: x, y: plane.maxY - plane.height * place.position), isLeading ? .trailing : .leading)
        case (.horizontal, let isTop):
            let y = isTop ? plane.minY - gap : plane.maxY + gap
            return (CGPoint(x: plane.minX + plane.width * place.position, y: y), isTop ? .bottom : .top)
        }
    }
}
