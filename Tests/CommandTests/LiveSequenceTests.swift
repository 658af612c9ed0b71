import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineScenes
import KeylineServing
import Testing

@testable import KeylineCommand

/// After whatever happened on disk, a live preview is what another run would make.
@MainActor
@Suite struct LiveSequenceTests {
    /// Numbers that are the same on each run.
    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// An app beside a folder with other versions of what it has.
    @MainActor
    private final class World {
        let room: CommandSandbox
        let manager = FileManager.default
        var random: Random

        init(seed: Int) throws {
            room = try CommandSandbox()
            random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            for _ in 0..<3 { _ = random.below(2) }
            try room.write("", "App/.git/HEAD")
            for name in ["a.yaml", "b.yaml", "more/c.yaml"] { try room.write(document(), "App/\(name)") }
            try room.write(document(), "else/d.yaml")
            try room.write(document(), "else/inner/e.yaml")
            try picture("App/map.png")
            try picture("App/more/sun.png")
        }

        var operands: [String] { [room.path("App"), room.path("else/d.yaml"), room.path("link.yaml")] }

        func document() -> String {
            let image = ["map", "sun", "none"][random.below(3)]
            let damage = random.below(8) == 0 ? "UIImageVeiw" : "UIImageView"
            return """
                keyline: 1
                size: 60x40
                views:
                  - { type: \(damage), id: picture, image: \(image) }
                constraints:
                  - picture.leading == screen.leading + \(random.below(9))
                  - picture.top == screen.top + \(random.below(9))

                """
        }

        func picture(_ name: String) throws {
            let size = 1 + random.below(9)
            try room.write(try PlainPicture.png(width: size, height: size), name)
        }

        private func remove(_ name: String) { try? manager.removeItem(atPath: room.path(name)) }

        private func move(_ name: String, _ other: String) {
            try? manager.moveItem(atPath: room.path(name), toPath: room.path(other))
        }

        private func link(_ name: String, _ target: String) {
            remove(name)
            try? manager.createSymbolicLink(atPath: room.path(name), withDestinationPath: target)
        }

        /// Does one of the things that people, editors and git do.
        func act() throws {
            let name = ["a.yaml", "b.yaml", "more/c.yaml", "new/f.yaml"][random.below(4)]
            switch random.below(19) {
            case 0, 1, 2: try? room.write(document(), "App/\(name)")
            case 3: remove("App/\(name)")
            case 4:
                try? picture(["App/map.png", "App/more/sun.png", "App/new/sun.png", "else/map.png"][random.below(4)])
            case 5: remove(["App/map.png", "App/more/sun.png", "else/map.png"][random.below(3)])
            case 6: move("else/inner", "App/inner")
            case 7: move("App/inner", "else/inner")
            case 8: move("App/more", "App/new")
            case 9: move("App/new", "App/more")
            case 10:
                // A folder that is made with its file at once, as git does.
                try? room.write(document(), "App/deep/er/g.yaml")
            case 11: remove("App/deep")
            case 12: link("App/h.yaml", random.below(2) == 0 ? "../else/d.yaml" : "../else/inner/e.yaml")
            case 13: try? room.write(document(), "else/d.yaml")
            case 14: try? room.write(document(), "else/inner/e.yaml")
            case 15: link("link.yaml", ["App/a.yaml", "else/d.yaml", "missing"][random.below(3)])
            case 16:
                // What one checks out is other files in the same places.
                move("App", "Old")
                for name in ["a.yaml", "more/c.yaml"] { try? room.write(document(), "App/\(name)") }
                try? picture("App/map.png")
                remove("Old")
            case 17:
                if random.below(3) == 0 {
                    remove("keyline.yaml")
                } else {
                    let text = "keyline: 1\npreview: { size: \(["70x50", "none at all"][random.below(4) / 3]) }\n"
                    try? room.write(text, "keyline.yaml")
                }
            default: try? room.write("name: CI\n\(random.below(2) == 0 ? "keyline: 1\n" : "")", "App/ci.yml")
            }
        }

