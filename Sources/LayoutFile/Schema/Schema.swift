import KeylineVocabulary
import UIKitLayout

/// The classes and keys that a layout file may name: the rows of the vocabulary that have a form for layout files.
enum Schema {
    /// In the order in which documentation lists them.
    static let views: [ViewSchema] = InterfaceClass.inLayoutFiles.compactMap(ViewSchema.init)

    /// The view of the whole screen: it has the keys that every view has.
    static let screen = ViewSchema(
        name: "the screen", element: "view", summary: "The view of the whole screen.",
        allProperties: InterfaceClass.everyView.filter(\.isInLayoutFiles), childrenKey: nil, make: { UIView() })

    private static let byName = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }

    /// The keys of a class; those of the class that it derives from where it is one that layout code registered.
    static func view(_ name: String) -> ViewSchema? {
        byName[name] ?? ViewClasses.ancestors(of: name).lazy.compactMap { byName[$0] }.first
    }

    /// The key of a frame that takes the place of constraints.
    static let frameKey = "frame"

    /// What the views of a screen have, and the screen itself has not.
    fileprivate static let frame = InterfaceProperty.composed(
        frameKey, .frame, "The frame in the superview, in points, instead of constraints."
    ) { view, input in
        if case .frame(let frame) = input { view.frame = frame }
    }
}

/// A class of views as layout files know it.
struct ViewSchema: Sendable {
    /// UIKit's name.
    let name: String
    /// The name of Interface Builder's elements.
    let element: String
    /// One sentence for the schema that editors show.
    let summary: String
    /// The keys of the class, its own before those that every view has.
    let allProperties: [InterfaceProperty]
    /// The key under which views inside are listed; nil where there are none.
    let childrenKey: String?
    let make: @MainActor @Sendable () -> UIView

    var isScrollView: Bool { name == "UIScrollView" || name == "UITextView" }

    func property(_ name: String) -> InterfaceProperty? { allProperties.first { $0.name == name } }

    /// Puts a view inside.
    @MainActor func add(_ child: UIView, to parent: UIView) {
        if childrenKey == "arrangedSubviews", let stack = parent as? UIStackView {
            stack.addArrangedSubview(child)
        } else {
            parent.addSubview(child)
        }
    }
}

extension ViewSchema {
    init?(_ row: InterfaceClass) {
        guard let layout = row.layout else { return nil }
        self.init(
            name: row.name, element: row.element, summary: layout.summary,
            allProperties: row.allProperties.filter(\.isInLayoutFiles) + [Schema.frame],
            childrenKey: layout.childrenKey
        ) {
            let view = row.make()
            // Layout files know none that stops.
            (view as? UIActivityIndicatorView)?.startAnimating()
            return view
        }
    }
}

/// The texts and images of a document as an environment has them, for the keys that show them.
@MainActor
protocol PropertyContents {
    /// A text in the environment's language.
    func text(_ text: LayoutText) -> String
    /// An image; a stand-in where there is none of the name.
    func image(_ image: LayoutImage?) -> UIImage?
}

extension ViewSchema {
    /// Sets what a file says of a view, in the schema's order, so that the order of keys in the file does not matter.
    @MainActor func apply(_ settings: [PropertySetting], to view: UIView, contents: any PropertyContents) {
        let values = Dictionary(settings.map { ($0.name, $0.value) }) { first, _ in first }
        for property in allProperties {
            guard let value = values[property.name] else { continue }
            property.set(view, value.input(for: property, contents))
            if case .font = property.kind { followTextSize(view) }
        }
    }

    /// In layout files the fonts of texts follow the text size.
    @MainActor private func followTextSize(_ view: UIView) {
        InterfaceClass.named(element)?.property("adjustsFontForContentSizeCategory")?.set(view, .flag(true))
    }
}

extension PropertyValue {
    /// The value in the environment's language and colours.
    @MainActor fileprivate func input(for property: InterfaceProperty, _ contents: any PropertyContents)
        -> PropertyInput
    {
        switch self {
        case .text(let text): .text(contents.text(text))
        case .number(let number): .number(number)
        case .integer(let number): .integer(number)
        case .flag(let flag): .flag(flag)
        case .choice(let word): .word(property.spellings.first { $0.layout == word }?.name ?? word)
        case .color(let color): .color(color.uiColor)
        case .font(let font): .font(font.uiFont)
        case .image(let image): contents.image(image).map { .image($0) } ?? .none
        case .insets(let insets): .insets(insets)
        case .frame(let frame): .frame(frame)
        case .priorities(let priorities): .priorities(priorities)
        case .list(let values): .texts(values.map { contents.text($0.text) })
        case .size(let size): .size(size)
        }
    }
}
