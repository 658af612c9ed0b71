import Foundation
import KeylineGraphics
import UIKitLayout

extension IBElement {
    /// Whether an attribute says `YES`.
    func isYes(_ attribute: String) -> Bool { flag(attribute) ?? false }

    /// What an attribute says, `YES` or `NO`; nil where it is missing or says something else.
    func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case nil: return nil
        case "YES": return true
        case "NO": return false
        default:
            UnreadableValues.report(attribute, of: self, expected: "YES or NO")
            return nil
        }
    }

    /// The number in an attribute; nil where there is none, or one that is no coordinate or size of any interface.
    func number(_ attribute: String) -> CGFloat? {
        value(attribute, "a number", Self.number)
    }

    /// The number in an attribute; nil where there is none, or one outside a range, which is reported.
    func number(_ attribute: String, in range: ClosedRange<CGFloat>) -> CGFloat? {
        guard let number = number(attribute) else { return nil }
        if range.contains(number) { return number }
        UnreadableValues.report(attribute, of: self, expected: "a number from \(range.words)")
        return nil
    }

    /// The whole number in an attribute.
    func integer(_ attribute: String) -> Int? {
        value(attribute, "a whole number") { Int($0) }
    }

    /// The whole number in an attribute that counts something; nil where there is none or one below 0, which is reported.
    func count(_ attribute: String) -> Int? {
        guard let number = integer(attribute) else { return nil }
        if number >= 0 { return number }
        UnreadableValues.report(attribute, of: self, expected: "0 or more")
        return nil
    }

    /// The length in an attribute; one below 0 counts as 0, and is reported.
    private func length(_ attribute: String) -> CGFloat? {
        guard let length = number(attribute) else { return nil }
        if length < 0 { UnreadableValues.report(attribute, of: self, expected: "0 or more") }
        return max(length, 0)
    }

    /// What an attribute's word stands for; nil where it is missing or no such word.
    func word<Value>(_ attribute: String, in words: [String: Value]) -> Value? {
        value(attribute, "one of \(words.keys.sorted().joined(separator: ", "))") { words[$0] }
    }

    /// What an attribute's text stands for; nil where it is missing or cannot be read, which is reported.
    func value<Value>(_ attribute: String, _ expected: @autoclosure () -> String, _ read: (String) -> Value?) -> Value?
    {
        guard let text = attributes[attribute] else { return nil }
        if let value = read(text) { return value }
        UnreadableValues.report(attribute, of: self, expected: expected())
        return nil
    }

    /// A finite number of reasonable size. Larger ones occur only in damaged files and would cost the engine its precision.
    static func number(_ text: String) -> CGFloat? {
        guard let number = Double(text), abs(number) <= largestNumber else { return nil }
        return CGFloat(number)
    }

    private static let largestNumber = 1e6

    /// The rectangle that is the value of a property, in points; nil where it is missing or not whole.
    func rect(_ key: String) -> CGRect? {
        guard let rect = child("rect", key: key) ?? child("frame", key: key) else { return inset(key) }
        guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.length("width"),
            let height = rect.length("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The rectangle of the first documents in the format of Xcode 8, which write distances from the view around and leave zeros out; nil where
    /// it follows from the size of that view.
    private func inset(_ key: String) -> CGRect? {
        guard let frame = child("frame", key: key + "Inset"), let width = frame.length("width"),
            let height = frame.length("height"), frame["maxX"] == nil, frame["maxY"] == nil
        else { return nil }
        return CGRect(x: frame.number("minX") ?? 0, y: frame.number("minY") ?? 0, width: width, height: height)
    }

    /// The size that is the value of a property, in points.
    func size(_ key: String) -> CGSize? {
        guard let size = child("size", key: key), let width = size.number("width"), let height = size.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The insets that are the value of a property, in points, in whichever of the forms that documents use.
    func insets(_ key: String) -> UIEdgeInsets? {
        if let insets = child("edgeInsets", key: key) {
            return UIEdgeInsets(
                top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
                bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
        }
        guard let insets = child("inset", key: key) else { return nil }
        return UIEdgeInsets(
            top: insets.number("minY") ?? 0, left: insets.number("minX") ?? 0, bottom: insets.number("maxY") ?? 0,
            right: insets.number("maxX") ?? 0)
    }

    /// The insets along the layout direction that are the value of a property, in points.
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = child("directionalEdgeInsets", key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
            bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var words: String { "\(Decimals.text(Double(lowerBound))) to \(Decimals.text(Double(upperBound)))" }
}
