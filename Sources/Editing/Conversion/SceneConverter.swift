public import Foundation
public import KeylineScenes

/// Reads a scene of a document in terms of views, properties and equations, and notes what has none.
public struct SceneConverter {
    let document: InterfaceDocument
    let measures: SceneMeasures
    let form: ConversionForm
    var names: [String: String] = [:]
    var codeNames: [String: String] = [:]
    /// The names of the layout guides that views own, by their object ids.
    var guideNames: [String: String] = [:]
    /// Whether differences between size classes are kept.
    let keepsVariations: Bool
    /// Whether labels are names already, as in the XIB of a layout file.
    private let keepsLabels: Bool
    var standIns: [ConvertedScene.ContentSizeReplacement] = []
    var losses: [ConvertedScene.Loss] = []
    /// The views whose content the form was seen to measure differently.
    private(set) var differing: Set<String> = []

    /// Reads a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene's id.
    ///   - document: The document.
    ///   - source: The same document as a source of scenes, which tells what the system gives views.
    ///   - size: The scene's size on the canvas, in points.
    ///   - name: What people call it.
    ///   - form: What it is converted to.
    ///   - options: The parts that are kept.
    /// - Returns: The scene.
    /// - Throws: `EditingError` where it has no view of its own; what laying out throws.
    @MainActor
    public static func convert(
        _ scene: SceneID, of document: InterfaceDocument, laidOutBy source: any SceneSource, size: CGSize, name: String,
        into form: ConversionForm, _ options: ConversionOptions = ConversionOptions()
    ) throws -> ConvertedScene {
        var converter = SceneConverter(document, try SceneMeasures(of: scene, laidOutBy: source), form, options)
        return try converter.convert(scene, size, name)
    }

    /// Reads a scene as a layout file, lays that out, and lets constraints stand in for contents that came out larger or smaller.
    ///
    /// - Parameters:
    ///   - scene: The scene's id.
    ///   - document: The document.
    ///   - source: The same document as a source of scenes.
    ///   - size: The scene's size on the canvas, in points.
    ///   - name: What people call it.
    ///   - options: The parts that are kept.
    ///   - open: Opens a layout file.
    /// - Returns: The scene.
    /// - Throws: `EditingError` where it has no view of its own; what laying out throws.
    @MainActor
    public static func layoutFile(
        of scene: SceneID, of document: InterfaceDocument, laidOutBy source: any SceneSource, size: CGSize,
        name: String, _ options: ConversionOptions = ConversionOptions(), open: ([UInt8]) throws -> any SceneSource
    ) throws -> ConvertedScene {
        let measures = try SceneMeasures(of: scene, laidOutBy: source)
        var differing: Set<String> = []
        // Contents that depend on a width come out right once those that decide the width do.
        for round in 0... {
            var converter = SceneConverter(document, measures, .layoutFile, options)
            converter.differing = differing
            let made = try converter.convert(scene, size, name)
            guard round < 4, let environment = measures.environment(of: made.rootID) else { return made }
            let layout = try open(Array(made.yaml.utf8))
            let result = try layout.makeScene(layout.scenes[0].id, in: environment).layout
            let found = measures.differences(from: result, names: made.names)
            let new = found.subtracting(differing)
            if new.isEmpty { return made }
            differing.formUnion(round < 2 ? new.filter { !measures.wraps($0) } : new)
            if round < 2, new.allSatisfy(measures.wraps) { differing.formUnion(new) }
        }
        preconditionFailure("the loop has no end")
    }

    private init(
        _ document: InterfaceDocument, _ measures: SceneMeasures, _ form: ConversionForm, _ options: ConversionOptions
    ) {
        self.document = document
        self.measures = measures
        self.form = form
        keepsLabels = options.keepsLabels
        // Documents without a device say what holds for any size.
        let hasDevice = document.markup.root.flatMap { document.markup.child(of: $0, named: "device") } != nil
        keepsVariations = form == .layoutFile && options.keepsVariations && hasDevice
    }

    private mutating func convert(
        _ scene: SceneID, _ size: CGSize, _ name: String
    ) throws(EditingError) -> ConvertedScene {
        let inside = document.views(inScene: scene)
        guard let root = inside.first(where: isOutermost) else {
            throw .impossible(
                reason: "the scene \"\(scene)\" has no view of its own", location: SourceLocation(file: document.file),
                hint: "choose one with --scene")
        }
        nameViews(root)
        var view = convert(root)
        var equations: [ConvertedScene.Equation] = []
        for id in document.order where names[id] != nil { equations += frames(id) }
        for constraint in document.constraints where names[constraint.holder] != nil {
            if let made = equation(constraint) { equations.append(made) }
        }
        for id in document.order where names[id] != nil { document.views[id].map { noteUncarried($0) } }
        noteController(around: root)
        noteDevice()
        noteBehaviour(in: scene)
        giveMargins(to: &view, isControllers: document.isControllersView(root), for: equations)
        return ConvertedScene(
            name: name, size: size, root: view, constraints: equations, names: names, codeNames: codeNames,
            isControllers: document.isControllersView(root), standIns: standIns,
            losses: losses.sorted { $0.location < $1.location },
            canvas: measures.environment(of: root))
    }

