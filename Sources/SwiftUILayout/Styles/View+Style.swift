extension View {
    /// The colour of text and shapes inside; nil for the usual one.
    public func foregroundColor(_ color: Color?) -> some View {
        changing { $0.foreground = HierarchicalStyles(primary: color.map { AnyShapeStyle($0) }) }
    }

    /// The style of text and shapes inside.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changing { $0.setForeground(AnyShapeStyle(style), nil, nil) }
    }

    /// The styles of text and shapes inside, by rank.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        changing { $0.setForeground(AnyShapeStyle(primary), AnyShapeStyle(secondary), nil) }
    }

    /// The styles of text and shapes inside, by rank.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changing { $0.setForeground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)) }
    }

    /// The colour of controls inside.
    public func tint(_ tint: Color?) -> some View {
        changing {
            // The accent colour is that already.
            if tint == Color.accentColor { return }
            $0.accent = tint
            $0.tintStyle = tint.map { AnyShapeStyle($0) }
        }
    }

    /// The style of controls inside.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changing { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
    }

    /// The colour of controls inside.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// The ground that `.background` means inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changing { $0.groundStyle = AnyShapeStyle(style) }
    }

    /// Light or dark inside.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { changing { $0.colorScheme = colorScheme } }

    /// The size of controls inside.
    public func controlSize(_ controlSize: ControlSize) -> some View { changing { $0.controlSize = controlSize } }

    /// Whether controls inside can be used.
    public func disabled(_ disabled: Bool) -> some View { changing { if disabled { $0.isEnabled = false } } }

    /// Whether the labels of controls inside are left out.
    public func labelsHidden() -> some View { changing { $0.labelsAreHidden = true } }

    /// Whether the labels of controls inside show.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changing { $0.labelsAreHidden = visibility == .hidden }
    }

    /// The size of symbols inside.
    public func imageScale(_ scale: Image.Scale) -> some View { changing { $0.imageScale = scale } }

    /// The variant of symbols inside.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changing { $0.symbolVariants = SymbolVariants(words: $0.symbolVariants.words + variant.words) }
    }

    /// How the layers of symbols inside are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changing { $0.symbolRenderingMode = mode }
    }

    /// How much headers inside stand out.
    public func headerProminence(_ prominence: Prominence) -> some View {
        changing { $0.headerProminence = prominence }
    }
}

extension EnvironmentValues {
    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum SizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    private enum LabelsKey: EnvironmentKey { static let defaultValue = false }
    private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }

    /// How much headers stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether the labels of controls are left out.
    var labelsAreHidden: Bool {
        get { self[LabelsKey.self] }
        set { self[LabelsKey.self] = newValue }
    }

    /// Sets the styles of text and shapes. Styles that speak of ranks mean those of this place.
    mutating func setForeground(
        _ primary: AnyShapeStyle, _ secondary: AnyShapeStyle?, _ tertiary: AnyShapeStyle?
    ) {
        let outer = self
        func settled(_ style: AnyShapeStyle) -> AnyShapeStyle {
            guard outer.foreground.primary != nil else { return style }
            return AnyShapeStyle(SettledStyle(style: style, foreground: outer.foreground))
        }
        foreground = HierarchicalStyles(
            primary: settled(primary), secondary: secondary.map(settled), tertiary: tertiary.map(settled))
    }
}

/// A style that speaks of the ranks of another place.
private struct SettledStyle: PaintedStyle {
    let style: AnyShapeStyle
    let foreground: HierarchicalStyles

    func paint(in environment: EnvironmentValues) -> Paint {
        var outer = environment
        outer.foreground = foreground
        return style.paint(in: outer)
    }
}
