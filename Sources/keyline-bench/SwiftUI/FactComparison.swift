import Foundation
import KeylineGraphics
import SwiftUILayout

/// Compares what was laid out with what was recorded.
struct FactComparison {
    let measured: ViewMeasurement
    let placed: ViewMeasurement
    let expected: [String: FactValue]

    /// The greatest difference that counts as none, in points.
    private static let tolerance: CGFloat = 0.01

    /// What differs; nil where nothing of what was recorded can be compared.
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
        case "widths": value.numbers.map { compare(key, placed.leafWidths, $0) }
        default: nil
        }
    }

    private func frames(_ value: FactValue) -> [String]? {
        guard case .table(let table) = value else { return nil }
        return table.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            guard let expected = value.numbers else { return ["\(name) is no frame"] }
            guard let frame = placed.frame(named: name) else { return ["there is no \(name)"] }
            return compare(name, [frame.minX, frame.minY, frame.width, frame.height], expected)
        }
    }

    private func compare(_ name: String, _ actual: [CGFloat], _ expected: [Double]) -> [String] {
        let agrees =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { $0 == CGFloat($1) || abs($0 - CGFloat($1)) <= Self.tolerance }
        guard !agrees else { return [] }
        let texts = [actual.map { Decimals.text($0) }, expected.map { Decimals.text($0) }]
        return ["\(name) [\(texts[0].joined(separator: " "))] is to be [\(texts[1].joined(separator: " "))]"]
    }
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
