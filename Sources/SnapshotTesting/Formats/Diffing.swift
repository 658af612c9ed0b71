public import Foundation

/// The way in which two values of a format are compared, written to files and read from them.
public struct Diffing<Value> {
    /// The bytes of a value as they are recorded.
    public var toData: (Value) -> Data
    /// The value that was recorded.
    public var fromData: (Data) -> Value
    /// The difference of two values, the recorded one first, in words and files; nil where they are equal.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Describes a format.
    ///
    /// - Parameters:
    ///   - toData: The bytes of a value as they are recorded.
    ///   - fromData: The value that was recorded.
    ///   - diff: The difference of two values, the recorded one first; nil where they are equal.
    public init(
        toData: @escaping (_ value: Value) -> Data,
        fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

extension Diffing where Value == String {
    /// Text, line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let patch = LinePatch(from: old, to: new).text
            return (patch, [XCTAttachment(string: patch)])
        }
    }
}

extension Diffing where Value == Data {
    /// Bytes, which are equal or not.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            return old.count == new.count
                ? ("Expected data to match", [])
                : ("Expected \(new) to match \(old)", [])
        }
    }
}
