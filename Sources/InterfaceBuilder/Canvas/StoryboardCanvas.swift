package import Foundation
import KeylineGraphics
package import KeylineScenes

/// The canvas of a storyboard: its scenes at their positions, and the segues between them.
package struct StoryboardCanvas: Hashable, Sendable {
    /// A box on the canvas.
    package struct Box: Hashable, Sendable {
        /// The content of a box.
        package enum Content: Hashable, Sendable {
            /// A controller, as the scene of this id.
            case scene(SceneID)
            /// A reference to a controller: of a storyboard, nil for the same one, by its identifier, nil for the initial one.
            case reference(storyboard: String?, identifier: String?, bundle: String?)
        }

        /// The scene or the reference.
        package var content: Content
        /// The name by which people know it; nil for none.
        package var name: String?
        /// The class that the app gives the controller; nil for UIKit's own.
        package var customClass: String?
        /// The element's name, such as `tableViewController`.
        package var element: String
        /// The identifier by which code and references find the controller; nil for none.
        package var storyboardIdentifier: String?
        /// The centre, in widths and heights of the canvas's device from its origin; nil where the document stores none.
        package var center: CGPoint?
        /// The size of the scene on the canvas, in points.
        package var size: CGSize
        /// The controller or reference in the document.
        package var location: SourceLocation
    }

    /// A segue.
    package struct Segue: Hashable, Sendable {
        /// The number of the box that it begins at.
        package var source: Int
        /// The number of the box that it leads to; nil for one that unwinds, or that leads nowhere.
        package var destination: Int?
        /// The kind as the document has it, such as `show`, `presentation` or `relationship`.
        package var kind: String
        /// The identifier; nil for none.
        package var identifier: String?
        /// The relationship, such as `rootViewController`; nil for another kind.
        package var relationship: String?
        /// The class of a custom segue; nil for another kind.
        package var customClass: String?
        /// The method that an unwinding segue goes back to; nil for another kind.
        package var unwindAction: String?
        /// The segue in the document.
        package var location: SourceLocation
    }

    /// The boxes in the order of the document.
    package private(set) var boxes: [Box] = []
    /// The segues in the order of the document.
    package private(set) var segues: [Segue] = []
    /// The number of the box that the storyboard shows first; nil for none.
    package private(set) var initial: Int?
    /// The size of the canvas's device, in points.
    package let deviceSize: CGSize
    /// The place in the document that has its scenes.
    package let location: SourceLocation

    /// Reads a storyboard; a XIB has an empty canvas.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that locations give.
    /// - Throws: `InterfaceBuilderError` where the bytes are no interface of an iOS app.
    package init(_ data: Data, file: String) throws(InterfaceBuilderError) {
        let values = UnreadableValues()
        let document = try values.collect { () throws(InterfaceBuilderError) in try IBDocument(data, file: file) }
        deviceSize = document.canvasEnvironment.size
        location = (document.root.child("scenes") ?? document.root).location
        guard document.kind == .storyboard else { return }
        values.collect { read(document) }
    }

    /// The positions of documents are in six-hundredths of the device, whose centre is the scene's.
    ///
    /// Source: 360 scenes of 31 public storyboards overlap on no canvas when read so, and 60 of them when read as points.
    private static let unit: CGFloat = 600

    private mutating func read(_ document: IBDocument) {
        let scenes = document.makeScenes()
        var numbers: [String: Int] = [:]
        var sources: [(number: Int, objects: [IBElement])] = []
        for scene in document.root.child("scenes")?.children ?? [] {
            let objects = scene.child("objects")?.children ?? []
            let point = scene.child("point", key: "canvasLocation")
            guard let controller = objects.first(where: Self.isBox), let id = controller.id else { continue }
            numbers[id] = numbers[id] ?? boxes.count
            sources.append((boxes.count, objects))
            let match = scenes.first { $0.element === controller }
            boxes.append(Self.box(controller, match, at: Self.center(point)))
        }
        for (number, objects) in sources {
            for segue in objects.flatMap(\.subtree) where segue.name == "segue" && !Self.isInherited(segue) {
                segues.append(Self.segue(segue, from: number, to: segue["destination"].flatMap { numbers[$0] }))
            }
        }
        initial = document.initialController?.id.flatMap { numbers[$0] }
    }

    private static func isBox(_ element: IBElement) -> Bool {
        ElementRoles.isController(element) || element.name == "viewControllerPlaceholder"
    }

    private static func center(_ point: IBElement?) -> CGPoint? {
        guard let x = point?.number("x"), let y = point?.number("y") else { return nil }
        return CGPoint(x: x / unit, y: y / unit)
    }

    private static func box(_ element: IBElement, _ scene: IBScene?, at center: CGPoint?) -> Box {
        let content: Box.Content =
            if let scene { .scene(scene.id) } else {
                .reference(
                    storyboard: element["storyboardName"], identifier: element["referencedIdentifier"],
                    bundle: element["bundleIdentifier"])
            }
        return Box(
            content: content, name: scene?.names.first { $0 != element.id } ?? element["userLabel"],
            customClass: element["customClass"],
            element: element.name, storyboardIdentifier: element["storyboardIdentifier"], center: center,
            size: scene?.environment.size ?? .zero, location: element.location)
    }

    /// Whether a segue of a peek and pop leads where the segue around it does, which is an arrow already: `<segue key="commit" inheritsFrom="parent"/>`.
    private static func isInherited(_ segue: IBElement) -> Bool {
        segue["inheritsFrom"] != nil && segue["destination"] == nil
    }

    private static func segue(_ element: IBElement, from source: Int, to destination: Int?) -> Segue {
        Segue(
            source: source, destination: destination, kind: element["kind"] ?? "", identifier: element["identifier"],
            relationship: element["relationship"], customClass: element["customClass"],
            unwindAction: element["unwindAction"], location: element.location)
    }
}
