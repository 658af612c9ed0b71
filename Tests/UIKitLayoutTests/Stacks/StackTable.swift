import Foundation

@testable import UIKitLayout

/// The table of a stack's constraints, written down once more without a look at how Keyline makes them.
struct StackTable {
    private let sample: StackSample
    private let along: Words
    private let across: Words

    /// The attributes of an axis.
    private struct Words {
        let start: String, end: String, center: String, size: String
    }

    init(_ sample: StackSample) {
        self.sample = sample
        let horizontal = Words(start: "leading", end: "trailing", center: "centerX", size: "width")
        let vertical = Words(start: "top", end: "bottom", center: "centerY", size: "height")
        (along, across) = sample.axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    }

    var statements: [Statement] {
        hiding + connectionAlong + distribution + alignment + connectionAcross + suppression
    }

    private var canvas: String { sample.margin == nil ? "stack" : "margins" }
    private var visible: [Int] { sample.visible }
    private var first: String { "view\(visible[0])" }
    private var isAlone: Bool { visible.count == 1 }

    private var hiding: [Statement] {
        sample.hidden.map { Statement("UISV-hiding", "view\($0).\(along.size)", "==") }
    }

    private var connectionAlong: [Statement] {
        [
            Statement("UISV-canvas-connection", "\(canvas).\(along.start)", "==", "\(first).\(along.start)"),
            Statement(
                "UISV-canvas-connection", "\(canvas).\(along.end)", "==",
                "view\(visible[visible.count - 1]).\(along.end)"),
        ]
    }

    private var distribution: [Statement] {
        switch sample.distribution {
        case .fill: chain
        case .fillEqually:
            chain
                + visible.dropFirst().map {
                    Statement("UISV-fill-equally", "view\($0).\(along.size)", "==", "\(first).\(along.size)")
                }
        case .fillProportionally: chain + proportions
        case .equalSpacing: gaps(along.end, along.start, priority: { _ in 1000 })
        case .equalCentering: gaps(along.center, along.center, priority: { 150 - Float($0) })
        }
    }

    /// Every view after its neighbour. Spacing belongs to gaps between visible views, half of it to each side of hidden ones.
    private var chain: [Statement] {
        sample.contents.indices.dropLast().map { index in
            let isInside = visible.contains { $0 <= index } && visible.contains { $0 > index }
            let ends = [index, index + 1].filter { !sample.hidden.contains($0) }.count
            let gap = isInside ? sample.spacing * CGFloat(ends) / 2 : 0
            return Statement(
                "UISV-spacing", "view\(index + 1).\(along.start)", "==", "view\(index).\(along.end)", plus: gap)
        }
    }

    private var proportions: [Statement] {
        let sum = visible.map { sample.contents[$0].width }.reduce(0, +)
        let total = sum + sample.spacing * CGFloat(visible.count - 1)
        return visible.enumerated().map { place, index in
            Statement(
                "UISV-fill-proportionally", "view\(index).\(along.size)", "==", "\(canvas).\(along.size)",
                times: sample.contents[index].width / total, at: isAlone ? 1000 : 999 - Float(place))
        }
    }

    private func gaps(_ end: String, _ start: String, priority: (Int) -> Float) -> [Statement] {
        var result = [Statement("UISV-canvas-fit", "stack.\(along.size)", "==", at: 49)]
        for (place, (index, next)) in zip(visible, visible.dropFirst()).enumerated() {
            result += [
                Statement(
                    "UISV-spacing", "view\(next).\(along.start)", ">=", "view\(index).\(along.end)",
                    plus: sample.spacing),
                Statement("UISV-distributing-edge", "gap\(place).\(along.start)", "==", "view\(index).\(end)"),
                Statement("UISV-distributing-edge", "gap\(place).\(along.end)", "==", "view\(next).\(start)"),
            ]
            guard place > 0 else { continue }
            result.append(
                Statement(
                    "UISV-fill-equally", "gap\(place).\(along.size)", "==", "gap0.\(along.size)", at: priority(place)))
        }
        return result + hiddenPlaces
    }

    /// A hidden view keeps a place: the end of what is visible before it.
    private var hiddenPlaces: [Statement] {
        sample.hidden.map { index in
            let before = visible.last { $0 < index }
            return Statement(
                "UISV-spacing", "view\(index).\(along.start)", "==",
                before.map { "view\($0).\(along.end)" } ?? "\(canvas).\(along.start)")
        }
    }

    private var alignment: [Statement] {
        let attributes =
            switch sample.alignment {
            case .fill: [across.start, across.end]
            case .leading: [across.start]
            case .trailing: [across.end]
            case .center: [across.center]
            case .firstBaseline: ["firstBaseline"]
            case .lastBaseline: ["lastBaseline"]
            }
        return sample.contents.indices.dropFirst().flatMap { index in
            attributes.map { Statement("UISV-alignment", "view0.\($0)", "==", "view\(index).\($0)") }
        }
    }

    /// What is tied to the canvas across: the first view at the edges that the alignment names, the spanner elsewhere.
    private var connectionAcross: [Statement] {
        func tie(_ edge: String, _ relation: String, _ item: String) -> Statement {
            Statement("UISV-canvas-connection", "\(canvas).\(edge)", relation, "\(item).\(edge)")
        }
        if sample.alignment == .fill { return [tie(across.start, "==", first), tie(across.end, "==", first)] }
        let middle = sample.alignment == .center ? [tie(across.center, "==", first)] : []
        if isAlone {
            let atStart = sample.alignment == .leading || sample.alignment == .firstBaseline
            let atEnd = sample.alignment == .trailing || sample.alignment == .lastBaseline
            return middle + [
                tie(across.start, atStart ? "==" : "<=", first), tie(across.end, atEnd ? "==" : ">=", first),
            ]
        }
        let edges: [Statement] =
            switch sample.alignment {
            case .leading: [tie(across.start, "==", first), tie(across.end, "==", "spanner")]
            case .trailing: [tie(across.start, "==", "spanner"), tie(across.end, "==", first)]
            case .lastBaseline: [tie(across.start, "==", "spanner"), tie(across.end, ">=", first)]
            default: [tie(across.start, "==", "spanner"), tie(across.end, "==", "spanner")]
            }
        return middle + edges + spanner
    }

    private var spanner: [Statement] {
        let boundaries = visible.flatMap { index in
            [(across.start, "<=", UIStackView.Alignment.leading), (across.end, ">=", .trailing)].map {
                edge, weak, strong in
                let isStrong = sample.alignment == strong
                return Statement(
                    "UISV-spanning-boundary", "spanner.\(edge)", isStrong ? "==" : weak, "view\(index).\(edge)",
                    at: isStrong ? 999.5 : 1000)
            }
        }
        return boundaries + [Statement("UISV-spanning-fit", "spanner.\(across.size)", "==", at: 51)]
    }

    private var suppression: [Statement] {
        guard sample.alignment != .fill else { return [] }
        var result = sample.contents.indices.map {
            Statement("UISV-ambiguity-suppression", "view\($0).\(across.size)", "==", at: 25)
        }
        if isAlone || sample.alignment.isOfBaselines {
            result.append(Statement("UISV-canvas-fit", "stack.\(across.size)", "==", at: 49))
        }
        // Not in the table: it says nothing of where the views of a row that is higher than they are lie; public files do.
        if sample.alignment == .firstBaseline {
            result.append(
                Statement(
                    "UISV-ambiguity-suppression", "\(canvas).\(across.end)", "==", "\(first).\(across.end)", at: 1))
        }
        return result
    }
}