    /// Whether a view is all of a scene; the bars of containers, which show other scenes, are not.
    private func isOutermost(_ id: String) -> Bool {
        guard let view = document.views[id], view.parent == nil else { return false }
        return !["navigationBar", "tabBar", "toolbar"].contains(document.markup[view.element].key ?? "")
    }

    mutating func lose(_ message: String, at element: Int) {
        losses.append(.init(location: document.markup.location(of: element), message: message))
    }
}

// MARK: - Names

extension SceneConverter {
    /// Names from labels where they are words, from kinds and numbers otherwise.
    private mutating func nameViews(_ root: String) {
        var taken = Self.inherited.union([ConvertedScene.screen])
        var waiting = [root]
        while let id = waiting.popLast() {
            guard let view = document.views[id] else { continue }
            let label = document.markup[view.element]["userLabel"].map(nameFromLabel) ?? ""
            let base = id == root ? ConvertedScene.screen : label.isEmpty ? view.kind : label
            var name = base
            var number = 1
            while id != root, !taken.insert(name).inserted || (number == 1 && label.isEmpty && name == view.kind) {
                name = "\(base)\(number)"
                number += 1
            }
            names[id] = name
            codeNames[id] = id == root ? "self" : name
            if let owner = owner(of: id), let part = part(of: id) {
                codeNames[id] = owner == "self" ? part : "\(owner).\(part)"
            }
            waiting += view.children.reversed().filter { !isLeftOut($0) }
            for guide in view.guides.filter({ $0.key == $0.value }).values.sorted() {
                let said = document.markup.elements.first { $0.id == guide }?["identifier"].map(nameFromLabel) ?? ""
                let stem = said.isEmpty ? "guide" : said
                var unique = stem
                var number = 1
                while !taken.insert(unique).inserted {
                    number += 1
                    unique = "\(stem)\(number)"
                }
                guideNames[guide] = unique
            }
        }
    }

    /// The names of the guides that a view owns.
    func guideNames(of view: InterfaceView) -> [String] {
        view.guides.filter { $0.key == $0.value }.values.sorted().compactMap { guideNames[$0] }
    }

    /// A label as a name; empty where it has no words for one.
    private func nameFromLabel(_ label: String) -> String {
        guard keepsLabels, !Self.reserved.contains(label) else { return Self.identifier(label) }
        return label
    }

    /// The words of Swift that a name cannot be.
    private static let reserved: Set = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        // Members of views.
        "alpha", "bounds", "center", "constraints", "frame", "layer", "mask", "subviews", "superview", "tag",
        "transform", "window",
    ]

    /// The property of the view around by which code knows a view; nil for one that it makes itself.
    func part(of id: String) -> String? {
        guard form == .code, let view = document.views[id], let parent = view.parent.flatMap({ document.views[$0] })
        else { return nil }
        let owners: Set = ["tableViewCell", "collectionViewCell", "visualEffectView"]
        guard !isStandIn(parent) else { return nil }
        if document.markup[view.element].key == "contentView", owners.contains(parent.kind) { return "contentView" }
        guard let cell = parent.parent.flatMap({ document.views[$0] }), cell.kind == "tableViewCell" else { return nil }
        let element = document.markup[cell.element]
        return ["textLabel", "detailTextLabel", "imageView"].first { element[$0] == id }
    }

    /// How code names the view whose part another is: its parent, or the cell around a label in its content.
    private func owner(of id: String) -> String? {
        guard let parent = document.views[id]?.parent else { return nil }
        let isContent = part(of: id) == "contentView"
        return (isContent ? parent : document.views[parent]?.parent).flatMap { codeNames[$0] }
    }

    /// Whether a plain view takes the place of a cell, because nothing shows items of a collection before an app has some.
    func isStandIn(_ view: InterfaceView) -> Bool {
        view.kind == "collectionViewCell" && view.parent != nil || view.kind == "collectionReusableView"
    }

    /// Members of views and cells that a property of a class would override.
    private static let inherited: Set = [
        "accessoryView", "backgroundView", "contentView", "editingAccessoryView", "forFirstBaselineLayoutView",
        "forLastBaselineLayoutView", "inputAccessoryView", "inputView", "maskView",
        "multipleSelectionBackgroundView", "selectedBackgroundView", "snapshotView", "tableFooterView",
        "tableHeaderView",
    ]

    private static func identifier(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0 == 0 ? $1.prefix(1).lowercased() + $1.dropFirst() : $1.capitalized }
            .joined()
        guard let first = joined.first, first.isLetter, let last = joined.last else { return "" }
        // A name that a conversion gave stays, however often it is converted.
        return last.isNumber || joined.hasSuffix("View") ? joined : joined + "View"
    }
}
