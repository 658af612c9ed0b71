import Foundation
import KeylineScenes

/// What a worker tells its supervisor.
///
/// On the pipe each message is a frame: one byte for its kind, four for the length of the rest, the lowest first, and the rest. Texts and
/// byte strings in it begin with their own lengths, in four bytes; `UInt32.max` stands for none.
enum WorkMessage: Equatable {
    /// A step of a worker that follows files, beside its pieces of work.
    enum Following: Equatable {
        /// It begins to read files, at this moment.
        case turn(moment: Int)
        /// Work on a file looks for something.
        case looked(file: String, InputDependency)
        /// A file's failed work is tried again.
        case retried(file: String)
        /// The turn is over. The bytes are for the worker that takes over from this one.
        case settled([UInt8])
    }

    /// A thread began work.
    case began(thread: UInt32, SceneWork)
    /// A thread ended the work that it began last, with bytes for later workers where it is done once.
    case ended(thread: UInt32, value: [UInt8]?)
    /// Bytes for standard output.
    case output([UInt8])
    /// Bytes for standard error.
    case note([UInt8])
    /// Bytes for standard error about how far the work is, which count for nothing.
    case progress([UInt8])
    /// A step of a worker that follows files.
    case following(Following)

    private var kind: UInt8 {
        switch self {
        case .began: 1
        case .ended: 2
        case .output: 3
        case .note: 4
        case .progress: 5
        case .following(.turn): 6
        case .following(.looked): 7
        case .following(.retried): 8
        case .following(.settled): 9
        }
    }

    /// The frame.
    var frame: [UInt8] {
        var payload = WorkBytes()
        switch self {
        case .began(let thread, let work):
            payload.write(thread)
            let line = work.line.map { "\($0)" }
            for text in [work.step.rawValue, work.file, line, work.scene, work.environment, work.output] {
                payload.write(text.map { Array($0.utf8) })
            }
        case .ended(let thread, let value):
            payload.write(thread)
            payload.write(value)
        case .output(let bytes), .note(let bytes), .progress(let bytes), .following(.settled(let bytes)):
            payload.bytes = bytes
        case .following(.turn(let moment)): payload.write(Array("\(moment)".utf8))
        case .following(.looked(let file, let input)):
            payload.write(Array(file.utf8))
            payload.write((try? JSONEncoder().encode(input)).map { Array($0) })
        case .following(.retried(let file)): payload.write(Array(file.utf8))
        }
        var frame = WorkBytes()
        frame.bytes.append(kind)
        frame.write(UInt32(payload.bytes.count))
        return frame.bytes + payload.bytes
    }

    /// Reads a frame without its head; nil for one that no worker writes.
    fileprivate init?(kind: UInt8, payload: [UInt8]) {
        var rest = WorkBytes(payload)
        switch kind {
        case 1:
            guard let thread = rest.readNumber(), let step = rest.readText().flatMap({ SceneWork.Step(rawValue: $0) }),
                let file = rest.readText()
            else { return nil }
            self = .began(
                thread: thread,
                SceneWork(
                    step, of: file, line: rest.readText().flatMap { Int($0) }, scene: rest.readText(),
                    environment: rest.readText(), output: rest.readText()))
        case 2:
            guard let thread = rest.readNumber() else { return nil }
            self = .ended(thread: thread, value: rest.readBytes())
        case 3: self = .output(payload)
        case 4: self = .note(payload)
        case 5: self = .progress(payload)
        case 6:
            guard let moment = rest.readText().flatMap({ Int($0) }) else { return nil }
            self = .following(.turn(moment: moment))
        case 7:
            guard let file = rest.readText(), let bytes = rest.readBytes(),
                let input = try? JSONDecoder().decode(InputDependency.self, from: Data(bytes))
            else { return nil }
            self = .following(.looked(file: file, input))
        case 8:
            guard let file = rest.readText() else { return nil }
            self = .following(.retried(file: file))
        case 9: self = .following(.settled(payload))
        default: return nil
        }
    }
}

/// Joins the bytes of a pipe to messages.
struct WorkMessageReader {
    private var pending: [UInt8] = []

    /// The messages that some more bytes complete. What a worker was writing as it ended stays incomplete and counts for nothing.
    mutating func messages(adding bytes: ArraySlice<UInt8>) -> [WorkMessage] {
        pending += bytes
        var result: [WorkMessage] = []
        var start = 0
        while pending.count - start >= 5 {
            var head = WorkBytes(Array(pending[start + 1..<start + 5]))
            let count = Int(head.readNumber() ?? 0)
            guard pending.count - start - 5 >= count else { break }
            let payload = Array(pending[start + 5..<start + 5 + count])
            if let message = WorkMessage(kind: pending[start], payload: payload) { result.append(message) }
            start += 5 + count
        }
        pending.removeFirst(start)
        return result
    }
}

/// Bytes that are written, or read from the front.
private struct WorkBytes {
    var bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    mutating func write(_ number: UInt32) {
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
    }

    mutating func write(_ other: [UInt8]?) {
        write(other.map { UInt32($0.count) } ?? .max)
        bytes += other ?? []
    }

    mutating func readNumber() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        defer { position += 4 }
        return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
    }

    mutating func readBytes() -> [UInt8]? {
        guard let count = readNumber(), count != .max, position + Int(count) <= bytes.count else { return nil }
        defer { position += Int(count) }
        return Array(bytes[position..<position + Int(count)])
    }

    mutating func readText() -> String? { readBytes().map { String(decoding: $0, as: UTF8.self) } }
}
