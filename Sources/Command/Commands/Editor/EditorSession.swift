import Foundation
import KeylineByteText
import KeylineEditing
import KeylineFiles
import KeylinePreviews
import KeylineProjects
import KeylineScenes

/// A document that is edited on a page: its present contents, the edits so far, and what the page asks for.
///
/// Each gesture is written at once, as the commands write it. What another program wrote meanwhile is taken over first; a gesture that was
/// meant for the earlier contents is carried out anew, or refused with both changes.
@MainActor
final class EditorSession {
    let path: String
    let settings: CommandSettings
    let memory: EditedMemory
    /// The present contents.
    private(set) var bytes: [UInt8]
    /// The number of the present contents; each other contents have a later one.
    private(set) var version = 1
    /// The mistake in the file on disk at present; nil for a file that can be read.
    private(set) var problem: String?
    private var history = EditorHistory()
    /// The contents that pages may still show, by their numbers.
    private var shown: [Int: [UInt8]]
    private var clipboard: (bytes: [UInt8], views: [String])?
    /// The last trials, by their numbers.
    private var trials: [Int: Trial] = [:]
    private var lastTrial = 0
    /// The scene that is kept laid out, and what it was made for.
    private var drag: Drag?
    /// The state that was told last, of which others are told as changes, and what it was made of and for.
    private var last: (state: EditorState, bytes: [UInt8], scene: String?, environment: [String])?

    private static let mostShown = 40
    private static let mostTrials = 8

    /// The document as a gesture would make it.
    private enum Trial {
        case contents([UInt8])
        /// Other constants for a version.
        case constants([ConstantChange], InterfaceDocument)

        var bytes: [UInt8] {
            switch self {
            case .contents(let bytes): bytes
            case .constants(let changes, let document): document.bytes(changing: changes)
            }
        }
    }

    /// A scene for dragging; nil where only scenes that are made anew tell the layout.
    private struct Drag {
        let version: Int
        let scene: String?
        let environment: [String]?
        let kept: EditorDrag?
    }

    /// Opens a document.
    ///
    /// - Throws: An `InputError` where it cannot be opened or edited.
    init(_ path: String, _ settings: CommandSettings) throws {
        self.path = path
        self.settings = settings
        if path == "-" { throw CommandError.editOfUnsaved(path) }
        let files = try SceneFiles(settings, operands: [path])
        _ = try files.open(path)
        bytes = [UInt8](try SourceOpener.contents(of: path))
        memory = EditedMemory(bytes, of: path, files)
        shown = [1: bytes]
        _ = try memory.document(bytes)
    }

    // MARK: State

    /// The present document as the page shows it.
    func state(_ request: EditorRequest) throws -> EditorState {
        let state = try base(request)
        return state.with(try issues(request).issues)
    }

    /// The issues of the present document.
    func issues(_ request: EditorRequest) throws -> EditorIssues {
        let scene = try scene(of: bytes, request)
        let source = try memory.open(bytes)
        let issues = try EditorState.Issue.all(of: scene, source)
        try? prepareCanvas(scene.id, of: source)
        return EditorIssues(
            base: "v\(version)", scene: scene.id.rawValue, environment: scene.environment.description, issues: issues)
    }

    /// Lays a scene out as its canvas shows it: most gestures ask where views lie there, and a page asks for issues between gestures.
    private func prepareCanvas(_ id: SceneID, of source: any SceneSource) throws {
        guard var canvas = source.scenes.first(where: { $0.id == id })?.environment else { return }
        _ = try source.makeScene(id, in: canvas)
        guard source.recordsContentSizes else { return }
        canvas.contentSizing = .recorded
        _ = try source.makeScene(id, in: canvas)
    }

    /// The present document without issues, of which trials are told as changes.
    func base(_ request: EditorRequest) throws -> EditorState {
        if let state = lastState(request, version: version) { return state }
        var state = try state(of: bytes, request)
        state.picture = "v\(version)"
        remember(state, of: bytes, request)
        return state
    }

    private func remember(_ state: EditorState, of bytes: [UInt8], _ request: EditorRequest) {
        last = (state, bytes, request.scene, request.environment ?? [])
    }

    /// The state that was told last, where a page shows it; nil where it shows another one, or may.
    private func lastState(_ request: EditorRequest, version: Int?) -> EditorState? {
        guard let last, last.state.version == version, isLast(request) else { return nil }
        return last.state
    }

    /// Whether the state that was told last is of the scene and environment of a request.
    private func isLast(_ request: EditorRequest) -> Bool {
        guard let last, last.environment == request.environment ?? [] else { return false }
        return request.scene == last.scene || request.scene == last.state.scene
    }

