/// Values with defaults that most objects leave as they are.
protocol RareValues {
    init()
}

/// A group of values that takes memory only once one of them is set, so that plain views stay small.
@propertyWrapper
struct Rare<Values: RareValues> {
    private final class Box {
        var values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var box: Box?

    init() {}

    var wrappedValue: Values {
        get { box?.values ?? Values() }
        set {
            if isKnownUniquelyReferenced(&box) { box?.values = newValue } else { box = Box(newValue) }
        }
    }
}
