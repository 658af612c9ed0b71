public import Foundation
public import KeylineGraphics
import KeylineLocalization
public import KeylineScenes
public import KeylineTypesetting
import UIKitLayout

/// A storyboard or XIB as a source of scenes.
///
/// The document is read once. Each scene is laid out with the bars that its place in the storyboard implies, for the device that the
/// document names, unless the environment asks for another. The environment of a scene is the one of Interface Builder's canvas; with the
/// presentation `device`, placeholders and other conveniences of the canvas have no part in the layout.
///
///     let file = "Samples/Trails/Base.lproj/Main.storyboard"
///     let data = try Data(contentsOf: URL(fileURLWithPath: file))
///     let source = try InterfaceBuilderSource(data: data, file: file, fonts: try FontCollection.bundled())
///     let scene = try source.makeScene("tra-il-scn", in: source.scenes[0].environment)
public struct InterfaceBuilderSource: SceneSource {
    /// The file as it was given.
    public let file: String
    /// The scenes in the order of the document; a XIB has one for each view at its top.
    public let scenes: [SceneDescription]
    /// What there is to say about the document in every environment: repeated ids, references that lead nowhere, classes that nobody
    /// registered.
    public var diagnostics: [Diagnostic] { findings + document.unknownClasses(surroundings) }

    let document: IBDocument
    private let findings: [Diagnostic]
    private let entries: [SceneID: IBScene]
    private let typesetter: Typesetter
    private let surroundings: any DocumentResources

    /// Reads a document with nothing beside it.
    ///
    /// - Parameters:
    ///   - data: The bytes of a storyboard or XIB.
    ///   - file: The name that dumps and errors give.
    ///   - fonts: The fonts of its texts.
    /// - Throws: `InterfaceBuilderError` where the bytes are no interface of an iOS app.
    public init(data: Data, file: String, fonts: FontCollection) throws(InterfaceBuilderError) {
        try self.init(data: data, file: file, fonts: fonts, surroundings: NoDocumentResources())
    }

    /// Reads a document together with what lies beside it.
    package init(
        data: Data,
        file: String,
        fonts: FontCollection,
        surroundings: any DocumentResources
    ) throws(InterfaceBuilderError) {
        let values = UnreadableValues()
        let (document, made) = try values.collect { () throws(InterfaceBuilderError) in
            let document = try IBDocument(data, file: file)
            return (document, document.makeScenes())
        }
        self.document = document
        self.file = file
        self.surroundings = surroundings
        scenes = made.map(\.description)
        entries = Dictionary(made.map { ($0.id, $0) }) { first, _ in first }
        findings = document.findings + values.diagnostics
        typesetter = fonts.typesetter
    }

