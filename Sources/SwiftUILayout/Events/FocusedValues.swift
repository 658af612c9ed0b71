/// A key of a value that the view in focus offers to menus and commands.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Values that the view in focus offers. No picture has a view in focus whose values a command asks for: all are nil.
public struct FocusedValues: Sendable {
    /// Nil; setting it does nothing.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the view in focus: nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// A binding that the view in focus offers: nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

/// An object that the view in focus offers: nil.
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Offers a value to commands while the view is in focus. Changes no picture.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    /// Offers a value to commands while the view is in focus. Changes no picture.
    @_disfavoredOverload
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }
    /// Offers an object to commands while the view is in focus. Changes no picture.
    public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
    /// Offers a value to commands while the scene is in focus. Changes no picture.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { self }
    /// Offers a value to commands while the scene is in focus. Changes no picture.
    @_disfavoredOverload
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View { self }
    /// Offers an object to commands while the view is in focus. Changes no picture.
    public func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }
    /// Offers an object to commands while the scene is in focus. Changes no picture.
    public func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View { self }
    /// Whether the view shows that it is in focus. Changes no picture.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
