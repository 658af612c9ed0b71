/// A property that changes what a view shows when its value changes. A type of one's own that holds such properties conforms too, so that
/// they are found inside it.
@preconcurrency
public protocol DynamicProperty {
    /// Called before the body of the view that has the property is asked for.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that must know where in the tree its view stands before the view's body is asked for.
protocol ConnectedProperty: DynamicProperty {
    /// Connects the property, through a reference that all copies of it share.
    ///
    /// - Parameters:
    ///   - environment: The environment of the view.
    ///   - storage: What belongs to the view, by the names of its properties.
    ///   - name: The name of the property.
    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String)
}

/// What properties of one view keep as long as the view keeps its identity, by the properties' names.
final class PropertyStorage {
    private var cells: [String: AnyObject] = [:]

    /// The object of a property; made the first time.
    func cell<Cell: AnyObject>(_ name: String, make: () -> Cell) -> Cell {
        if let known = cells[name] as? Cell { return known }
        let made = make()
        cells[name] = made
        return made
    }
}

/// Finds the properties of a view and connects them.
enum PropertyConnector {
    /// Connects the properties of a view, a modifier or a style, those of its properties too, before its body is asked for.
    ///
    /// - Parameters:
    ///   - value: The view.
    ///   - environment: Its environment.
    ///   - storage: What belongs to its identity.
    static func connect(_ value: Any, to environment: EnvironmentValues, storage: PropertyStorage) {
        connect(value, environment, storage, prefix: "", depth: 0)
    }

    private static let depthLimit = 8

    private static func connect(
        _ value: Any, _ environment: EnvironmentValues, _ storage: PropertyStorage, prefix: String, depth: Int
    ) {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for (index, child) in current.children.enumerated() {
                guard var property = child.value as? any DynamicProperty else { continue }
                let name = prefix + (child.label ?? "\(index)")
                if let connected = property as? any ConnectedProperty {
                    connected.connect(to: environment, storage: storage, name: name)
                } else if depth < depthLimit {
                    connect(property, environment, storage, prefix: name + ".", depth: depth + 1)
                    property.update()
                }
            }
            mirror = current.superclassMirror
        }
    }
}
