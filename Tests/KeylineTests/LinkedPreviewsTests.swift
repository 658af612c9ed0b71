import Foundation
import KeylineScenes
import SwiftUILayout
import Testing

@testable import Keyline

/// Which previews a program finds in itself, and how they are shown.
@MainActor
@Suite struct LinkedPreviewsTests {
    private let sources: [any SceneSource]

    init() throws {
        sources = try LinkedPreviews.sources(of: ["KeylineTests"])
    }

    /// The source that has a scene of some name, and that scene.
    private func preview(_ name: String) throws -> (source: any SceneSource, scene: SceneDescription) {
        for source in sources {
            if let scene = source.scenes.first(where: { $0.id.rawValue == name }) { return (source, scene) }
        }
        throw PictureError.noScene(file: name)
    }

    private func scene(_ name: String) throws -> KeylineScenes.Scene {
        let (source, scene) = try preview(name)
        return try source.makeScene(scene.id, in: scene.environment)
    }

    private func texts(of name: String) throws -> [String] {
        try scene(name).layout.placedViews.compactMap(\.view.text?.text)
    }

    @Test func `previews of both systems and providers are found, in the order of their files and lines`() {
        #expect(
            sources.map { $0.scenes.map(\.id.rawValue) } == [
                [
                    "Two in a row", "After a constant", "State beside both", "A returned view", "A returned controller",
                    "A choice",
                ],
                [
                    "Greeting", "PreviewDeclarations.swift:9", "Lying", "Several", "With state", "Greeting, line 28",
                    "Modified", "Modified twice", "Dark",
                ], ["A label", "A controller"], ["Around", "Card", "Small", "Sizes 2", "Sizes 3", "Sizes 4"],
            ])
    }

    @Test func `two previews of one name are two scenes, and both are found by it`() throws {
        #expect(try scene("Greeting").layout != scene("Greeting, line 28").layout)
        #expect(try preview("Greeting, line 28").scene.names == ["Greeting"])
    }

    @Test func `previews know the file in which they stand`() throws {
        #expect(sources[1].file.hasSuffix("Tests/KeylineTests/PreviewDeclarations.swift"))
    }

    @Test func `files are where the caller says`() throws {
        let moved = try LinkedPreviews.sources(of: ["KeylineTests"]) {
            "elsewhere/" + ($0.split(separator: "/").last ?? "")
        }
        #expect(moved[1].file == "elsewhere/PreviewDeclarations.swift")
    }

    @Test func `a preview that fits is as large as its view`() throws {
        #expect(try scene("Greeting").environment.size == CGSize(width: 120, height: 40))
    }

    @Test func `a preview of a fixed layout has its size`() throws {
        #expect(try scene("Several").environment.size == CGSize(width: 300, height: 200))
    }

    @Test func `a preview without traits fills the device, and one that lies is wider than high`() throws {
        #expect(try scene("A controller").environment.size == SceneEnvironment.standard.size)
        let upright = SceneEnvironment.standard.size
        #expect(try scene("Lying").environment.size == CGSize(width: upright.height, height: upright.width))
    }

    @Test func `what is marked previewable belongs to the preview's view`() throws {
        #expect(try scene("With state").environment.size == CGSize(width: 70, height: 30))
    }

    @Test func `previews of several statements are told apart where both systems are imported`() throws {
        #expect(try texts(of: "Two in a row") == ["above", "below"])
        #expect(try scene("After a constant").environment.size == CGSize(width: 30, height: 30))
        #expect(try scene("State beside both").environment.size == CGSize(width: 45, height: 20))
        #expect(try texts(of: "A returned view") == ["of UIKit"])
        #expect(try texts(of: "A returned controller") == ["inside"])
        #expect(try scene("A choice").environment.size == CGSize(width: 12, height: 13))
    }

    @Test func `a provider's views are shown`() throws {
        #expect(try texts(of: "Card") == ["from a provider"])
    }

    @Test func `a provider's several views are previews of their own, with the room and device that each asks for`()
        throws
    {
        #expect(try scene("Small").environment.size == CGSize(width: 40, height: 30))
        #expect(try scene("Sizes 2").environment.size == CGSize(width: 90, height: 60))
        #expect(try scene("Sizes 3").environment.size == CGSize(width: 667, height: 375))
        #expect(try scene("Sizes 3").layout.placedViews.compactMap(\.view.text?.text) == ["iPhone SE (3rd generation)"])
    }

    @Test
    func `what modifiers share is made once, before their previews are drawn, and the first is nearest to the view`()
        async throws
    {
        #expect(await LinkedPreviews.prepare().isEmpty)
        #expect(await LinkedPreviews.prepare().isEmpty)
        #expect(Framed.count == 1)
        #expect(try scene("Modified").environment.size == CGSize(width: 80, height: 40))
        #expect(try scene("Modified twice").environment.size == CGSize(width: 74, height: 74))
    }

    @Test func `a preview that prefers dark is dark altogether`() throws {
        #expect(try scene("Dark").environment.appearance == .dark)
        #expect(try scene("Greeting").environment.appearance == .light)
    }

    @Test func `what a provider asks of a preview is found behind other modifiers`() throws {
        let around = try scene("Around")
        #expect(around.environment.size == CGSize(width: 90, height: 80))
        #expect(around.environment.appearance == .dark)
    }

    @Test func `a preview for a device that nobody knows is an error that names it`() throws {
        let error = #expect(throws: PictureError.self) { try scene("Sizes 4") }
        #expect(error?.message.contains("there is no device \"iPhone of nowhere\"") == true)
    }

    @Test func `a view of UIKit's is asked in the environment of each picture`() throws {
        let (source, label) = try preview("A label")
        var large = label.environment
        large.contentSizeCategory = .accessibilityExtraLarge
        let scene = try source.makeScene(label.id, in: large)
        #expect(scene.environment.size.height > (try self.scene("A label").environment.size.height))
    }

    @Test func `an entry of the environment is the value that it is declared with until it is set`() {
        var values = EnvironmentValues()
        #expect((values.previewHeight, values.previewTitle, values.previewCount) == (30, nil, 3))
        values.previewTitle = "set"
        values.previewCount = 4
        #expect((values.previewHeight, values.previewTitle, values.previewCount) == (30, "set", 4))
    }
}
