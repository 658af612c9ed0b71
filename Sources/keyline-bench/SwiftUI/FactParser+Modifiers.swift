import Foundation
import SwiftUILayout

extension FactParser {
    /// The view with the modifiers that follow. A semicolon before a point ends a line, not the view.
    mutating func modified(_ view: AnyView, name: String?) throws -> AnyView {
        var view = view
        while true {
            if let probe = takeProbe() {
                view = AnyView(view.layoutName(probe))
                continue
            }
            var trial = scanner
            _ = trial.take(";")
            trial.skipSpace()
            guard trial.next == "." else { return view }
            scanner = trial
            try scanner.expect(".")
            let modifier = scanner.letters()
            view = try apply(modifier, to: view, name: name)
        }
    }

    /// A remark that gives the view a name: `// probe "a"`.
    private mutating func takeProbe() -> String? {
        var trial = scanner
        _ = trial.take(";")
        guard trial.take("// probe \"") else { return nil }
        let name = trial.take(while: { $0 != "\"" })
        guard trial.take("\"") else { return nil }
        scanner = trial
        return name
    }

    private mutating func apply(_ modifier: String, to view: AnyView, name: String?) throws -> AnyView {
        let text = scanner.enclosed("(", ")")
        let arguments = FactArguments(text ?? "", geometry: geometry)
        switch modifier {
        case "frame": return try frame(view, text ?? "", arguments, name: name)
        case "padding": return padding(view, arguments)
        case "fixedSize":
            return AnyView(
                view.fixedSize(
                    horizontal: arguments.labelled["horizontal"] != "false",
                    vertical: arguments.labelled["vertical"] != "false"))
        case "position": return AnyView(view.position(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
        case "alignmentGuide": return try guide(view, arguments)
        case "layoutPriority": return AnyView(view.layoutPriority(arguments.firstLength ?? 0))
        case "offset": return AnyView(view.offset(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
        case "aspectRatio":
            let mode = arguments.labelled["contentMode"] ?? arguments.plain.first { $0 == ".fill" || $0 == ".fit" }
            return AnyView(view.aspectRatio(arguments.firstLength, contentMode: mode == ".fill" ? .fill : .fit))
        case "scaledToFill": return AnyView(view.scaledToFill())
        case "scaledToFit": return AnyView(view.scaledToFit())
        case "border", "rotationEffect", "scaleEffect", "resizable", "stroke", "fill", "opacity", "clipped",
            "clipShape",
            "cornerRadius", "shadow", "hidden", "zIndex", "id", "tag", "foregroundColor", "foregroundStyle":
            return view
        case "lineLimit":
            guard let limits = FactLineLimits(text ?? "") else { throw scanner.failure("a number of lines expected") }
            return AnyView(limits.applied(to: view))
        case "overlay": return try layered(view, text, arguments, name: "overlay")
        case "background": return try layered(view, text, arguments, name: "background")
        default: return try gridModifier(modifier, view, arguments)
        }
    }

    private func frame(
        _ view: AnyView, _ text: String, _ arguments: FactArguments, name: String?
    ) throws -> AnyView {
        var size = FactScanner(text)
        let alignment = arguments.alignment ?? .center
        let isShort = text.contains("×")
        let short = isShort ? size.size() : nil
        let width = short?.width ?? arguments.length("width")
        let height = short?.height ?? arguments.length("height")
        let framed: AnyView
        if width != nil || height != nil {
            framed = AnyView(view.frame(width: width, height: height, alignment: alignment))
        } else {
            guard !arguments.labelled.isEmpty else { throw scanner.failure("a frame without lengths") }
            framed = AnyView(
                view.frame(
                    minWidth: arguments.length("minWidth"), idealWidth: arguments.length("idealWidth"),
                    maxWidth: arguments.length("maxWidth"), minHeight: arguments.length("minHeight"),
                    idealHeight: arguments.length("idealHeight"), maxHeight: arguments.length("maxHeight"),
                    alignment: alignment))
        }
        return name.map { AnyView(framed.layoutName("\($0)frame")) } ?? framed
    }

    /// A guide at a number or at a part of a length: `{_ in 4}`, `{d in d.height/2}`.
    private mutating func guide(_ view: AnyView, _ arguments: FactArguments) throws -> AnyView {
        let closure = scanner.enclosed("{", "}") ?? ""
        let body = closure.components(separatedBy: "in ").last?.trimmingCharacters(in: .whitespaces) ?? ""
        let parts = body.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
        let divisor = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
        guard let name = arguments.name("guide"), let alignment = Alignment(name: name), let base = parts.first,
            Double(base) != nil || base.hasSuffix(".height") || base.hasSuffix(".width")
        else { throw scanner.failure("a guide of a number or of a part of a length expected") }
        let value: (ViewDimensions) -> CGFloat = { dimensions in
            let length = base.hasSuffix(".height") ? dimensions.height : dimensions.width
            return (Double(base).map { CGFloat($0) } ?? length) / divisor
        }
        if ["leading", "trailing"].contains(name) {
            return AnyView(view.alignmentGuide(alignment.horizontal, computeValue: value))
        }
        return AnyView(view.alignmentGuide(alignment.vertical, computeValue: value))
    }

    private func padding(_ view: AnyView, _ arguments: FactArguments) -> AnyView {
        let sets: [String: Edge.Set] = [
            ".top": .top, ".bottom": .bottom, ".leading": .leading, ".trailing": .trailing,
            ".horizontal": .horizontal, ".vertical": .vertical, ".all": .all,
        ]
        let edges = arguments.plain.compactMap { sets[$0] }.first ?? .all
        return AnyView(view.padding(edges, arguments.firstLength).layoutName("padding"))
    }

    /// A view in round brackets, or views in a closure with an alignment in the round ones.
    private mutating func layered(
        _ view: AnyView, _ text: String?, _ arguments: FactArguments, name: String
    ) throws -> AnyView {
        let layers: [AnyView]
        if scanner.starts(with: "{") {
            layers = try views()
        } else {
            var parser = FactParser(text ?? "", geometry: geometry, references: references)
            let layer = try parser.view()
            layers = [AnyView(layer.layoutName(name))]
        }
        let alignment = arguments.alignment ?? .center
        if name == "overlay" { return AnyView(view.overlay(alignment: alignment) { layers.listed }) }
        return AnyView(view.background(alignment: alignment) { layers.listed })
    }

    private func gridModifier(_ modifier: String, _ view: AnyView, _ arguments: FactArguments) throws -> AnyView {
        switch modifier {
        case "gridCellColumns": return AnyView(view.gridCellColumns(Int(arguments.firstLength ?? 1)))
        case "gridColumnAlignment":
            return AnyView(view.gridColumnAlignment(arguments.alignment?.horizontal ?? .center))
        case "gridCellUnsizedAxes":
            let axes: Axis.Set = arguments.plain.first == ".vertical" ? .vertical : .horizontal
            return AnyView(view.gridCellUnsizedAxes(axes))
        case "gridCellAnchor":
            if let name = arguments.name("anchor"), let point = UnitPoint(name: name) {
                return AnyView(view.gridCellAnchor(point))
            }
            let inner = FactArguments(String((arguments.plain.first ?? "").dropFirst(10).dropLast()))
            return AnyView(view.gridCellAnchor(UnitPoint(x: inner.length("x") ?? 0, y: inner.length("y") ?? 0)))
        default: throw scanner.failure("the modifier \(modifier) is unknown")
        }
    }
}
