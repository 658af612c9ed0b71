public import Foundation

extension View {
    /// Changes the environment of the view.
    func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> ModifiedContent<
        Self, EnvironmentModifier
    > {
        modifier(EnvironmentModifier(change: change))
    }

    private func changingText(_ change: TextChange) -> some View {
        changing { $0.textChanges.append(change) }
    }

    /// The font of text inside that has none of its own; nil for body text.
    public func font(_ font: Font?) -> some View { changing { $0.font = font } }
    /// The weight of text inside.
    public func fontWeight(_ weight: Font.Weight?) -> some View { changingText(.weight(weight)) }
    /// The design of text inside.
    public func fontDesign(_ design: Font.Design?) -> some View { changingText(.design(design)) }
    /// The width of letters inside.
    public func fontWidth(_ width: Font.Width?) -> some View { changingText(.width(width)) }
    /// Text inside, bold or not.
    public func bold(_ isActive: Bool = true) -> some View { changingText(.bold(isActive)) }
    /// Text inside, slanted or not.
    public func italic(_ isActive: Bool = true) -> some View { changingText(.italic(isActive)) }
    /// Text inside with characters of equal widths.
    public func monospaced(_ isActive: Bool = true) -> some View { changingText(.monospaced(isActive)) }
    /// Text inside with digits of equal widths.
    public func monospacedDigit() -> some View { changingText(.monospacedDigit) }
    /// Text inside with a line under it.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { changingText(.underline(isActive, pattern, color)) }
    /// Text inside with a line through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { changingText(.strikethrough(isActive, pattern, color)) }
    /// Room added between letters inside, in points.
    public func kerning(_ kerning: CGFloat) -> some View { changingText(.kerning(kerning)) }
    /// Room between letters inside, in points.
    public func tracking(_ tracking: CGFloat) -> some View { changingText(.tracking(tracking)) }
    /// How far text inside is raised, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { changingText(.baselineOffset(baselineOffset)) }
    /// The size of text inside relative to that around it.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changing { if isEnabled { $0.textChanges.append(.textScale(scale)) } }
    }

    /// The largest number of lines of a text inside; nil for any.
    public func lineLimit(_ number: Int?) -> some View { changing { $0.lineLimits = LineLimits(most: number) } }
    /// The largest number of lines of a text inside, and whether there is room for as many even where there are fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changing { $0.lineLimits = LineLimits(most: limit, reserved: reservesSpace ? limit : 0) }
    }
    /// The least and the largest number of lines of a text inside.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changing { $0.lineLimits = LineLimits(most: limit.upperBound, reserved: limit.lowerBound) }
    }
    /// The least number of lines of a text inside.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changing { $0.lineLimits = LineLimits(most: nil, reserved: limit.lowerBound) }
    }
    /// The largest number of lines of a text inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Where the lines of a text inside stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changing { $0.multilineTextAlignment = alignment }
    }
    /// Which end of a line gives way to an ellipsis.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { changing { $0.truncationMode = mode } }
    /// How far text inside shrinks before it is cut, as a factor.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { changing { $0.minimumScaleFactor = factor } }
    /// Whether letters inside move closer before text is cut.
    public func allowsTightening(_ flag: Bool) -> some View { changing { $0.allowsTightening = flag } }
    /// Room between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { changing { $0.lineSpacing = lineSpacing } }
    /// Whether letters inside are changed to capitals or small ones.
    public func textCase(_ textCase: Text.Case?) -> some View { changing { $0.textCase = textCase } }
    /// The text size inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { changing { $0.dynamicTypeSize = size } }
    /// Limits of the text size inside.
    public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
        changing { environment in
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = sizes.first, let most = sizes.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
        }
    }
    /// Shows that content is hidden: gray shapes in place of text and pictures.
    public func redacted(reason: RedactionReasons) -> some View { changing { $0.redactionReasons.formUnion(reason) } }
    /// Shows content that views around hide.
    public func unredacted() -> some View { changing { $0.redactionReasons = [] } }
    /// Hides content where `redacted(reason: .privacy)` is asked for.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        changing { if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons.insert(.placeholder) } }
    }
}
