/// Values by state: a state without one of its own has that of the normal state.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was given for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Takes over the values of states that have none.
    mutating func fill(from other: StateTable) {
        values.merge(other.values) { own, _ in own }
    }

    /// The value that is shown in a state.
    func value(for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}

extension StateTable: Equatable where Value: Equatable {}

/// What a button shows in its states.
struct ButtonContents {
    var titles = StateTable<String>()
    var attributedTitles = StateTable<StyledText>()
    var titleColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
}
