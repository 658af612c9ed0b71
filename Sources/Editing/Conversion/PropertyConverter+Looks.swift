import Foundation
import KeylineMarkup
import KeylineVocabulary

/// Texts, fonts and colours.
extension PropertyConverter {
    /// A text that an attribute has, or an element of its own where it has several lines; nil where it is empty.
    static func text(_ key: String, of index: Int, in markup: Markup) -> String? {
        if let text = markup[index][key] { return text.isEmpty ? nil : text }
        guard
            let child = markup[index].children.first(where: {
                ["string", "mutableString"].contains(markup[$0].name) && markup[$0].key == key
            }), !markup[child].text.isEmpty
        else { return nil }
        let inside = markup[child].text
        guard markup[child].isYes("base64-UTF8") else { return inside }
        // Documents leave out the padding.
        let digits = inside.filter { !$0.isWhitespace }
        let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }

    var colors: [ConvertedScene.Property] {
        mutating get {
            let names = Set(
                (view.row?.allProperties ?? InterfaceClass.everyView).compactMap { row -> String? in
                    guard case .color = row.kind, case .own(let key) = row.document else { return nil }
                    return form == .code || row.isInLayoutFiles ? key : nil
                })
            var found: [ConvertedScene.Property] = []
            var read: Set<String> = []
            for index in sources.flatMap({ document.markup.children(of: $0, named: "color") }) {
                let color = document.markup[index]
                guard let name = color.key, names.contains(name), read.insert(name).inserted else { continue }
                guard let value = self.color(color) else {
                    losses.append("the colour \(color["name"] ?? "") of \(name)")
                    continue
                }
                found.append(.init(name: name, value: value))
            }
            return found
        }
    }

