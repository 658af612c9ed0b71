/// The rank of a constraint: everything of a higher level comes first, whatever it costs lower levels.
struct Level: BitwiseCopyable, Hashable, Comparable {
    private(set) var rank: Int32

    private init(rank: Int32) {
        self.rank = rank
    }

    /// Positive floating-point numbers are ordered as their bit patterns are, so any priority is a level of its own.
    init(priority: Float) {
        rank = Int32(bitPattern: priority.bitPattern & 0x7fff_ffff)
    }

    /// Lower bounds of variables, which even required constraints give way to.
    static let bound = Level(rank: .max - 1)
    /// Priority 1000.
    static let required = Level(priority: 1000)
    /// Priority 0: a preference, which takes no part in the analysis of ambiguity.
    static let preference = Level(priority: 0)
    /// The least level above preferences.
    static let leastOptional = Level(rank: 1)
    /// Above everything.
    static let unlimited = Level(rank: .max)
    /// Below everything.
    static let lowest = Level(rank: .min)

    /// The wish of one variable to be zero, which decides what nothing else does; earlier variables go first.
    static func stay(_ variable: Int32) -> Level {
        Level(rank: -1 - variable)
    }

    /// The level just below.
    var nextLower: Level { Level(rank: rank - 1) }

    /// A number that is less the higher the level is.
    var descendingKey: UInt32 { ~UInt32(bitPattern: rank ^ .min) }

    /// The priority that the level stands for; nil for bounds and stays.
    var priority: Float? {
        rank >= 0 && self != .bound ? Float(bitPattern: UInt32(bitPattern: rank)) : nil
    }

    static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
}