    /// The frames of a version's views, to a thousandth of a point.
    private func frames(of bytes: [UInt8], _ request: EditorRequest) throws -> [String: [Double]] {
        if let last, last.bytes == bytes, isLast(request) {
            return Dictionary(last.state.views.map { ($0.id, $0.frame) }) { first, _ in first }
        }
        let views = try scene(of: bytes, request).layout.placedViews
        return Dictionary(views.map { ($0.view.id.rawValue, $0.frame.rounded) }) { first, _ in first }
    }

    /// A version as the page shows it.
    ///
    /// - Parameters:
    ///   - bytes: A version.
    ///   - request: The scene and the environment.
    ///   - document: A document with the same views and constraints, apart from constants; nil to read the version.
    /// - Returns: The version as the page shows it, without issues.
    /// - Throws: What reading it and laying it out throws.
    private func state(
        of bytes: [UInt8], _ request: EditorRequest, as document: InterfaceDocument? = nil
    ) throws -> EditorState {
        let source = try memory.open(bytes)
        let scene = try scene(of: bytes, request)
        let document = try document ?? memory.document(bytes)
        var state = EditorState(scene, of: document, source)
        state.version = version
        state.undo = history.undone?.title
        state.redo = history.redone?.title
        state.problem = problem
        state.strip = variations.map(\.label)
        return state
    }

    /// The scene that a page shows, laid out.
    func scene(of bytes: [UInt8], _ request: EditorRequest, cell: Int? = nil) throws -> Scene {
        let reference = try reference(of: bytes, request)
        guard let cell else { return try reference.make(try overrides(request)) }
        guard variations.indices.contains(cell) else { throw EditorRefusal(message: "there is no such picture") }
        return try reference.make(variations[cell].overrides)
    }

    private func reference(of bytes: [UInt8], _ request: EditorRequest) throws -> SceneReference {
        let source = try memory.open(bytes)
        let names = request.scene.map { [$0] } ?? settings.sources.scenes
        guard let scene = try SceneSelection.scenes(named: names, of: [source]).first else {
            throw EditorRefusal(message: "\(path) has no scenes")
        }
        return scene
    }

    /// The page's wishes for the environment, over the words of the call.
    func overrides(_ request: EditorRequest) throws -> EnvironmentOverrides {
        guard let words = request.environment, !words.isEmpty else { return settings.overrides }
        var arguments = ArgumentParser(.command(.edit), words[...], startingWith: settings)
        try arguments.parse()
        return arguments.settings.overrides
    }

    /// The environments of the strip.
    var variations: [Variation] {
        let axes = settings.variations.axes.isEmpty ? Self.usualAxes : settings.variations.axes
        let selection = settings.variations.axes.isEmpty ? .pairs : settings.variations.selection
        return SceneMatrix([], across: axes, over: settings.overrides, selection: selection).variations
    }

    /// The environments that are shown unless the call names others: pairs of these.
    private static let usualAxes = [
        VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
        VariationAxis(.locales, [.locale("en"), .locale("ar")]),
        VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
    ]

    /// The contents that a picture's name speaks of: `v` and a version, `t` and a trial.
    func contents(named name: String) -> [UInt8]? {
        guard let number = Int(name.dropFirst()) else { return nil }
        if name.hasPrefix("v") { return number == version ? bytes : shown[number] }
        return name.hasPrefix("t") ? trials[number]?.bytes : nil
    }

    /// The scene of a trial that changes constants alone, drawn as it is kept; nil for one that has to be made anew.
    func draggedScene(named name: String, _ request: EditorRequest) throws -> Scene? {
        guard name.hasPrefix("t"), let number = Int(name.dropFirst()),
            case .constants(let changes, let document)? = trials[number], document.bytes == bytes
        else { return nil }
        return try drag(request)?.drawnScene(with: changes)
    }

    // MARK: Gestures

    /// The document as a gesture would make it, as its differences from the document; nothing is written.
    func trial(_ request: EditorRequest) throws -> EditorTrial {
        let clock = ContinuousClock()
        let start = clock.now
        let base = try base(request)
        if var state = try draggedState(request) {
            state.picture = "t\(lastTrial)"
            return EditorTrial(
                changes: EditorChanges(state, since: base), milliseconds: (clock.now - start) / .milliseconds(1))
        }
        let answer = try attempt(request)
        return EditorTrial(
            changes: EditorChanges(answer.state, since: base), milliseconds: answer.milliseconds)
    }

