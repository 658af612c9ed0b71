import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// What became of a document whose constraints were suggested anew.
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

    /// Views that do not lie where the document stores them.
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

    /// Removes one constraint, adds what is missing, and tells the outcome.
    func removal(of id: String) -> [String] {
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
            let changed = wasComplete ? "frames changed, nothing missing" : "frames changed"
            words.append(try frames(made, equal: source) ? "frames unchanged" : changed)
            if wasComplete {
                words.append("nothing was missing")
            } else {
                words.append(
                    result.has(constraintLike: id, of: document) ? "the same constraint" : "another constraint")
            }
            return words
        } catch {
            return ["error: \(error)"]
        }
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

    private func frames(_ first: any SceneSource, equal second: any SceneSource) throws -> Bool {
        let a = try recorded(first)
        let b = try recorded(second)
        for (one, other) in zip(a, b) {
            for (left, right) in zip(one.layout.placedViews, other.layout.placedViews) {
                let x = left.frame
                let y = right.frame
                guard
                    [x.minX - y.minX, x.minY - y.minY, x.width - y.width, x.height - y.height]
                        .allSatisfy({ abs($0) <= 0.5 + 1e-9 })
                else { return false }
            }
        }
        return true
    }
}
