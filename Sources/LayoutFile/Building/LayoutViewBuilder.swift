import Foundation
import KeylineAutoLayout
import KeylineByteText
import KeylineGraphics
import KeylineScenes
import UIKitLayout

/// Builds the views of a document in one environment.
@MainActor
final class LayoutViewBuilder: PropertyContents {
    private let document: LayoutDocument
    private let texts: LayoutTexts
    /// The views and guides with an id.
    private(set) var items: [String: any LayoutItem] = [:]
    /// The ids of views and guides that the size classes leave out.
    private var missing: Set<String> = []
    /// The environment, whose size classes choose among variations.
    let environment = SceneContext.current.environment

    init(_ document: LayoutDocument, texts: LayoutTexts) {
        self.document = document
        self.texts = texts
    }

    /// The text as the environment's language has it.
    func text(_ text: LayoutText) -> String { texts.text(text) }

    /// The image of a name or symbol; a stand-in, and a note, where there is none.
    func image(_ image: LayoutImage?) -> UIImage? {
        guard let image else { return nil }
        var found = image.isSymbol ? UIImage(systemName: image.name) : UIImage(named: image.name)
        if found == nil {
            noteMissing(image)
            found = UIImage(.missing(image.name), size: CGSize(width: 60, height: 60))
        }
        if image.isTemplate { found = found?.withRenderingMode(.alwaysTemplate) }
        return image.flips ? found?.imageFlippedForRightToLeftLayoutDirection() : found
    }

    private func noteMissing(_ image: LayoutImage) {
        SceneContext.current.report(
            Diagnostic(
                .warning, .missingImage, location: image.location ?? SourceLocation(file: document.file),
                message: "there is no image named \(image.name.quoted)",
                hints: ["add it to the folder named by \"images\", or to an asset catalog next to the layout"]))
    }

    /// Fills the screen's own view.
    func build(in screen: UIView) {
        screen.backgroundColor = .systemBackground
        screen.source.id = ViewID(LayoutIDs.screen)
        items[LayoutIDs.screen] = screen
        for guide in document.screenGuides { add(guide, to: screen) }
        let settings = document.screen.varied(by: document.screenVariations, in: environment)
        Schema.screen.apply(settings, to: screen, contents: self)
        for node in document.views { placed(node).map(screen.addSubview) }
        for statement in document.constraints { activate(statement) }
    }

    /// A view that constraints place, unless it has a frame; nil for one that the size classes leave out.
    private func placed(_ node: ViewDescription) -> UIView? {
        guard node.isInstalled(in: environment) else {
            noteMissing(node)
            return nil
        }
        let view = make(node)
        view.translatesAutoresizingMaskIntoConstraints = node.settings(in: environment).havePlace
        return view
    }

    /// Remembers the names of views that are left out: constraints that speak of them are too.
    private func noteMissing(_ node: ViewDescription) {
        missing.formUnion(node.guides)
        node.id.map { _ = missing.insert($0) }
        node.children.forEach(noteMissing)
    }

    func make(_ node: ViewDescription) -> UIView {
        guard let schema = Schema.view(node.type) else { return UIView() }
        let view = makeView(node, schema)
        configure(view, node, schema)
        return view
    }

    /// Gives a view what the file says of it, with all inside.
    func configure(_ view: UIView, _ node: ViewDescription, _ schema: ViewSchema) {
        view.source.id = node.id.map { ViewID($0) }
        view.source.location = node.location
        if let id = node.id { items[id] = view }
        for guide in node.guides { add(guide, to: view) }
        schema.apply(node.settings(in: environment), to: view, contents: self)
        for child in node.subviews { placed(child).map { schema.add($0, to: view) } }
        for child in node.children {
            if case .part(let part) = child.role { show(child, as: part, in: view) }
        }
        if let table = view as? UITableView { table.documentSections = sections(of: node) }
    }

    private func makeView(_ node: ViewDescription, _ schema: ViewSchema) -> UIView {
        guard schema.name != node.type else { return schema.isRow ? makeRow(node) : schema.make() }
        if let own = ViewClasses.makeView(named: node.type) { return own }
        SceneContext.current.report(
            Diagnostic(
                .warning, .unknownClass, view: node.id.map { ViewID($0) }, location: node.location,
                message: "\"\(node.type)\" could not be created; a \(schema.name) is shown instead",
                hints: ["make its init(coder:) return a view, or register how it is created"]))
        return schema.make()
    }

    private func add(_ id: String, to view: UIView) {
        let guide = UILayoutGuide()
        guide.identifier = id
        view.addLayoutGuide(guide)
        items[id] = guide
    }

    private func activate(_ statement: ConstraintStatement) {
        guard missing.isDisjoint(with: statement.names), let statement = statement.resolved(in: environment) else {
            return
        }
        let made = ConstraintBuilder(items: items, metrics: document.metrics).constraints(statement)
        for constraint in made {
            constraint.identifier = statement.identifier
            constraint.sourceOrigin = ConstraintOrigin(id: nil, location: statement.location)
        }
        NSLayoutConstraint.activate(made)
    }
}
