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

/// A scene that counts how often it is solved.
@MainActor
private final class CountedScene: LiveScene {
    let scene: any LiveScene
    var solutions = 0

    init(_ scene: any LiveScene) { self.scene = scene }

    var layout: LayoutSnapshot { scene.layout }

    func layout(withConstants constants: [Int: CGFloat]) -> LayoutSnapshot? {
        solutions += 1
        return scene.layout(withConstants: constants)
    }

    func displayList() -> DisplayList { scene.displayList() }
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

    /// Two boxes, the second after the first.
    private static let pair = """
        keyline: 1
        size: 200x100
        scale: 1
        views:
          - { type: UIView, id: one, backgroundColor: systemRed }
          - { type: UIView, id: two, backgroundColor: systemBlue }
        constraints:
          - one.leading == screen.leading + 10
          - one.top == screen.top + 10
          - one.width == 20
          - one.height == 20
          - two.leading == one.trailing + 10
          - two.top == one.top
          - two.width == 20
          - two.height == 20

        """

    @Test func `a step asks for one solution more than once, and is drawn with its own constants`() throws {
        let bytes = Array(Self.pair.utf8)
        let memory = EditedMemory(bytes, of: "pair.yaml", try SceneFiles(CommandSettings(), operands: ["pair.yaml"]))
        let source = try memory.open(bytes)
        let document = try memory.document(bytes)
        let description = try #require(source.scenes.first)
        let base = try source.makeScene(description.id, in: description.environment)
        let live = try #require(try memory.liveScene(description.id, of: bytes, in: description.environment))
        let counted = CountedScene(live)
        let drag = try #require(EditorDrag(base, counted, of: document))
        func changes(_ distance: Double) -> [ConstantChange] {
            DragTool(document).changes(
                moving: "one", by: [.leading: distance, .trailing: distance], keepsFollowers: false)
        }
        func left(_ scene: Scene?) -> [CGFloat]? {
            scene.map { scene in ["one", "two"].compactMap { scene.layout.view(ViewID($0))?.frame.minX } }
        }
        let start = try #require(drag.drawnScene(with: []))
        #expect(left(start) == [10, 40] && left(drag.scene(with: [])) == [10, 40] && counted.solutions == 1)
        #expect(left(drag.scene(with: changes(5))) == [15, 45] && left(drag.scene(with: changes(5))) == [15, 45])
        #expect(counted.solutions == 2)
        let drawn = try #require(drag.drawnScene(with: changes(5)))
        #expect(counted.solutions == 2)
        #expect(left(drag.scene(with: changes(30))) == [40, 70])
        // The kept scene has the later constants by now.
        let again = try #require(drag.drawnScene(with: changes(5)))
        #expect(again.displayList == drawn.displayList && left(again) == [15, 45])
        let moved = try #require(drag.drawnScene(with: changes(30)))
        #expect(moved.displayList != drawn.displayList)
        #expect(drag.drawnScene(with: [])?.displayList == start.displayList)
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
                guard let scene = drag.scene(with: changes) else {
                    tally.refused += 1
                    continue
                }
                tally.compared += 1
                let shared = EditorState(scene, of: document, source, as: drag.structure)
                let read = EditorState(scene, of: document, source)
                if let difference = difference(scene.layout, fresh) ?? difference(shared, read) {
                    tally.differences.append(
                        "\(path) \(description.id) \(view) \(changes.map(\.command)): \(difference)")
                }
            }
        }
        return tally
    }

    /// The first difference between two states; nil for none.
    private static func difference(_ state: EditorState, _ other: EditorState) -> String? {
        if let view = zip(state.views, other.views).first(where: !=) { return "\(view.0), not \(view.1)" }
        if let pair = zip(state.constraints, other.constraints).first(where: !=) { return "\(pair.0), not \(pair.1)" }
        let isSame =
            state.views.count == other.views.count && state.constraints.count == other.constraints.count
            && state.figures == other.figures && state.conflicts == other.conflicts && state.size == other.size
        return isSame ? nil : "other figures"
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
