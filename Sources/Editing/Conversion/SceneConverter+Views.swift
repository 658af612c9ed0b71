import Foundation
import KeylineVocabulary

extension SceneConverter {
    /// A view with all inside.
    mutating func convert(_ id: String) -> ConvertedScene.View {
        guard let view = document.views[id] else {
            return .init(id: id, name: names[id] ?? id, type: "UIView", properties: [], children: [])
        }
        let type = type(of: view)
        if type == nil, names[id] != ConvertedScene.screen {
            lose("a \(view.kind) becomes a plain view", at: view.element)
        }
        let element = document.markup[view.element]
        if let custom = element["customClass"] { lose("the class \(custom)", at: view.element) }
        var reader = propertyReader(of: view)
        let usual = reader.properties
        var properties = sayingHugging(usual, of: view)
        if element.key == "contentView", part(of: id) == nil, layoutKey(of: id) == nil,
            let margins = measures.margins(of: id)
        {
            // What the system gives cells' content, a plain view has to be told.
            let given: Set = ["layoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"]
            properties.removeAll { given.contains($0.name) }
            properties += [
                .init(name: "insetsLayoutMarginsFromSafeArea", value: .flag(false)),
                .init(name: "layoutMargins", value: .insets(margins)),
            ]
        }
        if form == .layoutFile { properties += usualLooks(of: view, besides: properties) }
        for message in reader.losses { lose(message, at: view.element) }
        let differs = differing.contains(id) || isOfOtherSystem(view)
        if let standIn = standIn(for: view, type: type, needsOne: differs) {
            if differs { lose("the content size of \(names[id] ?? id), which constraints hold", at: view.element) }
            standIns.append(standIn)
            if type != nil, form == .layoutFile || !isWrapped(view) {
                properties = properties.filter { !Self.priorities.contains($0.name) } + weakPriorities(of: view)
            }
        }
        var children: [ConvertedScene.View] = []
        for child in view.children where names[child] != nil { children.append(convert(child)) }
        var made = ConvertedScene.View(
            id: id, name: names[id] ?? id, type: type ?? "UIView", properties: properties, children: children,
            element: .init(kind: view.kind, location: document.markup.location(of: view.element)),
            construction: .init(
                expression: type == nil ? nil : creation(of: view), part: part(of: id), key: layoutKey(of: id)))
        if let key = made.construction.key, !key.isPlacedByOwner { made.construction.keyFrame = view.frame }
        made.titleFont = reader.titleFont
        noteVariations(of: view, besides: usual, in: &made)
        if let parent = view.parent { made.frame = measures.frame(of: id, in: parent, scrolls: true) }
        if let own = measures[id]?.view { made.contentSize = own.sizing.intrinsicContentSize }
        if names[id] == ConvertedScene.screen { made.frame = measures.safeArea(of: id) }
        describeList(view, in: &made)
        return made
    }

    /// Says the sections of a table, or at which end of one a view is.
    private mutating func describeList(_ view: InterfaceView, in made: inout ConvertedScene.View) {
        let element = document.markup[view.element]
        if view.kind == "tableView" {
            made.list.sections = sections(of: view)
            made.list.arePrototypes = document.markup.child(of: view.element, named: "prototypes") != nil
            let styles = ["grouped": "grouped", "insetGrouped": "insetGrouped"]
            made.list.style = element["style"].flatMap { styles[$0] } ?? "plain"
            if form == .code, let margins = sectionMargins(of: view) {
                made.properties.removeAll { $0.name == margins.name }
                made.properties.append(margins)
            }
        }
        let isOfTable = form == .layoutFile || isPlacedByTable(view)
        if isOfTable, let key = element.key, ["tableHeaderView", "tableFooterView"].contains(key) {
            made.tableEnd = ConvertedScene.TableEnd(isHeader: key == "tableHeaderView", frame: view.frame)
        }
    }

    /// Layout files say the values for all size classes, and the differences besides.
    private func propertyReader(of view: InterfaceView) -> PropertyConverter {
        keepsVariations
            ? PropertyConverter(document, view, form, variations: [])
            : PropertyConverter(document, view, form, in: measures.environment)
    }

