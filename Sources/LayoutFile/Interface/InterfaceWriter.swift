import Foundation
import KeylineByteText
import KeylineGraphics
public import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// A layout file as a XIB.
public struct ConvertedLayout: Sendable {
    /// Something that a XIB cannot say.
    public struct Loss: Hashable, Sendable {
        /// Where the layout file says it.
        public var location: SourceLocation
        /// What it is.
        public var message: String
    }

    /// The XIB's text.
    public var text: String
    /// What it does not say.
    public var losses: [Loss]
    /// The object ids of the views, by their ids in the layout.
    public var objectIDs: [String: String]
}

extension LayoutFileSource {
    /// The layout as a XIB, in the order of elements and attributes in which Interface Builder writes them.
    ///
    /// The constraints are those that the layout makes, whichever way it says them; frames are those of the layout's own
    /// environment.
    ///
    /// - Returns: The XIB and what it does not say.
    /// - Throws: `LayoutFileError.misplaced` for a layout of SwiftUI's views; what laying out throws.
    @MainActor public func interface() throws -> ConvertedLayout {
        guard document.body == nil else {
            throw LayoutFileError.misplaced(
                "a body of SwiftUI views cannot be converted to a XIB", hint: "convert a layout that has \"views\"",
                at: SourceLocation(file: file, line: 1, column: 1))
        }
        let environment = scenes[0].environment
        let texts = try LayoutTexts(document.strings, besides: document.file, environment: environment)
        let scene = try makeScene(scenes[0].id, in: environment)
        guard document.hasVariations else { return InterfaceWriter(document, scene.layout, texts).written() }
        // Views and constraints of other size classes are known from a layout that has all of them.
        let complete = try replacing(document.withEverythingInstalled).makeScene(scenes[0].id, in: environment)
        return InterfaceWriter(document, scene.layout, complete: complete.layout, texts).written()
    }
}

/// Writes a layout as a XIB.
@MainActor
struct InterfaceWriter {
    let document: LayoutDocument
    let layout: LayoutSnapshot
    /// The layout with the views and constraints of all size classes, and the values that hold for all.
    let complete: LayoutSnapshot
    /// Whether anything differs between size classes.
    let hasVariations: Bool
    /// Whether labels that say no priority of hugging get 251, as Interface Builder's new labels have.
    let raisesHugging: Bool
    let texts: LayoutTexts
    /// The constraints that differ between size classes, by the views that hold them, with their object ids.
    var varyingConstraints: [String: [(id: String, statement: ConstraintStatement)]] = [:]
    var ids = InterfaceIDs()
    var objectIDs: [String: String] = [:]
    /// The ids of guides, by owner and identifier.
    var guideIDs: [String: String] = [:]
    var losses: [ConvertedLayout.Loss] = []
    var systemColors: Set<String> = []
    var images: [String: CGSize] = [:]
    var usesSymbols = false

    init(
        _ document: LayoutDocument, _ layout: LayoutSnapshot, complete: LayoutSnapshot? = nil, _ texts: LayoutTexts
    ) {
        self.document = document
        self.layout = layout
        self.complete = complete ?? layout
        hasVariations = complete != nil
        raisesHugging = !document.priorities(besides: complete ?? layout).contains { $0 > 250 && $0 <= 251 }
        self.texts = texts
    }

    /// The view that the layout calls `screen`, which bars may stand around.
    private var root: ViewSnapshot {
        layout.view(ViewID(LayoutIDs.screen))?.view ?? layout.root
    }

    consuming func written() -> ConvertedLayout {
        var writer = self
        let view = writer.rootElement()
        let element = InterfaceElement("document", Self.head, writer.parts(around: view))
        let text = (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + element.lines()).joined(separator: "\n") + "\n"
        return ConvertedLayout(
            text: text, losses: writer.losses.sorted { $0.location < $1.location }, objectIDs: writer.objectIDs)
    }

