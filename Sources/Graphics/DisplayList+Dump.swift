import Foundation
import KeylineByteText

extension DisplayList: CustomStringConvertible {
    /// The list as a tree of text lines, for people: numbers have at most four decimals, colours eight bits, and names of fonts and bitmaps
    /// the first digits of theirs. Lists that differ by less have equal texts and different pictures; ``digest`` tells them apart.
    public var description: String {
        TreeText.lines(of: DumpNode.list(self), title: \.title, children: \.children)
    }
}

private enum DumpNode {
    case list(DisplayList)
    case item(DisplayItem)

    var title: String {
        switch self {
        case .list(let list): "display list \(Decimals.text(list.size))"
        case .item(let item): item.content.dump + (item.view.map { " " + $0.rawValue.quoted } ?? "")
        }
    }

    var children: [DumpNode] {
        switch self {
        case .list(let list): list.items.map(DumpNode.item)
        case .item(let item):
            if case .group(let group) = item.content { group.items.map(DumpNode.item) } else { [] }
        }
    }
}

extension DisplayItem.Content {
    fileprivate var dump: String {
        switch self {
        case .group(let group): group.dump
        case .path(let item): item.dump
        case .image(let item): item.dump
        case .gradient(let item): item.dump
        case .glyphs(let run): run.dump
        }
    }
}

extension DisplayItem.Group {
    fileprivate var dump: String {
        var words = ["group"]
        if !transform.isIdentity {
            let t = transform
            words.append("transform [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Decimals.text).joined(separator: " "))]")
        }
        if let clip { words.append("clip \(clip.dump)") }
        if opacity < 1 { words.append("opacity \(Decimals.text(opacity))") }
        if blendMode != .normal { words.append("blend \(blendMode.rawValue)") }
        if let blur { words.append("blur \(Decimals.text(blur.deviation))" + (blur.isOpaque ? " opaque" : "")) }
        if isIsolated { words.append("isolated") }
        return words.joined(separator: " ")
    }
}

extension DisplayItem.PathItem {
    fileprivate var dump: String {
        switch style {
        case .fill: "fill \(color) \(path.dump)"
        case .evenOddFill: "fill even-odd \(color) \(path.dump)"
        case .stroke(let style): "stroke \(color) \(style.dump) \(path.dump)"
        }
    }
}

extension StrokeStyle {
    fileprivate var dump: String {
        var words = ["width \(Decimals.text(lineWidth))"]
        if lineCap != .butt { words.append("cap \(lineCap.rawValue)") }
        if lineJoin != .miter { words.append("join \(lineJoin.rawValue)") }
        if lineJoin == .miter, miterLimit != Self.usualMiterLimit {
            words.append("miter limit \(Decimals.text(miterLimit))")
        }
        if !dash.isEmpty {
            words.append("dash \(dash.map(Decimals.text).joined(separator: " "))")
            if dashPhase != 0 { words.append("from \(Decimals.text(dashPhase))") }
        }
        return words.joined(separator: " ")
    }
}

extension DisplayItem.ImageItem {
    fileprivate var dump: String {
        var words = ["image \(bitmap) \(Decimals.text(destination))"]
        if let source { words.append("from \(Decimals.text(source))") }
        if let tint { words.append("tint \(tint)") }
        if isMirrored { words.append("mirrored") }
        return words.joined(separator: " ")
    }
}

extension DisplayItem.GradientItem {
    fileprivate var dump: String {
        let colors = stops.map { "\($0.color)@\(Decimals.text($0.place))" }.joined(separator: " ")
        var words = [
            "gradient \(geometry.dump) \(Decimals.text(destination)) at \(Decimals.text(scale))x", "stops [\(colors)]",
        ]
        if !extendsBefore { words.append("not before") }
        if !extendsAfter { words.append("not after") }
        return words.joined(separator: " ")
    }
}

extension DisplayItem.GradientItem.Geometry {
    fileprivate var dump: String {
        func range(_ start: Double, _ end: Double) -> String { "\(Decimals.text(start))…\(Decimals.text(end))" }
        return switch self {
        case .linear(let start, let end): "linear \(Decimals.text(start)) \(Decimals.text(end))"
        case .circular(let center, let start, let end): "circular \(Decimals.text(center)) \(range(start, end))"
        case .elliptical(let center, let radius, let start, let end):
            "elliptical \(Decimals.text(center)) \(Decimals.text(radius)) \(range(start, end))"
        case .angular(let center, let start, let end): "angular \(Decimals.text(center)) \(range(start, end))"
        }
    }
}

extension GlyphRun {
    fileprivate var dump: String {
        let placed = glyphs.map { glyph in
            let rise = glyph.position.y == 0 ? "" : ",\(Decimals.text(glyph.position.y))"
            return "\(glyph.id)@\(Decimals.text(glyph.position.x))\(rise)"
        }
        let pieces = clusters.map { "\($0.utf8Count):\($0.glyphCount)" }
        return "glyphs \(text.quoted) \(font) size \(Decimals.text(fontSize)) at \(Decimals.text(origin))"
            + " advance \(Decimals.text(advance)) \(direction == .leftToRight ? "ltr" : "rtl") \(color)"
            + " [\(placed.joined(separator: " "))] clusters [\(pieces.joined(separator: " "))]"
            + (link.map { " link \($0.quoted)" } ?? "")
    }
}

extension Path {
    /// A rectangle as such, anything else in SVG's letters.
    fileprivate var dump: String {
        if self == Path(controlPointBounds) { return "rect \(Decimals.text(controlPointBounds))" }
        return "path " + elements.map(\.dump).joined(separator: " ")
    }
}

extension Path.Element {
    fileprivate var dump: String {
        func pair(_ point: CGPoint) -> String { "\(Decimals.text(point.x)),\(Decimals.text(point.y))" }
        switch self {
        case .move(let point): return "M\(pair(point))"
        case .line(let point): return "L\(pair(point))"
        case .curve(let end, let control1, let control2): return "C\(pair(control1)) \(pair(control2)) \(pair(end))"
        case .close: return "Z"
        }
    }
}
