import Foundation
import KeylineVocabulary

/// An item of Interface Builder's library: a view of a class as it comes onto the canvas.
struct LibraryItem {
    let row: InterfaceClass
    private let form: InterfaceClass.LibraryForm

    /// The item of a class, by UIKit's name or the name of its elements; nil where the library has none.
    init?(named name: String) {
        let row = InterfaceClass.all.first { row in
            row.library != nil && (row.libraryName == name || row.element == name)
        }
        guard let row, let form = row.library else { return nil }
        self.row = row
        self.form = form
    }

    /// A cell, which only tables and collection views take; nil for a name of anything else.
    init?(cellNamed name: String) {
        let row = InterfaceDocument.lists.keys.lazy.compactMap(InterfaceClass.named).first { row in
            row.name == name || row.element == name
        }
        guard let row else { return nil }
        self.row = row
        form = .init()
    }

    /// The width in points; nil where the content decides it.
    var width: CGFloat? { form.width }
    /// The height in points; nil where the content decides it.
    var height: CGFloat? { form.height }
    /// The properties that a new view has, in the words of layout files.
    var values: [(name: String, value: String)] { form.values }
    /// Attributes that documents always write besides the properties.
    var attributes: [(String, String)] { form.attributes }

    /// Whether only tables or collection views take it.
    var isCell: Bool { InterfaceDocument.lists[row.element] != nil }

    /// Whether layout files have views of the class by its own name.
    var isInLayoutFiles: Bool { row.layout != nil }

    /// The names of all classes that the library has.
    static var names: [String] { InterfaceClass.all.filter { $0.library != nil }.map(\.libraryName) }
}
