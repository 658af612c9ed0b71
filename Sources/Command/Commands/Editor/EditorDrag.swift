import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineScenes

/// The scene on a page, kept laid out while views in it are dragged: each step is a new solution for other constants.
@MainActor
final class EditorDrag {
    /// The scene with the document's constants.
    let base: Scene
    /// The structure of its layout, which no step changes.
    let structure: EditorStructure
    private let live: any LiveScene
    /// The last solutions, the latest first: a step asks for the conflicts with some constants and then for the layout with them.
    private var solutions: [(constants: [Int: CGFloat], layout: LayoutSnapshot)] = []
    /// The constants with which the kept scene is laid out at present; nil where they are not known.
    private var present: [Int: CGFloat]?

    private static let mostSolutions = 3

    /// Keeps a scene; nil where the two are laid out otherwise.
    ///
    /// - Parameters:
    ///   - base: The scene as it was made.
    ///   - live: The same scene, kept laid out.
    ///   - document: The document that it is of.
    init?(_ base: Scene, _ live: any LiveScene, of document: InterfaceDocument) {
        guard live.layout == base.layout else { return nil }
        self.base = base
        self.live = live
        structure = EditorStructure(base.layout.placedViews, base.layout, of: document)
    }

    /// The scene with other constants, with the picture that it had before.
    ///
    /// - Parameter changes: The constants.
    /// - Returns: The scene; nil where it has to be made anew.
    func scene(with changes: [ConstantChange]) -> Scene? {
        guard let constants = constants(of: changes), let layout = layout(with: constants) else { return nil }
        var scene = base
        scene.layout = layout
        return scene
    }

    /// The scene with other constants as it is drawn; nil where it has to be made anew.
    func drawnScene(with changes: [ConstantChange]) -> Scene? {
        guard let constants = constants(of: changes), var scene = scene(with: changes),
            present == constants || solution(with: constants) != nil
        else { return nil }
        scene.displayList = live.displayList()
        return scene
    }

    private func layout(with constants: [Int: CGFloat]) -> LayoutSnapshot? {
        if constants.isEmpty { return base.layout }
        return solutions.first { $0.constants == constants }?.layout ?? solution(with: constants)
    }

    /// Lays the kept scene out.
    private func solution(with constants: [Int: CGFloat]) -> LayoutSnapshot? {
        present = nil
        guard let layout = live.layout(withConstants: constants) else { return nil }
        present = constants
        solutions = [(constants, layout)] + solutions.prefix(Self.mostSolutions - 1)
        return layout
    }

    /// The constants by the places of their constraints; nil where a constraint is not in the layout, or not with the constant that the
    /// document gives it.
    private func constants(of changes: [ConstantChange]) -> [Int: CGFloat]? {
        var constants: [Int: CGFloat] = [:]
        for change in changes {
            guard !change.wasStandard, let index = structure.constraintPlaces[change.name],
                abs(Double(base.layout.constraints[index].constant) - change.constantBefore) < 0.001
            else { return nil }
            constants[index] = CGFloat(change.constant)
        }
        return constants
    }
}
