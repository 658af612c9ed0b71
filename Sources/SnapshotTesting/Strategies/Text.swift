public import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) { $0 } }
}

extension Snapshotting where Format == String {
    /// A value's description.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback(String.init(describing:))
    }

    /// A value's parts as its mirror shows them, in an order that does not change.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump($0).text }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// Says what JSON can hold, in sorted keys.
    public static var json: Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) -> String in
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
            guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
                SnapshotFailures.note("JSON cannot hold the value: \(value)")
                return ""
            }
            return String(decoding: data, as: UTF8.self)
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// JSON in sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// JSON as an encoder writes it.
    ///
    /// - Parameter encoder: The encoder.
    /// - Returns: The strategy.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        text("json") { try encoder.encode($0) }
    }

    /// A property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// A property list as an encoder writes it.
    ///
    /// - Parameter encoder: The encoder.
    /// - Returns: The strategy.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        text("plist") { try encoder.encode($0) }
    }

    private static func text(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) -> String in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                SnapshotFailures.note("the value cannot be encoded: \(error)")
                return ""
            }
        }
        snapshotting.pathExtension = pathExtension
        return snapshotting
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// A function's result for every case, a line each: `"up","left"`.
    ///
    /// - Parameter snapshotting: The strategy for results.
    /// - Returns: The strategy for functions.
    public static func `func`<A>(into snapshotting: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Value.allCases.reduce(Async(value: "")) { text, value in
                Async { callback in
                    text.run { text in
                        snapshotting.snapshot(function(value)).run { result in
                            callback(text + (text.isEmpty ? "" : "\n") + "\"\(value)\",\"\(result)\"")
                        }
                    }
                }
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

extension Snapshotting {
    /// A strategy that begins after a time.
    ///
    /// - Parameters:
    ///   - duration: The time, in seconds, in which the run loop goes on.
    ///   - strategy: The strategy.
    /// - Returns: The strategy that waits.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            let end = Date(timeIntervalSinceNow: duration)
            while Date() < end { RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.01))) }
            return strategy.snapshot(value)
        }
    }
}
