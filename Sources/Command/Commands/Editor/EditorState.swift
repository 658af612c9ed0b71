import Foundation
import KeylineChecks
import KeylineEditing
import KeylineGraphics
import KeylinePreviews
import KeylineScenes

/// A document as an editor's page shows it: one scene laid out, with what can be done with each view.
struct EditorState: Encodable {
    struct SceneName: Encodable, Equatable {
        let id: String
        let name: String
    }

    struct View: Encodable, Equatable {
        let id: String
        /// The name in Xcode's outline.
        let name: String
        let `class`: String
        /// The place of the view around in the list.
        let parent: Int?
        /// x, y, width and height in the scene, in points.
        let frame: [Double]
        /// The content's own width and height; null along an axis where it has none.
        let content: [Double?]
        let isHidden: Bool
        let isVisible: Bool
        let isAmbiguous: Bool
        let text: String?
        /// The edits that are possible; nil for a view that the document does not describe.
        let edit: Edit?
    }

    struct Edit: Encodable, Equatable {
        /// Whether it is the view of a whole scene.
        let isRoot: Bool
        let isArranged: Bool
        /// Whether no constraints place it.
        let isFixed: Bool
        let isContainer: Bool
        let isStack: Bool
        /// The class of cells that can be put into it; nil where none can.
        let cellClass: String?
        let guides: [String]
        let textProperty: String?
    }

    struct Constraint: Encodable, Equatable {
        /// The name by which `keyline set` knows it; nil for one that cannot be changed.
        let name: String?
        let equation: String
        let priority: Double
        let state: String
        /// Whether it is one of the smallest set of constraints that contradict each other.
        let isInConflict: Bool
        /// The place of the view under which an outline lists it.
        let holder: Int?
        /// The places of the views that it speaks of.
        let views: [Int]
        /// Its place among all constraints of the layout, as figures name it.
        let index: Int
    }

    struct Issue: Encodable {
        let severity: String
        let kind: String
        let message: String
        let hints: [String]
        /// The id of the view; nil for the whole scene.
        let view: String?
        /// The words of the command that repairs it, without the file; nil where that depends on the intention.
        let repair: [String]?
    }

    /// A view that is elsewhere than before.
    struct Move: Encodable, Equatable {
        let view: String
        let name: String
        let from: [Double]
        let to: [Double]
    }

    /// The number of the version; a trial has the one that it began with.
    var version = 0
    /// The name by which pictures of it are asked for.
    var picture = ""
    let file: String
    let isLayoutFile: Bool
    let scenes: [SceneName]
    let scene: String
    /// The environment in words.
    let environment: String
    let isDark: Bool
    let isRightToLeft: Bool
    /// Width and height in points.
    let size: [Double]
    let views: [View]
    let constraints: [Constraint]
    let figures: [CanvasFigure]
    let issues: [Issue]
    /// The number of conflicts that a check finds.
    let conflicts: Int
    /// The names of the edits that are undone and done again next.
    var undo: String?
    var redo: String?
    /// The mistake in the file on disk at present; nil for a file that can be read.
    var problem: String?
    /// The environments of the strip of small pictures.
    var strip: [String] = []
}

extension EditorState {
    /// Describes a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - document: The document that it is of.
    ///   - source: The document as a source.
    ///   - hasIssues: Whether the scene is checked, which takes longer than its layout.
    /// - Throws: What laying the scene out throws.
    @MainActor
    init(_ scene: Scene, of document: InterfaceDocument, _ source: any SceneSource, hasIssues: Bool) throws {
        file = source.file
        isLayoutFile = document.isLayoutFile
        scenes = source.scenes.map { SceneName(id: $0.id.rawValue, name: $0.names.first ?? $0.id.rawValue) }
        self.scene = scene.id.rawValue
        environment = scene.environment.description
        isDark = scene.environment.appearance == .dark
        isRightToLeft = scene.environment.layoutDirection == .rightToLeft
        size = [Double(scene.displayList.size.width), Double(scene.displayList.size.height)]
        let reading = EditorReading(scene, document)
        views = reading.views
        constraints = reading.constraints
        figures = CanvasFigure.all(of: scene)
        let findings = hasIssues ? scene.allFindings + (try source.designFindings(of: scene.id)) : []
        issues = findings.asDesigned.map { reading.issue($0, in: source.file) }
        conflicts = scene.conflictCount
    }
}

/// Turns a scene and its document into what the page shows.
@MainActor
private struct EditorReading {
    private let placed: [LayoutSnapshot.PlacedView]
    private let tree: ViewAncestry
    private let scene: Scene
    private let document: InterfaceDocument
    private let names: EquationText

    init(_ scene: Scene, _ document: InterfaceDocument) {
        self.scene = scene
        self.document = document
        placed = scene.layout.placedViews
        tree = ViewAncestry(placed)
        names = EquationText(of: scene.layout)
    }

    var views: [EditorState.View] {
        let items = document.canvasItems
        return placed.enumerated().map { index, placed in
            let view = placed.view
            let isOwn = view.identity.nesting.map { $0.path == $0.object } ?? true
            let item = isOwn ? items[view.id.rawValue] : nil
            let content = view.sizing.intrinsicContentSize
            return EditorState.View(
                id: view.id.rawValue, name: view.outlineName, class: view.className,
                parent: tree.parent(ofViewAt: index), frame: placed.frame.rounded,
                content: [content.width, content.height].map { $0 < 0 ? nil : Double($0) }, isHidden: view.isHidden,
                isVisible: placed.isVisible, isAmbiguous: view.sizing.isAmbiguous, text: view.text?.text,
                edit: item.map { item in
                    .init(
                        isRoot: item.parent == nil, isArranged: item.isArranged, isFixed: item.isFixed,
                        isContainer: item.isContainer,
                        isStack: item.kind == "stackView", cellClass: item.cellClass, guides: item.guides.keys.sorted(),
                        textProperty: item.textProperty)
                })
        }
    }

    var constraints: [EditorState.Constraint] {
        let constraintNames = ConstraintNames(of: scene.layout, in: document)
        return scene.layout.constraints.enumerated().filter { !$0.element.isSystem }.map { index, constraint in
            let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
            return EditorState.Constraint(
                name: constraintNames[index], equation: names.equation(constraint),
                priority: Double(constraint.priority), state: constraint.state.rawValue,
                isInConflict: constraint.isInConflict, holder: holder(of: constraint),
                views: views.compactMap(tree.index(of:)), index: index)
        }
    }

    private func holder(of constraint: ConstraintSnapshot) -> Int? {
        let around = tree.chain(of: constraint.first.view)
        let second = constraint.second.map { Set(tree.chain(of: $0.view)) }
        return around.first { second?.contains($0) ?? true }
    }

    func issue(_ finding: Diagnostic, in file: String) -> EditorState.Issue {
        let remedy = RepairCommands.remedy(for: finding, in: file)
        return EditorState.Issue(
            severity: finding.severity.rawValue, kind: finding.kind.words, message: finding.message,
            hints: finding.hints, view: finding.view?.rawValue, repair: remedy?.repair.map { ["fix"] + $0 })
    }
}

extension CGRect {
    /// x, y, width and height to a thousandth of a point.
    var rounded: [Double] {
        [minX, minY, width, height].map { (Double($0) * 1000).rounded() / 1000 }
    }
}
