import KeylineByteText
import KeylineLayoutFile
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary

/// The inspector of a section of a table whose rows are always the same: its titles.
@MainActor
public struct SectionInspector {
    /// The names of the titles, which are the ones of documents and of layout files.
    public nonisolated static var names: [String] { TableSectionPlace.titles }

    private let document: InterfaceDocument
    private let section: TableSectionPlace.Source

    /// Opens a section.
    ///
    /// - Parameters:
    ///   - name: Its object id, or the table's id and its number, as in `settings.section2`.
    ///   - document: The document.
    /// - Throws: `EditingError` where there is none.
    public init(_ name: String, of document: InterfaceDocument) throws(EditingError) {
        guard let section = document.section(named: name) else {
            throw .unknownSubject(name: name, file: document.file, known: document.sectionNames)
        }
        self.document = document
        self.section = section.source
    }

    /// The titles that the section has.
    public var values: [ViewInspector.Value] {
        Self.names.compactMap { name in value(name).map { ViewInspector.Value(name: name, value: $0) } }
    }

    private func value(_ name: String) -> String? {
        switch section {
        case .element(let element): return PropertyConverter.text(name, of: element, in: document.markup)
        case .mapping(let mapping):
            guard let entry = mapping[name] else { return nil }
            return entry.text ?? String(decoding: document.bytes[entry.value], as: UTF8.self)
        }
    }

    /// The document with other titles. An empty one takes the title away.
    ///
    /// - Parameter values: The titles; in layout files also as keys of string tables, such as `{ key: notices }`.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for another name, or a value that is no text.
    public func bytes(setting values: [ViewInspector.Value]) throws(EditingError) -> [UInt8] {
        var editor = InterfaceEditor(document)
        for value in values {
            guard Self.names.contains(value.name) else {
                throw .impossible(
                    reason: "a section has no property \"\(value.name)\"", location: location,
                    hint: "properties are \(Self.names.joined(separator: " and "))")
            }
            let text = try value.value.isEmpty ? nil : edited(value)
            switch section {
            case .mapping(let mapping): editor.setTitle(value.name, to: text?.layoutText, of: mapping)
            case .element(let element):
                if let loss = text?.loss {
                    throw .impossible(
                        reason: "documents do not say \(loss)", location: location, hint: "write the title itself")
                }
                editor.editMarkup { write(value, of: element, in: &$0) }
            }
        }
        return editor.bytes()
    }

    /// A title as a text that layout files and documents can say.
    private func edited(_ value: ViewInspector.Value) throws(EditingError) -> EditedProperty {
        guard let row = InterfaceClass.named("label")?.property("text") else {
            preconditionFailure("labels have a text")
        }
        do throws(LayoutFileError) { return try EditedProperty(value.value, of: row) } catch {
            throw .impossible(
                reason: "\(value.name): \(error.message)", location: location,
                hint: error.hint ?? "write a text, or a key such as { key: notices }")
        }
    }

    private func write(_ value: ViewInspector.Value, of element: Int, in editor: inout MarkupEditor) {
        // A text of several lines is an element of its own, until it is an attribute again.
        editor.remove(
            Set(document.markup[element].children.filter { document.markup[$0].key == value.name }), emptying: [])
        guard !value.value.isEmpty else { return editor.removeAttribute(value.name, of: element) }
        let following = Self.names.drop { $0 != value.name }.dropFirst() + ["colorLabel", "id"]
        editor.set(value.name, to: value.value, of: element, before: Array(following))
    }

    private var location: SourceLocation {
        switch section {
        case .element(let element): document.markup.location(of: element)
        case .mapping(let mapping): mapping.location
        }
    }
}
