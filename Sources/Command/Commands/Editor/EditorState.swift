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
    private(set) var views: [View]
    private(set) var constraints: [Constraint]
    private(set) var figures: [CanvasFigure]
    /// The issues; nil where they are asked for apart, since looking for it takes longer than a layout.
    private(set) var issues: [Issue]?
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
    ///   - structure: The structure of a layout with the same views and constraints; nil to read the scene's own.
    @MainActor
    init(
        _ scene: Scene, of document: InterfaceDocument, _ source: any SceneSource,
        as structure: EditorStructure? = nil
    ) {
        file = source.file
        isLayoutFile = document.isLayoutFile
        scenes = source.scenes.map { SceneName(id: $0.id.rawValue, name: $0.names.first ?? $0.id.rawValue) }
        self.scene = scene.id.rawValue
        environment = scene.environment.description
        isDark = scene.environment.appearance == .dark
        isRightToLeft = scene.environment.layoutDirection == .rightToLeft
        size = [Double(scene.displayList.size.width), Double(scene.displayList.size.height)]
        let placed = scene.layout.placedViews
        let shared = structure.flatMap { $0.describes(placed, scene.layout) ? $0 : nil }
        let structure = shared ?? EditorStructure(placed, scene.layout, of: document)
        views = structure.views(placed)
        constraints = structure.constraints(scene.layout)
        figures = CanvasFigure.all(of: scene, placing: placed)
        conflicts = scene.conflictCount
    }

    /// The state with issues.
    func with(_ issues: [Issue]) -> EditorState {
        var state = self
        state.issues = issues
        return state
    }

    /// The state with empty lists of views, constraints and figures.
    var withoutLists: EditorState {
        var state = self
        state.views = []
        state.constraints = []
        state.figures = []
        return state
    }
}

/// The issues of a state that was told without them.
struct EditorIssues: Encodable {
    /// The name, scene and environment of the state.
    let base: String
    let scene: String
    let environment: String
    let issues: [EditorState.Issue]
}

extension EditorState.Issue {
    /// The issues of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - source: The document that it is of.
    /// - Returns: The findings of the layout and of the document.
    /// - Throws: What laying the scene out as the document's canvas throws.
    @MainActor
    static func all(of scene: Scene, _ source: any SceneSource) throws -> [EditorState.Issue] {
        (scene.allFindings + (try source.designFindings(of: scene.id))).asDesigned.map {
            EditorState.Issue($0, in: source.file)
        }
    }

    private init(_ finding: Diagnostic, in file: String) {
        severity = finding.severity.rawValue
        kind = finding.kind.words
        message = finding.message
        hints = finding.hints
        view = finding.view?.rawValue
        repair = RepairCommands.remedy(for: finding, in: file)?.repair.map { ["fix"] + $0 }
    }
}

extension CGRect {
    /// x, y, width and height to a thousandth of a point.
    var rounded: [Double] {
        [minX, minY, width, height].map { (Double($0) * 1000).rounded() / 1000 }
    }
}
