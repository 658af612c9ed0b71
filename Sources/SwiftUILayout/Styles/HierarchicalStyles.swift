import KeylineGraphics

/// The styles of a place by rank.
struct HierarchicalStyles: Sendable {
    /// The style of the first rank; nil for that of text.
    var primary: AnyShapeStyle?
    /// The style of the second rank; nil for the first one's, stepping back.
    var secondary: AnyShapeStyle?
    /// The style of the third rank; nil for the first one's, stepping back.
    var tertiary: AnyShapeStyle?
    /// Whether a container chose the styles for its texts, so that buttons inside keep the colour of controls.
    var isUsual = false

    /// How much of a style's opacity is left at a rank. Source: the opacities of the system's label colours.
    static func opacity(ofRank rank: Int) -> Double {
        [1, 0.5, 0.25, 0.18, 0.12][min(max(rank, 0), 4)]
    }

    func paint(rank: Int, in environment: EnvironmentValues) -> Paint {
        let own = [primary, secondary, tertiary]
        if rank < own.count, let style = own[rank] { return style.paint(in: inner(environment, rank)) }
        guard let primary else {
            let color = Color.textColors[min(rank, Color.textColors.count - 1)]
            return .color(Color(color).neutral(in: environment))
        }
        return primary.paint(in: inner(environment, 0)).multiplyingAlpha(by: Self.opacity(ofRank: rank))
    }

    /// A style that speaks of ranks means those of text, not itself.
    private func inner(_ environment: EnvironmentValues, _ rank: Int) -> EnvironmentValues {
        var inner = environment
        inner.foreground = HierarchicalStyles()
        return inner
    }
}

extension EnvironmentValues {
    private enum ForegroundKey: EnvironmentKey {
        static let defaultValue = HierarchicalStyles()
    }

    private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    private enum GroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

    /// The styles of text and shapes.
    var foreground: HierarchicalStyles {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The style of controls where a view set one.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The ground where a view set one.
    var groundStyle: AnyShapeStyle? {
        get { self[GroundKey.self] }
        set { self[GroundKey.self] = newValue }
    }

    /// The ground where a view set one.
    public var backgroundStyle: AnyShapeStyle? {
        get { groundStyle }
        set { groundStyle = newValue }
    }

    /// The colour of controls in neutral terms.
    var tintColor: KeylineGraphics.Color { TintShapeStyle().paint(in: self).representativeColor }

    /// The colour of text in neutral terms.
    var textColor: KeylineGraphics.Color { foreground.paint(rank: 0, in: self).representativeColor }
}
