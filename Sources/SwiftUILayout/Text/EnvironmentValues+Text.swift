public import Foundation

/// Where the lines of a text stand.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// On the side where lines start.
    case leading
    /// In the middle.
    case center
    /// On the side where lines end.
    case trailing
}

/// How many lines a text may and must have.
struct LineLimits: Equatable {
    /// The largest number; nil for any.
    var most: Int?
    /// The number that there is room for even where there are fewer.
    var reserved = 0
}

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
    private enum ChangesKey: EnvironmentKey { static let defaultValue: [TextChange] = [] }
    private enum LimitsKey: EnvironmentKey { static let defaultValue = LineLimits() }
    private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
    private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
    private enum SpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    private enum CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
    private enum LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight?? = nil }
    private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

    private enum LinkKey: EnvironmentKey { static let defaultValue: String? = nil }

    /// Where text leads that has no link of its own, as a URL; nil for nowhere.
    var linkTarget: String? {
        get { self[LinkKey.self] }
        set { self[LinkKey.self] = newValue }
    }

    /// The font of text that has none of its own; nil for body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What views around do to text: weights, slants, lines.
    var textChanges: [TextChange] {
        get { self[ChangesKey.self] }
        set { self[ChangesKey.self] = newValue }
    }

    /// How many lines texts may and must have.
    var lineLimits: LineLimits {
        get { self[LimitsKey.self] }
        set { self[LimitsKey.self] = newValue }
    }

    /// The largest number of lines; nil for any.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }

    /// Where lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    /// Which end of a line gives way to an ellipsis.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// How far text shrinks before it is cut, as a factor.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// Whether letters move closer before text is cut.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// Room between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }

    /// Whether letters are changed to capitals or small ones.
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }

    /// How thick text is to be.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] ?? (scene.legibilityWeight == .bold ? .bold : .regular) }
        set { self[LegibilityKey.self] = newValue }
    }

    /// Why content is to be hidden.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}
