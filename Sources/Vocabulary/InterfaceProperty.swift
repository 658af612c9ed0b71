package import Foundation
package import UIKitLayout

/// A property of a class of views: what it may be, how each language writes it, and what sets it.
///
/// Readers, writers, schemas, converters and the page of properties all read these rows, so a property is added in one place.
package struct InterfaceProperty: Sendable {
    /// The key of layout files, which is UIKit's name wherever UIKit has one name for it.
    package let name: String
    package let kind: PropertyKind
    /// The spellings of words, for a property whose value is one of some words.
    package var spellings: [WordSpelling] = []
    /// Its place in storyboards and XIBs; nil where they lack it.
    package let document: DocumentForm?
    /// Other places in documents that mean the same.
    package var alsoIn: [DocumentForm] = []
    /// The values in documents that say no more than their absence would.
    package var silence: Set<String> = []
    /// The value that the absence of the attribute stands for; nil where it leaves the view's own.
    package var absent: PropertyInput?
    /// The value that documents write where a layout file says nothing, because their absence stands for something else than UIKit's default, or
    /// because Interface Builder always writes it.
    package var written: String?
    /// One sentence for the schema that editors show; nil where layout files do not have the property.
    package let summary: String?
    /// Its spelling in code.
    package let code: CodeForm
    /// Its form in SwiftUI.
    package let swiftUI: SwiftUIForm
    /// Sets a value of the property's kind; nil where the view is made with it, or where something else needs more than the value.
    package let set: (@MainActor @Sendable (UIView, PropertyInput) -> Void)?

    /// Every place in documents that says it.
    package var documents: [DocumentForm] { (document.map { [$0] } ?? []) + alsoIn }

    /// Whether an attribute or a child's key is the property's in an element inside the view's.
    ///
    /// - Parameters:
    ///   - key: The attribute or key.
    ///   - path: The names of elements from the view's down; empty for the view's own.
    /// - Returns: Whether the property is read from there.
    package func isRead(from key: String, at path: String) -> Bool {
        documents.contains { form in
            if case .runtime = form { return false }
            guard form.path == path else { return false }
            if case .image = kind, key == DocumentForm.catalog(of: form.attribute) { return true }
            return form.attribute == key
        }
    }

    /// Whether layout files say a value as a document writes it; nil stands for an element.
    package func isInLayoutFiles(_ value: String?) -> Bool {
        guard isInLayoutFiles else { return false }
        return spelling(of: value).map { $0.layout != nil } ?? isReadable(value)
    }

    /// Whether code says a value as a document writes it; nil stands for an element.
    package func isInCode(_ value: String?) -> Bool {
        if case .none = code { return false }
        return spelling(of: value) != nil || isReadable(value)
    }

    /// The languages' spellings of a document's word.
    package func spelling(of word: String?) -> WordSpelling? {
        word.flatMap { word in spellings.first { $0.documents.contains(word) } }
    }

    private func isReadable(_ value: String?) -> Bool {
        guard let value else { return true }
        if case .flag = kind { return ["YES", "NO"].contains(value) }
        return spellings.isEmpty
    }

    /// The row with what documents always write.
    package func writing(_ text: String) -> InterfaceProperty {
        var row = self
        row.written = text
        return row
    }

    /// Whether layout files have it.
    package var isInLayoutFiles: Bool { summary != nil }
}

/// The place of a property in storyboards and XIBs.
package enum DocumentForm: Hashable, Sendable, ExpressibleByStringLiteral {
    /// In an attribute of the view's element, or in a child element with that key: the property's kind tells which.
    case own(String)
    /// The same in an element inside the view's, by the names from the view's down, such as `state:normal`.
    case inside(String, String)
    /// In a user-defined runtime attribute, by the key paths that set it, the usual one first.
    case runtime([String])

    package init(stringLiteral attribute: String) { self = .own(attribute) }

    /// The attribute or key.
    package var attribute: String {
        switch self {
        case .own(let attribute), .inside(_, let attribute): attribute
        case .runtime(let paths): paths[0]
        }
    }

    /// The attribute that says from where an image comes, `system` for a symbol.
    package static func catalog(of image: String) -> String {
        image == "image" ? "catalog" : image.replacing("Image", with: "Catalog")
    }

    /// The element inside the view's; empty for the view's own.
    package var path: String { if case .inside(let path, _) = self { path } else { "" } }
}

/// The spelling of a property in UIKit code.
package enum CodeForm: Hashable, Sendable {
    /// By an assignment to this member.
    case member(String)
    /// In the view's initializer, or by a method.
    case call
    /// Not at all, because of this.
    case none(String)
}

/// The form of a property in SwiftUI.
package enum SwiftUIForm: Hashable, Sendable {
    /// In the view's expression.
    case view
    /// By a modifier, in which `$` stands for the value.
    case modifier(String)
    /// By a modifier that depends on other properties too, or that has a place of its own among the modifiers.
    case composed(String)
    /// By a modifier for some of its words; an empty text where SwiftUI does the same by itself.
    case words([String: String])
    /// In the distances and lengths of the canvas.
    case canvas
    /// Not at all, because of this.
    case none(String)

    /// Whether a value is said.
    package func says(_ word: String?) -> Bool {
        switch self {
        case .view, .modifier, .composed, .canvas: true
        case .words(let words): word.map { words[$0] != nil } ?? true
        case .none: false
        }
    }
}

/// A value on the way to a view's property.
package enum PropertyInput: Sendable {
    /// None, for a property that may be nil.
    case none
    case flag(Bool)
    case number(CGFloat)
    case integer(Int)
    case text(String)
    case size(CGSize)
    /// One of the property's words, by UIKit's name.
    case word(String)
    case color(UIColor)
    case font(UIFont)
    case image(UIImage)
    case insets(NSDirectionalEdgeInsets)
    case priorities(LayoutPriorities)
    case frame(CGRect)
    case texts([String])
}

/// A priority for each axis; nil leaves the view's own.
package struct LayoutPriorities: Hashable, Sendable {
    package var horizontal: Float?
    package var vertical: Float?

    package init(horizontal: Float? = nil, vertical: Float? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func forEachAxis(_ body: (NSLayoutConstraint.Axis, UILayoutPriority) -> Void) {
        if let horizontal { body(.horizontal, UILayoutPriority(horizontal)) }
        if let vertical { body(.vertical, UILayoutPriority(vertical)) }
    }
}