    /// Lays out one scene.
    ///
    /// - Parameters:
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The scene, all values.
    /// - Throws: `InterfaceBuilderError` for an id that is not there.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        let (context, builder) = try prepare(id, environment)
        let values = UnreadableValues()
        var scene = try values.collect { try layOut(id, in: context, with: builder) }
        if builder.hasOwnSize {
            scene.diagnostics = try builder.weighed(scene.diagnostics, of: scene.layout) {
                var canvas = environment
                canvas.contentSizeCategory = DocumentViewBuilder.canvasTextSize
                return try openViews(in: id, canvas)
            }
            scene.diagnostics = try weighedAsHosted(scene.diagnostics, of: id, environment)
        }
        scene.diagnostics += values.diagnostics.filter { !findings.contains($0) }
        guard environment.presentation == .device else { return scene }
        if surroundings.hidesStatusBar { scene.statusBar.isHidden = true }
        scene.appNames = surroundings.appNames
        scene.isShownByCode = entries[id].map { document.leavesShowingToCode($0) } ?? false
        if document.isLaunchScreen {
            let name = file.lastPathComponent.deletingPathExtension
            scene.isForOtherLanguages = surroundings.replacesLaunchScreen(named: name, in: environment.locale)
        }
        return scene
    }

    @MainActor private func layOut(
        _ id: SceneID, in context: SceneContext, with builder: DocumentViewBuilder
    ) throws -> Scene {
        let report: (UIWindow) -> Void = { _ in
            builder.misplacements.forEach(context.report)
            builder.leaveSizesToCode()
        }
        return try context.makeScene(id, afterLayout: report) { builder.makeLoadedWindow() }
    }

    /// Diagnostics of a view at the top of a XIB, as far as they hold where a host makes it as high as its content, as a table does a row and a
    /// stack a view: what only the stored height leaves open is none.
    @MainActor private func weighedAsHosted(
        _ diagnostics: [Diagnostic], of id: SceneID, _ environment: SceneEnvironment
    ) throws -> [Diagnostic] {
        guard let scene = entries[id], scene.kind == .view,
            scene.element.name == "tableViewCell"
                || scene.element.name == "view" && document.isSavedByXcode && !environment.hasSizeOfDevice,
            diagnostics.contains(where: { $0.kind == .ambiguous }),
            let height = try fittingHeight(of: scene, environment), abs(height - environment.size.height) > 0.5
        else { return diagnostics }
        var row = environment
        row.size.height = height
        let open = try openViews(in: id, row)
        return diagnostics.filter { $0.kind != .ambiguous || $0.view.map(open.contains) ?? true }
    }

    /// The height of a view that is as high as its content, in points; nil for one whose content has no height.
    @MainActor private func fittingHeight(of scene: IBScene, _ environment: SceneEnvironment) throws -> CGFloat? {
        let (context, builder) = try prepare(scene.id, environment)
        var height: CGFloat = 0
        let measure: (UIWindow) -> Void = { _ in
            guard let view = scene.element.id.flatMap({ builder.objects[$0] }) as? UIView else { return }
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: environment.size.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        _ = try UnreadableValues().collect {
            try context.makeScene(scene.id, afterLayout: measure) { builder.makeLoadedWindow() }
        }
        return height > 0 ? height : nil
    }

    /// The views whose frames are open in an environment.
    @MainActor private func openViews(in id: SceneID, _ environment: SceneEnvironment) throws -> Set<ViewID> {
        let (context, builder) = try prepare(id, environment)
        let scene = try UnreadableValues().collect { try layOut(id, in: context, with: builder) }
        return Set(scene.diagnostics.filter { $0.kind == .ambiguous }.compactMap(\.view))
    }

    /// Lays out one scene and tells what decides the frame of one of its views.
    @MainActor public func explainFrame(
        of view: ViewID,
        inScene id: SceneID,
        environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        let (context, builder) = try prepare(id, environment)
        return context.explainFrame(of: view) { builder.makeLoadedWindow() }
    }

    /// Lays out one scene and tells what decides the frame of every view.
    @MainActor public func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        let (context, builder) = try prepare(id, environment)
        return context.explainLayout { builder.makeLoadedWindow() }
    }

    @MainActor private func prepare(
        _ id: SceneID,
        _ environment: SceneEnvironment
    ) throws -> (context: SceneContext, builder: DocumentViewBuilder) {
        guard let scene = entries[id] else { throw InterfaceBuilderError.unknownScene(id: id.rawValue, file: file) }
        var environment = environment
        let isInOtherAppearance = environment.appearance == .dark && surroundings.appearance == .light
        if environment.presentation == .device {
            if environment.size == scene.environment.size, environment.device == scene.environment.device,
                environment.safeArea == scene.environment.safeArea
            {
                let onDevice = document.deviceEnvironment(of: scene)
                environment.size = onDevice.size
                environment.safeArea = onDevice.safeArea
            }
            if surroundings.hidesStatusBar { environment.hideStatusBar() }
            if let appearance = surroundings.appearance { environment.appearance = appearance }
            // The system draws launch screens before the app runs, at the default text size.
            if document.isLaunchScreen { environment.contentSizeCategory = .large }
        }
        let context = SceneContext(environment: environment, typesetter: typesetter)
        context.images = DocumentImages(surroundings: surroundings)
        if isInOtherAppearance, environment.presentation == .device {
            let words = "the screens of the app are always light, as UIUserInterfaceStyle of its property list says"
            context.report(Diagnostic(.note, .ignored, location: SourceLocation(file: file), message: words))
        }
        context.strings = surroundings.texts(for: environment)
        context[InterfaceSourceKey.self] = DocumentInterfaces(surroundings)
        let table = readTable(for: environment, reportingTo: context)
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: table, surroundings: surroundings)
        context.rootSizeIsProvisional = builder.hasOwnSize && (scene.kind == .view || !environment.hasSizeOfDevice)
        return (context, builder)
    }

    /// The document's table of texts; none, and an error, where it cannot be read: the document's own texts count then, as on a device.
    @MainActor private func readTable(
        for environment: SceneEnvironment, reportingTo context: SceneContext
    ) -> LocalizedTable {
        do { return try surroundings.strings(for: environment) } catch {
            let problem = error as? any InputError
            context.report(
                Diagnostic(
                    .error, .ignored, location: problem?.location ?? SourceLocation(file: file),
                    message: "the table of texts cannot be read: \(problem?.message ?? "\(error)")",
                    hints: [problem?.hint].compactMap { $0 }))
            return .none
        }
    }

    /// What Xcode's canvas would say about a scene besides what every layout of it says: views that need more constraints.
    ///
    /// The scene is laid out as on the canvas, with the content sizes that the document stores, so that fonts have no part in it.
    ///
    /// - Parameter id: One of the ids of `scenes`.
    /// - Returns: The findings, in the order of the views.
    /// - Throws: `InterfaceBuilderError` for an id that is not there.
    @MainActor public func designFindings(of id: SceneID) throws -> [Diagnostic] {
        guard let scene = entries[id] else { throw InterfaceBuilderError.unknownScene(id: id.rawValue, file: file) }
        var environment = scene.environment
        environment.contentSizing = .recorded
        let context = SceneContext(environment: environment, typesetter: typesetter)
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: .none, surroundings: NoDocumentResources())
        var findings: [Diagnostic] = []
        let made = try context.makeScene(id) {
            let window = builder.makeWindow()
            window.layoutIfNeeded()
            findings = builder.missingConstraints(
                in: window, sizedByCode: surroundings.mayDecideSize, placedByCode: viewsPlacedByCode)
            return window
        }
        return findings.naming(viewsOf: made.layout)
    }

    /// The ids of the views whose frames code sets or to which it adds constraints, in a way that only running it would tell.
    private var viewsPlacedByCode: Set<String> {
        document.elements.reduce(into: []) { result, element in
            guard let name = element["customClass"] else { return }
            let outlets = (element.child("connections")?.children ?? []).filter { $0.name.hasPrefix("outlet") }
            guard !outlets.isEmpty else { return }
            let placed = Set(
                surroundings.values(ofClass: name).filter { $0.property == "frame" && $0.path.count == 1 }
                    .flatMap { [$0.path[0], "_" + $0.path[0]] })
            for outlet in outlets where outlet["property"].map(placed.contains) ?? false {
                if let view = outlet["destination"] { result.insert(view) }
            }
        }
    }

    /// A builder of objects that layout code asks for.
    ///
    /// - Parameters:
    ///   - element: A controller, or a view at the top of a XIB; nil for the first view.
    ///   - context: The context in which they are made.
    /// - Returns: Nil where the document has none.
    @MainActor func builder(instantiating element: IBElement?, in context: SceneContext) -> DocumentViewBuilder? {
        let all = scenes.lazy.compactMap { entries[$0.id] }
        guard let scene = all.first(where: { element == nil ? $0.kind == .view : $0.element === element }) else {
            return nil
        }
        let table = (try? surroundings.strings(for: context.environment)) ?? .none
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: table, surroundings: surroundings)
        builder.isForCode = true
        return builder
    }

    /// The elements of the views at the top of the document, in its order.
    var topViews: [IBElement] {
        scenes.compactMap { entries[$0.id] }.filter { $0.kind == .view }.map(\.element)
    }

    /// Reports the classes of views that were never registered.
    @MainActor func reportUnknownClasses(in context: SceneContext) {
        document.unknownClasses(surroundings).forEach(context.report)
    }

    /// The controller of a storyboard identifier, or the initial one.
    func controller(identifier: String?) -> IBElement? { document.controller(identifier: identifier) }

    /// A builder of a controller that another document refers to; nil where the controller is no scene of this one.
    @MainActor func builder(
        for controller: IBElement, in context: SceneContext, from other: DocumentViewBuilder, shownBy element: IBElement
    ) -> DocumentViewBuilder? {
        guard let scene = entries.values.first(where: { $0.element === controller }) else { return nil }
        let table = (try? surroundings.strings(for: context.environment)) ?? .none
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: table, surroundings: surroundings)
        builder.open.path = other.open.path(through: element)
        builder.open.storyboards = other.open.storyboards + [other.document.file]
        builder.open.interfaces = other.open.interfaces
        return builder
    }

    /// A builder of the first view of this XIB, which a view of a class shows inside; nil where it has none.
    @MainActor func builder(
        ofInterface name: String, in context: SceneContext, from other: DocumentViewBuilder, shownBy element: IBElement
    ) -> DocumentViewBuilder? {
        guard let scene = scenes.lazy.compactMap({ entries[$0.id] }).first(where: { $0.kind == .view }) else {
            return nil
        }
        let table = (try? surroundings.strings(for: context.environment)) ?? .none
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: table, surroundings: surroundings)
        builder.open.path = other.open.path(through: element)
        builder.open.storyboards = other.open.storyboards
        builder.open.interfaces = other.open.interfaces + [name]
        return builder
    }
}

extension InterfaceBuilderSource: LiveSceneSource {
    /// Lays out one scene and keeps it.
    @MainActor package func makeLiveScene(
        _ id: SceneID, in environment: SceneEnvironment
    ) throws -> (any LiveScene)? {
        let (context, builder) = try prepare(id, environment)
        return try LiveWindow.make(in: context, keeping: builder) {
            builder.makeLoadedWindow()
        }
    }
}

/// The images beside a document, for layout code that asks for them by name.
private struct DocumentImages: ImageSource {
    let surroundings: any DocumentResources

    func image(named name: String, traits: UITraitCollection) -> UIImage? {
        surroundings.image(named: name, traits: traits)
    }
}

extension SceneEnvironment {
    /// Whether some device has the size. Others are sizes that a document stores for what another controller or a popover shows.
    fileprivate var hasSizeOfDevice: Bool {
        guard device == nil || device?.size(screen.orientation) != size else { return true }
        return Device.all.contains { $0.size(.portrait) == size || $0.size(.landscape) == size }
    }
}
