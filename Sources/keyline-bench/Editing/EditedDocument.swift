import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// The outcome for a document whose constraints were suggested anew.
struct SuggestionVerdict {
    /// Why it does not pass.
    struct Cause {
        var kind: String
        var words: String
    }

    var file: String
    var causes: [Cause]
}

/// A document that is edited and laid out again.
@MainActor
struct EditedDocument {
    let file: String
    let bytes: [UInt8]
    let document: InterfaceDocument
    let fonts: FontCollection
    let source: any SceneSource

    /// Opens a document; nil where it cannot be laid out.
    init?(_ file: String, fonts: FontCollection) {
        guard let data = FileManager.default.contents(atPath: file),
            let source = try? SourceOpener.open(file, contents: data, fonts: fonts),
            let document = try? InterfaceDocument([UInt8](data), file: file)
        else { return nil }
        self.file = file
        bytes = [UInt8](data)
        self.document = document
        self.fonts = fonts
        self.source = source
    }

    /// The bytes of an edit that changes nothing.
    var written: [UInt8] { document.unchanged }

    private func open(_ bytes: [UInt8]) throws -> any SceneSource { try open(bytes, as: file) }

    /// Another version of the document as a source of scenes.
    func reopen(_ bytes: [UInt8]) throws -> any SceneSource { try open(bytes) }

    /// Bytes as the source of a file beside the document.
    func open(_ bytes: [UInt8], as file: String) throws -> any SceneSource {
        try SourceOpener.open(file, contents: Data(bytes), fonts: fonts)
    }

    /// Suggests all constraints anew and judges the result; nil for a document without constraints.
    func suggestion() -> SuggestionVerdict? {
        guard !document.constraintIDs.isEmpty else { return nil }
        do {
            let cleared = try DocumentRepair(document, open: open).bytes(after: .clear)
            let bare = try InterfaceDocument(cleared, file: file)
            let result = try DocumentRepair(bare, open: open).bytes(after: .resetSuggested)
            return SuggestionVerdict(file: file, causes: try causes(open(result), open(cleared)))
        } catch {
            return SuggestionVerdict(file: file, causes: [.init(kind: "error", words: "\(error)")])
        }
    }

    private func causes(
        _ made: any SceneSource, _ cleared: any SceneSource
    ) throws -> [SuggestionVerdict.Cause] {
        var causes: [SuggestionVerdict.Cause] = []
        for scene in made.scenes {
            var canvas = scene.environment
            canvas.contentSizing = .recorded
            let now = try made.makeScene(scene.id, in: canvas)
            causes += now.diagnostics.filter { $0.kind == .unsatisfiable }.map {
                .init(kind: "conflict", words: String($0.message.prefix(300)))
            }
            causes += try made.designFindings(of: scene.id).filter { $0.kind == .missingConstraints }.map {
                .init(kind: "ambiguity", words: "\($0.view?.rawValue ?? "") \($0.message)")
            }
            causes += moved(now)
            try causes += collisions(scene, made, cleared)
        }
        return causes
    }

    /// Views without the frames that the document stores.
    private func moved(_ scene: Scene) -> [SuggestionVerdict.Cause] {
        scene.layout.placedViews.filter(\.isVisible).compactMap { placed in
            guard let stored = document.storedFrame(of: placed.view.id.rawValue) else { return nil }
            let own = placed.view.frame
            let gap =
                [
                    stored.minX - own.minX, stored.minY - own.minY, stored.width - own.width,
                    stored.height - own.height,
                ].map(abs).max() ?? 0
            guard gap > 0.5 + 1e-9 else { return nil }
            return .init(
                kind: "moved", words: "\(placed.view.id) \(Decimals.text(stored)) is \(Decimals.text(own))")
        }
    }

    private func collisions(
        _ scene: SceneDescription, _ made: any SceneSource, _ cleared: any SceneSource
    ) throws -> [SuggestionVerdict.Cause] {
        let canvas = scene.environment
        var wide = canvas
        wide.size.width = (wide.size.width * 1.2).rounded()
        var arabic = canvas
        arabic.locale = "ar"
        arabic.layoutDirection = .rightToLeft
        let onCanvas = try Self.overlaps(made.makeScene(scene.id, in: canvas))
        let stored = try Self.overlaps(cleared.makeScene(scene.id, in: canvas))
        var causes: [SuggestionVerdict.Cause] = []
        for (name, environment) in [("wide", wide), ("arabic", arabic)] {
            let before = try Self.overlaps(source.makeScene(scene.id, in: environment))
            let now = try Self.overlaps(made.makeScene(scene.id, in: environment))
            let new = now.subtracting(before).subtracting(onCanvas).subtracting(stored)
            causes += new.sorted().map { .init(kind: "overlap \(name)", words: $0) }
        }
        return causes
    }

    /// The pairs of visible siblings that cover one another by more than a point, by their ids.
    private static func overlaps(_ scene: Scene) -> Set<String> {
        var pairs: Set<String> = []
        var waiting = [scene.layout.root]
        while let view = waiting.popLast() {
            let children = view.children.filter { !$0.isHidden }
            waiting += children
            for (place, first) in children.enumerated() {
                for second in children[(place + 1)...] {
                    let shared = first.frame.intersection(second.frame)
                    guard !shared.isNull, shared.width > 1, shared.height > 1 else { continue }
                    pairs.insert([first.id.rawValue, second.id.rawValue].sorted().joined(separator: " over "))
                }
            }
        }
        return pairs
    }

