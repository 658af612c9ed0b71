public import Foundation
import KeylineLocalization
import KeylineScenes
public import UIKitLayout

/// A XIB or storyboard from which layout code makes views and controllers, as UIKit's `UINib` and `UIStoryboard` do.
///
/// Its custom classes are those of `ViewClasses`.
/// The file is read once; each call of `instantiate(owner:)` makes new objects.
///
/// ```swift
/// let card = try InterfaceFile(contentsOf: "Card.xib")
/// let views = card.instantiate(owner: cardController)
/// let profile = try InterfaceFile(contentsOf: "Main.storyboard").instantiateController(identifier: "Profile")
/// ```
public struct InterfaceFile: Sendable {
    private let document: IBDocument

    /// Reads a file.
    ///
    /// - Parameter path: The XIB.
    /// - Throws: `InterfaceBuilderError` where it cannot be opened or is no interface of an iOS app.
    public init(
        contentsOf path: String
    ) throws(InterfaceBuilderError) {
        guard let data = InputFile.contents(atPath: path) else {
            throw .unreadable(file: path, reason: "there is no such file, or it cannot be opened")
        }
        try self.init(data: data, file: path)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that errors give.
    /// - Throws: `InterfaceBuilderError` where the bytes are no interface of an iOS app.
    public init(
        data: Data, file: String
    ) throws(InterfaceBuilderError) {
        document = try IBDocument(data, file: file)
    }

    /// Makes the objects of the file and connects its outlets.
    ///
    /// What is worth knowing, such as a class that is not known, is noted in the scene that is being made.
    ///
    /// - Parameter owner: The file's owner, to which outlets may belong: an `OutletReceiver`, or an object of a class that has a
    ///   `ClassTable`.
    /// - Returns: The views at the top of the file, in their order.
    @MainActor @discardableResult
    public func instantiate(owner: AnyObject? = nil) -> [UIView] {
        let scenes = document.makeScenes().filter { $0.kind == .view }
        guard let first = scenes.first else { return [] }
        let builder = DocumentViewBuilder(
            scene: first, document: document, context: .current, table: .none, surroundings: NoDocumentResources())
        document.unknownClasses(NoDocumentResources()).forEach(builder.context.report)
        let views = scenes.map { builder.makeView($0.element) }
        builder.makeConstraints()
        builder.connectOutlets(owner: owner)
        return views
    }

    /// Makes a controller of a storyboard with its view, and connects their outlets and actions.
    ///
    /// - Parameter identifier: Its storyboard identifier; nil for the controller that the storyboard shows first.
    /// - Returns: The controller, of the class that the storyboard names where a `ClassTable` knows it; nil where there is none.
    @MainActor
    public func instantiateController(identifier: String? = nil) -> UIViewController? {
        guard let element = document.controller(identifier: identifier),
            let scene = document.makeScenes().first(where: { $0.element === element })
        else { return nil }
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: .current, table: .none, surroundings: NoDocumentResources())
        let controller = builder.makeController(element)
        builder.makeConstraints()
        builder.connectOutlets(owner: nil)
        return controller
    }
}
