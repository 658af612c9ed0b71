/// Levels from embeddings, overrides and isolates (UAX #9, rules X1 to X8).
struct ExplicitLevels {
    /// The level of each character.
    private(set) var levels: [UInt8]
    /// The classes as overrides leave them; what rule X9 removes keeps its own.
    private(set) var classes: [BidiClass]

    private static let maximumDepth: UInt8 = 125

    private struct Status {
        var level: UInt8
        var override: BidiClass?
        var isIsolate: Bool
    }

    private var stack: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    init(_ original: [BidiClass], baseLevel: UInt8, isolates: IsolateMatches) {
        levels = [UInt8](repeating: baseLevel, count: original.count)
        classes = original
        stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
        for (position, type) in original.enumerated() {
            switch type {
            case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride:
                levels[position] = top.level
                embed(type)
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
                set(position)
                isolate(direction(of: type, at: position, original, isolates))
            case .popDirectionalIsolate:
                endIsolate()
                set(position)
            case .popDirectionalFormat:
                endEmbedding()
                levels[position] = top.level
            case .paragraphSeparator:
                levels[position] = baseLevel
            case .boundaryNeutral:
                levels[position] = top.level
            default:
                set(position)
            }
        }
    }

    private var top: Status { stack[stack.count - 1] }

    private mutating func set(_ position: Int) {
        levels[position] = top.level
        if let override = top.override { classes[position] = override }
    }

    private func nextLevel(_ direction: BidiClass) -> UInt8 {
        direction == .rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    }

    private mutating func embed(_ type: BidiClass) {
        let isRightToLeft = type == .rightToLeftEmbedding || type == .rightToLeftOverride
        let direction: BidiClass = isRightToLeft ? .rightToLeft : .leftToRight
        let level = nextLevel(direction)
        guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
            if overflowIsolates == 0 { overflowEmbeddings += 1 }
            return
        }
        let overrides = type == .leftToRightOverride || type == .rightToLeftOverride
        stack.append(Status(level: level, override: overrides ? direction : nil, isIsolate: false))
    }

    private func direction(
        of type: BidiClass,
        at position: Int,
        _ classes: [BidiClass],
        _ isolates: IsolateMatches
    ) -> BidiClass {
        switch type {
        case .leftToRightIsolate: return .leftToRight
        case .rightToLeftIsolate: return .rightToLeft
        default:
            let first = isolates.firstStrong(classes, in: position + 1..<isolates[position])
            return first == nil || first == .leftToRight ? .leftToRight : .rightToLeft
        }
    }

    private mutating func isolate(_ direction: BidiClass) {
        let level = nextLevel(direction)
        guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
            overflowIsolates += 1
            return
        }
        validIsolates += 1
        stack.append(Status(level: level, override: nil, isIsolate: true))
    }

    private mutating func endIsolate() {
        if overflowIsolates > 0 {
            overflowIsolates -= 1
        } else if validIsolates > 0 {
            overflowEmbeddings = 0
            while !top.isIsolate { stack.removeLast() }
            stack.removeLast()
            validIsolates -= 1
        }
    }

    private mutating func endEmbedding() {
        guard overflowIsolates == 0 else { return }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
        }
    }
}
