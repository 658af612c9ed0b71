package import Foundation
import KeylineGraphics

/// The neutral shape that takes the place of a symbol of Apple's.
///
/// A name is a shape and what is done to it: `star.fill`, `xmark.circle`, `bell.slash`. About eighty shapes are drawn by their meaning;
/// any other name is a rounded square with its first letter.
package struct SymbolStandIn {
    /// The size of the text that a symbol without a configuration stands beside, in points.
    package static let defaultPointSize: CGFloat = 17

    /// The shape's name without what is done to it.
    package let base: String
    /// Whether the shape is filled rather than outlined.
    package let isFilled: Bool
    /// Whether the shape is crossed out.
    package let isSlashed: Bool
    /// What stands around the shape.
    package let enclosure: Enclosure?

    /// What can stand around a shape.
    package enum Enclosure: String, CaseIterable {
        case circle
        case square
    }

    package init(_ name: String) {
        var words = name.split(separator: ".").map(String.init)
        isFilled = words.count > 1 && words.contains("fill")
        isSlashed = words.count > 1 && words.contains("slash")
        words = Self.plain(words)
        var enclosure: Enclosure?
        if words.count > 1, SymbolDrawing.named(words.joined(separator: ".")) == nil,
            let last = words.last.flatMap(Enclosure.init)
        {
            enclosure = last
            words.removeLast()
        }
        self.enclosure = enclosure
        base = words.joined(separator: ".")
    }

    /// The words that name the shape.
    private static func plain(_ words: [String]) -> [String] {
        words.count > 1 ? words.filter { $0 != "fill" && $0 != "slash" } : words
    }

    /// Whether the shape is mirrored where lines start at the right: those whose name speaks of reading, not of a side.
    package var followsDirection: Bool {
        let words = base.split(separator: ".")
        return words.contains("forward") || words.contains("backward") || base.hasPrefix("list")
            || base.hasPrefix("text")
    }

    /// The drawing with what is done to it.
    package var drawing: SymbolDrawing {
        guard let enclosure else { return shape ?? .generic }
        return shape?.enclosed(in: enclosure) ?? .enclosure(enclosure)
    }

    /// The drawing of the name, or of the words that its meaning rests on.
    private var shape: SymbolDrawing? {
        var words = base.split(separator: ".").map(String.init)
        while !words.isEmpty {
            if let drawing = SymbolDrawing.named(words.joined(separator: ".")) { return drawing }
            words.removeLast()
        }
        return nil
    }

    /// What stands on a shape that has no drawing of its own.
    package var letter: String? {
        shape == nil ? base.first.map { String($0).uppercased() } : nil
    }

    /// The size beside text of a size in points, rounded to half points, as symbols in Interface Builder files have it.
    package func size(pointSize: CGFloat, scale: SymbolScale = .medium) -> CGSize {
        let factor = pointSize / Self.defaultPointSize * scale.factor
        func length(_ units: CGFloat) -> CGFloat { max((units * factor * 2).rounded() / 2, 1) }
        let box = drawing.size == Self.circle ? Self.circleSize : drawing.size
        return CGSize(width: length(box.width), height: length(box.height))
    }

    /// The box in which symbols in a circle are drawn, and the size that they have beside text of 17 points.
    private static let circle = CGSize(width: 21, height: 21)
    private static let circleSize = CGSize(width: 20, height: 19.5)
}