    /// The document as a gesture would make it; nothing is written.
    func attempt(_ request: EditorRequest) throws -> EditorAnswer {
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = try outcome(of: request, on: bytes, isTrial: true)
        remember(.contents(outcome.bytes))
        var answer = try answer(outcome, since: bytes, request, isTrial: true)
        answer.milliseconds = (clock.now - start) / .milliseconds(1)
        return answer
    }

    private func remember(_ trial: Trial) {
        lastTrial += 1
        trials[lastTrial] = trial
        trials[lastTrial - Self.mostTrials] = nil
    }

    /// The state after a drag that changes constants alone, from the scene that is kept laid out; nil where it has to be made anew.
    private func draggedState(_ request: EditorRequest) throws -> EditorState? {
        guard request.pastes != true, let drag = try drag(request) else { return nil }
        let document = try memory.document(bytes)
        guard let changes = try gesture(request).constantChanges(of: request.commands ?? [], in: document) else {
            return nil
        }
        guard let scene = drag.scene(with: changes) else { return nil }
        remember(.constants(changes, document))
        return EditorState(scene, of: document, try memory.open(bytes), as: drag.structure)
    }

    /// The scene that a page shows, kept laid out; nil where it has to be made anew for each step.
    private func drag(_ request: EditorRequest) throws -> EditorDrag? {
        if let drag, drag.version == version, drag.scene == request.scene, drag.environment == request.environment {
            return drag.kept
        }
        let scene = try scene(of: bytes, request)
        let live = try memory.liveScene(scene.id, of: bytes, in: scene.environment)
        let document = try memory.document(bytes)
        let kept = live.flatMap { EditorDrag(scene, $0, of: document) }
        drag = Drag(version: version, scene: request.scene, environment: request.environment, kept: kept)
        return kept
    }

    /// Makes ready what the steps of a drag need.
    func prepareDrag(_ request: EditorRequest) throws {
        _ = try base(request)
        _ = try drag(request)
    }

    /// Carries a gesture out and writes the file.
    func edit(_ request: EditorRequest) throws -> EditorAnswer {
        let clock = ContinuousClock()
        let start = clock.now
        let isMerged = try takeOver(request)
        let before = bytes
        let outcome: EditorGesture.Outcome
        do { outcome = try self.outcome(of: request, on: before) } catch  where isMerged {
            throw refusal(error, of: request)
        }
        if outcome.bytes != before {
            try write(outcome.bytes)
            history.append(.init(title: request.title ?? "Edit", before: before, after: outcome.bytes))
        }
        var answer = try answer(outcome, since: before, request)
        answer.isMerged = isMerged
        answer.milliseconds = (clock.now - start) / .milliseconds(1)
        return answer
    }

    /// Goes one edit back or forth.
    func step(_ direction: EditJournal.Direction, _ request: EditorRequest) throws -> EditorAnswer {
        _ = try takeOver(request)
        let before = bytes
        let after: [UInt8]
        do throws(EditorHistory.Refusal) { after = try history.step(direction, from: before) } catch {
            guard case .changed(let edit) = error else {
                throw EditorRefusal(
                    message: direction == .undo ? "there is nothing to undo" : "there is nothing to redo")
            }
            let other = direction == .undo ? edit.after : edit.before
            let wanted = direction == .undo ? edit.before : edit.after
            throw EditorRefusal(
                message: "another program changed the file after \"\(edit.title)\"",
                hint: "undo the other change where it was made, or edit on from here",
                theirs: diff(other, before), ours: diff(other, wanted))
        }
        do { try EditJournal(of: path).go(direction, of: path) } catch is JournalError {
            // The user has no journal, or other edits are in it.
            try OutputFile.write(after, to: path, inPlaceOf: before, under: try OutputFile.lock(path))
        }
        replace(after)
        return try answer(.init(bytes: after), since: before, request)
    }

    /// Remembers views for pasting.
    func copy(_ request: EditorRequest) throws {
        let document = try memory.document(bytes)
        let views = try (request.views ?? []).map { try document.view(named: $0) }
        guard !views.isEmpty else { throw EditorRefusal(message: "no view is selected", hint: "select one first") }
        clipboard = (bytes, views)
    }

    private func gesture(_ request: EditorRequest) throws -> EditorGesture {
        let isReversed =
            try overrides(request).resolved(over: reference(of: bytes, request).description.environment)
            .layoutDirection == .rightToLeft
        return EditorGesture(memory: memory, path: path, isReversed: isReversed) { [self] document, changes in
            if document.bytes == bytes, let scene = try drag(request)?.scene(with: changes) {
                return scene.layout.conflictCount
            }
            return try scene(of: document.bytes(changing: changes), request).layout.conflictCount
        }
    }

