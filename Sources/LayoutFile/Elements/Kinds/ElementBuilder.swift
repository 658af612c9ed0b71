import KeylineByteText
import KeylineGraphics
import KeylineScenes
import SwiftUILayout

/// Builds the views of a SwiftUI tree in one environment.
@MainActor
final class ElementBuilder {
    private let texts: LayoutTexts
    private let services: SceneServices
    private let environment: SceneEnvironment
    let styles: ElementStyles

    /// - Parameters:
    ///   - texts: The texts of the scene's language.
    ///   - services: The pictures of the app, and where notes go.
    ///   - environment: The environment.
    init(_ texts: LayoutTexts, services: SceneServices, environment: SceneEnvironment) {
        self.texts = texts
        self.services = services
        self.environment = environment
        styles = ElementStyles(services)
    }

    /// The views, each as if it stood alone in a container.
    func group(of views: [AnyView]) -> AnyView {
        switch views.count {
        case 0: return AnyView(EmptyView())
        case 1: return views[0]
        default:
            // Halves of halves: as many views as a file has, without a type for each number.
            let middle = views.count / 2
            return AnyView(
                SwiftUILayout.ViewBuilder.buildBlock(
                    group(of: Array(views[..<middle])), group(of: Array(views[middle...]))))
        }
    }

    /// A view with its modifiers.
    func view(_ element: Element) -> AnyView {
        guard let kind = ElementKinds.byName[element.kind] else { return AnyView(EmptyView()) }
        let made = kind.make(Arguments(element.arguments, self, element.location))
        guard !element.modifiers.isEmpty || kind.subject == .view else { return source(made, element) }
        return modified(made, element)
    }

    /// The name belongs to the view itself; pictures and shapes stay what they are until a modifier makes views of them.
    private func modified(_ view: any View, _ element: Element) -> AnyView {
        var view = view
        var isNamed = false
        for modifier in element.modifiers {
            guard let kind = ModifierKinds.byName[modifier.name] else { continue }
            if kind.subject == nil, !isNamed {
                view = source(view, element)
                isNamed = true
            }
            view = kind.apply(view, Arguments(modifier.arguments, self, modifier.location))
            if kind.subject == nil { view = AnyView(view).layoutSource(id: nil, location: modifier.location) }
        }
        return isNamed ? AnyView(view) : source(view, element)
    }

    private func source(_ view: any View, _ element: Element) -> AnyView {
        AnyView(AnyView(settling: view).layoutSource(id: element.id.map { ViewID($0) }, location: element.location))
    }

    func shape(_ element: Element) -> DrawnShape? {
        ElementKinds.byName[element.kind]?.make(Arguments(element.arguments, self, element.location)) as? DrawnShape
    }

    // MARK: Values

    /// The text as the environment's language has it.
    func plainText(_ text: LayoutText) -> String { texts.text(text) }

    func text(_ text: LayoutText) -> SwiftUILayout.Text {
        let plain = plainText(text)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard text.isMarkdown, let styled = try? AttributedString(markdown: plain, options: options) else {
            return SwiftUILayout.Text(verbatim: plain)
        }
        return SwiftUILayout.Text(styled)
    }

    func style(_ style: ElementStyle) -> AnyShapeStyle {
        switch style {
        case .color(let color): return AnyShapeStyle(styles.color(color))
        case .named(let name): return ElementKeywords.styles.first { $0.0 == name }?.1 ?? AnyShapeStyle(.foreground)
        case .gradient(let elements):
            let made = elements.first.flatMap { element in
                ElementKinds.byName[element.kind]?.make(Arguments(element.arguments, self, element.location))
            }
            return (made as? any ShapeStyle).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
        }
    }

    /// The picture of a name, or a symbol; where there is no picture, a symbol of one stands for it, and a note is made.
    func image(_ name: String, isSymbol: Bool, _ location: SourceLocation) -> SwiftUILayout.Image {
        if isSymbol { return SwiftUILayout.Image(systemName: name) }
        if services.assets.picture(named: name, in: environment, for: services) != nil {
            return SwiftUILayout.Image(name)
        }
        services.report(
            Diagnostic(
                .warning, .missingImage, location: location, message: "there is no image named \(name.quoted)",
                hints: ["add it to the folder named by \"images\", or to an asset catalog next to the layout"]))
        return SwiftUILayout.Image(systemName: "photo")
    }
}
