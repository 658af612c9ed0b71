import Foundation
import KeylinePreviews
import KeylineScenes
import KeylineServing
import KeylineWorkers

/// Draws scenes in many environments into a folder, once or as often as their files change.
@MainActor
struct PreviewCommand {
    /// What varies where nobody says it.
    private static let usualAxes = [
        VariationAxis(
            .textSizes, [.textSize(.large), .textSize(.extraExtraExtraLarge), .textSize(.accessibilityExtraLarge)]),
        VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
    ]

    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() async throws -> ExitStatus {
        let isAsked = PreviewRequest.current != nil && settings.sources.package != nil
        if settings.preview.watches || settings.preview.serves, !isAsked { return try await follow() }
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        guard isAsked || !opened.scenes.isEmpty else { return opened.isComplete ? .success : .failure }
        try settings.checkSelection(in: opened.scenes)
        let part = isAsked ? nil : settings.shard.map { ($0, SceneShard($0, of: opened.scenes)) }
        if let (shard, part) = part { settings.announce(shard, part.own.count, of: part.names.count, "scenes") }
        let scenes = part.map { $0.1.own.map { opened.scenes[$0] } } ?? opened.scenes
        var preview = try preview(of: scenes, settings, files)
        let matrix = preview.matrix
        if let (_, part) = part {
            let names = PictureNames.names(of: opened.scenes)
            preview.sceneNames = part.own.map { names[$0] }
        }
        if isAsked, let request = PreviewRequest.current { return try await answer(request, preview, files) }
        let progress = ProgressLine(
            "drawing", total: matrix.cells.count, counting: "picture with findings", many: "pictures with findings")
        let outcome = try await preview.write(to: folder, finished: progress.advance)
        for failure in outcome.failures { Console.report(failure) }
        if let failure = files.fonts.failures.first { throw failure }
        present(outcome)
        let isComplete = outcome.failures.isEmpty && opened.isComplete
        if let (_, part) = part {
            let document = try PreviewPart(
                outcome, of: matrix, scenes: part.names, own: part.own, isComplete: isComplete)
            try OutputFolder(folder).write([UInt8](document.document()), to: PreviewPart.fileName)
        }
        return isComplete ? .success : .failure
    }

    private func preview(
        of all: [SceneReference], _ settings: CommandSettings, _ files: SceneFiles
    ) throws -> MatrixPreview {
        let asked = settings.variations.axes.isEmpty ? Self.usualAxes : settings.variations.axes
        let (scenes, axes) = try AppLanguages(settings, files).chosen(for: all, asked)
        var matrix = SceneMatrix(
            scenes, across: axes, over: settings.overrides, selection: settings.variations.selection)
        matrix.commandOptions = settings.codeOptions(showing: settings.codeUse)
        var preview = MatrixPreview(
            matrix, overlays: settings.overlayPainter(files, usualChrome: .bars), fonts: files.fonts,
            jobs: settings.jobCount)
        preview.severities = FindingSeverities(
            ignoring: settings.checks.ignoredKinds, changing: settings.checks.severities)
        preview.outputs.hasProof = settings.preview.hasProof
        preview.outputs.hasInspectors = settings.preview.hasInspectors
        return preview
    }

    private var folder: String { settings.results.path ?? "preview" }

    private func present(_ outcome: MatrixPreview.Outcome) {
        let paths = [outcome.page] + outcome.sheets + [outcome.proof].compactMap { $0 }
        Console.write(paths.map { $0 + "\n" }.joined())
    }

    // MARK: For the program that follows a package

    private func answer(_ request: PreviewRequest, _ start: MatrixPreview, _ files: SceneFiles) async throws
        -> ExitStatus
    {
        var preview = start
        switch request {
        case .inspect(let cell):
            let plan = LivePlan(settings: settings, paths: [], files: files, preview: preview, folder: folder)
            let session = try LiveSession { plan }
            guard let page = try session.inspectorPage(of: cell) else { return .failure }
            Console.write(Data(page.utf8))
        case .draw(let state, let version, let wanted):
            preview.outputs.hasSheet = !settings.preview.serves
            if !wanted.isEmpty { preview.limit(to: wanted) }
            preview.run.version = settings.preview.serves ? version : nil
            preview.run.firstRevision = version
            let outcome = try await preview.write(to: folder)
            outcome.failures.forEach(Console.report)
            try PreviewState(data: outcome.data, files: outcome.files).write(to: state)
        }
        return .success
    }

    // MARK: Live

    /// What the words of the call ask for by the configuration and the fonts of now.
    private func plan() throws -> LivePlan {
        var settings = settings
        var paths = paths
        if case .run(.preview, let current, let operands) = try Invocation.current() {
            settings = current
            paths = operands
        }
        let files = try SceneFiles(settings, operands: paths)
        var preview = try preview(of: [], settings, files)
        // While somebody works, only what the page shows is drawn.
        preview.outputs.hasSheet = !settings.preview.serves
        return LivePlan(
            settings: settings, paths: paths, files: files, preview: preview,
            folder: settings.results.path ?? "preview", linked: paths.isEmpty ? try files.sources(nil) : [])
    }

    /// Draws, and draws again what changes, until the process is told to end.
    private func follow() async throws -> ExitStatus {
        let session = try LiveSession(plan)
        let watcher = settings.preview.watches ? try FolderWatcher(except: folder) : nil
        let board = LiveBoard(folder: folder) { cell in try await session.inspectorPage(of: cell) }
        let earlier = try Worker.current?.kept.map { try LiveState($0) }
        var server: HTTPServer?
        if let earlier {
            session.resume(earlier)
            board.publish(earlier.data, files: earlier.files, version: earlier.version)
            server = try serve(board)
        }
        guard let first = try await session.update() else { return .failure }
        try watcher?.follow(session.places)
        board.publish(first, version: session.version)
        if earlier == nil {
            present(first)
            server = try serve(board)
            if let server { Console.write("\(server.address)\n") }
        }
        guard let watcher else {
            while true { try await Task.sleep(for: .seconds(3_600)) }
        }
        // What changed before it was watched is seen by the second look.
        var isFirst = true
        var changes = watcher.changes.makeAsyncIterator()
        while true {
            if !isFirst { guard await changes.next() != nil else { break } }
            isFirst = false
            while let outcome = try await session.update() {
                do throws(ServerError) { try watcher.follow(session.places) } catch { Console.report(error) }
                board.publish(outcome, in: session.plan.folder, version: session.version)
            }
        }
        return withExtendedLifetime((server, watcher)) { .failure }
    }

    private func serve(_ board: LiveBoard) throws(ServerError) -> HTTPServer? {
        guard let socket = settings.preview.socket else { return nil }
        return try HTTPServer(on: socket, handler: board.respond)
    }
}
