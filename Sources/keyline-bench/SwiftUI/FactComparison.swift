import Foundation
import KeylineGraphics
import SwiftUILayout

/// Compares a layout with recorded values.
struct FactComparison {
    let measured: ViewMeasurement
    let placed: ViewMeasurement
    let expected: [String: FactValue]
    /// Heights on screens of other scales.
    var heights: [String: CGFloat] = [:]

    /// The greatest difference that counts as none, in points.
    private static let tolerance: CGFloat = 0.01

    /// The difference; nil if no recorded value can be compared.
    var differences: [String]? {
        var result: [String] = []
        var isCompared = false
        for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
            guard let found = difference(key, value) else { continue }
            isCompared = true
            result += found
        }
        return isCompared ? result : nil
    }

    private func difference(_ key: String, _ value: FactValue) -> [String]? {
        switch key {
        case "size": value.numbers.map { compare("size", [measured.size.width, measured.size.height], $0) }
        case "frames": frames(value)
        case "firstTextBaseline": value.number.map { compare(key, [measured.firstTextBaseline], [$0]) }
        case "lastTextBaseline": value.number.map { compare(key, [measured.lastTextBaseline], [$0]) }
        case "height@2x", "height@3x": value.number.map { compare(key, [heights[key] ?? 0], [$0]) }
        case "height": value.number.map { compare(key, [measured.size.height], [$0]) }
        case "pixelRects": pixelRects(value)
        case "widths": value.numbers.map { compare(key, placed.leafWidths, $0) }
        default: nil
        }
    }

    private func frames(_ value: FactValue) -> [String]? {
        guard case .table(let table) = value else { return nil }
        // A name that the notation does not have is one for people.
        let known = table.filter { placed.frame(named: $0.key) != nil }
        guard !known.isEmpty else { return nil }
        return known.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            guard let expected = value.numbers else { return ["\(name) is no frame"] }
            return compare(name, placed.frame(named: name)?.numbers ?? [], expected)
        }
    }

    /// Rectangles of a colour in the picture: its leaves, as far as they are inside.
    private func pixelRects(_ value: FactValue) -> [String]? {
        guard case .table(let table) = value else { return nil }
        let canvas = CGRect(origin: .zero, size: placed.size)
        var result: [String]?
        for (name, value) in table.sorted(by: { $0.key < $1.key }) {
            let leaves = placed.frames.filter { $0.name == name }.map { $0.frame.intersection(canvas) }
                .filter { !$0.isEmpty }
            guard !leaves.isEmpty, case .list(let items) = value else { continue }
            let expected = value.numbers.map { [$0] } ?? items.compactMap(\.numbers)
            result = (result ?? []) + compare(name, leaves.flatMap(\.numbers), expected.flatMap { $0 })
        }
        return result
    }

    private func compare(_ name: String, _ actual: [CGFloat], _ expected: [Double]) -> [String] {
        Self.compare(name, actual, expected)
    }

    /// The difference between numbers, in words.
    static func compare(_ name: String, _ actual: [CGFloat], _ expected: [Double]) -> [String] {
        let agrees =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { $0 == CGFloat($1) || abs($0 - CGFloat($1)) <= tolerance }
        guard !agrees else { return [] }
        let texts = [actual.map { Decimals.text($0) }, expected.map { Decimals.text($0) }]
        return ["\(name) [\(texts[0].joined(separator: " "))] is to be [\(texts[1].joined(separator: " "))]"]
    }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension ViewMeasurement {
    /// The frame of a name; `c2` is the second c where no view is called so.
    func frame(named name: String) -> CGRect? {
        if let exact = frames.first(where: { $0.name == name }) { return exact.frame }
        guard let digit = name.last, let number = Int(String(digit)), number > 0 else { return nil }
        let same = frames.filter { $0.name == String(name.dropLast()) }
        return number <= same.count ? same[number - 1].frame : nil
    }

    fileprivate var leafWidths: [CGFloat] { frames.filter { $0.name == "color" }.map(\.frame.width) }
}
