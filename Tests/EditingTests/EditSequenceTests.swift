import Foundation
import KeylineInterfaceBuilder
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// Random sequences of edits of every document of the folders that `KEYLINE_CORPUS` names, with colons between them: each result opens and
/// is laid out, and edits of looks and views around others move no view. `KEYLINE_SEED` names other sequences.
@MainActor
@Suite(.enabled(if: !Corpus.documents.isEmpty, "KEYLINE_CORPUS names no folder with storyboards or XIBs"))
struct EditSequenceTests {
    /// SplitMix64, so that a sequence can be had again.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private func open(_ path: String) -> InterfaceDocument.Opener {
        { try InterfaceBuilderSource(data: Data($0), file: path, fonts: fonts.get()) }
    }

    /// The frames of the first scene by object id; nil where it cannot be laid out.
    private func frames(_ bytes: [UInt8], _ path: String) throws -> [String: CGRect] {
        let source = try open(path)(bytes)
        guard let scene = source.scenes.first else { return [:] }
        let views = try source.makeScene(scene.id, in: scene.environment).layout.placedViews
        return Dictionary(views.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in first }
    }

    private enum Edit {
        case looks, value, vary, add, move, resize, delete, embed, pin, wrap, scroll

        static let all: [Edit] = [
            .looks, .value, .vary, .add, .move, .resize, .delete, .embed, .pin, .wrap, .scroll,
        ]

        /// Whether the edit leaves every view where it is.
        var keepsFrames: Bool { self == .looks || self == .wrap || self == .scroll }
    }

    /// Whether frames differ by no more than a wrapped view may be rounded.
    private static func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
        [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
            .allSatisfy { abs($0) <= 0.51 }
    }

    private static let looks = [
        ("backgroundColor", "systemTeal"), ("alpha", "0.5"), ("tag", "7"), ("cornerRadius", "6"), ("tintColor", "red"),
        ("layer.shadowRadius", "3"), ("isHidden", "no"),
    ]

    private func bytes(
        _ edit: Edit, _ document: InterfaceDocument, _ open: @escaping InterfaceDocument.Opener,
        _ random: inout Random
    ) throws -> [UInt8] {
        let view = document.order.randomElement(using: &random) ?? ""
        let inspector = ViewInspector(view, of: document, open: open)
        switch edit {
        case .looks:
            let look = Self.looks.randomElement(using: &random) ?? ("alpha", "0.5")
            return try inspector.bytes(setting: [.init(name: look.0, value: look.1)])
        case .value:
            // What is said is set again, which changes nothing, or taken away.
            guard let value = inspector.values.randomElement(using: &random) else { return document.bytes }
            let isKept = Bool.random(using: &random)
            return try inspector.bytes(setting: [.init(name: value.name, value: isKept ? value.value : "")])
        case .vary:
            let varied = ViewInspector(view, of: document, for: SizeClassVariation("width=regular"), open: open)
            let value = [("installed", "no"), ("alpha", "0.5"), ("backgroundColor", "red")].randomElement(
                using: &random)
            return try varied.bytes(setting: [.init(name: value?.0 ?? "", value: value?.1 ?? "")])
        case .add:
            let name = LibraryItem.names.randomElement(using: &random) ?? "UILabel"
            return try AddTool(document, open: open).bytes(adding: name, to: view, at: AddTool.Position()).bytes
        case .move, .resize:
            var change = MoveTool.Change()
            if edit == .move { change.dx = 12.5 } else { change.width = 77 }
            return try MoveTool(document, open: open).bytes(moving: view, by: change, snaps: edit == .move).bytes
        case .delete: return try DeleteTool(document, open: open).bytes(deleting: [view])
        case .embed: return try EmbedTool(document, open: open).bytes(stacking: [view])
        case .wrap: return try WrapTool(document, open: open).bytes(wrapping: [view], in: .view)
        case .scroll: return try WrapTool(document, open: open).bytes(wrapping: [view], in: .scrollView)
        case .pin: return try PinTool(document, open: open).bytes(pinning: view, PinTool.Pins(toMargins: false))
        }
    }

    @Test func `sequences of edits leave documents that open, and looks move nothing`() throws {
        let seed = ProcessInfo.processInfo.environment["KEYLINE_SEED"].flatMap(UInt64.init) ?? 1
        var random = Random(state: seed)
        var count = 0
        var refused = 0
        for path in Corpus.documents {
            let original = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
            guard var document = try? InterfaceDocument(original, file: path), !document.order.isEmpty,
                var before = try? frames(original, path)
            else { continue }
            for edit in Edit.all.shuffled(using: &random).prefix(5) {
                count += 1
                do {
                    let edited = try bytes(edit, document, open(path), &random)
                    let after = try frames(edited, path)
                    if edit.keepsFrames {
                        let moved = before.filter { id, frame in !(after[id].map { Self.areNear($0, frame) } ?? false) }
                        #expect(moved.isEmpty, "\(path): \(edit) moves \(moved.keys.sorted())")
                    }
                    document = try InterfaceDocument(edited, file: path)
                    before = after
                } catch is EditingError {
                    refused += 1
                } catch {
                    Issue.record("\(path): \(edit): \(error)")
                    break
                }
            }
        }
        print("\(count) edits of \(Corpus.documents.count) documents, \(refused) refused")
        #expect(refused < count / 3)
    }
}
