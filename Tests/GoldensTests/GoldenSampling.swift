import Foundation
import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting

/// A folder of goldens and one of failures, removed with the object.
final class GoldenSandbox {
    let root: String
    let folder: GoldenFolder
    let output: String
    let fonts: FontCollection

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)").path
        folder = GoldenFolder(root + "/golden")
        output = root + "/out"
        fonts = try FontCollection.bundled()
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// The test of the folder.
    var test: GoldenTest { GoldenTest(folder, output: output, fonts: fonts, jobs: 2) }

    /// Records into the folder.
    var recorder: GoldenRecorder { GoldenRecorder(folder, fonts: fonts, jobs: 2) }

    /// The commands as the report names them.
    let commands = GoldenCommands(
        prune: "prune it", acceptAll: "accept all",
        acceptGroup: { "accept group \(($0 + $1).joined(separator: " + "))" }, accept: { "accept \($0)" })

    /// A case: a square of a colour at a place of white paper.
    func golden(
        _ name: String, _ kind: GoldenCase.Kind = .picture, x: CGFloat = 10, color: Color = .black
    ) -> GoldenCase {
        GoldenCase(
            name: name, kind: kind, origin: "a square",
            overlays: OverlayPainter([], typesetter: Typesetter(fonts: fonts)), make: { square(x: x, color: color) })
    }

    /// A case: six rows close together, moved down, on paper of a colour.
    func rows(_ name: String, shift: CGFloat, paper: Color) -> GoldenCase {
        GoldenCase(name: name, kind: .picture, origin: "rows", scene: sixRows(shift: shift, paper: paper))
    }

    /// Compares cases, which are all that there are.
    @MainActor
    func run(_ cases: [GoldenCase]) async throws -> GoldenTest.Outcome {
        try await test.run(cases, of: cases, commands: commands)
    }

    /// Every file under the folder with its bytes.
    func files(_ path: String) -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let pairs = names.compactMap { name in
            FileManager.default.contents(atPath: "\(path)/\(name)").map { (name, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

/// A scene with a square view.
func square(x: CGFloat, color: Color) -> Scene {
    let frame = CGRect(x: x, y: 10, width: 20, height: 20)
    var builder = DisplayListBuilder(view: "root")
    builder.fill(CGRect(x: 0, y: 0, width: 60, height: 40), color: .white)
    builder.view = "square"
    builder.fill(frame, color: color)
    var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    var view = ViewSnapshot(id: "square", className: "UIImageView", frame: frame)
    view.identity.name = "Logo"
    view.accessibility.isElement = true
    view.accessibility.content.label = "Logo"
    root.children = [view]
    let size = CGSize(width: 60, height: 40)
    return Scene(
        id: "scene", environment: SceneEnvironment(size: size), displayList: builder.displayList(size: size),
        layout: LayoutSnapshot(root: root), diagnostics: [])
}

/// A scene with six rows.
private func sixRows(shift: CGFloat, paper: Color) -> Scene {
    let size = CGSize(width: 60, height: 80)
    var builder = DisplayListBuilder(view: "root")
    builder.fill(CGRect(origin: .zero, size: size), color: paper)
    var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(origin: .zero, size: size))
    for index in 0..<6 {
        let id = ViewID("row-\(index)")
        let frame = CGRect(x: 10, y: 4 + shift + 8 * CGFloat(index), width: 40, height: 4)
        builder.view = id
        builder.fill(frame, color: .black)
        root.children.append(ViewSnapshot(id: id, className: "UIView", frame: frame))
    }
    return Scene(
        id: "scene", environment: SceneEnvironment(size: size), displayList: builder.displayList(size: size),
        layout: LayoutSnapshot(root: root), diagnostics: [])
}
