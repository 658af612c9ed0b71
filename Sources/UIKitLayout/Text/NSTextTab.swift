public import Foundation
import KeylineTypesetting

/// A place to which tabs lead.
public final class NSTextTab: NSObject, Sendable {
    /// What else a tab may say.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters one of which stands at the place, a `CharacterSet`. Any set makes a decimal tab.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How text stands at the place.
    public let alignment: NSTextAlignment
    /// The distance from the edge where lines start, in points.
    public let location: CGFloat
    private let isDecimal: Bool

    /// Describes a place.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        isDecimal = options[.columnTerminators] != nil
    }

    /// The twelve tab stops of the default style, 28 points apart.
    static let usual = ParagraphStyle.usualTabStops.map { NSTextTab(textAlignment: .natural, location: $0.location) }

    /// The place in neutral terms, in a view of a direction.
    func neutral(in direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle.TabStop {
        let isReversed = direction == .rightToLeft
        let side: ParagraphStyle.TabStop.Alignment =
            switch alignment {
            case .left: isReversed ? .trailing : .leading
            case .right: isReversed ? .leading : .trailing
            case .center: .center
            case .natural, .justified: .leading
            }
        return ParagraphStyle.TabStop(location, alignment: isDecimal ? .decimal : side)
    }

    /// Whether another object is the same place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && isDecimal == other.isDecimal
    }

    /// A hash of the place.
    public override var hash: Int { location.hashValue }
}
