/// An attribute as documents write it: what it measures, and what it can be related to.
///
/// Source: UIKit's exceptions for constraints that relate incompatible attributes.
struct EditedAttribute {
    private enum Axis {
        case horizontal
        case vertical
    }

    /// Every name, the everyday ones first.
    static let names =
        ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "baseline"]
        + ["left", "right"] + marginNames

    private static let marginNames = [
        "leadingMargin", "trailingMargin", "topMargin", "bottomMargin", "leftMargin", "rightMargin",
        "centerXWithinMargins", "centerYWithinMargins",
    ]

    private let name: String

    /// The attribute of a name; nil where there is none. Layout files call the last baseline `lastBaseline`.
    init?(_ name: String) {
        guard Self.names.contains(name) || name == "lastBaseline" else { return nil }
        self.name = name
    }

    /// Whether it is a length rather than a position.
    var isSize: Bool { name == "width" || name == "height" }

    /// Whether only views have it: layout guides have neither baselines nor margins.
    var isOfViews: Bool { name.lowercased().hasSuffix("baseline") || Self.marginNames.contains(name) }

    private var axis: Axis {
        let horizontal = ["leading", "trailing", "left", "right", "centerX", "width"]
        return horizontal.contains { name.hasPrefix($0) } ? .horizontal : .vertical
    }

    /// Why it cannot be related to another attribute; nil where it can.
    func refusal(of other: EditedAttribute) -> String? {
        if isSize != other.isSize {
            return "\(name) and \(other.name) cannot be related: one is a size, the other a position"
        }
        if isSize { return nil }
        if axis != other.axis { return "\(name) and \(other.name) are on different axes" }
        let sides = [direction, other.direction].compactMap { $0 }
        return Set(sides).count > 1 ? "use leading and trailing on both sides, or left and right on both" : nil
    }

    /// Whether an edge follows the direction of reading; nil for other attributes.
    private var direction: Bool? {
        if name.hasPrefix("leading") || name.hasPrefix("trailing") { return true }
        return name.hasPrefix("left") || name.hasPrefix("right") ? false : nil
    }
}
