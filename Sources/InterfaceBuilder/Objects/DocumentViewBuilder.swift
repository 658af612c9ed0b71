import Foundation
import KeylineGraphics
import KeylineLocalization
import KeylineScenes
import UIKitLayout

/// Makes the objects of one scene: controllers, views, guides and constraints.
@MainActor
final class DocumentViewBuilder {
    let scene: IBScene
    let document: IBDocument
    let context: SceneContext
    let values: ValueReader
    /// The size classes for which variations are looked up.
    let classes: SizeClasses
    /// What was made so far, by object id.
    var objects: [String: AnyObject] = [:]
    /// The constraints that are made once all views are there, with the views that hold them.
    var waitingConstraints: [(element: IBElement, holder: UIView)] = []
    /// What led here.
    var open = OpenReferences()
    /// The controllers that the document made.
    var controllers = MadeControllers()
    /// The views that the document describes, with their elements.
    var designedViews: [(view: UIView, element: IBElement)] = []
    let surroundings: any DocumentResources
    /// Whether layout code asked for the objects, as `UINib` and `UIStoryboard` make them: delegates are connected, prototypes are
    /// registered, and controllers load their views when these are first asked for.
    var isForCode = false
    /// The elements that were named in a note already.
    var notedElements: Set<String> = []

    /// Controllers that somebody must hold or tell of something.
    struct MadeControllers {
        /// Those inside container views, which nobody else holds.
        var embedded: [UIViewController] = []
        /// Those of classes of the app's own whose views the document describes: they learn of them once outlets are connected.
        var loaded: [UIViewController] = []
        /// The controller whose view is being made because layout code asked for it.
        weak var instantiated: UIViewController?
    }

    /// The references that are being followed, so that a document that refers to itself comes to an end.
    struct OpenReferences {
        /// The number of container views that are being filled.
        var containers = 0
        /// The storyboards whose references led here, from the outermost inwards.
        var storyboards: [String] = []
        /// The classes whose XIBs led here, from the outermost inwards.
        var interfaces: [String] = []
        /// The views and references that show this document inside others, from the outermost inwards.
        var path: [ViewID] = []

        /// The path of a document that an element of this one shows.
        func path(through element: IBElement) -> [ViewID] { path + [ViewID(element.id ?? element.name)] }
    }

    init(
        scene: IBScene,
        document: IBDocument,
        context: SceneContext,
        table: LocalizedTable,
        surroundings: any DocumentResources,
        values: ValueReader? = nil
    ) {
        self.scene = scene
        self.document = document
        self.context = context
        self.surroundings = surroundings
        let environment = context.environment
        var strings = DocumentStrings(
            pseudoLanguages: environment.language.pseudoLanguages, textLength: Double(environment.language.textLength),
            locale: environment.locale)
        if case .table(let table, let language, let isOwn) = table {
            strings.table = table
            strings.isOwnLanguage = isOwn
            strings.language = language
        }
        self.values =
            values
            ?? ValueReader(document: document, context: context, strings: strings, surroundings: surroundings)
        classes =
            environment.device == nil
            ? .any
            : SizeClasses(horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
        if case .missing(let languages) = table { noteMissingLanguage(languages) }
        if values == nil { strings.noteCopy(of: document, in: scene.environment.locale, context: context) }
    }

    /// Whether the scene is shown as Xcode's canvas shows it.
    var isOnCanvas: Bool { context.environment.presentation == .canvas }

    /// Whether the scene is shown on the device and in the size that the document names.
    var hasOwnSize: Bool {
        let own = scene.environment
        let asked = context.environment
        return own.size == asked.size && own.device == asked.device
            && own.screen.orientation == asked.screen.orientation
    }

    func makeWindow() -> UIWindow {
        let window = SceneWindow.make(context.environment, controller: makeRoot())
        if isOnCanvas, scene.kind == .view, scene.element.name == "view" {
            window.layoutMargins = document.metrics.marginsAroundRoot(
                safeArea: context.environment.safeArea, context.traits)
        }
        // The tint of a storyboard is the window's.
        if let tint = values.color("tintColor", of: document.root) { window.tintColor = tint }
        makeConstraints()
        keepAmbiguousFrames(in: window)
        return window
    }

    /// The window once the outlets were connected and the controllers told that their views are there.
    func makeLoadedWindow() -> UIWindow {
        let window = makeWindow()
        connectOutlets(owner: nil)
        return window
    }

    private func makeRoot() -> UIViewController {
        switch scene.kind {
        case .controller:
            let root = makeHostedController(scene.element)
            // Where the document stores a sheet, its window is one already.
            if !hasOwnSize, let style = presentationStyle(of: scene.element) { root.modalPresentationStyle = style }
            return root
        case .view: return makeController(around: scene.element)
        }
    }

    /// How a controller, the navigation controller around it or a segue to one of them says that it is presented; nil where none does.
    private func presentationStyle(of element: IBElement) -> UIModalPresentationStyle? {
        let shown = [element, document.containment(of: element).navigation].compactMap { $0 }
        let segues = shown.compactMap(\.id).flatMap { document.incoming[$0] ?? [] }.map(\.segue)
        return (shown + segues).lazy.compactMap { $0["modalPresentationStyle"].flatMap { Self.sheets[$0] } }.first
    }

    private static let sheets: [String: UIModalPresentationStyle] = ["formSheet": .formSheet, "pageSheet": .pageSheet]

    private func noteMissingLanguage(_ languages: [String]) {
        guard !languages.isEmpty else {
            context.report(
                Diagnostic(
                    .note, .missingString, location: SourceLocation(file: document.file),
                    message: "there are no texts for \"\(context.environment.locale)\" in the whole app",
                    hints: ["add string tables for the language, or choose one that the app has"]))
            return
        }
        context.report(
            Diagnostic(
                .warning, .missingString, location: SourceLocation(file: document.file),
                message: "there are no texts for \"\(context.environment.locale)\", only for "
                    + languages.joined(separator: ", "),
                hints: ["add a string table for the language, or choose one of those"]))
    }
}
