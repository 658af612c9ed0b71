import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import KeylineProjects

@Suite @MainActor struct TrailsSampleTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Samples/Trails/Base.lproj/Main.storyboard").standardizedFileURL.path

    private func scene(_ change: (inout SceneEnvironment) -> Void = { _ in }) throws -> Scene {
        let source = try SourceOpener.open(Self.file, fonts: try FontCollection.bundled())
        let description = try #require(source.scenes.first { $0.names.contains("Trail") })
        var environment = description.environment
        change(&environment)
        return try source.makeScene(description.id, in: environment)
    }

    @Test(arguments: ["en", "ar", "de", "hi", "ja", "th"])
    func `every language has every text and picture`(locale: String) throws {
        let scene = try scene {
            $0.locale = locale
            $0.layoutDirection = SceneEnvironment.layoutDirection(ofLocale: locale)
        }
        #expect(scene.diagnostics == [])
    }

    @Test func `the picture follows the appearance`() throws {
        let light = try scene()
        let dark = try scene { $0.appearance = .dark }
        func picture(_ scene: Scene) -> [String] {
            "\(scene.displayList)".split(separator: "\n").filter { $0.contains("her-oi-img") }.map(String.init)
        }
        #expect(!picture(light).isEmpty)
        #expect(picture(light) != picture(dark))
    }

    @Test func `an icon stands on the line of its row`() throws {
        let layout = try scene().layout
        let icon = try #require(layout.view("dst-im-g00"))
        let label = try #require(layout.view("dst-la-n00"))
        #expect(abs(icon.frame.midY - label.frame.midY) < 1.5)
    }

    @Test func `the bar has the item's title and buttons`() throws {
        let texts = try scene { $0.locale = "de" }.layout.placedViews.compactMap(\.view.text?.text)
        #expect(texts.contains("Wanderweg"))
        #expect(texts.contains("Alle"))
    }
}
