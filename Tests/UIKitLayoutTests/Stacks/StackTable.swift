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
    private var isRow: Bool { sample.axis == .horizontal }
    /// The attributes between which distances are measured.
    private var measured: (from: String, to: String) {
        sample.isBaselineRelative && !isRow ? ("lastBaseline", "firstBaseline") : (along.end, along.start)
    }

    private var hiding: [Statement] {
        sample.hidden.map { Statement("UISV-hiding", "view\($0).\(along.size)", "==") }
    }

    private var connectionAlong: [Statement] {
        let first = visible.first.map { "view\($0)" } ?? "ordering"
        let last = visible.last.map { "view\($0)" } ?? "ordering"
        return [
            Statement("UISV-canvas-connection", "\(canvas).\(along.start)", "==", "\(first).\(along.start)"),
            Statement("UISV-canvas-connection", "\(canvas).\(along.end)", "==", "\(last).\(along.end)"),
        ]
    }

    private var distribution: [Statement] {
        switch sample.distribution {
        case .fill: chain("==")
        case .fillEqually:
            chain("==")
                + visible.dropFirst().map {
                    Statement("UISV-fill-equally", "view\($0).\(along.size)", "==", "view\(visible[0]).\(along.size)")
                }
        case .fillProportionally: chain("==") + proportions
        case .equalSpacing: gaps(measured.from, measured.to, priority: { _ in 1000 })
        case .equalCentering: gaps(along.center, along.center, priority: { 150 - Float($0) })
        }
    }

    /// Every view after its neighbour. Spacing belongs to gaps between visible views, half of it to each side of hidden ones.
    private func chain(_ relation: String) -> [Statement] {
        sample.contents.indices.dropLast().map { index in
            let isInside = visible.contains { $0 <= index } && visible.contains { $0 > index }
            let ends = [index, index + 1].filter { !sample.hidden.contains($0) }.count
            let gap = isInside ? sample.spacing * CGFloat(ends) / 2 : 0
            return Statement(
                "UISV-spacing", "view\(index + 1).\(measured.to)", relation, "view\(index).\(measured.from)", plus: gap)
        }
    }

    private var proportions: [Statement] {
        let sum = visible.map { sample.contents[$0].width }.reduce(0, +)
        let total = sum + sample.spacing * CGFloat(visible.count - 1)
        return visible.enumerated().map { place, index in
            Statement(
                "UISV-fill-proportionally", "view\(index).\(along.size)", "==", "\(canvas).\(along.size)",
                times: sample.contents[index].width / total, at: visible.count == 1 ? 1000 : 999 - Float(place))
        }
    }

    private func gaps(_ end: String, _ start: String, priority: (Int) -> Float) -> [Statement] {
        var result = chain(">=") + [Statement("UISV-canvas-fit", "stack.\(along.size)", "==", at: 49)]
        for (place, (index, next)) in zip(visible, visible.dropFirst()).enumerated() {
            result += [
                Statement("UISV-distributing-edge", "gap\(place).\(measured.to)", "==", "view\(index).\(end)"),
                Statement("UISV-distributing-edge", "gap\(place).\(measured.from)", "==", "view\(next).\(start)"),
            ]
            guard place > 0 else { continue }
            result.append(
                Statement(
                    "UISV-fill-equally", "gap\(place).\(along.size)", "==", "gap0.\(along.size)", at: priority(place)))
        }
        return result
    }

    private var alignment: [Statement] {
        let attributes =
            switch sample.alignment {
            case .fill: [across.start, across.end]
            case .leading: [across.start]
            case .trailing: [across.end]
            case .center: [across.center]
            case .firstBaseline: isRow ? ["firstBaseline"] : []
            case .lastBaseline: isRow ? ["lastBaseline"] : []
            }
        return sample.contents.indices.dropFirst().flatMap { index in
            attributes.map { Statement("UISV-alignment", "view0.\($0)", "==", "view\(index).\($0)") }
        }
    }

    /// What is tied to the canvas across: the first view, hidden or not, at the edge that the alignment names, the spanner elsewhere.
    private var connectionAcross: [Statement] {
        func tie(_ edge: String, _ relation: String, _ item: String) -> Statement {
            Statement("UISV-canvas-connection", "\(canvas).\(edge)", relation, "\(item).\(edge)")
        }
        if visible.isEmpty {
            let middle = sample.alignment == .center ? [tie(across.center, "==", "spanner")] : []
            return middle + [tie(across.start, "==", "spanner"), tie(across.end, "==", "spanner")] + spanner
        }
        if sample.alignment == .fill { return [tie(across.start, "==", "view0"), tie(across.end, "==", "view0")] }
        let middle = sample.alignment == .center ? [tie(across.center, "==", "view0")] : []
        if !hasSpanner {
            return middle + [
                tie(across.start, sample.alignment == .leading ? "==" : "<=", "view0"),
                tie(across.end, sample.alignment == .trailing ? "==" : ">=", "view0"),
            ]
        }
        let edges: [Statement] =
            switch sample.alignment {
            case .leading: [tie(across.start, "==", "view0"), tie(across.end, "==", "spanner")]
            case .firstBaseline: [tie(across.start, isRow ? "<=" : "==", "view0"), tie(across.end, "==", "spanner")]
            case .trailing: [tie(across.start, "==", "spanner"), tie(across.end, "==", "view0")]
            case .lastBaseline: [tie(across.start, "==", "spanner"), tie(across.end, isRow ? ">=" : "==", "view0")]
            default: [tie(across.start, "==", "spanner"), tie(across.end, "==", "spanner")]
            }
        return middle + edges + spanner
    }

    private var hasSpanner: Bool { visible.isEmpty || sample.contents.count > 1 && sample.alignment != .fill }

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
        guard sample.alignment != .fill else { return boundaries }
        return boundaries + [Statement("UISV-spanning-fit", "spanner.\(across.size)", "==", at: 51)]
    }

    private var suppression: [Statement] {
        guard sample.alignment != .fill else { return [] }
        var result = sample.contents.indices.map {
            Statement("UISV-ambiguity-suppression", "view\($0).\(across.size)", "==", at: 25)
        }
        if !hasSpanner || isRow && sample.alignment.isOfBaselines && !visible.isEmpty {
            result.append(Statement("UISV-canvas-fit", "stack.\(across.size)", "==", at: 49))
        }
        return result
    }
}
