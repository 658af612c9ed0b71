package import Foundation
package import UIKitLayout

/// A kind of view: its names, its properties, and what readers and writers know of it.
package struct InterfaceClass: Sendable {
    /// The name of its elements in storyboards and XIBs.
    package let element: String
    /// UIKit's name.
    package let name: String
    /// Whether a view is of the class or derives from it.
    package let accepts: @MainActor @Sendable (UIView) -> Bool
    /// Makes a view of the class itself.
    package let make: @MainActor @Sendable () -> UIView
    /// The properties that not every view has.
    package let properties: [InterfaceProperty]
    /// Its name in layout files; nil where they lack it.
    package let layout: LayoutForm?
    /// Its view in SwiftUI; nil where writers compose one, or where there is none.
    package let swiftUI: SwiftUIView?
    /// The view as Interface Builder's library has it; nil for parts of other views, and for views of old documents.
    package let library: LibraryForm?
    /// Facts besides its properties.
    package let traits: Traits

    /// A class in layout files.
    package struct LayoutForm: Sendable {
        /// One sentence for the schema that editors show.
        package let summary: String
        /// The key under which views inside are listed; nil where there are none.
        package let childrenKey: String?

        package init(_ summary: String, children childrenKey: String? = nil) {
            self.summary = summary
            self.childrenKey = childrenKey
        }
    }

    /// A class in SwiftUI.
    package struct SwiftUIView: Sendable {
        /// The expression, with `$name` for the value of a property; nil for a view whose parts a writer lists.
        package let expression: String?
        /// The modifiers that give it the look of UIKit's view.
        package let modifiers: [String]

        package init(_ expression: String?, _ modifiers: String...) {
            self.expression = expression
            self.modifiers = modifiers
        }
    }

    /// A class in Interface Builder's library. Source: the views of Xcode's library as public documents have them unchanged.
    package struct LibraryForm: Sendable {
        /// The name, where it differs from the name of the class that replaces it.
        package let name: String?
        /// The width of a new view, in points; nil where the content decides it.
        package let width: CGFloat?
        /// The height of a new view, in points; nil where the content decides it.
        package let height: CGFloat?
        /// The properties that a new view has, in the words of layout files.
        package let values: [(name: String, value: String)]
        /// Attributes that documents always write besides the properties.
        package let attributes: [(String, String)]
        /// The property that holds the text which is edited in place; nil where there is none.
        package let textProperty: String?

        package init(
            named name: String? = nil, width: CGFloat? = 240, height: CGFloat? = 128,
            _ values: [(name: String, value: String)] = [],
            attributes: [(String, String)] = [("opaque", "NO")], text textProperty: String? = nil
        ) {
            self.name = name
            self.width = width
            self.height = height
            self.values = values
            self.attributes = attributes
            self.textProperty = textProperty
        }
    }

    /// Facts about a class.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A control, which may be disabled.
        package static let control = Traits(rawValue: 1 << 0)
        /// People read text in it.
        package static let text = Traits(rawValue: 1 << 1)
        /// It has content of its own.
        package static let content = Traits(rawValue: 1 << 2)
        /// People choose its width though it has content.
        package static let chosenWidth = Traits(rawValue: 1 << 3)
        /// Its content's size is the one that a document recorded.
        package static let recordedSize = Traits(rawValue: 1 << 4)
        /// Documents always write its frame, without which an element of the name is something else.
        package static let needsFrame = Traits(rawValue: 1 << 5)
        /// No conversion makes one.
        package static let unconverted = Traits(rawValue: 1 << 6)
        /// Its content scrolls in it.
        package static let scrolling = Traits(rawValue: 1 << 7)
        /// It hugs the width of its content with a priority of 750.
        package static let huggingWidth = Traits(rawValue: 1 << 8)
        /// It hugs the height of its content with a priority of 750.
        package static let huggingHeight = Traits(rawValue: 1 << 9)
        /// Views can be put into it.
        package static let container = Traits(rawValue: 1 << 10)
    }

    package init<View: UIView>(
        _ type: View.Type, _ element: String, _ traits: Traits = [], layout: LayoutForm? = nil,
        swiftUI: SwiftUIView? = nil, library: LibraryForm? = nil,
        make: @escaping @MainActor @Sendable () -> View, _ properties: [InterfaceProperty] = []
    ) {
        self.element = element
        accepts = { $0 is View }
        self.traits = traits
        self.layout = layout
        self.swiftUI = swiftUI
        self.library = library
        self.make = make
        self.properties = properties
        name = "\(type)"
    }

    /// The class for conversions; nil where none makes one.
    package var convertedName: String? { traits.contains(.unconverted) ? nil : name }

    /// The class's own properties before those that every view has; a row of the class replaces one of the same name.
    package var allProperties: [InterfaceProperty] {
        let names = Set(properties.map(\.name))
        let shared = (traits.contains(.control) ? Self.everyControl : []) + Self.everyView
        return properties + shared.filter { !names.contains($0.name) }
    }

    /// The name in Interface Builder's library, which is UIKit's for all of UIKit's classes.
    package var libraryName: String { library?.name ?? name }

    /// Whether layout files have views of the class.
    package var isInLayoutFiles: Bool { layout != nil || name == "UIView" }

    package func property(_ name: String) -> InterfaceProperty? { allProperties.first { $0.name == name } }

    // MARK: All of them

    /// Every kind; the kinds in layout files are in the order in which the schema lists them.
    package static let all: [InterfaceClass] = containers + texts + controls + indicators + lists + bars + others

    private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

    /// The kind of an element; nil for one that is not known.
    package static func named(_ element: String) -> InterfaceClass? { byElement[element] }

    /// The class by UIKit's name; nil for a class of an app's own, and for one that only another framework has.
    package static func ofUIKit(_ name: String) -> InterfaceClass? { name.hasPrefix("UI") ? byName[name] : nil }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// The classes of layout files.
    package static let inLayoutFiles = all.filter { $0.layout != nil }
}

extension InterfaceClass {
    /// The default values of attributes, as documents write them.
    package var defaultValues: [String: String] {
        var values: [String: String] = [:]
        for property in allProperties {
            guard case .own(let attribute)? = property.document, let text = property.defaultText else { continue }
            values[attribute] = text
        }
        return values
    }
}

extension InterfaceProperty {
    /// The default value, as documents write it; nil where the view itself decides it.
    fileprivate var defaultText: String? {
        switch absent {
        case .flag(let flag): flag ? "YES" : "NO"
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .integer(let number): "\(number)"
        case .word(let word): spellings.first { $0.name == word }?.documents.first ?? word
        default: nil
        }
    }
}