    private func outcome(of request: EditorRequest, on bytes: [UInt8], isTrial: Bool = false) throws
        -> EditorGesture.Outcome
    {
        var gesture = try gesture(request)
        gesture.isTrial = isTrial
        guard request.pastes == true else { return try gesture.outcome(of: request.commands ?? [], on: bytes) }
        guard let clipboard else {
            throw EditorRefusal(message: "there is nothing to paste", hint: "copy views first")
        }
        let words = ["duplicate"] + clipboard.views + (request.target.map { ["into=\($0)"] } ?? [])
        return try gesture.outcome(of: [words], on: bytes, pasting: clipboard.bytes)
    }

    private func answer(
        _ outcome: EditorGesture.Outcome, since before: [UInt8], _ request: EditorRequest, isTrial: Bool = false
    ) throws -> EditorAnswer {
        let old = try frames(of: before, request)
        let document = outcome.changesConstantsOnly ? try memory.document(before) : nil
        var state = try state(of: outcome.bytes, request, as: document)
        state.picture = outcome.bytes == bytes ? "v\(version)" : "t\(lastTrial)"
        let moves = state.views.compactMap { view -> EditorState.Move? in
            guard let from = old[view.id] else { return nil }
            return from == view.frame ? nil : .init(view: view.id, name: view.name, from: from, to: view.frame)
        }
        let base = isTrial ? nil : lastState(request, version: request.version)
        if !isTrial { remember(state, of: outcome.bytes, request) }
        return EditorAnswer(
            state: state, shown: base, notes: outcome.notes.flatMap { $0.split(separator: "\n").map(String.init) },
            added: state.views.map(\.id).filter { old[$0] == nil && Self.isOwn($0, state) },
            commands: outcome.commands.map { command in
                (["keyline", command[0], path] + command.dropFirst()).map { $0.escaped(for: .shellWord) }
                    .joined(separator: " ")
            },
            diff: isTrial ? "" : diff(before, outcome.bytes), moved: moves)
    }

    private static func isOwn(_ id: String, _ state: EditorState) -> Bool {
        state.views.first { $0.id == id }?.edit != nil
    }

    private func diff(_ old: [UInt8], _ new: [UInt8]) -> String {
        old == new ? "" : UnifiedDiff(from: old, to: new, name: path).text
    }

    // MARK: The file

    private func write(_ edited: [UInt8]) throws {
        try EditJournal.write(edited, to: path, inPlaceOf: bytes, under: try OutputFile.lock(path))
        replace(edited)
    }

    private func replace(_ contents: [UInt8]) {
        bytes = contents
        version += 1
        shown[version] = contents
        shown[version - Self.mostShown] = nil
        problem = nil
    }

    /// Takes over what another program wrote.
    ///
    /// - Returns: Whether the contents are others than those that the page shows.
    /// - Throws: `EditorRefusal` where the file cannot be read at present.
    private func takeOver(_ request: EditorRequest) throws -> Bool {
        _ = refresh()
        if let problem {
            throw EditorRefusal(
                message: "the file cannot be read at present: \(problem)",
                hint: "repair it where it was changed; the page shows its last good version")
        }
        return request.version.map { $0 != version } ?? false
    }

    /// Looks at the file.
    ///
    /// - Returns: Whether anything is other than before.
    func refresh() -> Bool {
        let old = problem
        do {
            let present = [UInt8](try SourceOpener.contents(of: path))
            if present == bytes {
                problem = nil
                if old != nil { tellPages() }
                return old != nil
            }
            _ = try memory.document(present)
            replace(present)
            return true
        } catch {
            problem = (error as? any InputError)?.message ?? error.localizedDescription
            guard problem != old else { return false }
            tellPages()
            return true
        }
    }

    /// Gives the same contents a later number, so that pages ask for the state again.
    private func tellPages() {
        version += 1
        shown[version] = bytes
    }

    /// Has pictures and texts around the document read again.
    func forgetSurroundings() {
        memory.forget()
        tellPages()
    }

    private func refusal(_ error: any Error, of request: EditorRequest) -> EditorRefusal {
        var refusal = EditorRefusal(error)
        guard let base = request.version.flatMap({ shown[$0] }) else { return refusal }
        refusal.theirs = diff(base, bytes)
        refusal.ours = (try? outcome(of: request, on: base)).map { diff(base, $0.bytes) }
        return refusal
    }
}

extension EditorRefusal {
    /// Says what an error says.
    init(_ error: any Error) {
        if let refusal = error as? EditorRefusal {
            self = refusal
        } else if let error = error as? any InputError {
            self.init(message: error.message, hint: error.hint)
        } else {
            self.init(message: error.localizedDescription)
        }
    }
}