    /// Notes the guides that a view owns, whether it is there, and its differences between size classes.
    private func noteVariations(
        of view: InterfaceView, besides usual: [ConvertedScene.Property], in converted: inout ConvertedScene.View
    ) {
        converted.guides = guideNames(of: view)
        let parent = view.parent.flatMap { document.views[$0] }
        converted.isInstalled = parent.map { presence(of: view.id, in: "subviews", of: $0).isInstalled } ?? true
        let isHeld = standIns.contains { $0.name == converted.name }
        converted.variations = variations(of: view, besides: usual, without: isHeld ? Self.priorities : [])
    }

    /// Says the margins that Interface Builder gives the view of a XIB, the content of its cell, or a stack, which are others than
    /// UIKit's, where constraints follow them.
    func giveMargins(
        to view: inout ConvertedScene.View, isControllers: Bool, for equations: [ConvertedScene.Equation]
    ) {
        if form == .layoutFile { giveCellMargins(to: &view, for: equations) }
        guard form == .code else { return }
        let held = Set(
            equations.flatMap { [$0.first, $0.second] }.compactMap { $0?.guide == "margins" ? $0?.name : nil })
        func give(_ view: inout ConvertedScene.View) {
            guard held.contains(view.name), let margins = measures.margins(of: view.id, insideSafeArea: true) else {
                return
            }
            view.properties.removeAll { ["layoutMargins", "preservesSuperviewLayoutMargins"].contains($0.name) }
            view.properties.append(.init(name: "layoutMargins", value: .insets(margins)))
        }
        // UIKit's are 8, or more where those of the view around reach inside.
        func giveNarrow(_ view: inout ConvertedScene.View) {
            let isNarrow = measures.margins(of: view.id)?.contains { $0 < 8 } ?? false
            if isNarrow, view.construction.part == nil, view["layoutMargins"] == nil { give(&view) }
            for index in view.children.indices { giveNarrow(&view.children[index]) }
        }
        for index in view.children.indices { giveNarrow(&view.children[index]) }
        guard !isControllers else { return }
        give(&view)
        for index in view.children.indices where view.children[index].construction.part == "contentView" {
            give(&view.children[index])
        }
    }

    private static let priorities: Set = ["contentHugging", "contentCompressionResistance"]

    /// What the view's own content asks for yields to the constraints that stand in for it.
    private func weakPriorities(of view: InterfaceView) -> [ConvertedScene.Property] {
        guard form == .layoutFile || view.hasContent else { return [] }
        return Self.priorities.sorted().map { .init(name: $0, value: .priorities(horizontal: 1, vertical: 1)) }
    }

    /// Adds the priorities of hugging that a document means by saying none, where the other form means others.
    ///
    /// A label of a layout file that says none gets 251 in documents, so one that has 250 says so.
    private func sayingHugging(
        _ properties: [ConvertedScene.Property], of view: InterfaceView
    ) -> [ConvertedScene.Property] {
        guard let row = view.row, type(of: view) != nil, names[view.id] != ConvertedScene.screen,
            !(layoutKey(of: view.id)?.belongsToStyle ?? false)
        else { return properties }
        let index = properties.firstIndex { $0.name == "contentHugging" }
        var said: (horizontal: Double?, vertical: Double?) = (nil, nil)
        if let index, case .priorities(let horizontal, let vertical) = properties[index].value {
            said = (horizontal, vertical)
        }
        let silence = form == .layoutFile ? row.writtenHugging : row.hugging
        func priority(_ said: Double?, _ implied: Double) -> Double? {
            said ?? (implied == Self.huggingInDocuments ? nil : Self.huggingInDocuments)
        }
        let horizontal = priority(said.horizontal, silence.width)
        let vertical = priority(said.vertical, silence.height)
        guard horizontal != nil || vertical != nil else { return properties }
        let complete = ConvertedScene.Property(
            name: "contentHugging", value: .priorities(horizontal: horizontal, vertical: vertical))
        guard let index else { return properties + [complete] }
        var result = properties
        result[index] = complete
        return result
    }

    /// The priority of a view whose document says none.
    private static let huggingInDocuments = 250.0

    /// Whether a text has more lines than the content's size counts, because it is narrower.
    private func isWrapped(_ view: InterfaceView) -> Bool {
        guard view.kind == "label", let own = measures[view.id]?.view else { return false }
        let content = own.sizing.intrinsicContentSize
        return own.frame.width < content.width - 0.5 && own.frame.height > content.height + 0.5
    }

    func type(of view: InterfaceView) -> String? {
        guard let row = view.row, row.isInLayoutFiles || form == .code && !isStandIn(view) else { return nil }
        return row.convertedName
    }

