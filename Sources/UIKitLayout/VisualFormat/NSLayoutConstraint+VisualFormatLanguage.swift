import Foundation
public import KeylineAutoLayout

extension NSLayoutConstraint {
    /// Makes the constraints that a visual format string describes, in reading order.
    ///
    /// A format that cannot be read raises Apple's exception, with a mark under the place; no constraint is made then.
    ///
    /// - Parameters:
    ///   - format: Such as `H:|-[label]-(>=8@750)-[field(==label)]-|`.
    ///   - opts: Alignment across the format's axis, direction, and what spacing is measured between.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - views: Views and layout guides by the names that the format uses.
    /// - Returns: The constraints, not active.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let items = views.compactMapValues { $0 as? any LayoutItem }
            let numbers = (metrics ?? [:]).compactMapValues(number)
            return try VisualFormatBuilder.constraints(format, opts, metrics: numbers, items: items)
                .map { NSLayoutConstraint($0) }
        } catch {
            LayoutException(.invalidArgument, reason: error.reason).raise()
            return []
        }
    }

    /// How a visual format is read beyond its text; raw values are Apple's.
    public typealias FormatOptions = LayoutConstraint.FormatOptions

    private class func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
