import Foundation
import KeylineMarkup

/// What holds views whose place or size no constraint says.
extension SceneConverter {
    /// A view that a frame and a mask place becomes one that constraints hold there.
    mutating func frames(_ id: String) -> [ConvertedScene.Equation] {
        guard let view = document.views[id], let parent = view.parent, !view.isArranged, part(of: id) == nil,
            !isPlacedByTable(view)
        else { return [] }
        let own = names[id] ?? id
        let outer = names[parent] ?? parent
        if document.markup[view.element].key == "contentView" {
            return contentEdges(id, own, parent, outer, isTables: layoutKey(of: id) == .contentView)
        }
        // The labels of a row's style are where the row puts them.
        let isOfStyle = layoutKey(of: id)?.belongsToStyle ?? false
        let isFixed = document.markup[view.element].isYes("fixedFrame")
        guard !view.usesConstraints || isFixed,
            let stored = measures.frame(of: id, in: parent, scrolls: scrolls(parent)) ?? view.frame
        else {
            return []
        }
        let frame = stored.inset(by: measures.alignmentInsets(of: id))
        if ["tableView", "collectionView"].contains(document.views[parent]?.kind) {
            // A list's edges hold, whatever the item asks for; a length would give way first.
            let edges = [
                Self.fixed(own, "leading", outer, frame.minX), Self.fixed(own, "top", outer, frame.minY),
                Self.fixed(own, "trailing", outer, "leading", frame.maxX),
                Self.fixed(own, "bottom", outer, "top", frame.maxY),
            ]
            return isPartOfTable(view) ? edges.map(Self.tables) : edges
        }
        let size = measures[parent]?.frame.size ?? document.views[parent]?.frame?.size ?? .zero
        let mask = document.markup.child(of: view.element, named: "autoresizingMask").map { document.markup[$0] }
        let isSaid = mask.map { !$0.isYes("flexibleMinX") && !$0.isYes("flexibleMinY") } ?? true
        if !isFixed, !isSaid { lose("the autoresizing mask of \(own)", at: view.element) }
        var lengths = [
            mask?.isYes("widthSizable") ?? false
                ? Self.fixed(own, "trailing", outer, frame.maxX - size.width)
                : Self.fixed(own, "width", nil, frame.width),
            mask?.isYes("heightSizable") ?? false
                ? Self.fixed(own, "bottom", outer, frame.maxY - size.height)
                : Self.fixed(own, "height", nil, frame.height),
        ]
        if document.views[parent]?.kind == "scrollView", form == .code || names[parent] != ConvertedScene.screen {
            // The far edges of a scroll view are those of its content, which no mask speaks of.
            lengths = zip(lengths, [("width", frame.width - size.width), ("height", frame.height - size.height)]).map {
                length, inFrame in
                guard length.second != nil else { return length }
                var made = Self.fixed(own, inFrame.0, outer, inFrame.1)
                made.second?.guide = "frame"
                return made
            }
        }
        let edges =
            [Self.fixed(own, "leading", outer, frame.minX), Self.fixed(own, "top", outer, frame.minY)] + lengths
        return isOfStyle || isPartOfTable(view) ? edges.map(Self.tables) : edges
    }

    /// Whether layout files leave the place of a view to a table or its rows.
    private func isPartOfTable(_ view: InterfaceView) -> Bool {
        guard form == .layoutFile else { return false }
        return layoutKey(of: view.id) != nil
            || view.kind == "tableViewCell" && view.parent.flatMap { document.views[$0]?.kind } == "tableView"
    }

    private static func tables(_ equation: ConvertedScene.Equation) -> ConvertedScene.Equation {
        var equation = equation
        equation.isTables = true
        return equation
    }

    /// The content of a cell or an effect fills it, but for what accessories and separators take.
    private func contentEdges(
        _ id: String, _ own: String, _ parent: String, _ outer: String, isTables: Bool
    ) -> [ConvertedScene.Equation] {
        let frame = measures.frame(of: id, in: parent, scrolls: false) ?? .zero
        let size = measures[id] == nil ? .zero : measures[parent]?.frame.size ?? .zero
        let edges = [
            ("leading", frame.minX), ("top", frame.minY), ("trailing", frame.maxX - size.width),
            ("bottom", frame.maxY - size.height),
        ]
        let equations = edges.map { Self.fixed(own, $0.0, outer, $0.1) }
        return isTables ? equations.map(Self.tables) : equations
    }

    private func scrolls(_ id: String) -> Bool {
        guard let view = document.views[id], let traits = view.row?.traits, traits.contains(.scrolling),
            !traits.contains(.unconverted)
        else { return false }
        return form == .code || view.kind != "tableView"
    }