    private func creation(of view: InterfaceView) -> String? {
        guard form == .code else { return nil }
        let element = document.markup[view.element]
        switch view.kind {
        case "button":
            let type = WordTables.buttonTypes.spellings.first { $0.documents.contains(element["buttonType"] ?? "") }
            return type.flatMap { $0.name == "custom" ? nil : "UIButton(type: .\($0.name))" }
        case "tableView":
            let style = element["style"].flatMap { ["grouped", "insetGrouped"].contains($0) ? $0 : nil } ?? "plain"
            return "UITableView(frame: .zero, style: .\(style))"
        case "tableViewCell":
            let style = WordTables.cellStyles.spellings.first { $0.documents.contains(element["style"] ?? "") }
            let reuse = element["reuseIdentifier"].map(ConvertedScene.literal) ?? "nil"
            return "UITableViewCell(style: .\(style?.name ?? "default"), reuseIdentifier: \(reuse))"
        case "activityIndicatorView":
            let styles = WordTables.indicatorStyles.byDocument
            return element["style"].flatMap { styles[$0] != nil ? "UIActivityIndicatorView(style: .\($0))" : nil }
        case "progressView":
            return element["progressViewStyle"] == "bar" ? "UIProgressView(progressViewStyle: .bar)" : nil
        case "visualEffectView": return "UIVisualEffectView(effect: UIBlurEffect(style: .\(blur(of: view))))"
        default: return nil
        }
    }

    private func blur(of view: InterfaceView) -> String {
        document.markup.child(of: view.element, named: "blurEffect").flatMap { document.markup[$0]["style"] }
            ?? "regular"
    }

    /// The sections of a static table, or one with the prototypes of a dynamic one.
    private mutating func sections(of table: InterfaceView) -> [ConvertedScene.Section] {
        let markup = document.markup
        let lists = markup[table.element].children.filter { ["prototypes", "sections"].contains(markup[$0].name) }
        return lists.flatMap { list -> [ConvertedScene.Section] in
            guard markup[list].name == "sections" else { return [.init(rows: rows(in: list, of: table))] }
            return markup.children(of: list, named: "tableViewSection").map { section in
                let cells = markup.child(of: section, named: "cells")
                return .init(
                    header: PropertyConverter.text("headerTitle", of: section, in: markup),
                    footer: PropertyConverter.text("footerTitle", of: section, in: markup),
                    rows: cells.map { rows(in: $0, of: table) } ?? [])
            }
        }
    }

    /// The margins that set an inset table's sections where the canvas has them, if UIKit's own would not.
    private func sectionMargins(of table: InterfaceView) -> ConvertedScene.Property? {
        guard document.markup[table.element]["style"] == "insetGrouped", let width = measures[table.id]?.frame.width,
            let cell = table.children.first(where: { document.views[$0]?.kind == "tableViewCell" }),
            let inset = measures.frame(of: cell, in: table.id, scrolls: true)?.minX, inset != (width < 414 ? 16 : 20)
        else { return nil }
        return .init(name: "layoutMargins", value: .insets([0, Double(inset), 0, Double(inset)]))
    }

    private mutating func rows(in list: Int, of table: InterfaceView) -> [ConvertedScene.Row] {
        let markup = document.markup
        let all = markup[table.element]["rowHeight"].flatMap(Double.init) ?? -1
        var rows: [ConvertedScene.Row] = []
        for index in markup[list].children {
            guard let id = markup[index].id, let name = names[id] else { continue }
            let given = markup[index]["rowHeight"].flatMap(Double.init) ?? all
            guard form == .code else {
                // The properties say a height.
                rows.append(.init(name: name))
                continue
            }
            let height = measures[id].map { Double($0.frame.height) }
            if given >= 0 {
                rows.append(.init(name: name, height: height ?? given))
            } else if let height, Self.leastHeights.contains(where: { abs($0 - height) < 0.02 }) {
                lose("that the row \(name) grows with its content", at: index)
                rows.append(.init(name: name, height: height))
            } else {
                rows.append(.init(name: name))
            }
        }
        return rows
    }

    /// The heights that Interface Builder gives rows whose content needs less, in points: with and without the line below, at both
    /// scales, and that of the versions 24000 to 25999. UIKit's is 44, so code has to say the height of such a row.
    private static let leastHeights = [44 - 1 / 2.0, 44 - 1 / 3.0, 51]
}
