/// A line through views, by which containers align them: a type of its own for each guide.
///
///     enum Waist: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///     }
public protocol AlignmentID: SendableMetatype {
    /// Returns the default position of the guide in a view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Joins the explicit values of a container's children into the container's own.
    ///
    /// - Parameters:
    ///   - childValue: The value of the next child, in the container's coordinates.
    ///   - index: How many values were joined before.
    ///   - parentValue: The joined value so far.
    static func _combineExplicit(childValue: CGFloat, _ index: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The running mean: values 0, 1, …, n give n / 2. Source: measured on Apple's engine.
    public static func _combineExplicit(childValue: CGFloat, _ index: Int, into parentValue: inout CGFloat?) {
        guard let mean = parentValue, index > 0 else {
            parentValue = childValue
            return
        }
        parentValue = mean + (childValue - mean) / CGFloat(index + 1)
    }

    /// Joins values in order; nil where none is explicit. Values that are missing are skipped.
    package static func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var index = 0
        for case let value? in values {
            _combineExplicit(childValue: value, index, into: &result)
            index += 1
        }
        return result
    }
}

/// A guide together with its axis, as a key.
package struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, along axis: Axis) {
        self.id = id
        self.axis = axis
    }

    /// Whether the line runs by default at an end or in the middle, so that the view's length along the axis alone decides where.
    var isStandard: Bool {
        switch axis {
        case .horizontal:
            self == HorizontalAlignment.leading.key || self == HorizontalAlignment.center.key
                || self == HorizontalAlignment.trailing.key
        case .vertical:
            self == VerticalAlignment.top.key || self == VerticalAlignment.center.key
                || self == VerticalAlignment.bottom.key
        }
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}
