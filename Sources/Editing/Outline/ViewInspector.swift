import KeylineByteText
import KeylineLayoutFile
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary

/// Interface Builder's inspectors of a view: every property of its class can be read and set.
@MainActor
public struct ViewInspector {
    /// A property with its value: a text as it is, and others as layout files write them.
    public struct Value: Hashable, Sendable {
        public let name: String
        public let value: String

        /// Names a property and its value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    let document: InterfaceDocument
    let view: String
    private let open: InterfaceDocument.Opener
    private let variation: SizeClassVariation?

    /// Opens a view.
    ///
    /// - Parameters:
    ///   - view: Its id.
    ///   - document: The document.
    ///   - variation: The size classes for which values are read and set; nil for all.
    ///   - open: Reads versions of the document as sources.
    public init(
        _ view: String, of document: InterfaceDocument, for variation: SizeClassVariation? = nil,
        open: @escaping InterfaceDocument.Opener
    ) {
        self.document = document
        self.view = view
        self.variation = variation
        self.open = open
    }

    /// The properties that the document says, in UIKit's names.
    public var values: [Value] {
        guard let inspected = document.views[view] else { return [] }
        if document.isLayoutFile {
            let varied = self.varied
            let names = Set(varied.map(\.key))
            return (written.filter { !names.contains($0.key) } + varied).map { Value(name: $0.key, value: $0.value) }
        }
        let variations = variation.map { document.variations(of: inspected.element, holdingIn: $0.environment) } ?? []
        var converter = PropertyConverter(document, inspected, .layoutFile, variations: variations)
        // What starts an activity indicator is a call rather than a property.
        let shared = converter.properties.filter { !$0.name.isEmpty }
        let names = Set(shared.map(\.name))
        let others = converter.said(of: rows.filter { !names.contains($0.name) })
        return identity + presence + (shared + others).map(value)
    }

    private func value(_ property: ConvertedScene.Property) -> Value {
        let sizes = #/CGSize\(width: (.*), height: (.*)\)/#
        return switch property.value {
        case .text(let text): Value(name: property.name, value: text)
        case .code(let text):
            Value(name: property.name, value: text.wholeMatch(of: sizes).map { "\($0.1)x\($0.2)" } ?? text)
        default: Value(name: property.name, value: ConvertedScene.text(of: property))
        }
    }

    /// The names of all properties that can be set.
    public var names: [String] {
        let names = rows.filter { document.isLayoutFile || isSaidByDocuments($0) }.map(\.name)
        return (document.isLayoutFile ? [] : Self.ownKeys.map(\.name)) + names
    }

    /// The document with properties set, one after the other. An empty value takes a property away, but for texts, which it empties.
    ///
    /// - Parameter values: The properties with their values, in the words of layout files.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for a property that the view does not have, or a value that it cannot have; what laying out throws.
    public func bytes(setting values: [Value]) throws -> [UInt8] {
        guard let last = values.last else { return document.bytes }
        let earlier = try values.dropLast().reduce(document) { document, value in
            let inspector = ViewInspector(view, of: document, for: variation, open: open)
            return try document.reading(inspector.bytes(setting: value), open: open)
        }
        return try ViewInspector(view, of: earlier, for: variation, open: open).bytes(setting: last)
    }

    /// The rows of the view's class that the document's form knows.
    private var rows: [InterfaceProperty] {
        let row = document.views[view]?.row
        guard document.isLayoutFile else { return row?.allProperties ?? InterfaceClass.everyView }
        guard view != LayoutFileModel.screen, let row, row.isInLayoutFiles else {
            return InterfaceClass.everyView.filter(\.isInLayoutFiles)
        }
        return row.allProperties.filter(\.isInLayoutFiles)
    }

    private func isSaidByDocuments(_ row: InterfaceProperty) -> Bool {
        if case .priorities = row.kind { return true }
        return !row.documents.isEmpty
    }

    private func bytes(setting value: Value) throws -> [UInt8] {
        if value.name == "installed" || variation != nil { return try varied(value) }
        if !document.isLayoutFile, let key = Self.ownKeys.first(where: { $0.name == value.name }) {
            if Self.placeholderKeys.contains(where: { $0.name == key.name }) { try checkLength(value) }
            var edit = DocumentEdit(document, view)
            edit.set(key.attribute, to: value.value.isEmpty ? nil : value.value)
            return edit.bytes
        }
        guard let row = rows.first(where: { $0.name == value.name }) else { throw unknown(value.name) }
        let isText = if case .text = row.kind { !row.isWrittenInPieces } else { false }
        guard isText || !value.value.isEmpty else { return try bytes(clearing: row) }
        if row.name == "text", let styled = self.values.first(where: { $0.name == "attributedText" }) {
            throw EditingError.impossible(
                reason: "the text has attributes, and would stay \(styled.value)",
                location: document.location(of: view), hint: "take them away first, with \"attributedText=\"")
        }
        let edited = try given(value, of: row)
        return document.isLayoutFile ? bytes(writing: edited.layoutText, of: row) : try bytes(writing: edited)
    }

