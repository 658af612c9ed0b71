import Foundation
import KeylineLayoutFile
public import KeylineScenes

extension InterfaceDocument {
    /// Reads bytes as a source of scenes, together with what lies around the document.
    public typealias Opener = ([UInt8]) throws -> any SceneSource

    /// Reads a document in whichever form it is: a storyboard, a XIB or a layout file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a document that Keyline can lay out.
    ///   - file: The name that locations give.
    ///   - open: Reads the bytes as a source of scenes, whose constraints are those that a layout file's names, metrics and visual
    ///     formats mean.
    /// - Returns: The document.
    /// - Throws: `EditingError` where the bytes cannot be edited; what laying out throws.
    @MainActor
    public static func read(
        _ bytes: [UInt8], file: String, open: Opener
    ) throws -> InterfaceDocument {
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        guard first != UInt8(ascii: "<") else { return try InterfaceDocument(bytes, file: file) }
        let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        guard !isWide else { throw EditingError.otherEncoding(file: file) }
        let source = try open(bytes)
        let root = try YAMLComposer.compose(Data(bytes), file: file)
        var places = LayoutFileRanges(root, lines: LayoutLines(bytes))
        guard let scene = source.scenes.first, !places.root.contains(where: { $0.key == "body" }) else {
            throw EditingError.withoutConstraints(
                location: SourceLocation(file: file, line: places.root.first { $0.key == "body" } == nil ? nil : 1))
        }
        places.environment = scene.environment
        let made = try source.makeScene(scene.id, in: scene.environment)
        return InterfaceDocument(LayoutFileModel(places, made), places, file: file)
    }

    /// Another version of the document, in the same form.
    @MainActor
    func reading(_ bytes: [UInt8], open: Opener) throws -> InterfaceDocument {
        try Self.read(bytes, file: file, open: open)
    }

    /// Whether it is a layout file, which stores no frames besides those that take the place of constraints.
    public var isLayoutFile: Bool { layout != nil }

    /// Where a view of a layout file stands.
    func place(of view: String) -> LayoutFileRanges.View? {
        guard let layout, let element = views[view]?.element else { return nil }
        let line = markup[element].line
        let column = markup[element].column
        return layout.views.first { $0.location.line == line && $0.location.column == column && !$0.isAlias }
    }

    /// A constraint of a layout file as the file writes it; nil for one of a visual format, which says several.
    func text(of constraint: InterfaceConstraint) -> String? {
        guard let layout, let element = constraint.element else { return nil }
        let index = element - elementOfFirstStatement
        guard layout.statements.indices.contains(index), !layout.statements[index].isFormat else { return nil }
        return layout.statements[index].text
    }

    /// The item of the list of constraints that says a constraint of a layout file.
    func statement(of constraint: InterfaceConstraint) -> LayoutFileRanges.Statement? {
        guard let layout, let element = constraint.element else { return nil }
        let index = element - elementOfFirstStatement
        return layout.statements.indices.contains(index) ? layout.statements[index] : nil
    }
}
