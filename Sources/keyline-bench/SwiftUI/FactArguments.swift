import Foundation
import SwiftUILayout

/// The arguments of a call, by label; those without a label by their position.
struct FactArguments {
    private(set) var labelled: [String: String] = [:]
    private(set) var plain: [String] = []
    /// The geometry of the reader around.
    var geometry: CGSize?

    init(_ text: String, geometry: CGSize? = nil) {
        self.geometry = geometry
        for part in Self.parts(of: text) {
            if let colon = part.firstIndex(of: ":"), part[..<colon].allSatisfy({ $0.isLetter }) {
                labelled[String(part[..<colon])] = part[part.index(after: colon)...].trimmingCharacters(
                    in: .whitespaces)
            } else {
                plain.append(part)
            }
        }
    }

    /// The parts between commas outside of brackets.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var depth = 0
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        parts.append(current)
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    func length(_ label: String) -> CGFloat? { labelled[label].flatMap(length(of:)) }

    /// A number, a quotient or a part of the geometry's width or height.
    func length(of text: String) -> CGFloat? {
        if text == ".infinity" || text == "inf" { return .infinity }
        if let factor = text.split(separator: "*").last, let geometry, text.hasPrefix("g.size.") {
            let base = text.hasPrefix("g.size.width") ? geometry.width : geometry.height
            return text.contains("*") ? Double(factor).map { base * $0 } : base
        }
        let parts = text.split(separator: "/").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        if text.contains("/"), parts.count == 2 { return parts[0] / parts[1] }
        return Double(text).map { CGFloat($0) }
    }

    /// The first argument without a label that is a number.
    var firstLength: CGFloat? { plain.compactMap(length(of:)).first }

    /// The first name after a point, with a label or without.
    func name(_ label: String) -> String? {
        (labelled[label] ?? plain.first { $0.hasPrefix(".") && Double($0) == nil }).map { String($0.dropFirst()) }
    }

    var alignment: Alignment? { name("alignment").flatMap { Alignment(name: $0) } }

    /// A number behind a letter, such as `h3`.
    func spacing(_ letter: Character, _ label: String) -> CGFloat? {
        length(label)
            ?? plain.first { $0.first == letter && Double($0.dropFirst()) != nil }
            .flatMap { Double($0.dropFirst()) }.map { CGFloat($0) }
    }
}

extension Alignment {
    init?(name: String) {
        let all: [String: Alignment] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing, "firstTextBaseline": .centerFirstTextBaseline,
            "lastTextBaseline": .centerLastTextBaseline,
        ]
        guard let known = all[name] else { return nil }
        self = known
    }
}

extension UnitPoint {
    init?(name: String) {
        let all: [String: UnitPoint] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing,
        ]
        guard let known = all[name] else { return nil }
        self = known
    }
}
