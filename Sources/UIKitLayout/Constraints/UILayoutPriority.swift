/// How much a constraint matters: over 0 and at most 1000 (required); any fraction works.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number.
    public var rawValue: Float

    /// Wraps a number; whether it is legal is checked where it is used.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Wraps a number; whether it is legal is checked where it is used.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: how strongly a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: how strongly a scene stays as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: how strongly a drag resists resizing a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how a fitting size pulls towards its target.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Orders by importance.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The priority raised by an amount.
    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }

    /// The priority lowered by an amount.
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
}
