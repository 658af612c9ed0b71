/// Values by state: a state without one of its own has that of the normal state.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was given for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value that is shown in a state.
    func value(for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
