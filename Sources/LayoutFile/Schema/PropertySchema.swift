import UIKitLayout

/// The texts and images of a document as an environment has them, for the keys that show them.
@MainActor
protocol PropertyContents {
    /// A text in the environment's language.
    func text(_ text: LayoutText) -> String
    /// An image; a stand-in where there is none of the name.
    func image(_ image: LayoutImage?) -> UIImage?
}

/// A key of a view: what it may be, what it means, and what it does.
struct PropertySchema: Sendable {
    let name: String
    let kind: PropertyKind
    /// One sentence for the schema that editors show.
    let summary: String
    let apply: @MainActor @Sendable (UIView, PropertyValue, any PropertyContents) -> Void

    /// Declares a key of one class of views.
    init<View: UIView>(
        _ name: String,
        _ kind: PropertyKind,
        _ summary: String,
        _ apply: @escaping @MainActor @Sendable (View, PropertyValue, any PropertyContents) -> Void
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.apply = { view, value, builder in
            if let view = view as? View { apply(view, value, builder) }
        }
    }
}

/// A class of views: its keys, where its children stand, and how it is made.
struct ViewSchema: Sendable {
    /// UIKit's name.
    let name: String
    /// The name of Interface Builder's elements; that of plain views where it has none for the class.
    let element: String
    /// One sentence for the schema that editors show.
    let summary: String
    /// The keys that other classes do not have.
    let properties: [PropertySchema]
    /// The key under which views inside are listed; nil where there are none.
    let childrenKey: String?
    /// Whether the file may say where such a view lies.
    let isPlaced: Bool
    let make: @MainActor @Sendable () -> UIView
    /// Puts a view inside.
    let add: @MainActor @Sendable (_ child: UIView, _ parent: UIView) -> Void

    init(
        _ name: String,
        element: String = "view",
        _ summary: String,
        children childrenKey: String? = nil,
        isPlaced: Bool = true,
        make: @escaping @MainActor @Sendable () -> UIView,
        add: @escaping @MainActor @Sendable (_ child: UIView, _ parent: UIView) -> Void = { $1.addSubview($0) },
        properties: [PropertySchema] = []
    ) {
        self.name = name
        self.element = element
        self.summary = summary
        self.properties = properties
        self.childrenKey = childrenKey
        self.isPlaced = isPlaced
        self.make = make
        self.add = add
    }

    /// The keys of the class, its own before those that every view has.
    var allProperties: [PropertySchema] {
        properties + CommonProperties.all + (isPlaced ? [CommonProperties.frame] : [])
    }

    func property(_ name: String) -> PropertySchema? {
        allProperties.first { $0.name == name }
    }
}
