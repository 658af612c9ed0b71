import SwiftUILayout

/// A shape of any kind, as one type.
struct DrawnShape: InsettableShape {
    private let shape: any InsettableShape

    nonisolated init(_ shape: any InsettableShape) {
        self.shape = shape
    }

    nonisolated func path(in rect: CGRect) -> SwiftUILayout.Path { shape.path(in: rect) }
    nonisolated func inset(by amount: CGFloat) -> DrawnShape { DrawnShape(shape.inset(by: amount)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape as a view of its own kind, by whose name dumps call it.
    @MainActor var view: any View { shape }

    /// Views of the shape's own kind.
    @MainActor func filled(_ style: AnyShapeStyle) -> any View { Self.filled(shape, style) }
    @MainActor func stroked(_ style: AnyShapeStyle, _ line: StrokeStyle) -> any View {
        Self.stroked(shape, style, line)
    }
    @MainActor func bordered(_ style: AnyShapeStyle, _ line: StrokeStyle) -> any View {
        Self.bordered(shape, style, line)
    }

    @MainActor private static func filled(_ shape: some InsettableShape, _ style: AnyShapeStyle) -> any View {
        shape.fill(style)
    }

    @MainActor private static func stroked(
        _ shape: some InsettableShape, _ style: AnyShapeStyle, _ line: StrokeStyle
    ) -> any View {
        shape.stroke(style, style: line)
    }

    @MainActor private static func bordered(
        _ shape: some InsettableShape, _ style: AnyShapeStyle, _ line: StrokeStyle
    ) -> any View {
        shape.strokeBorder(style, style: line)
    }
}

extension AnyView {
    /// Hides the kind of what modifiers made; shapes become views of their own kind.
    @MainActor init(settling view: any View) {
        let settled: any View = (view as? DrawnShape)?.view ?? view
        self.init(erasing: settled)
    }
}