    /// What a document is shown on that names no device, or none that documents have an id for: an iPhone 15.
    private static let standardDevice = "retina6_12"

    private static let head: [(String, String?)] = [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"), ("toolsVersion", "22505"),
        ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
        ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"),
    ]

    private func parts(around view: InterfaceElement) -> [InterfaceElement] {
        let capabilities = [
            ("Safe area layout guides", "9.0"),
            systemColors.isEmpty ? nil : ("System colors in document resources", "11.0"),
            ("documents saved in the Xcode 8 format", "8.0"),
        ].compactMap { $0 }.map {
            InterfaceElement("capability", [("name", $0.0), ("minToolsVersion", $0.1)])
        }
        let dependencies =
            [
                InterfaceElement("deployment", [("identifier", "iOS")]),
                InterfaceElement(
                    "plugIn",
                    [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", "22504")]),
            ] + capabilities
        let owner = InterfaceElement(
            "placeholder", [("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner")])
        let responder = InterfaceElement(
            "placeholder",
            [("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"), ("customClass", "UIResponder")])
        let resources = resourceElements
        let screen = document.environment.screen
        let device: [(String, String?)] = [
            ("id", screen.device?.interfaceBuilderID ?? Self.standardDevice),
            ("orientation", screen.device == nil ? "portrait" : screen.orientation.rawValue),
            ("appearance", document.environment.appearance.rawValue),
        ]
        return [
            InterfaceElement("device", device),
            InterfaceElement("dependencies", [], dependencies),
            InterfaceElement("objects", [], [owner, responder, view]),
        ] + (resources.isEmpty ? [] : [InterfaceElement("resources", [], resources)])
    }

    /// Images, then colours, each by name.
    private var resourceElements: [InterfaceElement] {
        images.keys.sorted().map { name in
            let size = images[name] ?? .zero
            return InterfaceElement(
                "image",
                [
                    ("name", name), ("width", InterfaceElement.number(size.width)),
                    ("height", InterfaceElement.number(size.height)),
                ])
        }
            + systemColors.sorted().map(Self.systemColorResource)
    }

    mutating func lose(_ message: String, at location: SourceLocation) {
        losses.append(.init(location: location, message: message))
    }

    private mutating func rootElement() -> InterfaceElement {
        let root = root
        nameObjects(document.views, of: root, path: LayoutIDs.screen)
        let id = ids.make(for: LayoutIDs.screen)
        objectIDs[root.id.rawValue] = id
        if let bar = document.navigation {
            let location = SourceLocation(file: document.file, line: 1, column: 1)
            lose("what the navigation bar shows", at: location)
            if bar.usesLargeTitle { lose("the height of a large title", at: location) }
        }
        let area = root.geometry.layoutMarginsFrame
        let safe = root.geometry.safeAreaFrame
        let size = root.frame.size
        let margins = InterfaceElement(
            "directionalEdgeInsets",
            [
                ("key", "directionalLayoutMargins"), ("top", InterfaceElement.number(area.minY - safe.minY)),
                ("leading", InterfaceElement.number(area.minX - safe.minX)),
                ("bottom", InterfaceElement.number(safe.maxY - area.maxY)),
                ("trailing", InterfaceElement.number(safe.maxX - area.maxX)),
            ])
        let subviews = document.views.map { element(of: $0, in: nil) }
        let screen = ReadSettings(document.screen)
        let colors = colorElements(screen, ["backgroundColor", "tintColor"])
        // The margins are those that the screen has once it is laid out.
        _ = screen["layoutMargins"]
        let attributes = Self.ordered(attributes(InterfaceClass.everyView, screen, nil)) + [("id", id)]
        let layer = runtimeAttributes(screen)
        loseUnread(screen, of: "the screen")
        loseEnvironment()
        let background = colors.isEmpty ? [systemColor("systemBackgroundColor", key: "backgroundColor")] : colors
        let mask = InterfaceElement(
            "autoresizingMask", [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")])
        var inside = [InterfaceElement.frame(CGRect(origin: .zero, size: size)), mask]
        if !subviews.isEmpty { inside.append(InterfaceElement("subviews", [], subviews)) }
        inside += guides(of: root.id)
        inside += background
        inside += constraints(of: root.id)
        inside.append(margins)
        inside += layer
        if let row = InterfaceClass.named("view") {
            inside += variations(of: root.id, document.screenVariations, children: document.views, row)
        }
        if document.navigation != nil {
            inside.append(
                InterfaceElement(
                    "simulatedNavigationBarMetrics", [("key", "simulatedTopBarMetrics"), ("prompted", "NO")]))
        }
        return InterfaceElement("view", attributes, inside)
    }

    /// Reports what a layout says of where it is shown, and documents do not.
    private mutating func loseEnvironment() {
        let environment = document.environment
        let top = SourceLocation(file: document.file, line: 1, column: 1)
        if let device = environment.device, device.interfaceBuilderID == nil {
            lose("the device \(device.name.quoted)", at: top)
        }
        let standard = SceneEnvironment(size: environment.size)
        if environment.language != standard.language { lose("the locale \(environment.locale.quoted)", at: top) }
        if environment.contentSizeCategory != standard.contentSizeCategory {
            lose("the text size \(environment.contentSizeCategory.rawValue)", at: top)
        }
        if environment.scale != (environment.device?.scale ?? standard.scale) {
            lose("the scale \(InterfaceElement.number(environment.scale))", at: top)
        }
        let usual = environment.device.map {
            SceneEnvironment(device: $0, orientation: environment.screen.orientation).safeArea
        }
        if environment.safeArea != usual ?? standard.safeArea { lose("the safe area", at: top) }
        if let title = document.title { lose("the title \((title.text ?? title.key ?? "").quoted)", at: top) }
        if let folder = document.imagesFolder { lose("the folder of images \(folder.quoted)", at: top) }
    }

    /// Finds the view of each node, by the place in the file where it is said, and gives it an id.
    private mutating func nameObjects(_ nodes: [ViewDescription], of view: ViewSnapshot, path: String) {
        for (index, node) in nodes.enumerated() {
            guard let own = snapshot(of: node) else { continue }
            objectIDs[own.id.rawValue] = ids.make(for: "\(path)/\(node.id ?? "\(node.type)\(index)")")
            nameObjects(node.children, of: own, path: "\(path)/\(node.id ?? "\(index)")")
        }
    }

    /// The view that a node became, in the layout that has all of them.
    func snapshot(of node: ViewDescription) -> ViewSnapshot? { view(of: node, in: complete) }

    /// The view in the layout's own environment; nil for one that its size classes leave out.
    func shown(_ node: ViewDescription) -> ViewSnapshot? { view(of: node, in: layout) }

    private func view(of node: ViewDescription, in layout: LayoutSnapshot) -> ViewSnapshot? {
        layout.placedViews.first { $0.view.identity.location == node.location && $0.view.id != root.id }?.view
    }
}

extension LayoutDocument {
    /// The priorities that the file states: of constraints, and of hugging. Next to one of 251 a label of 250 gives way, and one of 251 does
    /// not.
    fileprivate func priorities(besides layout: LayoutSnapshot) -> [Float] {
        layout.constraints.filter { !$0.isSystem }.map(\.priority) + views.flatMap(\.huggingPriorities)
    }
}

extension ViewDescription {
    /// The priorities of hugging that it and the views inside state.
    fileprivate var huggingPriorities: [Float] {
        let stated = (settings + variations.flatMap(\.settings)).filter { $0.name == "contentHugging" }.map(
            \.value.priorities)
        return stated.flatMap { [$0.horizontal, $0.vertical].compactMap { $0 } } + children.flatMap(\.huggingPriorities)
    }
}
