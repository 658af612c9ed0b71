/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String
    /// The effect of that name.
    public static let bounce = SymbolEffect(name: "bounce")
    /// The effect of that name.
    public static let pulse = SymbolEffect(name: "pulse")
    /// The effect of that name.
    public static let variableColor = SymbolEffect(name: "variableColor")
    /// The effect of that name.
    public static let scale = SymbolEffect(name: "scale")
    /// The effect of that name.
    public static let appear = SymbolEffect(name: "appear")
    /// The effect of that name.
    public static let disappear = SymbolEffect(name: "disappear")
    /// The effect of that name.
    public static let replace = SymbolEffect(name: "replace")
    /// The effect of that name.
    public static let rotate = SymbolEffect(name: "rotate")
    /// The effect of that name.
    public static let wiggle = SymbolEffect(name: "wiggle")
    /// The effect of that name.
    public static let breathe = SymbolEffect(name: "breathe")
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    private let name: String
    /// Once.
    public static let `default` = SymbolEffectOptions(name: "default")
    /// For ever.
    public static let repeating = SymbolEffectOptions(name: "repeating")
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
    /// A number of times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { repeating }
    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
}
