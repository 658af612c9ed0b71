internal import Foundation
public import KeylineScenes

/// A range of widths or heights of the window, in which a check looks for the sizes at which something goes wrong.
public struct SizeSweep: Hashable, Sendable {
    /// What varies. The raw values are part of the command's language.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// The width.
        case widths
        /// The height.
        case heights
    }

    /// The number of steps that a range is divided into before thresholds are looked for.
    private static let stepCount = 16

    /// What varies.
    public var side: Side
    /// The sizes, in whole points.
    public var range: ClosedRange<Int>

    /// Names a range.
    public init(_ side: Side, _ range: ClosedRange<Int>) {
        self.side = side
        self.range = range
    }

    /// Lays a scene out at sizes of the range and finds those at which something goes wrong, to the point.
    ///
    /// The range is divided into sixteen steps; where a finding is at one end of a step and not at the other, halving finds the size at
    /// which it begins. What comes and goes inside one step is not seen.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - overrides: What is asked of the environment besides the size.
    /// - Returns: What is wrong, as the smallest size that shows it says it, and the sizes that show it.
    /// - Throws: An `InputError` where the scene cannot be made.
    @MainActor
    public func findings(
        of scene: SceneReference, _ overrides: EnvironmentOverrides
    ) throws -> [(diagnostic: Diagnostic, sizes: [ClosedRange<Int>])] {
        var search = ThresholdSearch(sweep: self, scene: scene, overrides: overrides)
        return try search.findings(at: samples)
    }

    private var samples: [Int] {
        let count = range.upperBound - range.lowerBound
        let steps = (0...Self.stepCount).map { range.lowerBound + count * $0 / Self.stepCount }
        return steps.reduce(into: []) { kept, size in if kept.last != size { kept.append(size) } }
    }
}

/// Lays out one scene at many sizes, each once.
@MainActor
private struct ThresholdSearch {
    let sweep: SizeSweep
    let scene: SceneReference
    let overrides: EnvironmentOverrides
    private var known: [Int: [FindingKey: Diagnostic]] = [:]
    /// The findings in the order of discovery.
    private var order: [FindingKey] = []

    init(sweep: SizeSweep, scene: SceneReference, overrides: EnvironmentOverrides) {
        (self.sweep, self.scene, self.overrides) = (sweep, scene, overrides)
    }

    mutating func findings(at samples: [Int]) throws -> [(diagnostic: Diagnostic, sizes: [ClosedRange<Int>])] {
        for size in samples { _ = try diagnostics(at: size) }
        return try order.compactMap { key in
            let sizes = try self.sizes(of: key, samples)
            guard let first = sizes.first, let diagnostic = known[first.lowerBound]?[key] else { return nil }
            return (diagnostic, sizes)
        }
    }

    /// The stretches of sizes that show a finding.
    private mutating func sizes(of key: FindingKey, _ samples: [Int]) throws -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var start: Int?
        for (index, size) in samples.enumerated() {
            let shows = try diagnostics(at: size)[key] != nil
            if shows, start == nil {
                start = index == 0 ? size : try edge(of: key, outside: samples[index - 1], inside: size)
            } else if !shows, let begin = start {
                ranges.append(begin...(try edge(of: key, outside: size, inside: samples[index - 1])))
                start = nil
            }
        }
        if let start, let last = samples.last { ranges.append(start...last) }
        return ranges
    }

    /// The size nearest to one that does not show a finding that still does.
    private mutating func edge(of key: FindingKey, outside: Int, inside: Int) throws -> Int {
        var (outside, inside) = (outside, inside)
        while abs(outside - inside) > 1 {
            let middle = (outside + inside) / 2
            if try diagnostics(at: middle)[key] != nil { inside = middle } else { outside = middle }
        }
        return inside
    }

    private mutating func diagnostics(at size: Int) throws -> [FindingKey: Diagnostic] {
        if let done = known[size] { return done }
        var asked = overrides
        var paper = overrides.resolved(over: scene.description.environment).size
        if sweep.side == .widths { paper.width = CGFloat(size) } else { paper.height = CGFloat(size) }
        asked.size = paper
        var found: [FindingKey: Diagnostic] = [:]
        for diagnostic in try scene.make(asked).diagnostics {
            let key = FindingKey(diagnostic, file: scene.source.file, scene: scene.description.id)
            if found[key] == nil { found[key] = diagnostic }
            if !order.contains(key) { order.append(key) }
        }
        known[size] = found
        return found
    }
}
