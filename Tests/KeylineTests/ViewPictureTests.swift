import Foundation
import Keyline
import SwiftUILayout
import Testing

/// From SwiftUI's views to a picture.
@MainActor
@Suite struct ViewPictureTests {
    private struct Badge: View {
        var body: some View {
            HStack(spacing: 8) {
                Color.red.frame(width: 20, height: 20)
                Text("Hello")
            }
        }
    }

    private func frame(_ kind: String, _ picture: Picture) throws -> CGRect {
        try #require(picture.snapshot.placedViews.first { $0.view.className == kind }).frame
    }

    @Test func `a view of SwiftUI’s stands in the middle of the device’s screen`() async throws {
        let picture = try await Color.red.frame(width: 20, height: 20).picture(in: .init(device: .iPhoneSE))
        #expect(picture.size == CGSize(width: 375, height: 667))
        let frame = try frame("Color", picture)
        #expect(frame.size == CGSize(width: 20, height: 20))
        #expect(frame.midX == 187.5)
    }

    @Test(arguments: [(locale: "en", isFirst: true), (locale: "ar", isFirst: false)])
    func `the language’s direction places what leads`(locale: String, isFirst: Bool) async throws {
        let picture = try await Badge().picture(in: .init(locale: locale), layout: .sizeThatFits)
        let dot = try frame("Color", picture)
        let text = try frame("Text", picture)
        #expect((dot.minX < text.minX) == isFirst)
        #expect(picture.size.width == dot.width + 8 + text.width)
    }

    @Test func `texts are found in the tables of a folder in the picture’s language`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(UUID().uuidString)")
        let tables = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\"Hello\" = \"Guten Tag\";".utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
        let resources = try AppResources(folder: folder.path)
        let picture = try await Picture(in: .init(locale: "de"), layout: .sizeThatFits, resources: resources) {
            Badge()
        }
        let text = try #require(picture.snapshot.placedViews.first { $0.view.className == "Text" }).view.text
        #expect(text?.text == "Guten Tag")
    }

    @Test func `code that makes a view is a source, and tells how a view came by its frame`() async throws {
        let source = try CodeSource("Badge", layout: .fixed(width: 100, height: 50)) {
            Color.red.frame(width: 40).padding(5)
        }
        let picture = try await source.picture()
        let color = try #require(picture.snapshot.placedViews.first { $0.view.className == "Color" }).view
        #expect(color.sizing.proposal?.description == "40×40")
        let found = try source.explainFrame(
            of: color.id, inScene: source.scenes[0].id, environment: source.scenes[0].environment)
        let explanation = try #require(found)
        #expect(explanation.lengths.map(\.value) == [0, 0, 40, 40])
        #expect(
            "\(explanation)".hasSuffix(
                """
                frame asks
                  40×40 → 40×40
                Color is offered 40×40
                Color answers 40×40

                """))
    }

    @Test func `a view that asks for no size is an error`() async throws {
        await #expect(throws: PictureError.self) {
            _ = try await Color.red.frame(width: 0, height: 0).picture(layout: .sizeThatFits)
        }
    }
}