    /// The outcome for a document whose constraints were replaced where they are.
    struct ResetVerdict {
        /// The number of views of the document.
        var views = 0
        /// The views that are neither where they were laid out nor where they are stored.
        var moved: [String] = []
        /// The views that lack constraints and did not before.
        var open: [String] = []
        var newConflicts = 0
        var error: String?
    }

    /// Replaces all constraints and compares the layout with the one before; nil for a document without constraints.
    func reset() -> ResetVerdict? {
        guard !document.constraintIDs.isEmpty else { return nil }
        var verdict = ResetVerdict(views: document.viewIDs.count)
        do {
            let version = try open(DocumentRepair(document, open: open).bytes(after: .resetSuggested))
            verdict.moved = try moves(version).filter { !$0.isOntoCanvas }.map(\.words)
            verdict.open = try missing(version).sorted()
            verdict.newConflicts = max(try conflicts(version) - conflicts(source), 0)
        } catch { verdict.error = "\(error)" }
        return verdict
    }

    /// The outcome for a document from which one constraint was removed.
    struct RemovalVerdict {
        /// The counted outcomes.
        var words: [String]
        /// The views that moved, and from where.
        var moves: [String] = []
    }

    /// Removes one constraint, adds what is missing, and tells the outcome.
    func removal(of id: String) -> RemovalVerdict {
        do {
            let without = try InterfaceDocument(document.removing(constraint: id), file: file)
            let added = try DocumentRepair(without, open: open).bytes(after: .addMissing)
            let result = try InterfaceDocument(added, file: file)
            let made = try open(added)
            var words: [String] = []
            let lacking = try missing(made).subtracting(try missing(source))
            words.append(lacking.isEmpty ? "unambiguous" : "ambiguous")
            let broken = try conflicts(made) - conflicts(source)
            words.append(broken <= 0 ? "without new conflict" : "with a conflict")
            let wasComplete = added == without.bytes
            let moves = try moves(made)
            words.append(Self.outcome(moves, wasComplete))
            if wasComplete {
                words.append("nothing was missing")
            } else {
                words.append(
                    result.has(constraintLike: id, of: document) ? "the same constraint" : "another constraint")
            }
            return RemovalVerdict(words: words, moves: moves.map(\.words))
        } catch {
            return RemovalVerdict(words: ["error: \(error)"])
        }
    }

    private static func outcome(_ moves: [Move], _ wasComplete: Bool) -> String {
        if moves.isEmpty { return "frames unchanged" }
        if moves.allSatisfy(\.isOntoCanvas) { return "frames changed to those of the canvas" }
        return wasComplete ? "frames changed, nothing missing" : "frames changed"
    }

    private func missing(_ source: any SceneSource) throws -> Set<String> {
        Set(
            try source.scenes.flatMap { try source.designFindings(of: $0.id) }
                .filter { $0.kind == .missingConstraints }.compactMap { $0.view?.rawValue })
    }

    private func recorded(_ source: any SceneSource) throws -> [Scene] {
        try source.scenes.map { scene in
            var canvas = scene.environment
            canvas.contentSizing = .recorded
            return try source.makeScene(scene.id, in: canvas)
        }
    }

    private func conflicts(_ source: any SceneSource) throws -> Int {
        try recorded(source).flatMap(\.diagnostics).count { $0.kind == .unsatisfiable }
    }

    /// A view with another frame than in the original document.
    private struct Move {
        /// Whether it lies now where the document stores it, or as it did, in each direction.
        var isOntoCanvas: Bool
        var words: String
    }

    /// The views that a version lays out otherwise in the view around.
    private func moves(_ version: any SceneSource) throws -> [Move] {
        var moves: [Move] = []
        for (before, now) in zip(try recorded(source), try recorded(version)) {
            for (left, right) in zip(before.layout.placedViews, now.layout.placedViews) {
                let old = left.view.frame
                let new = right.view.frame
                guard !Self.isNear(new, old, old) else { continue }
                let id = left.view.id.rawValue
                // What a view shows inside goes along with it.
                guard !id.contains("/") else { continue }
                let stored = document.storedFrame(of: id)
                let place = stored.map { "stored at \(Decimals.text($0)), " } ?? ""
                moves.append(
                    Move(
                        isOntoCanvas: stored.map { Self.isNear(new, old, $0) } ?? false,
                        words: "\(id): \(place)was \(Decimals.text(old)), is \(Decimals.text(new))"))
            }
        }
        return moves
    }

    /// Whether each number of a frame is that of one of two others, to half a point.
    private static func isNear(_ frame: CGRect, _ first: CGRect, _ second: CGRect) -> Bool {
        zip(numbers(frame), zip(numbers(first), numbers(second))).allSatisfy { own, others in
            min(abs(own - others.0), abs(own - others.1)) <= 0.5 + 1e-9
        }
    }

    private static func numbers(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
}