    /// The document with a value for the inspector's size classes, or without the view in them.
    private func varied(_ value: Value) throws -> [UInt8] {
        guard !document.isLayoutFile else { return try variedLayout(value) }
        var edit = SizeClassEdit(document, variation)
        if value.name == "installed" {
            guard let parent = document.views[view]?.parent.flatMap({ document.views[$0] }),
                ["yes", "no"].contains(value.value)
            else { throw unvaried("installed is yes or no, of a view inside another one") }
            edit.setInstalled(value.value == "yes", view, in: "subviews", of: parent.element)
            return edit.bytes
        }
        guard !Self.ownKeys.contains(where: { $0.name == value.name }) else {
            throw unvaried("Interface Builder varies no \(value.name) by size classes")
        }
        guard let row = rows.first(where: { $0.name == value.name }), let element = document.views[view]?.element
        else { throw unknown(value.name) }
        guard !value.value.isEmpty else { return try unvarying(row, of: element) }
        let edited = try given(value, of: row)
        if let loss = edited.loss { throw unvaried("documents do not say \(loss)") }
        if let attributes = edited.priorityAttributes(isExplicit: true) {
            edit.set(attributes, of: element)
            return edit.bytes
        }
        guard let form = row.document, form.path.isEmpty, let part = edited.part(at: form, isExplicit: true) else {
            throw unvaried("Interface Builder varies no \(row.name) by size classes")
        }
        switch part {
        case .attributes(let attributes): edit.set(attributes, of: element)
        case .child(_, let key, let lines): edit.setChild(key, lines, of: element)
        case .runtime, .items: throw unvaried("Interface Builder varies no \(row.name) by size classes")
        }
        return edit.bytes
    }

    /// The layout file with a value for the inspector's size classes, or without the view in them.
    private func variedLayout(_ value: Value) throws -> [UInt8] {
        var editor = InterfaceEditor(document)
        var text: String?
        if value.name == "installed" {
            guard view != LayoutFileModel.screen, ["yes", "no"].contains(value.value) else {
                throw unvaried("installed is yes or no, of a view inside another one")
            }
            text = value.value == "yes" ? "true" : "false"
            guard variation != nil else {
                editor.setProperty("installed", to: value.value == "yes" ? nil : "false", of: view)
                return editor.bytes()
            }
        } else {
            guard let row = rows.first(where: { $0.name == value.name }) else { throw unknown(value.name) }
            text = value.value.isEmpty ? nil : try given(value, of: row).layoutText
        }
        guard let variation, let holder = mapping else {
            throw unvaried("the layout says nothing of the screen that could differ")
        }
        editor.vary(.init(holder: holder, sizeClasses: variation.sizeClasses, name: value.name, text: text))
        return editor.bytes()
    }

    /// The document in which a property has its value for all size classes.
    private func unvarying(_ row: InterfaceProperty, of element: Int) throws(EditingError) -> [UInt8] {
        var edit = SizeClassEdit(document, variation)
        switch row.kind {
        case .priorities:
            let suffix = row.name == "contentHugging" ? "HuggingPriority" : "CompressionResistancePriority"
            edit.set(["horizontal", "vertical"].map { ($0 + suffix, nil) }, of: element)
        case .color, .font, .insets, .size: edit.setChild(row.document?.attribute ?? "", [], of: element)
        default: edit.set([(row.document?.attribute ?? "", nil)], of: element)
        }
        return edit.bytes
    }

    private func unvaried(_ reason: String) -> EditingError {
        .impossible(
            reason: reason, location: document.location(of: view),
            hint: "set it for all size classes, or make a layout for each")
    }

    private func given(_ value: Value, of row: InterfaceProperty) throws(EditingError) -> EditedProperty {
        do throws(LayoutFileError) { return try EditedProperty(value.value, of: row) } catch {
            throw .impossible(
                reason: "\(row.name): \(error.message)", location: document.location(of: view),
                hint: error.hint ?? "write the value as layout files do, such as \(row.name)=\(Self.example(row.kind))")
        }
    }

    private static func example(_ kind: PropertyKind) -> String {
        switch kind {
        case .text: "Hello"
        case .number(let range):
            range.contains(2) ? "2" : ConstraintMarkup.number((range.lowerBound + range.upperBound) / 2)
        case .integer(let range): range.contains(2) ? "2" : "\(range.lowerBound)"
        case .flag: "true"
        case .choice(let words): words.first ?? "plain"
        case .color: "systemRed"
        case .font: "headline"
        case .image: "\"{ symbol: star }\""
        case .insets: "8"
        case .size: "0x2"
        case .frame: "\"{ x: 0, y: 0, width: 100, height: 40 }\""
        case .priorities: "251"
        case .list: "\"[One, Two]\""
        }
    }

