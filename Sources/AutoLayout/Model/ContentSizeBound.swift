/// One of the four inequalities that tie an item's size to its content's.
package struct ContentSizeBound: Hashable, Sendable {
    package let axis: LayoutConstraint.Axis
    /// Whether the size is not larger than the content; otherwise it is not smaller.
    package let isHugging: Bool

    package static let all: [ContentSizeBound] = [
        ContentSizeBound(axis: .horizontal, isHugging: true), ContentSizeBound(axis: .horizontal, isHugging: false),
        ContentSizeBound(axis: .vertical, isHugging: true), ContentSizeBound(axis: .vertical, isHugging: false),
    ]
}

/// Values for the four inequalities that tie an item's size to its content's.
package struct BoundTable<Value> {
    private var slots: (Value?, Value?, Value?, Value?) = (nil, nil, nil, nil)

    package subscript(bound: ContentSizeBound) -> Value? {
        get {
            switch (bound.axis, bound.isHugging) {
            case (.horizontal, true): slots.0
            case (.horizontal, false): slots.1
            case (.vertical, true): slots.2
            case (.vertical, false): slots.3
            }
        }
        set {
            switch (bound.axis, bound.isHugging) {
            case (.horizontal, true): slots.0 = newValue
            case (.horizontal, false): slots.1 = newValue
            case (.vertical, true): slots.2 = newValue
            case (.vertical, false): slots.3 = newValue
            }
        }
    }

    package var isEmpty: Bool { slots.0 == nil && slots.1 == nil && slots.2 == nil && slots.3 == nil }

    package var values: [Value] { [slots.0, slots.1, slots.2, slots.3].compactMap { $0 } }
}

/// One value for each axis.
package struct PerAxis<Value> {
    package var horizontal: Value
    package var vertical: Value

    package init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package subscript(axis: LayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        // In place: a list that is appended to is not copied first.
        _modify {
            if axis == .horizontal { yield &horizontal } else { yield &vertical }
        }
    }
}

extension PerAxis: Equatable where Value: Equatable {}
