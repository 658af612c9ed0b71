import KeylineGraphics
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// A class in a document that is neither UIKit's nor registered.
struct CustomClass {
    let name: String
    let element: IBElement

    /// The class of a view's element; nil where it names none, or one that can be shown.
    init?(_ element: IBElement) {
        guard let name = element["customClass"], !name.isEmpty, !Self.plainClasses.contains(name),
            ViewClasses.type(named: name) == nil, InterfaceClass.ofUIKit(name) == nil
        else { return nil }
        self.name = name
        self.element = element
    }

    /// Whether nothing of the view would be seen without the class's own code.
    var drawsAlone: Bool {
        element.name == "view" && element.child("subviews")?.children.isEmpty ?? true
    }

    /// What takes the view's place; nil where it is shown as the kind of view that it derives from.
    @MainActor var standIn: UIView? {
        guard drawsAlone else { return nil }
        let view = PlaceholderView(subject ?? .view(className: name), title: name)
        // Many such views lie over others that they let show through.
        if subject == nil { view.backgroundColor = nil }
        return view
    }

    /// Classes of plain views that show what only code or the network knows.
    var subject: PlaceholderView.Subject? {
        switch name {
        case "MKMapView": .map
        case "WKWebView", "UIWebView": .webPage
        case "MTKView", "GLKView", "SCNView", "SKView", "ARView", "ARSCNView", "ARSKView", "PDFView": .graphics
        default: nil
        }
    }

    /// Classes that show no more than a plain view does.
    private static let plainClasses: Set<String> = ["UIView", "UIControl", "UICollectionReusableView"]
}

extension IBDocument {
    /// The classes that nobody registered, each once: at a view in whose place something else stands, if there is one.
    ///
    /// - Parameter surroundings: What lies beside the document; where it has a XIB of a class's name, views of the class show that.
    /// - Returns: The diagnostics, in the order of the document.
    func unknownClasses(_ surroundings: any DocumentResources) -> [Diagnostic] {
        let all = elements.filter(ViewKind.isKnownView).compactMap(CustomClass.init)
            .filter { !$0.drawsAlone || $0.subject == nil }
        let replaced = Dictionary(all.filter(\.drawsAlone).map { ($0.name, $0) }) { first, _ in first }
        var named: Set<String> = []
        return all.filter { named.insert($0.name).inserted }.map { custom in
            let shown = replaced[custom.name] ?? custom
            return shown.diagnostic(surroundings)
        }
    }
}

extension CustomClass {
    /// Says what the picture lacks: a note for a class that is known to be in the app or may be in a package, with which nothing is wrong then.
    fileprivate func diagnostic(_ surroundings: any DocumentResources) -> Diagnostic {
        let hasInterface = drawsAlone && surroundings.hasInterface(named: name)
        let isReplaced = drawsAlone && !hasInterface
        return Diagnostic(
            isReplaced && !isInApp(surroundings) ? .warning : .note, .unknownClass,
            view: element.id.map { ViewID($0) },
            location: element.location,
            message: "the class \"\(name)\" is not known; " + (hasInterface ? "its XIB is shown" : consequence),
            hints: isReplaced ? ["register it with ViewRegistry to see what it draws"] : [])
    }

    /// Whether the class is in an app: the document has it from a module other than the app's own, as of a package, or the app's code
    /// declares or names it. One that an app's code does not know is a package's.
    private func isInApp(_ surroundings: any DocumentResources) -> Bool {
        let isOfLibrary = element["customModule"] != nil && element["customModuleProvider"] != "target"
        return isOfLibrary || surroundings.hasCode || surroundings.declares(class: name)
            || surroundings.names(class: name)
    }

    private var consequence: String {
        drawsAlone
            ? "a placeholder is shown instead" : "the \(element.name) is shown without what its code adds"
    }
}
