import Foundation
import KeylineVocabulary

/// A view as a storyboard or XIB describes it.
struct InterfaceView: Sendable {
    var id: String
    /// The element in the document's markup.
    var element: Int
    /// The element's name, such as `imageView`.
    var kind: String
    /// The view around; nil at the top of a scene.
    var parent: String?
    /// The views inside, from back to front.
    var children: [String] = []
    /// The frame that the document stores, in the coordinates of the view around, in points.
    var frame: CGRect?
    /// Whether constraints place it rather than a frame and a mask.
    var usesConstraints: Bool
    /// Whether it stands among the arranged views of a stack.
    var isArranged: Bool
    /// The ids of its guides by what they are: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `top`, `bottom`, …
    var guides: [String: String] = [:]

    /// Whether it scrolls what is inside.
    var scrolls: Bool { kind == "scrollView" }
    /// Whether it arranges what is inside by itself.
    var isStack: Bool { kind == "stackView" }
    /// The row of its kind; nil for an unknown one.
    var row: InterfaceClass? { .named(kind) }
    /// Whether people read text in it.
    var isText: Bool { row?.traits.contains(.text) ?? false }
    /// Whether the class has content of its own.
    var hasContent: Bool { row?.traits.contains(.content) ?? true }
    /// Whether people choose its width though it has content.
    var hasChosenWidth: Bool { row?.traits.contains(.chosenWidth) ?? false }
}

/// A constraint as a storyboard or XIB describes it.
struct InterfaceConstraint: Hashable, Sendable {
    /// A side: an item and an attribute's name.
    struct Side: Hashable, Sendable {
        /// The id of a view or guide.
        var item: String
        /// The attribute, as documents write it.
        var attribute: String

        /// Whether the direction of reading decides which edge it is.
        var isDirectional: Bool { attribute.hasPrefix("leading") || attribute.hasPrefix("trailing") }

        /// The same edge in the other direction of reading.
        fileprivate var reversed: Side {
            let name =
                attribute.hasPrefix("leading")
                ? "trailing" + attribute.dropFirst("leading".count)
                : attribute.hasPrefix("trailing") ? "leading" + attribute.dropFirst("trailing".count) : attribute
            return Side(item: item, attribute: name)
        }
    }

    /// What the second side is multiplied by.
    struct Multiplier: Hashable, Sendable {
        var value = 1.0
        /// As it is written, where it is a ratio.
        var ratio: String?

        /// That of the same relation with its sides exchanged.
        var inverted: Multiplier {
            // A third is written 0.333333 and meant exactly.
            let inverse = 1 / value
            let turned = ratio.flatMap { text in
                let parts = text.split(separator: ":")
                return parts.count == 2 ? "\(parts[1]):\(parts[0])" : nil
            }
            return Multiplier(
                value: abs(inverse - inverse.rounded()) < 0.0005 ? inverse.rounded() : inverse, ratio: turned)
        }
    }

    var id: String
    var first: Side
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    var relation = "equal"
    var second: Side?
    var multiplier = Multiplier()
    var constant = 0.0
    var priority = 1000.0
    var identifier: String?
    var isSymbolic = false
    var isPlaceholder = false
    /// The view that holds it.
    var holder: String
    /// The element in the document's markup; nil for one that is new.
    var element: Int?

    /// The same constraint, with a multiplier of 1, in the other direction of reading: leading and trailing exchanged, and the sides too, so
    /// that the constant stays.
    var reversed: InterfaceConstraint {
        guard let second, first.isDirectional || second.isDirectional else { return self }
        var result = self
        result.first = second.reversed
        result.second = first.reversed
        return result
    }

    /// The items that it speaks of.
    var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }

    /// Whether two constraints ask for the same, whichever side is written first.
    func asksTheSame(as other: InterfaceConstraint) -> Bool {
        guard priority == other.priority else { return false }
        return isEqual(other) || (inverted.map { $0.isEqual(other) } ?? false)
    }

    private func isEqual(_ other: InterfaceConstraint) -> Bool {
        first == other.first && second == other.second && relation == other.relation
            && abs(multiplier.value - other.multiplier.value) < 0.001 && abs(constant - other.constant) <= 0.5
    }

    /// The same constraint with its items exchanged: m becomes 1/m, c becomes −c/m, and inequalities turn around.
    /// Source: the guide's Listing 3-2; nil where there is no second item.
    var inverted: InterfaceConstraint? {
        guard let second, multiplier.value > 0 else { return nil }
        var result = self
        result.first = second
        result.second = first
        result.multiplier = multiplier.inverted
        result.constant = constant == 0 ? 0 : -constant / multiplier.value
        switch relation {
        case "lessThanOrEqual": result.relation = "greaterThanOrEqual"
        case "greaterThanOrEqual": result.relation = "lessThanOrEqual"
        default: break
        }
        return result
    }
}
