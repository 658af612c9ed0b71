/// A value that belongs to a view's place in the tree. It begins with its initial value; what `onAppear` and `task` set in it is seen in
/// the picture.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let link: Link

    /// Where a copy of the property finds its value.
    private final class Link {
        var cell: StateCell<Value>

        init(_ cell: StateCell<Value>) {
            self.cell = cell
        }
    }

    /// Begins with a value.
    public init(wrappedValue value: Value) {
        link = Link(StateCell(value))
    }

    /// Begins with a value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { link.cell.value }
        nonmutating set { link.cell.value = newValue }
    }

    /// Access to the value, to be handed on.
    public var projectedValue: Binding<Value> {
        let cell = link.cell
        return Binding(get: { cell.value }, set: { cell.value = $0 })
    }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        link.cell = storage.cell(name) { link.cell }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Begins with nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// A value that several copies of a property share.
final class StateCell<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
