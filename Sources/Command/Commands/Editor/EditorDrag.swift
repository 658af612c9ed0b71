import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineScenes

/// The scene on a page, kept laid out while views in it are dragged: each step is a new solution for other constants.
@MainActor
final class EditorDrag {
    /// The scene with the document's constants.
    let base: Scene
    private let live: any LiveScene
    /// The places of the layout's constraints by their names.
    private let places: [String: Int]

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
        places = ConstraintNames(of: base.layout, in: document).places
    }

    /// The scene with other constants, with the picture that it had before.
    ///
    /// - Parameter changes: The constants.
    /// - Returns: The scene; nil where it has to be made anew.
    func scene(with changes: [ConstantChange]) -> Scene? {
        guard let constants = constants(of: changes), let layout = live.layout(withConstants: constants) else {
            return nil
        }
        var scene = base
        scene.layout = layout
        return scene
    }

    /// The scene with other constants as it is drawn; nil where it has to be made anew.
    func drawnScene(with changes: [ConstantChange]) -> Scene? {
        guard var scene = scene(with: changes) else { return nil }
        scene.displayList = live.displayList()
        return scene
    }

    /// The constants by the places of their constraints; nil where a constraint is not in the layout, or not with the constant that the
    /// document gives it.
    private func constants(of changes: [ConstantChange]) -> [Int: CGFloat]? {
        var constants: [Int: CGFloat] = [:]
        for change in changes {
            guard !change.wasStandard, let index = places[change.name],
                abs(Double(base.layout.constraints[index].constant) - change.constantBefore) < 0.001
            else { return nil }
            constants[index] = CGFloat(change.constant)
        }
        return constants
    }
}
