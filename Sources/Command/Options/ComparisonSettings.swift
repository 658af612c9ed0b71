import KeylineGoldens
import KeylinePictureComparison

/// What the options of one invocation ask of comparing pictures.
struct ComparisonSettings: Sendable {
    /// How pixels are judged.
    enum Metric: String, CaseIterable, Sendable {
        case exact
        case yiq
        case oklab
    }

    var metric = Metric.exact
    /// From 0 to 1; nil for the usual one.
    var threshold: Double?
    /// Whether pixels that only smooth an edge count.
    var countsAntialiasing = false
    /// Whether white lies below transparent pixels.
    var isOnWhite = false
    /// How many pixels may differ together.
    var localTolerance: BitmapComparison.LocalTolerance?
    /// The parts that are not compared.
    var masks: [PictureTolerance.Mask] = []
    /// Where views lie, as `keyline dump --format json` printed it; nil where no mask needs it.
    var layoutFile: String?

    /// A designer's picture; nil for none.
    var designFile: String?

    /// What follows from all of it.
    var tolerance: PictureTolerance {
        let threshold = threshold ?? 0.1
        let metric: BitmapComparison.Metric =
            switch metric {
            case .exact: .channels(tolerance: UInt8(((self.threshold ?? 0) * 255).rounded()))
            case .yiq: .yiq(threshold: threshold)
            case .oklab: .oklab(threshold: threshold)
            }
        var comparison = BitmapComparison(
            metric, ignoresAntialiasing: self.metric != .exact && !countsAntialiasing)
        comparison.usesCheckerboard = !isOnWhite
        comparison.localTolerance = localTolerance
        return PictureTolerance(comparison, masks: masks)
    }
}
