public import Foundation

/// Makes colours of a configuration into others.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private let transformed: TransformerBox<UIColor>

    /// Wraps a function.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        transformed = TransformerBox(transform)
    }

    /// The function.
    public var transform: @Sendable (UIColor) -> UIColor { transformed.transform }

    /// Applies the function.
    public func callAsFunction(_ input: UIColor) -> UIColor { transformed.transform(input) }

    /// Grays of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let own = color.color(for: traits)
            let gray = 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue
            return UIColor(white: CGFloat(gray), alpha: CGFloat(own.alpha))
        }
    }

    /// The tint colour of old systems, without its intensity: the colour itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// The colour at a third of its strength, as monochrome pictures of the system are.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.multiplyingAlpha(by: 1 / 3) }
}

/// Makes attributes of a configuration's text into others.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private let transformed: TransformerBox<AttributeContainer>

    /// Wraps a function.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        transformed = TransformerBox(transform)
    }

    /// The function.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { transformed.transform }

    /// Applies the function.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transformed.transform(input) }
}

/// A function that is equal to itself alone.
private final class TransformerBox<Value>: Hashable, Sendable {
    let transform: @Sendable (Value) -> Value

    init(_ transform: @escaping @Sendable (Value) -> Value) { self.transform = transform }

    static func == (left: TransformerBox, right: TransformerBox) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
