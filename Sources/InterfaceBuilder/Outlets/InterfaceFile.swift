public import Foundation
import KeylineLocalization
import KeylineScenes
public import UIKitLayout

/// A XIB from which layout code makes views, as UIKit's `UINib` does.
///
/// Its custom classes are those of `ViewClasses`.
/// The file is read once; each call of `instantiate(owner:)` makes new objects.
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
            throw .unreadable(file: path, reason: "there is no such file, or it may not be opened")
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
    /// - Parameter owner: The file's owner, to which outlets may belong.
    /// - Returns: The views at the top of the file, in their order.
    @MainActor @discardableResult
    public func instantiate(owner: (any OutletReceiver)? = nil) -> [UIView] {
        let scenes = document.makeScenes().filter { $0.kind == .view }
        guard let first = scenes.first else { return [] }
        let builder = SceneBuilder(
            scene: first, document: document, context: .current, table: .none, surroundings: NoSurroundings())
        document.unknownClasses(NoSurroundings()).forEach(builder.context.report)
        let views = scenes.map { builder.makeView($0.element) }
        builder.makeConstraints()
        builder.connectOutlets(owner: owner)
        return views
    }
}
