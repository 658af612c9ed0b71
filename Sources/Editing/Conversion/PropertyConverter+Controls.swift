import Foundation
import KeylineVocabulary

/// Buttons, and what only code can say.
extension PropertyConverter {
    var button: [ConvertedScene.Property] {
        mutating get {
            if let configuration = childIndex("buttonConfiguration", key: "configuration") {
                return form == .code ? configured(configuration) : saidOfConfiguration(configuration)
            }
            return form == .code ? states : saidOfStates
        }
    }

    private var normalState: Int? { childIndex("state", key: "normal") }

    private var saidOfStates: [ConvertedScene.Property] {
        mutating get {
            let markup = document.markup
            let plain = normalState.flatMap { Self.text("title", of: $0, in: markup) }
            let styled = normalState.flatMap(styledTitle)
            if let styled, plain == nil {
                losses.append("the attributes of a title")
                return [.init(name: "title", value: .text(styled.map(\.text).joined()))]
            }
            let image = normalState.flatMap { self.image(of: $0) }
            let color = normalState.flatMap { markup.children(of: $0, named: "color").first }
                .flatMap { markup[$0].key == "titleColor" ? self.color(markup[$0]) : nil }
            return [
                property("title", plain.map { .text($0) }), property("image", image), property("titleColor", color),
            ].compactMap { $0 }
        }
    }

    private mutating func saidOfConfiguration(_ index: Int) -> [ConvertedScene.Property] {
        let markup = document.markup
        let own = markup[index]
        let style = WordTables.configurationStyles.spellings.first { $0.documents.contains(own["style"] ?? "") }
        let word = { (name: String) in own[name].map { ConvertedScene.Value.word($0) } }
        let color = markup.children(of: index, named: "color").first { markup[$0].key == "baseForegroundColor" }
            .flatMap { self.color(markup[$0]) }
        let title = Self.text("title", of: index, in: markup) ?? styledTitle(index).map { $0.map(\.text).joined() }
        return [
            property("style", .word(style?.layout ?? "plain")),
            property("title", title.map { .text($0) }),
            property("subtitle", Self.text("subtitle", of: index, in: markup).map { .text($0) }),
            property("image", image(of: index)), property("imagePlacement", word("imagePlacement")),
            property("imagePadding", own["imagePadding"].flatMap(Double.init).map { .number($0) }),
            property("buttonSize", word("buttonSize")), property("cornerStyle", word("cornerStyle")),
            property("titleColor", color),
        ].compactMap { $0 }
    }

    /// What each state of a button has.
    private var states: [ConvertedScene.Property] {
        let markup = document.markup
        return markup.children(of: view.element, named: "state").flatMap { index -> [ConvertedScene.Property] in
            let state = markup[index].key ?? "normal"
            guard ["normal", "highlighted", "selected", "disabled"].contains(state) else { return [] }
            var calls: [String] = []
            if let title = Self.text("title", of: index, in: markup) {
                calls.append("setTitle(\(ConvertedScene.literal(title)), for: .\(state))")
            }
            if let pieces = styledTitle(index) {
                calls.append(
                    "setAttributedTitle(\(ConvertedScene.expression(.styledText(pieces))), for: .\(state))")
            }
            for child in markup.children(of: index, named: "color") where markup[child].key == "titleColor" {
                guard let value = color(markup[child]) else { continue }
                calls.append("setTitleColor(\(ConvertedScene.expression(value)), for: .\(state))")
            }
            if let image = image(of: index) {
                calls.append("setImage(\(ConvertedScene.expression(image)), for: .\(state))")
            }
            if let image = image(of: index, "backgroundImage") {
                calls.append("setBackgroundImage(\(ConvertedScene.expression(image)), for: .\(state))")
            }
            if let symbol = symbolConfiguration("preferredSymbolConfiguration", of: index) {
                calls.append("setPreferredSymbolConfiguration(\(symbol), forImageIn: .\(state))")
            }
            return calls.map { .init(name: "", value: .call($0)) }
        }
    }

    private func styledTitle(_ state: Int) -> [ConvertedScene.StyledRun]? {
        let markup = document.markup
        guard let source = markup.child(of: state, named: "attributedString") else { return nil }
        let found = markup.children(of: source, named: "fragment").compactMap(piece)
        return found.isEmpty ? nil : found
    }

    /// The font of a configured button's title; nil where the document names none.
    var titleFont: ConvertedScene.Value? {
        childIndex("buttonConfiguration", key: "configuration")
            .flatMap { document.markup.child(of: $0, named: "fontDescription") }.map { font(document.markup[$0]) }
    }

