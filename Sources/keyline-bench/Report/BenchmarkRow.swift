/// One thing measured, beside the same thing done by something else.
struct BenchmarkRow: Encodable {
    /// The measured work.
    var name: String
    /// The peer.
    var peer: String
    /// Keyline's figure, less being better.
    var ours: Double
    /// The peer's figure; nil where the peer is not installed.
    var theirs: Double?
    /// The unit of the figures.
    var unit: String
    /// The command that repeats the measurement.
    var command: String

    /// The peer's figure divided by Keyline's; nil without a peer.
    var ratio: Double? { theirs.map { $0 / ours } }

    private enum CodingKeys: String, CodingKey {
        case name, peer, ours, theirs, unit, ratio, command
    }

    /// Writes every key: a figure that nobody measured is null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(peer, forKey: .peer)
        try container.encode(Self.rounded(ours), forKey: .ours)
        try container.encode(theirs.map(Self.rounded), forKey: .theirs)
        try container.encode(unit, forKey: .unit)
        try container.encode(ratio.map(Self.rounded), forKey: .ratio)
        try container.encode(command, forKey: .command)
    }

    /// Four significant digits: more would be noise.
    private static func rounded(_ figure: Double) -> Double {
        var step = 1.0
        while abs(figure) * step < 1000, step < 1e9 { step *= 10 }
        return (figure * step).rounded() / step
    }
}