    /// Whether code leaves the place to a table.
    func isPlacedByTable(_ view: InterfaceView) -> Bool {
        guard form == .code, let parent = view.parent.flatMap({ document.views[$0] }) else { return false }
        return parent.kind == "tableView" && document.markup[view.element].parent != nil
            && !document.markup.children(of: parent.element, named: "subviews").contains(
                document.markup[view.element].parent ?? -1)
    }

    private static func fixed(_ name: String, _ attribute: String, _ outer: String?, _ value: CGFloat)
        -> ConvertedScene.Equation
    {
        .init(
            first: .init(name: name, attribute: attribute), relation: "equal",
            second: outer.map { .init(name: $0, attribute: attribute) }, multiplier: 1, constant: Double(value),
            priority: 1000)
    }

    private static func fixed(_ name: String, _ attribute: String, _ outer: String, _ edge: String, _ value: CGFloat)
        -> ConvertedScene.Equation
    {
        .init(
            first: .init(name: name, attribute: attribute), relation: "equal",
            second: .init(name: outer, attribute: edge), multiplier: 1, constant: Double(value), priority: 1000)
    }

    /// The content size of a view that has none in the other form; nil where it has.
    func standIn(for view: InterfaceView, type: String?, needsOne: Bool) -> ConvertedScene.ContentSizeReplacement? {
        guard let size = measures[view.id]?.view.sizing.intrinsicContentSize, size.width >= 0 || size.height >= 0,
            names[view.id] != ConvertedScene.screen, part(of: view.id) == nil, !isPlacedByTable(view),
            !isPartOfTable(view), !isReplaced(view)
        else { return nil }
        let element = document.markup[view.element]
        let isPlaceholder = element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
        guard needsOne || isPlaceholder || type == nil || isEmpty(view) || isDesigned(view) else { return nil }
        return .init(
            name: names[view.id] ?? view.id, width: size.width >= 0 ? Double(size.width) : nil,
            height: size.height >= 0 ? Double(size.height) : nil,
            hugging: (
                priority("horizontalHuggingPriority", element, 250), priority("verticalHuggingPriority", element, 250)
            ),
            resistance: (
                priority("horizontalCompressionResistancePriority", element, 750),
                priority("verticalCompressionResistancePriority", element, 750)
            ))
    }

    /// Whether constraints hold the size of a content that has the least priorities already, as an earlier conversion writes them.
    private func isReplaced(_ view: InterfaceView) -> Bool {
        let element = document.markup[view.element]
        let priorities = ["Hugging", "CompressionResistance"].flatMap { name in
            ["horizontal\(name)Priority", "vertical\(name)Priority"].map { priority($0, element, 250) }
        }
        guard priorities.allSatisfy({ $0 == 1 }) else { return false }
        let limits = document.constraints.filter {
            $0.first.item == view.id && $0.second == nil && $0.relation != "equal"
        }
        return ["width", "height"].allSatisfy { attribute in
            Set(limits.filter { $0.first.attribute == attribute }.map(\.relation)).count == 2
        }
    }

    /// Whether the canvas gave a control the size of another system than the one on which code measures it: the wide switch of iOS 26,
    /// and the low wheels of some years.
    func isOfOtherSystem(_ view: InterfaceView) -> Bool {
        guard form == .code, let size = measures[view.id]?.view.sizing.intrinsicContentSize else { return false }
        return switch view.kind {
        case "switch": size.height != 31
        case "datePicker": size.width == 320 && ![216, 330].contains(size.height)
        default: false
        }
    }

    /// Whether a class of the app's own said in Interface Builder how large its content is.
    private func isDesigned(_ view: InterfaceView) -> Bool {
        document.markup[view.element]["customClass"] != nil
            && document.markup.elements.contains { $0.name == "designable" && $0["name"] == view.id }
    }

    private func priority(_ attribute: String, _ element: Markup.Element, _ standard: Double) -> Double {
        min(max(element[attribute].flatMap(Double.init) ?? standard, 1), 1000)
    }

    /// Whether the view's size on the canvas is only there to make it visible.
    private func isEmpty(_ view: InterfaceView) -> Bool {
        let element = document.markup[view.element]
        switch view.kind {
        case "label":
            return PropertyConverter.text("text", of: view.element, in: document.markup) == nil
                && document.markup.child(of: view.element, named: "attributedString") == nil
        case "imageView":
            return element["image"] == nil && document.markup.child(of: view.element, named: "imageReference") == nil
        default: return !view.hasContent
        }
    }
}
