import Foundation
import UIKitLayout

/// The numbers that documents use for constraints.
enum ConstraintKeywords {
    /// What multipliers are, in words.
    static let multipliers = "a number or a ratio such as 16:9"

    /// A multiplier: a decimal number, or a ratio written `16:9` or `16/9`.
    static func multiplier(_ text: String) -> CGFloat? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { IBElement.number($0.trimmingCharacters(in: .whitespaces)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return nil }
            return numerator / denominator
        default: return nil
        }
    }

    /// What priorities are, in words.
    static let priorities = "a number above 0 and at most 1000"

    /// A priority over 0 and at most 1000.
    static func priority(_ text: String) -> UILayoutPriority? {
        guard let number = Float(text), number > 0, number <= 1000 else { return nil }
        return UILayoutPriority(number)
    }
}
