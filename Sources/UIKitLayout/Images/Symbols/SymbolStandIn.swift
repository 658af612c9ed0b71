import Foundation
import KeylineGraphics
import KeylineTypesetting

/// The neutral shape that takes the place of a symbol of Apple's.
///
/// A name is a shape and what is done to it: `star.fill`, `xmark.circle`, `bell.slash`. About eighty shapes are drawn by their meaning;
/// any other name is a rounded square with its first letter.
struct SymbolStandIn {
    /// The size of the text that a symbol without a configuration stands beside, in points.
    static let defaultPointSize: CGFloat = 17

    /// The shape's name without what is done to it.
    let base: String
    /// Whether the shape is filled rather than outlined.
    let isFilled: Bool
    /// Whether the shape is crossed out.
    let isSlashed: Bool
    /// What stands around the shape.
    let enclosure: Enclosure?

    /// What can stand around a shape.
    enum Enclosure: String, CaseIterable {
        case circle
        case square
    }

    init(_ name: String) {
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
    var followsDirection: Bool {
        let words = base.split(separator: ".")
        return words.contains("forward") || words.contains("backward") || base.hasPrefix("list")
            || base.hasPrefix("text")
    }

    /// The drawing with what is done to it.
    var drawing: SymbolDrawing {
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
    var letter: String? {
        shape == nil ? base.first.map { String($0).uppercased() } : nil
    }

    /// The size beside text of a size in points, rounded to half points, as symbols in Interface Builder files have it.
    func size(pointSize: CGFloat, scale: UIImage.SymbolScale = .default) -> CGSize {
        let factor = pointSize / Self.defaultPointSize * scale.factor
        func length(_ units: CGFloat) -> CGFloat { max((units * factor * 2).rounded() / 2, 1) }
        return CGSize(width: length(drawing.size.width), height: length(drawing.size.height))
    }

    /// The size under a configuration at a text size, in points.
    func size(_ configuration: UIImage.SymbolConfiguration?, category: UIContentSizeCategory) -> CGSize {
        size(
            pointSize: configuration?.pointSize(for: category) ?? Self.defaultPointSize,
            scale: configuration?.scale ?? .default)
    }
}

extension UIImage.SymbolScale {
    /// The size relative to the usual one. Source: symbols in public Interface Builder files (`calendar`, large: 25.5 points wide).
    var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .large: 1.28
        default: 1
        }
    }
}

extension UIImage.SymbolWeight {
    /// The width of a stroke, in points, beside text of 17 points.
    var strokeWidth: CGFloat {
        switch self {
        case .ultraLight: 0.7
        case .thin: 0.95
        case .light: 1.25
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.75
        case .black: 3.1
        }
    }
}
