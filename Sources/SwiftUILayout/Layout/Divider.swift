import KeylineGraphics

/// A hairline between views: upright in a horizontal stack, otherwise across.
nonisolated public struct Divider: LeafView {
    /// Makes a line.
    public init() {}

    @MainActor func makeLeaf(in context: _ViewContext) -> any LeafContent {
        DividerContent(isUpright: context.stackAxis == .horizontal, environment: context.environment)
    }
}

struct DividerContent: LeafContent {
    let isUpright: Bool
    let environment: EnvironmentValues

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let thickness = environment.dividerThickness
        return isUpright ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
    }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        let isDark = environment.colorScheme == .dark
        let color =
            isDark
            ? KeylineGraphics.Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
            : KeylineGraphics.Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
        list.fill(frame, color: color)
    }
}

extension EnvironmentValues {
    private enum DividerThicknessKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

    /// The thickness of dividers in points: a pixel, unless something says otherwise.
    var dividerThickness: CGFloat {
        get { self[DividerThicknessKey.self] ?? pixelLength }
        set { self[DividerThicknessKey.self] = newValue }
    }
}