        func plan() throws -> LivePlan {
            let configuration = room.path("keyline.yaml")
            InputTrace.note(.file(configuration))
            let isThere = manager.fileExists(atPath: configuration)
            let words = ["preview"] + (isThere ? ["--config", configuration] : ["--no-config"]) + operands
            var parser = CommandParser(words, configuring: ConfigurationFile.configuration)
            guard case .run(.preview, let settings, let paths) = try parser.parse() else {
                throw CocoaError(.coderInvalidValue)
            }
            let files = try SceneFiles(settings, operands: [])
            var preview = MatrixPreview(
                SceneMatrix([], across: [], over: settings.overrides), overlays: settings.overlayPainter(files),
                fonts: files.fonts, jobs: 1)
            preview.outputs.hasSheet = false
            return LivePlan(
                settings: settings, paths: paths, files: files, preview: preview, folder: room.path("pages"))
        }
    }

    /// What a session shows of the documents that can be read, and what it says of the others.
    private func shown(_ session: LiveSession, damaged: Set<String>) -> [String] {
        session.matrix.cells.filter { !damaged.contains($0.scene.source.file) }.map { cell in
            let scene = Result { try cell.scene.make(cell.variation.overrides) }
            switch scene {
            case .success(let scene): return "\(cell.scene.source.file) \(scene.layout)"
            case .failure(let error): return "\(cell.scene.source.file) \(error)"
            }
        }
    }

    private func damaged(_ session: LiveSession) -> Set<String> {
        Set(session.problems.compactMap { ($0 as? any InputError)?.location?.file })
    }

    @Test func `after 500 sequences of changes all is as another run finds it`() throws {
        for seed in 0..<500 {
            let world = try World(seed: seed)
            let session = try LiveSession(world.plan)
            var watched = try WatchedPaths(except: world.room.path("pages"))
            func look() throws {
                while session.refresh() != nil {
                    _ = shown(session, damaged: [])
                    session.follow()
                    try watched.follow(session.places)
                }
            }
            try look()
            for _ in 0..<1 + world.random.below(5) {
                for _ in 0..<1 + world.random.below(2) { try world.act() }
                // Only what is watched is looked at.
                if let told = watched.read(), !told.isEmpty { try look() }
            }
            guard let plan = try? world.plan() else { continue }
            let fresh = try LiveSession { plan }
            _ = fresh.refresh()
            #expect(session.problems.map { "\($0)" } == fresh.problems.map { "\($0)" }, "sequence \(seed)")
            let files = damaged(fresh)
            #expect(shown(session, damaged: files) == shown(fresh, damaged: files), "sequence \(seed)")
        }
    }

    @Test func `after ten sequences the page and its files are those of another run`() async throws {
        for seed in 1000..<1010 {
            let world = try World(seed: seed)
            let session = try LiveSession(world.plan)
            var outcome = try await session.update()
            for _ in 0..<3 {
                try world.act()
                while let next = try await session.update() { outcome = next }
            }
            guard let plan = try? world.plan() else { continue }
            let other = LivePlan(
                settings: plan.settings, paths: plan.paths, files: plan.files, preview: plan.preview,
                folder: world.room.path("other"))
            let fresh = try LiveSession { other }
            let expected = try #require(try await fresh.update())
            let files = damaged(fresh)
            guard files.isEmpty else { continue }
            #expect(outcome?.files == expected.files, "sequence \(seed)")
            let names = world.room.names
            let own = names.filter { $0.hasPrefix("pages/") }.map { $0.dropFirst("pages/".count) }
            #expect(own == names.filter { $0.hasPrefix("other/") }.map { $0.dropFirst("other/".count) })
            for file in expected.files {
                #expect(world.room.bytes("pages/\(file)") == world.room.bytes("other/\(file)"), "\(file) of \(seed)")
            }
        }
    }
}

/// Small grey pictures.
private enum PlainPicture {
    static func png(width: Int, height: Int) throws -> Data {
        let pixels = [UInt8](repeating: 90, count: width * height * 4)
        return Data(try PNGEncoder().encode(Bitmap(width: width, height: height, pixels: pixels)))
    }
}
