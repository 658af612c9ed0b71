import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineCommand

/// Numbers that are the same on every run.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}

/// The scene that is kept laid out during a drag, beside scenes that are made anew for each step.
@MainActor
struct EditorDragTests {
    nonisolated private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

    /// The documents of the samples, and of the folders that `KEYLINE_CORPUS` names, with colons between them.
    nonisolated private static let documents: [String] = {
        let corpus = ProcessInfo.processInfo.environment["KEYLINE_CORPUS"]?.split(separator: ":").map(String.init) ?? []
        let folders = [samples.path] + corpus
        return folders.flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
        }.filter { [".xib", ".storyboard", ".yaml"].contains(where: $0.hasSuffix) && !$0.contains("/.build/") }.sorted()
    }()

    /// The outcomes of the steps in a document.
    private struct Tally {
        var compared = 0
        var refused = 0
        var differences: [String] = []
    }

    @Test func `a step of a drag is laid out as a document with its constants`() throws {
        var total = Tally()
        for path in Self.documents {
            guard let contents = FileManager.default.contents(atPath: path),
                let tally = try? Self.dragged([UInt8](contents), path)
            else { continue }
            total.compared += tally.compared
            total.refused += tally.refused
            total.differences += tally.differences
        }
        #expect(total.differences == [])
        #expect(total.compared > 20 && total.refused < total.compared, "\(total.compared), \(total.refused) refused")
    }

    private static func dragged(_ bytes: [UInt8], _ path: String) throws -> Tally {
        let settings = CommandSettings()
        let memory = EditedMemory(bytes, of: path, try SceneFiles(settings, operands: [path]))
        let source = try memory.open(bytes)
        let document = try memory.document(bytes)
        var random = SeededNumbers(state: UInt64(bytes.count))
        var tally = Tally()
        for description in source.scenes.prefix(8) {
            guard let base = try? source.makeScene(description.id, in: description.environment),
                let live = try? memory.liveScene(description.id, of: bytes, in: description.environment),
                let drag = EditorDrag(base, live, of: document)
            else { continue }
            let views = base.layout.placedViews.map(\.view.id.rawValue).filter {
                document.canvasItem($0).map { !$0.isFixed && !$0.isArranged } ?? false
            }
            for _ in 0..<min(views.count, 12) {
                guard let view = views.randomElement(using: &random) else { continue }
                let edges = Dictionary(
                    uniqueKeysWithValues: CanvasEdge.allCases.map {
                        ($0, Double(Int.random(in: -30...30, using: &random)))
                    })
                let changes = DragTool(document).changes(
                    moving: view, by: edges, keepsFollowers: Bool.random(using: &random))
                guard !changes.isEmpty else { continue }
                let fresh = try memory.open(document.bytes(changing: changes))
                    .makeScene(description.id, in: description.environment).layout
                guard let step = drag.scene(with: changes)?.layout else {
                    tally.refused += 1
                    continue
                }
                tally.compared += 1
                if let difference = difference(step, fresh) {
                    tally.differences.append(
                        "\(path) \(description.id) \(view) \(changes.map(\.command)): \(difference)")
                }
            }
        }
        return tally
    }

    /// The first difference between two layouts; nil for none.
    private static func difference(_ step: LayoutSnapshot, _ fresh: LayoutSnapshot) -> String? {
        if step.conflictCount != fresh.conflictCount { return "\(fresh.conflictCount) conflicts" }
        let (left, right) = (step.placedViews, fresh.placedViews)
        if left.map(\.view.id) != right.map(\.view.id) { return "other views" }
        return zip(left, right).first { a, b in
            [
                a.frame.minX - b.frame.minX, a.frame.minY - b.frame.minY, a.frame.width - b.frame.width,
                a.frame.height - b.frame.height,
            ].contains { abs($0) > 0.01 }
        }.map { "\($0.view.id): \($0.frame), \($1.frame) anew" }
    }
}
