public import Foundation
package import KeylineTypesetting

extension UIFont {
    /// The thickness of strokes as UIKit counts it: -1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Wraps a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Wraps a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The weight of running text.
        public static let regular = Weight(0)
        /// Medium.
        public static let medium = Weight(0.23)
        /// Semibold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavy.
        public static let heavy = Weight(0.56)
        /// The thickest.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// UIKit's numbers beside OpenType's.
    private static let steps: [(weight: CGFloat, openType: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The weight as OpenType counts it; between UIKit's names in proportion.
    package var neutral: FontWeight {
        guard let next = Self.steps.firstIndex(where: { $0.weight >= rawValue }) else { return .black }
        let upper = Self.steps[next]
        guard next > 0 else { return FontWeight(upper.openType) }
        let lower = Self.steps[next - 1]
        let part = Double((rawValue - lower.weight) / (upper.weight - lower.weight))
        return FontWeight(lower.openType + (upper.openType - lower.openType) * part)
    }
}
