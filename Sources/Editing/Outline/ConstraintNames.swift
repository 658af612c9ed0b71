public import KeylineScenes

/// The names by which editing commands know the constraints of a layout, by their places among all of them.
public struct ConstraintNames {
    private var names: [Int: String] = [:]

    /// Names the constraints that people wrote.
    public init(of layout: LayoutSnapshot, in document: InterfaceDocument) {
        let written = layout.constraints.enumerated().filter { !$0.element.isSystem }
        guard document.isLayoutFile else {
            // Several constraints may have one identifier, and none another's id.
            let described = document.constraintsByLocation
            for (index, constraint) in written {
                names[index] = constraint.location.flatMap { described[$0]?.id } ?? constraint.identifier
            }
            return
        }
        // As `InterfaceDocument` counts the constraints of a line.
        let byLine = Dictionary(grouping: written) { $0.element.location?.line }
        for (line, constraints) in byLine {
            guard let line else { continue }
            let ordered = constraints.enumerated().sorted { left, right in
                let columns = (left.element.element.location?.column ?? 0, right.element.element.location?.column ?? 0)
                return columns.0 == columns.1 ? left.offset < right.offset : columns.0 < columns.1
            }
            for (number, constraint) in ordered.enumerated() {
                names[constraint.element.offset] = number == 0 ? "\(line)" : "\(line).\(number + 1)"
            }
        }
    }

    /// The places of constraints by their names, without names that several have.
    public var places: [String: Int] {
        var places = [String: Int](minimumCapacity: names.count)
        var shared: Set<String> = []
        for (place, name) in names where places.updateValue(place, forKey: name) != nil { shared.insert(name) }
        return places.filter { !shared.contains($0.key) }
    }

    /// The name of the constraint at a place; nil for one that no command can change.
    public subscript(index: Int) -> String? { names[index] }
}
