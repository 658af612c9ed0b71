import Foundation
import KeylineScenes

/// A range of values of one thing, in which a check looks for those at which something goes wrong.
public struct Sweep: Hashable, Sendable {
    /// The dimensions of a sweep. The raw values are part of the command's language.
    public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
        /// The width of the window, in points.
        case widths
        /// The height of the window, in points.
        case heights
        /// The text size, by its place among the twelve.
        case textSizes = "text-sizes"
        /// The length of texts, in percent of their own.
        case textLengths = "text-lengths"
    }

    /// The dimension that varies.
    public var side: Side
    /// The values, in whole units.
    public var range: ClosedRange<Int>

    /// Names a range.
    public init(_ side: Side, _ range: ClosedRange<Int>) {
        self.side = side
        self.range = range
    }
}

extension Sweep.Side {
    /// Puts a value among what is asked of an environment.
    func apply(_ value: Int, to overrides: inout EnvironmentOverrides, over environment: SceneEnvironment) {
        switch self {
        case .widths, .heights:
            var size = overrides.resolved(over: environment).size
            if self == .widths { size.width = CGFloat(value) } else { size.height = CGFloat(value) }
            overrides.screen.size = size
        case .textSizes:
            overrides.contentSizeCategory = ContentSizeCategory.allCases[value]
        case .textLengths:
            overrides.language.textLength = CGFloat(value) / 100
        }
    }

    /// A value in words: `375`, `AX2`, `150 %`.
    func words(_ value: Int) -> String {
        switch self {
        case .widths, .heights: "\(value)"
        case .textSizes: ContentSizeCategory.allCases[value].rawValue
        case .textLengths: "\(value) %"
        }
    }

    /// The noun for the values in a sentence.
    var noun: String {
        switch self {
        case .widths: "widths"
        case .heights: "heights"
        case .textSizes: "text sizes"
        case .textLengths: "text lengths"
        }
    }
}

extension Sweep {
    /// Bands that are narrower than this may be missed between two values that are looked at, unless something is known to change
    /// there.
    static let leastBand = 5

    /// The values that are looked at before thresholds are halved: the ends, steps that no band of five slips through, and
    /// both sides of every place where layout is known to change.
    var candidates: [Int] {
        let step = side == .textSizes ? 1 : Self.leastBand
        let steps = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
        let edges = side.breakpoints.flatMap { [$0 - 1, $0, $0 + 1] }
        return Set(steps + edges + [range.upperBound]).filter(range.contains).sorted()
    }
}

extension Sweep.Side {
    /// Where layout is known to change: the sizes of devices' screens, the width from which margins are 20 (414), that below which
    /// a pad's window is compact (672), and those that text is readable at.
    var breakpoints: Set<Int> {
        switch self {
        case .widths:
            Set(Device.all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }.map { Int($0) } + Self.edges)
        case .heights: Set(Device.all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }.map { Int($0) })
        case .textSizes, .textLengths: []
        }
    }

    /// Source: `ReadableWidth` of UIKitLayout, with margins of 16 and 20 on both sides, besides the edges named above.
    private static let edges = [414, 672, 560 + 32, 560 + 40, 672 + 32, 672 + 40]
}
