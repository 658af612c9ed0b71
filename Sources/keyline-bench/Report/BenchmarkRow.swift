/// One thing measured, beside the same thing done by something else.
struct BenchmarkRow {
    /// What was done.
    var name: String
    /// What it is compared with.
    var peer: String
    var ours: Double
    /// Nil where the peer is not installed.
    var theirs: Double?
    var unit: String
    /// What repeats the measurement.
    var command: String

    /// Above 1 where Keyline is better; nil without a peer.
    var ratio: Double? { theirs.map { $0 / ours } }
}
