import KeylineScenes

/// A part of what was swept that shows a finding.
public struct SweptSizes: Hashable, Sendable, Codable {
    /// The values of one thing that was swept.
    public struct Band: Hashable, Sendable, Codable {
        /// The dimension of the sweep.
        public var side: Sweep.Side
        /// The values, in the side's unit.
        public var range: ClosedRange<Int>
        /// Whether it is all that was swept.
        public var isWhole: Bool
    }

    /// The bands that show it, in the order of the sweeps: it shows if all of them hold.
    public var bands: [Band]

    /// Names a part.
    public init(_ bands: [Band]) {
        self.bands = bands
    }

    /// The smallest values, put among what is asked of an environment.
    func apply(to overrides: inout EnvironmentOverrides, over environment: SceneEnvironment) {
        for band in bands { band.side.apply(band.range.lowerBound, to: &overrides, over: environment) }
    }
}