    private func unknown(_ name: String) -> EditingError {
        let near = Spelling.nearest(to: name, among: names)
        return .impossible(
            reason: "\"\(view)\" has no property \"\(name)\"", location: document.location(of: view),
            hint: near.map { "did you mean \"\($0)\"?" } ?? "properties are \(names.joined(separator: ", "))")
    }
}

// MARK: - Layout files

extension ViewInspector {
    /// The keys of the view besides those that say what and where it is.
    private var written: [(key: String, value: String)] {
        let others = LayoutFileRanges.keysOfViews.union(["type", "guides", "variations"])
        return (mapping?.entries ?? []).filter { !others.contains($0.key) }.map(text)
    }

    /// The mapping of the view; nil for a screen of which the layout says nothing.
    var mapping: LayoutFileRanges.View? {
        view == LayoutFileModel.screen ? document.layout?.screen : document.place(of: view)
    }

    private func text(_ entry: LayoutFileRanges.Entry) -> (key: String, value: String) {
        let text = String(decoding: document.bytes[entry.value], as: UTF8.self)
        return (entry.key, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The keys that the inspector's size classes change.
    private var varied: [(key: String, value: String)] {
        guard let variation, let mapping, let present = document.layout?.variations(of: mapping),
            let index = present.index(of: variation.sizeClasses)
        else { return [] }
        return present.members[index].entries.map(text)
    }

    private func bytes(writing text: String?, of row: InterfaceProperty) -> [UInt8] {
        var editor = InterfaceEditor(document)
        editor.setProperty(row.name, to: text, of: view)
        return editor.bytes()
    }

    /// The keys of a layout file's new view.
    ///
    /// - Parameters:
    ///   - values: The properties with their values.
    ///   - row: The view's class.
    /// - Returns: One line for each property; nil where a property is unknown, invalid or not a single key.
    static func layoutKeys(setting values: [Value], of row: InterfaceClass) -> [String]? {
        guard Set(values.map(\.name)).count == values.count else { return nil }
        let properties = row.allProperties.filter(\.isInLayoutFiles)
        let keys = values.compactMap { value -> String? in
            guard !value.value.isEmpty, let property = properties.first(where: { $0.name == value.name }),
                let text = (try? EditedProperty(value.value, of: property))?.layoutText
            else { return nil }
            return "\(property.name): \(text)"
        }
        return keys.count == values.count ? keys : nil
    }

    private func bytes(clearing row: InterfaceProperty) throws(EditingError) -> [UInt8] {
        guard !document.isLayoutFile else { return bytes(writing: nil, of: row) }
        var edit = DocumentEdit(document, view)
        try edit.clear(row)
        return edit.bytes
    }
}

// MARK: - Documents

extension ViewInspector {
    /// The keys of the identity inspector, by their attributes.
    private static let identityKeys: [(name: String, attribute: String)] = [
        ("label", "userLabel"), ("customClass", "customClass"),
    ]

    /// The content size in place of the view's own at design time, by its attributes.
    private static let placeholderKeys: [(name: String, attribute: String)] = [
        ("placeholderIntrinsicWidth", "placeholderIntrinsicWidth"),
        ("placeholderIntrinsicHeight", "placeholderIntrinsicHeight"),
    ]

    /// The keys that documents have and layout files lack, by their attributes.
    private static let ownKeys = identityKeys + placeholderKeys

    /// - Throws: `EditingError` where the value is neither empty, nor `infinite`, nor a length.
    private func checkLength(_ value: Value) throws(EditingError) {
        let length = Double(value.value) ?? -1
        guard !value.value.isEmpty, value.value != "infinite", !length.isFinite || length < 0 else { return }
        throw .impossible(
            reason: "\(value.name): expected a length of 0 or more, or infinite, found \(value.value)",
            location: document.location(of: view), hint: "write points, such as \(value.name)=40")
    }

    /// Whether the inspector's size classes have the view, where they say so themselves.
    private var presence: [Value] {
        guard let variation, let parent = document.views[view]?.parent.flatMap({ document.views[$0]?.element }),
            let flag = document.isInstalled(view, in: "subviews", of: parent, for: variation)
        else { return [] }
        return [Value(name: "installed", value: flag ? "yes" : "no")]
    }

    private var identity: [Value] {
        guard let element = document.views[view]?.element else { return [] }
        return Self.ownKeys.compactMap { key in
            document.markup[element][key.attribute].map { Value(name: key.name, value: $0) }
        }
    }

    private func bytes(writing edited: EditedProperty) throws -> [UInt8] {
        if let loss = edited.loss {
            throw EditingError.impossible(
                reason: "documents do not say \(loss)", location: document.location(of: view),
                hint: "choose a value without it")
        }
        var edit = DocumentEdit(document, view)
        try edit.write(edited)
        guard let resource = edited.resource else { return edit.bytes }
        return try DocumentEdit(InterfaceDocument(edit.bytes, file: document.file), view).bytes(recording: resource)
    }
}
