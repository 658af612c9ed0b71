public import Foundation
import KeylineFoundationSupplement

extension NSSortDescriptor {
    /// An order by the value of a name: a number, a date or a text. Foundation on Linux lacks it.
    ///
    /// - Parameters:
    ///   - key: The name, with points between the names of values of values.
    ///   - ascending: Whether small values come first.
    public convenience init(key: String?, ascending: Bool) {
        let keys = (key ?? "self").components(separatedBy: ".")
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            KeyOrder.compare(one, other, by: keys)
        }
    }

    /// An order by the value of a name; texts are compared as people in the region do.
    public convenience init(key: String?, ascending: Bool, selector: Any?) { self.init(key: key, ascending: ascending) }
}

/// The order of objects by the values of names.
enum KeyOrder {
    static func compare(_ one: Any, _ other: Any, by keys: [String]) -> ComparisonResult {
        let (first, second) = (value(keys, of: one), value(keys, of: other))
        switch (first, second) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let first as String, let second as String): return first.localizedStandardCompare(second)
        default: break
        }
        let (low, high) = (number(first), number(second))
        return low < high ? .orderedAscending : low > high ? .orderedDescending : .orderedSame
    }

    private static func value(_ keys: [String], of object: Any) -> Any? {
        keys.reduce(object as Any?) { object, key in
            (object as? any KeyedValues)?.keyedValue(key).flatMap { value in
                let mirror = Mirror(reflecting: value)
                return mirror.displayStyle == .optional ? mirror.children.first?.value : value
            }
        }
    }

    private static func number(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double("\(number)") ?? 0
        case let number as Double: number
        case let number as Float: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: 0
        }
    }
}