    func color(_ element: Markup.Element) -> ConvertedScene.Value? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name, element) }
        if let name = element["name"] {
            if form == .code { return .code("UIColor(named: \(ConvertedScene.literal(name)))") }
            return resource("namedColor", name) ?? Self.components(of: element)
        }
        return Self.components(of: element)
    }

    private func systemColor(_ name: String, _ element: Markup.Element) -> ConvertedScene.Value? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let known = [
            "groupTableViewBackground": "systemGroupedBackground",
            "tableCellGroupedBackground": "secondarySystemGroupedBackground", "viewFlipsideBackground": "darkGray",
            "scrollViewTexturedBackground": "systemGray", "tableCellSeparator": "separator", "tint": "systemBlue",
        ]
        if let same = known[plain] { return .namedColor(same) }
        if Self.systemColors.contains(plain) { return .namedColor(plain) }
        return resource("systemColor", name) ?? Self.components(of: element)
    }

    private static let systemColors: Set<String> = {
        let levels = ["label", "systemFill", "systemBackground", "systemGroupedBackground"].flatMap { name in
            ["", "secondary", "tertiary", "quaternary"].map { level in
                level.isEmpty ? name : level + name.prefix(1).uppercased() + name.dropFirst()
            }
        }
        let hues = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink"]
        let grays = ["Brown", "Gray", "Gray2", "Gray3", "Gray4", "Gray5", "Gray6"]
        let rest = [
            "placeholderText", "separator", "opaqueSeparator", "link", "lightText", "darkText", "black", "darkGray",
            "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
            "brown", "clear",
        ]
        return Set(levels + (hues + grays).map { "system" + $0 } + rest)
            .subtracting(["quaternarySystemBackground", "quaternarySystemGroupedBackground"])
    }()

    /// The components that the document records of a colour which others know by name.
    private func resource(_ kind: String, _ name: String) -> ConvertedScene.Value? {
        let markup = document.markup
        let found = markup.elements.indices.first { markup[$0].name == kind && markup[$0]["name"] == name }
        return found.flatMap { markup.child(of: $0, named: "color") }.flatMap { Self.components(of: markup[$0]) }
    }

    private static func components(of element: Markup.Element) -> ConvertedScene.Value? {
        func part(_ name: String) -> Double? { element[name].flatMap(Double.init) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return .color([white, white, white, alpha]) }
        let parts = ["red", "green", "blue"].compactMap(part)
        if parts.count == 3 { return .color(parts + [alpha]) }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") else { return nil }
        let key = 1 - (part("black") ?? 0)
        return .color([(1 - cyan) * key, (1 - magenta) * key, (1 - yellow) * key, alpha])
    }

    var fonts: [ConvertedScene.Property] {
        mutating get {
            guard view.isText,
                let font = child("fontDescription", key: "fontDescription") ?? configuredFont
            else { return [] }
            var found = [ConvertedScene.Property(name: "font", value: self.font(font))]
            if form == .code, element.isYes("adjustsFontForContentSizeCategory"), view.kind != "button" {
                found.append(.init(name: "adjustsFontForContentSizeCategory", value: .flag(true)))
            }
            return found
        }
    }

    /// The font of a configured button's title in layout files, which have one word for both.
    private var configuredFont: Markup.Element? {
        guard form == .layoutFile, let index = childIndex("buttonConfiguration", key: "configuration") else {
            return nil
        }
        return document.markup.child(of: index, named: "fontDescription").map { document.markup[$0] }
    }

    /// A font description or the font of a piece of text.
    func font(_ element: Markup.Element) -> ConvertedScene.Value {
        if let style = element["style"].flatMap({ name in
            WordTables.textStyles.spellings.first { $0.documents.contains(name) }
        }) {
            return .font(size: nil, weight: nil, style: style.name, family: nil)
        }
        let size = (element["pointSize"] ?? element["size"]).flatMap(Double.init) ?? 14
        if let name = element["name"], !name.hasPrefix(".") {
            let family = form == .code ? name : element["family"] ?? name
            return .font(size: size, weight: WordTables.weight(inFontName: name), style: nil, family: family)
        }
        let kind = element["type"] ?? element["metaFont"] ?? ""
        if kind.lowercased().contains("italic") {
            return .italicFont(size: size)
        }
        let isBold = kind == "boldSystem" || kind == "systemBold"
        return .font(size: size, weight: isBold ? "bold" : element["weight"], style: nil, family: nil)
    }

    /// The text in pieces with attributes; in layout files, which have none, its plain text.
    var styledText: ConvertedScene.Value? {
        mutating get {
            guard ["label", "textView"].contains(view.kind),
                let source = childIndex("attributedString", key: "attributedText")
            else { return nil }
            let pieces = document.markup.children(of: source, named: "fragment").compactMap(piece)
            guard form == .layoutFile else { return .styledText(pieces) }
            losses.append("the attributes of a text")
            return .styledText(pieces)
        }
    }

    func piece(_ index: Int) -> ConvertedScene.StyledRun? {
        let markup = document.markup
        guard let text = Self.text("content", of: index, in: markup) else { return nil }
        var piece = ConvertedScene.StyledRun(text: text)
        for child in markup.child(of: index, named: "attributes").map({ markup[$0].children }) ?? [] {
            let value = markup[child]
            switch (value.name, value.key) {
            case ("font", "NSFont"): piece.font = font(value)
            case ("color", "NSColor"): piece.color = color(value)
            case ("paragraphStyle", _): piece.paragraph = Self.paragraph(value)
            default: break
            }
        }
        return piece
    }

    private static func paragraph(_ element: Markup.Element) -> [ConvertedScene.Property] {
        var found: [ConvertedScene.Property] = []
        if let alignment = element["alignment"], alignment != "natural",
            WordTables.textAlignments.byDocument[alignment] != nil
        {
            found.append(.init(name: "alignment", value: .word(alignment)))
        }
        let modes = WordTables.paragraphLineBreakModes.spellings
        // Paragraphs wrap by words unless they say otherwise.
        if let mode = element["lineBreakMode"], mode != "wordWrapping",
            let spelling = modes.first(where: { $0.documents.contains(mode) })
        {
            found.append(.init(name: "lineBreakMode", value: .word(spelling.name)))
        }
        let lengths = [
            "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple", "minimumLineHeight",
            "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent",
        ]
        return found
            + lengths.compactMap { name in
                element[name].flatMap(Double.init).flatMap { $0 == 0 ? nil : .init(name: name, value: .number($0)) }
            }
    }
}