    /// A configuration in statements.
    private mutating func configured(_ index: Int) -> [ConvertedScene.Property] {
        let markup = document.markup
        let own = markup[index]
        var lines: [ConvertedScene.Property] = []
        func add(_ name: String, _ value: String?) {
            if let value { lines.append(.init(name: "configuration?.\(name)", value: .code(value))) }
        }
        func add(_ name: String, word attribute: String) { add(name, own[attribute].map { ".\($0)" }) }
        lines.append(.init(name: "configuration", value: .code(".\(own["style"] ?? "plain")()")))
        if let font = titleFont {
            let value = ConvertedScene.typed(ConvertedScene.expression(font), as: "UIFont")
            add(
                "titleTextAttributesTransformer",
                "UIConfigurationTextAttributesTransformer { [font = \(value)] given in\n"
                    + "            var made = given\n            made.font = font\n            return made\n        }")
        }
        add("title", Self.text("title", of: index, in: markup).map(ConvertedScene.literal))
        if let pieces = styledTitle(index), own["title"] == nil {
            add("title", ConvertedScene.literal(pieces.map(\.text).joined()))
        }
        add("subtitle", Self.text("subtitle", of: index, in: markup).map(ConvertedScene.literal))
        add("image", image(of: index).map(ConvertedScene.expression))
        add("imagePlacement", word: "imagePlacement")
        add("imagePadding", own["imagePadding"])
        add("titlePadding", own["titlePadding"])
        add("buttonSize", word: "buttonSize")
        add("cornerStyle", word: "cornerStyle")
        add("titleAlignment", word: "titleAlignment")
        for child in markup.children(of: index, named: "color") {
            guard let key = markup[child].key, key.hasPrefix("base"), let value = color(markup[child]) else { continue }
            add(key, ConvertedScene.expression(value))
        }
        add(
            "preferredSymbolConfigurationForImage",
            symbolConfiguration("preferredSymbolConfigurationForImage", of: index))
        for child in markup.children(of: index, named: "directionalEdgeInsets")
        where markup[child].key == "contentInsets" {
            let sides = ["top", "leading", "bottom", "trailing"].map {
                markup[child][$0].flatMap(Double.init) ?? 0
            }
            add("contentInsets", ConvertedScene.expression(.insets(sides)))
        }
        return lines
    }

    func symbolConfiguration(_ key: String, of index: Int) -> String? {
        let markup = document.markup
        guard
            let child = markup.children(of: index, named: "preferredSymbolConfiguration").first(where: {
                markup[$0].key == key
            })
        else { return nil }
        let own = markup[child]
        let scale = own["scale"].map { $0 == "unspecified" ? ".unspecified" : ".\($0)" } ?? ".default"
        if let font = markup.child(of: child, named: "fontDescription") {
            return
                "UIImage.SymbolConfiguration(font: \(ConvertedScene.expression(self.font(markup[font]))), scale: \(scale))"
        }
        let weight = own["weight"].map { ".\($0)" }
        if let size = own["pointSize"] {
            return
                "UIImage.SymbolConfiguration(pointSize: \(size), weight: \(weight ?? ".unspecified"), scale: \(scale))"
        }
        if let weight { return "UIImage.SymbolConfiguration(weight: \(weight))" }
        return "UIImage.SymbolConfiguration(scale: \(scale))"
    }

    /// What layout files have no word for.
    func codeOnly(_ rows: [InterfaceProperty]) -> [ConvertedScene.Property] {
        var found = insets(rows)
        if let symbol = symbolConfiguration("preferredSymbolConfiguration", of: view.element) {
            found.append(.init(name: "preferredSymbolConfiguration", value: .code(symbol)))
        }
        found += rows.filter { !$0.isInLayoutFiles }.compactMap(converted)
        return found + (view.kind == "segmentedControl" ? codeOfSegments : [])
    }

    /// Pictures, widths and states of segments.
    private var codeOfSegments: [ConvertedScene.Property] {
        let markup = document.markup
        guard let list = markup.child(of: view.element, named: "segments") else { return [] }
        return markup.children(of: list, named: "segment").enumerated().flatMap { place, index in
            let image = image(of: index).map { "setImage(\(ConvertedScene.expression($0)), forSegmentAt: \(place))" }
            let width = markup[index]["width"].flatMap(Double.init).map {
                "setWidth(\(ConstraintMarkup.number($0)), forSegmentAt: \(place))"
            }
            let state = markup[index]["enabled"] == "NO" ? "setEnabled(false, forSegmentAt: \(place))" : nil
            return [image, width, state].compactMap { $0 }.map { ConvertedScene.Property(name: "", value: .call($0)) }
        }
    }

    /// Insets of buttons and scroll views; documents write "none, but not the default" as the smallest number there is.
    private func insets(_ rows: [InterfaceProperty]) -> [ConvertedScene.Property] {
        let known = Set(rows.filter { if case .insets = $0.kind { true } else { false } }.map(\.name))
        return document.markup.children(of: view.element, named: "inset").compactMap { index in
            let own = document.markup[index]
            guard let key = own.key, known.contains(key) else { return nil }
            let sides = ["minX", "minY", "maxX", "maxY"].map { own[$0].flatMap(Double.init) ?? 0 }
                .map { abs($0) < 0.001 ? 0 : $0 }
            // The lines of a table are inset unless a document says that they are not; other insets are 0 by themselves.
            guard key == "separatorInset" || sides.contains(where: { $0 != 0 }) else { return nil }
            let words = zip(["left", "top", "right", "bottom"], sides).map { "\($0): \(ConstraintMarkup.number($1))" }
            let order = [1, 0, 3, 2].map { words[$0] }
            return .init(name: key, value: .code("UIEdgeInsets(\(order.joined(separator: ", ")))"))
        }
    }
}
