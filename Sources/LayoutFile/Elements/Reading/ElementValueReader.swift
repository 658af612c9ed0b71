import Foundation
import KeylineScenes

/// Reads the values of SwiftUI trees that UIKit's layouts do not have.
enum ElementValueReader {
    static func text(_ node: YAMLNode) throws(LayoutFileError) -> LayoutText {
        guard node.hasKey(among: ["markdown"]) else { return try PropertyReader.text(node) }
        var reader = try MappingReader(node, name: "the text")
        let markdown = try reader.require("markdown")
        try reader.finish()
        var text = try PropertyReader.text(markdown)
        text.isMarkdown = true
        return text
    }

    /// Points, or `infinity`.
    static func length(_ node: YAMLNode) throws(LayoutFileError) -> CGFloat {
        if node.scalar == "infinity" { return .infinity }
        guard let text = node.scalar, Double(text)?.isFinite == true else {
            throw PropertyReader.unexpected(
                node, "a number of points, or infinity",
                hint: node.scalar.flatMap { ValueHint.number($0, in: 0...100_000, isPlain: true) })
        }
        return try PropertyReader.number(node, in: 0...100_000)
    }

    static func lengths(_ node: YAMLNode) throws(LayoutFileError) -> [CGFloat] {
        guard case .sequence(let nodes) = node.content, !nodes.isEmpty else {
            throw PropertyReader.unexpected(node, "a list of points")
        }
        return try nodes.read { node throws(LayoutFileError) in try PropertyReader.number(node, in: 0...10_000) }
    }

    /// One word, or a list of words.
    static func choices(_ node: YAMLNode, among words: [String]) throws(LayoutFileError) -> [String] {
        guard case .sequence(let nodes) = node.content else { return [try PropertyReader.choice(node, among: words)] }
        return try nodes.read { node throws(LayoutFileError) in try PropertyReader.choice(node, among: words) }
    }

    /// A number for all sides, a side's name for the system's own distance there, or a mapping of sides.
    static func insets(_ node: YAMLNode) throws(LayoutFileError) -> ElementSides {
        switch node.content {
        case .scalar(let text, _) where Double(text) != nil: return ElementSides(amounts: [("all", try inset(node))])
        case .scalar, .sequence:
            return ElementSides(
                amounts: try choices(node, among: ElementKeywords.insetKeys).map { ($0, nil) })
        case .mapping: break
        }
        var reader = try MappingReader(node, name: "the sides")
        var insets = ElementSides(amounts: [])
        for key in ElementKeywords.insetKeys {
            try reader.read(key) { side throws(LayoutFileError) in
                insets.amounts.append((key, side.scalar == "default" ? nil : try inset(side)))
            }
        }
        try reader.finish()
        return insets
    }

    private static func inset(_ node: YAMLNode) throws(LayoutFileError) -> CGFloat {
        guard let text = node.scalar, Double(text) != nil else {
            throw PropertyReader.unexpected(
                node, "a number of points, or default",
                hint: node.scalar.flatMap { ValueHint.number($0, in: 0...10_000, isPlain: true) })
        }
        return try PropertyReader.number(node, in: -10_000...10_000)
    }

    /// The name of a place, or parts of the width and height.
    static func point(_ node: YAMLNode) throws(LayoutFileError) -> CGPoint {
        guard case .mapping = node.content else {
            let name = try PropertyReader.choice(node, among: ElementKeywords.points.map(\.0))
            return ElementKeywords.points.first { $0.0 == name }?.1 ?? .zero
        }
        var reader = try MappingReader(node, name: "the place")
        let x = try PropertyReader.number(try reader.require("x"), in: -100...100)
        let y = try PropertyReader.number(try reader.require("y"), in: -100...100)
        try reader.finish()
        return CGPoint(x: x, y: y)
    }

    /// Two numbers, the smaller first.
    static func range(_ node: YAMLNode) throws(LayoutFileError) -> ClosedRange<CGFloat> {
        let limits = -1e9...1e9
        guard case .sequence(let ends) = node.content, ends.count == 2 else {
            throw PropertyReader.unexpected(node, "two numbers such as [0, 100]")
        }
        let low = try PropertyReader.number(ends[0], in: limits)
        let high = try PropertyReader.number(ends[1], in: limits)
        guard low < high else {
            throw .unexpected(found: "\(low), \(high)", expected: "the smaller number first", at: node.location)
        }
        return low...high
    }

    /// A day, or a day and a time, in the scene's calendar and time zone: what is written is what a picture shows.
    static func date(_ node: YAMLNode) throws(LayoutFileError) -> Date {
        let text = try PropertyReader.plainText(node, expected: "a date")
        for format in ["yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm", "yyyy-MM-dd"] {
            let reader = DateFormatter()
            reader.locale = Locale(identifier: "en_US_POSIX")
            reader.timeZone = TimeZone(identifier: "UTC")
            reader.dateFormat = format
            reader.isLenient = false
            if let date = reader.date(from: text) { return date }
        }
        throw PropertyReader.unexpected(node, "a date such as 2026-05-01 or 2026-05-01T09:30")
    }
}
