public import Foundation

/// An object whose values a predicate or a sort descriptor finds by their names, where a mirror does not show them.
public protocol KeyedValues {
    /// The value of a name; nil for none.
    func keyedValue(_ key: String) -> Any?
}

extension NSPredicate {
    /// A condition in words, as Apple's predicate format has it: comparisons, string operators, `IN`, `BETWEEN`, `AND`, `OR`, `NOT`, `ANY`,
    /// `ALL`, `NONE`, `%@`, `%K`, numbers, and key paths with `@count`. Foundation on Linux lacks it.
    ///
    /// Keys are looked up in dictionaries, in `KeyedValues` and in the properties that a mirror shows. A format that cannot be read is a
    /// programmer's mistake.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: The values of `%@`, `%K` and the like.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// A condition in words, with its values in a list.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values of `%@`, `%K` and the like; nil for none.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        guard let condition = parser.parse() else {
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\"")
        }
        let box = ConditionBox(condition: condition)
        self.init { object, _ in box.condition.holds(for: object) }
    }
}

private struct ConditionBox: @unchecked Sendable {
    let condition: PredicateCondition
}

/// A condition on an object.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case comparison(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let inner): !inner.holds(for: object)
        case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
        case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

/// A comparison of two values of an object.
struct PredicateComparison {
    enum Operator {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains, begins, ends, like, matches, `in`,
            between
    }
    enum Quantifier { case one, any, all, none }

    var quantifier = Quantifier.one
    let left: PredicateValue
    let operation: Operator
    let right: PredicateValue
    var options: String.CompareOptions = []

    func holds(for object: Any?) -> Bool {
        let first = left.value(in: object)
        let second = right.value(in: object)
        guard quantifier != .one, let many = PredicateValue.list(first) else { return holds(first, second) }
        switch quantifier {
        case .any: return many.contains { holds($0, second) }
        case .all: return many.allSatisfy { holds($0, second) }
        default: return !many.contains { holds($0, second) }
        }
    }

    private func holds(_ first: Any?, _ second: Any?) -> Bool {
        switch operation {
        case .equal: return isEqual(first, second)
        case .unequal: return !isEqual(first, second)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(first, second)
        case .in:
            if let list = PredicateValue.list(second) { return list.contains { isEqual(first, $0) } }
            return text(second)?.range(of: text(first) ?? "\u{0}", options: options) != nil
        case .between:
            guard let bounds = PredicateValue.list(second), bounds.count == 2,
                let low = PredicateValue.order(bounds[0], first), let high = PredicateValue.order(first, bounds[1])
            else { return false }
            return low <= 0 && high <= 0
        case .contains:
            if let list = PredicateValue.list(first) { return list.contains { isEqual($0, second) } }
            return matches(first, second, [])
        case .begins: return matches(first, second, .anchored)
        case .ends: return matches(first, second, [.anchored, .backwards])
        case .like: return matchesPattern(first, text(second).map(Self.pattern))
        case .matches: return matchesPattern(first, text(second))
        }
    }

    private func text(_ value: Any?) -> String? { value.flatMap(PredicateValue.text) }

    private func matches(_ first: Any?, _ second: Any?, _ more: String.CompareOptions) -> Bool {
        guard let whole = text(first), let part = text(second) else { return false }
        return part.isEmpty || whole.range(of: part, options: options.union(more)) != nil
    }

    private func matchesPattern(_ first: Any?, _ pattern: String?) -> Bool {
        guard var whole = text(first), var pattern else { return false }
        if options.contains(.diacriticInsensitive) {
            whole = whole.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let caseless: String.CompareOptions = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        return whole.range(of: "^(?:\(pattern))$", options: caseless.union(.regularExpression)) != nil
    }

    /// The regular expression of a pattern with `*` and `?`.
    private static func pattern(_ text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacing("\\*", with: ".*").replacing("\\?", with: ".")
    }

    private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        if let one = first as? String, let other = second as? String {
            return one.compare(other, options: options) == .orderedSame
        }
        return PredicateValue.isEqual(first, second)
    }

    private func isOrdered(_ first: Any?, _ second: Any?) -> Bool {
        guard let order = PredicateValue.order(first, second) else { return false }
        switch operation {
        case .less: return order < 0
        case .lessOrEqual: return order <= 0
        case .greater: return order > 0
        default: return order >= 0
        }
    }
}

/// One side of a comparison.
indirect enum PredicateValue {
    case constant(Any?)
    case path([String])
    case list([PredicateValue])

    func value(in object: Any?) -> Any? {
        switch self {
        case .constant(let value): Self.unwrapped(value)
        case .list(let values): values.map { $0.value(in: object) ?? NSNull() }
        case .path(let keys): keys.reduce(object) { Self.value($1, of: $0) }
        }
    }

    /// The value of a key; for lists, the values of the key in each element, or `@count` of them.
    static func value(_ key: String, of object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.uppercased() == "SELF" { return object }
        if let keyed = object as? any KeyedValues { return unwrapped(keyed.keyedValue(key)) }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key)) }
        if let list = list(object) {
            return key == "@count" ? list.count : list.map { value(key, of: $0) ?? NSNull() }
        }
        if key == "length", let text = object as? String { return text.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// A value without optionals and nulls.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    /// The elements of a list or set; nil for another value.
    static func list(_ value: Any?) -> [Any]? {
        guard let value = unwrapped(value) else { return nil }
        if let list = value as? [Any] { return list }
        if let list = value as? NSArray { return list.map { $0 } }
        if let set = value as? NSSet { return set.allObjects }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .set || mirror.displayStyle == .collection else { return nil }
        return mirror.children.map(\.value)
    }

    static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        if let text = value as? NSString { return text.description }
        return (value as? Substring).map(String.init)
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: return number.doubleValue
        case let number as any BinaryInteger: return Double("\(number)")
        case let number as Double: return number
        case let number as Float: return Double(number)
        case let number as CGFloat: return Double(number)
        case let flag as Bool: return flag ? 1 : 0
        case let date as Date: return date.timeIntervalSinceReferenceDate
        case let date as NSDate: return date.timeIntervalSinceReferenceDate
        default: return nil
        }
    }

    static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first = unwrapped(first), let second = unwrapped(second) else {
            return unwrapped(first) == nil && unwrapped(second) == nil
        }
        if let one = number(first), let other = number(second) { return one == other }
        if let one = text(first), let other = text(second) { return one == other }
        if let one = first as? AnyHashable, let other = second as? AnyHashable { return one == other }
        return (first as AnyObject) === (second as AnyObject)
    }

    /// Below, at or above 0 as the first value is before, at or behind the second; nil where they have no order.
    static func order(_ first: Any?, _ second: Any?) -> Int? {
        guard let first = unwrapped(first), let second = unwrapped(second) else { return nil }
        if let one = number(first), let other = number(second) { return one < other ? -1 : one > other ? 1 : 0 }
        guard let one = text(first), let other = text(second) else { return nil }
        return one.compare(other).rawValue
    }
}
