import Foundation
import KeylineTypesetting

/// A length that follows the text size as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: ConnectedProperty {
    private let value: Value
    private let style: Font.TextStyle
    private let cell = StateCell<EnvironmentValues?>(nil)

    /// A length at the text size L, in points, that follows body text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A length at the text size L, in points, that follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// The length at the view's text size, in points, rounded to device pixels.
    public var wrappedValue: Value {
        let environment = cell.value ?? EnvironmentValues()
        return Value(
            style.neutral.scaledValue(
                CGFloat(value), for: environment.dynamicTypeSize.neutral, scale: environment.displayScale))
    }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        cell.value = environment
    }
}
