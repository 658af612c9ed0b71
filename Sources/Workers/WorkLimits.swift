/// What work on one scene may take, so that a scene that never ends, or grows without end, fails alone.
public struct WorkLimits: Hashable, Sendable {
    /// Seconds of the processor's time for one step of one scene in one environment.
    public var seconds = 60
    /// Seconds in all for such a step.
    public var wall = 600
    /// Bytes of memory of the process that does the work.
    public var memory = 4 << 30
    /// Bytes of one file that is written.
    public var output = 1 << 30
    /// The limits that were set.
    private var asked: Set<Name> = []

    /// The limits that hold where nobody asks for others.
    public static let standard = WorkLimits()
    /// The usual limits while files are followed.
    static let following = standard.whileFollowing

    /// The same limits while files are followed: shorter times where no others were set, because a person waits for the next state.
    public var whileFollowing: WorkLimits {
        var limits = self
        if !asked.contains(.seconds) { limits.seconds = 10 }
        if !asked.contains(.wall) { limits.wall = 60 }
        return limits
    }

    /// The limits that can be raised, by the names that people give them.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case seconds
        case wall
        case memory
        case output

        /// Whether it is a number of bytes rather than of seconds.
        public var isSize: Bool { self == .memory || self == .output }

        /// What it limits, and why it has its usual value.
        public var reason: String {
            switch self {
            case .seconds:
                "The processor's time for one step of one scene in one environment. The slowest screens of public apps take less "
                    + "than a second; whoever waits for a minute has met an endless loop. While files are followed (--watch, --serve) "
                    + "it is \(words(WorkLimits.following.seconds)), because a person waits for the other scenes."
            case .wall:
                "The time for such a step, waiting included. A drawing in PDF or SVG is read by another process, which may "
                    + "wait for a slow disk. While files are followed it is \(words(WorkLimits.following.wall))."
            case .memory:
                "The memory of the process that lays out and draws. A text of ten million letters takes 1.2 GB, a thousand "
                    + "screens less than half of that; a usual machine has room for twice as much."
            case .output:
                "One file that is written. A picture of the largest size that is drawn has 400 MB before it is compressed."
            }
        }

        /// Such as `4 GB` or `60 seconds`.
        public func words(_ value: Int) -> String {
            guard isSize else { return value == 1 ? "1 second" : "\(value) seconds" }
            for (shift, unit) in [(30, "GB"), (20, "MB"), (10, "kB")] where value >= 1 << shift {
                let tenths = (value * 10) >> shift
                return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
            }
            return "\(value) bytes"
        }

        /// A value as a person would type it, such as `8G`.
        func text(_ value: Int) -> String {
            let units = isSize ? [(30, "G"), (20, "M"), (10, "k")] : []
            let unit = units.first { value >= 1 << $0.0 && value % (1 << $0.0) == 0 }
            return unit.map { "\(value >> $0.0)\($0.1)" } ?? "\(value)"
        }
    }

    /// The value of a limit.
    public subscript(_ name: Name) -> Int {
        get {
            switch name {
            case .seconds: seconds
            case .wall: wall
            case .memory: memory
            case .output: output
            }
        }
        set {
            asked.insert(name)
            switch name {
            case .seconds: seconds = newValue
            case .wall: wall = newValue
            case .memory: memory = newValue
            case .output: output = newValue
            }
        }
    }
}

extension WorkLimits.Name {
    /// The value that a text names: a whole number of seconds, or of bytes with `k`, `M` or `G` after it; nil for anything else.
    public func value(of text: Substring) -> Int? {
        let units = ["k": 10, "M": 20, "G": 30]
        let shift = isSize ? text.last.flatMap { units[String($0)] } : nil
        let digits = shift == nil ? text : text.dropLast()
        guard let number = Int(digits), number > 0, digits.first?.isNumber == true else { return nil }
        let (value, overflows) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
        return overflows ? nil : value
    }
}
