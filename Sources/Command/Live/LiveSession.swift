import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes
import KeylineServing
import KeylineWorkers

/// A preview that follows its files: what changed is opened, laid out and drawn again, and nothing else.
///
/// Whatever happened on disk, the page is then the one that another run would write, but that documents which cannot be read at present
/// are shown as they were. A scene that ends the worker is left out by the next one until something changes that it looked for.
@MainActor
final class LiveSession {
    private let makePlan: () throws -> LivePlan
    private(set) var plan: LivePlan
    private var planInputs: Set<InputDependency> = []
    private var planProblem: (any Error)?
    private var sources: LiveSources
    private var inputs = FollowedInputs()
    private var preview: MatrixPreview
    private var drawn = MatrixPreview.Drawn()
    /// The number of the state that the page shows.
    private(set) var version = 0
    private var isOpen = false
    /// The messages about the present state.
    private var said: Set<String> = []
    /// When what is being read began to be read.
    private var start = FileStamp.now

    /// What must be laid out again.
    enum Stale: Equatable {
        case everything
        case files(Set<String>)
    }

    /// Plans; nothing is opened yet.
    ///
    /// - Parameter makePlan: Finds out what is asked for, now and whenever the configuration or fonts change.
    /// - Throws: What it throws at first.
    init(_ makePlan: @escaping () throws -> LivePlan) throws {
        self.makePlan = makePlan
        let (made, looked) = InputTrace.collecting { Result { try makePlan() } }
        plan = try made.get()
        planInputs = looked
        preview = plan.preview
        sources = LiveSources(plan.paths, fonts: plan.files.fonts, code: plan.files.code)
    }

    /// Goes on where the session of an earlier worker ended: all is drawn again, under later numbers.
    func resume(_ state: LiveState) {
        version = state.version
        said = Set(state.said)
        if state.folder == plan.folder { drawn = MatrixPreview.Drawn(files: state.drawn) }
    }

    /// The places to watch.
    var places: Set<WatchedPlace> { inputs.places }

    /// The scenes in their environments, as they are drawn.
    var matrix: SceneMatrix { preview.matrix }

    /// What is wrong at present.
    private(set) var problems: [any Error] = []

    /// Draws what depends on files that changed since this was last asked, or everything at first.
    ///
    /// - Returns: Nil where nothing changed that matters.
    func update() async throws -> MatrixPreview.Outcome? {
        guard let stale = refresh() else { return nil }
        let outcome = try await draw(stale)
        follow()
        report(problems + outcome.failures)
        let state = LiveState(
            version: version, folder: plan.folder, data: outcome.data, files: outcome.files,
            drawn: outcome.drawn.fileNames, said: said.sorted())
        if let worker = Worker.current { worker.endTurn(leaving: try state.bytes()) }
        return outcome
    }

    /// Reports errors that the state before did not have.
    private func report(_ errors: [any Error]) {
        var present: Set<String> = []
        for error in errors where present.insert("\(error)").inserted && !said.contains("\(error)") {
            Console.report(error)
        }
        said = present
    }

    /// Opens what changed again.
    ///
    /// - Returns: What must be laid out again; nil where nothing changed that matters.
    func refresh() -> Stale? {
        start = FileStamp.now
        let worker = Worker.current
        worker?.beginTurn(at: start)
        let changes = inputs.changes()
        guard isOpen else {
            isOpen = true
            preview.run.firstRevision = version
            return arrange(sources.reopen(nil), isAll: true)
        }
        guard !changes.isEmpty else { return nil }
        guard planInputs.isDisjoint(with: changes) else {
            worker?.retry(after: nil)
            replan()
            return arrange(sources.reopen(nil), isAll: true)
        }
        worker?.retry(after: changes)
        return arrange(sources.reopen(changes), isAll: false)
    }

    /// Remembers what the scenes were made from, once they were made.
    func follow() {
        inputs.follow(sources.inputs.union(planInputs), since: start, failed: Worker.current?.failedFiles ?? [])
    }

    /// What was asked for may be something else now. While it is not understood, the earlier plan holds.
    private func replan() {
        let (made, looked) = InputTrace.collecting { Result { try makePlan() } }
        planInputs = looked
        switch made {
        case .failure(let error): planProblem = error
        case .success(let new):
            planProblem = nil
            // Pictures in another folder are none of this one's.
            if new.folder != plan.folder { drawn = MatrixPreview.Drawn() }
            plan = new
            preview = new.preview
            preview.run.firstRevision = version
            sources = LiveSources(new.paths, fonts: new.files.fonts, code: new.files.code)
        }
    }

    private func arrange(_ files: Set<String>, isAll: Bool) -> Stale {
        version += 1
        problems = [planProblem].compactMap { $0 } + sources.problems
        var scenes: [SceneReference] = []
        var axes = plan.preview.matrix.axes
        do {
            let settings = plan.settings
            scenes = try SceneSelection.scenes(named: settings.sources.scenes, of: sources.sources + plan.linked)
            try settings.checkSelection(in: scenes)
            (scenes, axes) = try AppLanguages(settings, plan.files).chosen(for: scenes, axes)
        } catch {
            problems.append(error)
        }
        preview.matrix = SceneMatrix(
            scenes, across: axes, over: plan.settings.overrides,
            selection: plan.settings.variations.selection)
        preview.matrix.commandOptions = plan.settings.codeOptions(showing: plan.settings.codeUse)
        preview.problems = problems.map(PreviewProblem.init)
        preview.run.isRepeated = true
        preview.run.version = plan.settings.preview.serves ? version : nil
        return isAll ? .everything : .files(files)
    }

    private func draw(_ stale: Stale) async throws -> MatrixPreview.Outcome {
        var changed: Set<String>?
        if case .files(let files) = stale { changed = files }
        let outcome = try await preview.write(to: plan.folder, keeping: drawn, layingOutAgain: changed)
        drawn = outcome.drawn
        return outcome
    }

    /// The inspector's page of a cell.
    func inspectorPage(of index: Int) throws -> String? {
        let cells = preview.matrix.cells
        guard cells.indices.contains(index) else { return nil }
        let scene = cells[index].scene
        let overrides = cells[index].variation.overrides
        let work = SceneWork(
            .drawing, of: scene.source.file, scene: scene.name, environment: cells[index].variation.label,
            output: "the inspector's page")
        return try work.attempt {
            try InspectorPage(
                try scene.make(overrides), of: scene.source.file, named: scene.description.names.first,
                try scene.explainLayout(overrides),
                advice: try scene.advice(), drawnBy: ViewSlicer(fonts: plan.files.fonts)
            ).html()
        }
    }
}

extension WatchedPlace {
    /// Where one sees that something that was looked for changed.
    init(_ input: InputDependency) {
        switch input {
        case .file(let path): self = .path(path)
        case .entries(let folder, _, let isDeep): self = .folder(folder, isDeep: isDeep)
        }
    }
}
