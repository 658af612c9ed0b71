import KeylineVocabulary
import UIKitLayout

/// The classes and keys that a layout file may name: the rows of the vocabulary that have a form for layout files.
enum Schema {
    /// In the order in which documentation lists them.
    static let views: [ViewSchema] = InterfaceClass.inLayoutFiles.compactMap(ViewSchema.init)

    /// The view of the whole screen: it has the keys that every view has.
    static let screen = ViewSchema(
        name: "the screen", element: "view", summary: "The view of the whole screen.",
        allProperties: InterfaceClass.everyView.filter(\.isInLayoutFiles), childrenKey: nil, parts: [],
        make: { UIView() })

    private static let byName = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }

    /// The keys of a class; those of the class that it derives from where it is one that layout code registered.
    static func view(_ name: String) -> ViewSchema? {
        byName[name] ?? ViewClasses.ancestors(of: name).lazy.compactMap { byName[$0] }.first
    }

    /// The key of a frame that takes the place of constraints.
    static let frameKey = "frame"

    /// Keys of the views of a screen that the screen itself lacks.
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
    /// The keys whose values are views that belong to the view.
    let parts: [ViewPart]
    let make: @MainActor @Sendable () -> UIView

    /// The key under which stack views list the views that they place.
    static let arrangedKey = "arrangedSubviews"
    /// The keys under which some class lists the views inside.
    static let childrenKeys = ["subviews", arrangedKey]
    /// The key under which tables list their sections.
    static let sectionsKey = "sections"
    /// The key under which tables list rows that code makes again and again.
    static let prototypesKey = "prototypes"

    var isScrollView: Bool { ["UIScrollView", "UITextView", "UITableView"].contains(name) }
    /// Whether it has rows.
    var isTable: Bool { element == "tableView" }
    /// Whether it is a row of a table.
    var isRow: Bool { element == "tableViewCell" }
    /// The keys under which rows are.
    var listKeys: [String] { isTable ? [Self.sectionsKey, Self.prototypesKey] : [] }

    func property(_ name: String) -> InterfaceProperty? { allProperties.first { $0.name == name } }

    /// Puts a view inside.
    @MainActor func add(_ child: UIView, to parent: UIView) {
        if childrenKey == Self.arrangedKey, let stack = parent as? UIStackView {
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
            childrenKey: layout.childrenKey, parts: ViewPart.parts(of: row.element)
        ) {
            let view = row.make()
            // Layout files know none that stops.
            (view as? UIActivityIndicatorView)?.startAnimating()
            return view
        }
    }
}
