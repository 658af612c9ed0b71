package import Foundation
import KeylineGraphics
import Synchronization

/// The neutral shape that takes the place of a symbol of Apple's.
///
/// A name is a shape and what is done to it: `star.fill`, `xmark.circle`, `bell.slash`, `person.badge.plus`. Some hundreds of
/// shapes are drawn by their meaning; any other name is a rounded square with its first letter.
package struct SymbolStandIn: Sendable {
    /// The size of the text beside a symbol without a configuration, in points.
    package static let defaultPointSize: CGFloat = 17

    /// The shape's name without its modifiers.
    package let base: String
    /// Whether the shape is filled rather than outlined.
    package let isFilled: Bool
    /// Whether the shape is crossed out.
    package let isSlashed: Bool
    /// The shape around it.
    package let enclosure: Enclosure?

    /// The sign at the shape's lower right; nil for none.
    let badge: String?

    /// A name by its parts: symbols with equal parts are drawn alike.
    struct Name: Hashable {
        let base: String
        let isFilled: Bool
        let isSlashed: Bool
        let enclosure: Enclosure?
        let badge: String?
    }

    /// The parts of the name.
    var name: Name {
        Name(base: base, isFilled: isFilled, isSlashed: isSlashed, enclosure: enclosure, badge: badge)
    }

    /// The line that crosses the shape out, from the top left to the bottom right.
    var slash: Path {
        Path(from: CGPoint(x: 2, y: 2), to: CGPoint(x: drawing.size.width - 2, y: drawing.size.height - 2))
    }

    /// The drawing with its modifiers.
    package let drawing: SymbolDrawing
    /// The drawing of the name, or of the words that its meaning rests on.
    private let shape: SymbolDrawing?

    /// The stand-ins made so far: a symbol is measured in every layout that has it.
    private static let known = Mutex<[String: SymbolStandIn]>([:])
    /// More names than all apps together use.
    private static let maximumKnownCount = 4_096

    /// The shape for a symbol's name.
    package init(_ name: String) {
        if let known = Self.known.withLock({ $0[name] }) {
            self = known
            return
        }
        let made = SymbolStandIn(reading: name)
        Self.known.withLock { known in
            if known.count >= Self.maximumKnownCount { known = [:] }
            known[name] = made
        }
        self = made
    }

    private init(reading name: String) {
        var words = name.split(separator: ".").map(String.init)
        isFilled = words.count > 1 && words.contains("fill")
        words = Self.withoutFill(words)
        // A slash that belongs to the shape, as in a fraction, has a drawing of its own.
        isSlashed = words.count > 1 && words.contains("slash") && !SymbolDrawing.isKnown(Self.joined(words))
        if isSlashed { words = words.filter { $0 != "slash" } }
        badge = Self.badge(in: &words)
        var enclosure: Enclosure?
        if words.count > 1, !SymbolDrawing.isKnown(Self.joined(words)), let last = words.last.flatMap(Enclosure.init) {
            enclosure = last
            words.removeLast()
        }
        self.enclosure = enclosure
        base = Self.joined(words)
        shape = Self.shape(words)
        drawing = Self.drawing(shape, base, enclosure, badge)
    }

    private static func joined(_ words: [String]) -> String { words.joined(separator: ".") }

    /// The words that name the shape.
    private static func withoutFill(_ words: [String]) -> [String] {
        words.count > 1 ? words.filter { $0 != "fill" } : words
    }

    /// Takes the badge off the end of a name.
    private static func badge(in words: inout [String]) -> String? {
        guard !SymbolDrawing.isKnown(joined(words)), let place = words.lastIndex(of: "badge"), place > 0,
            place + 1 < words.count
        else { return nil }
        let sign = joined(Array(words[(place + 1)...]))
        words.removeSubrange(place...)
        return sign
    }

    /// Whether the shape is mirrored where lines start at the right: those whose name speaks of reading, not of a side.
    package var followsDirection: Bool {
        let words = base.split(separator: ".")
        return words.contains("forward") || words.contains("backward") || base.hasPrefix("list")
            || base.hasPrefix("text")
    }

    private static func drawing(
        _ shape: SymbolDrawing?, _ base: String, _ enclosure: Enclosure?, _ badge: String?
    ) -> SymbolDrawing {
        var whole = shape ?? .generic
        if let enclosure {
            let keepsOutline = Enclosure(rawValue: base) != nil
            whole = shape?.enclosed(in: enclosure, keepsOutline: keepsOutline) ?? enclosure.drawing
        }
        return badge.flatMap(SymbolDrawing.named).map(whole.badged) ?? whole
    }

    private static func shape(_ words: [String]) -> SymbolDrawing? {
        var words = words
        while !words.isEmpty {
            if let drawing = SymbolDrawing.named(joined(words)) { return drawing }
            words.removeLast()
        }
        return nil
    }

    /// The character of a shape without a drawing: the number or letter that the name is, otherwise the name's first.
    package var letter: String? {
        guard shape == nil else { return nil }
        return isCharacter ? base.uppercased() : base.first.map { String($0).uppercased() }
    }

    /// Whether the name is a letter or a number, such as in `a.circle` and `12.square`.
    private var isCharacter: Bool {
        enclosure != nil && !base.isEmpty && (base.count == 1 || base.count <= 2 && base.allSatisfy(\.isNumber))
    }

    /// The diagnostic of a name without a drawing of its own; nil for one that is drawn.
    ///
    /// - Parameter name: The name as it was asked for.
    /// - Returns: A sentence.
    package func noteOfUnknown(_ name: String) -> String? {
        if SymbolDrawing.isDrawn(base) || isCharacter { return nil }
        let standIn = shape == nil ? "a square with its first letter" : "a similar one"
        return "there is no drawing of the symbol \"\(name)\"; \(standIn) is drawn instead"
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
