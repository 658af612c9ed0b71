public import SwiftUILayout

/// The places of a chart's values.
public struct ChartProxy {
    let plan: ChartPlan
    let anchor: Anchor<CGRect>?
    /// The plane in the chart's coordinates, in points.
    let plane: CGRect

    /// The size of the plane, in points.
    public var plotSize: CGSize { plane.size }
    /// The plane.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// The size of the plane, in points, by an older name.
    public var plotAreaSize: CGSize { plane.size }
    /// The plane, by an older name.
    public var plotAreaFrame: Anchor<CGRect> { anchor ?? Anchor(inScene: plane) }

    /// The place of a value in the plane, in points from its left edge; nil where a category is not in the chart.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.x.knows(value._plotted) ? plane.width * plan.x.place(value._plotted) : nil
    }
    /// The place of a value in the plane, in points from its top; nil where a category is not in the chart.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.y.knows(value._plotted) ? plane.height * (1 - plan.y.place(value._plotted)) : nil
    }
    /// The place of two values in the plane, in points from its top left corner.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The value at a distance from the left edge of the plane, in points; nil where it is none of the type.
    public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? {
        plane.width > 0 ? plan.x.value(at: position / plane.width).flatMap(X._plotting) as? X : nil
    }
    /// The value at a distance from the top of the plane, in points; nil where it is none of the type.
    public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? {
        plane.height > 0 ? plan.y.value(at: 1 - position / plane.height).flatMap(Y._plotting) as? Y : nil
    }
}

extension ChartScale {
    /// Whether a value has a place.
    func knows(_ value: _PlottedValue) -> Bool {
        if case .category(let name) = value { categories.contains(name) } else { !isNominal }
    }

    /// The value at a place, from 0 to 1.
    func value(at place: Double) -> _PlottedValue? {
        if isNominal {
            let index = Int((place * Double(categories.count)).rounded(.down))
            return categories.indices.contains(index) ? .category(categories[index]) : nil
        }
        let number = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
        return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }
}
