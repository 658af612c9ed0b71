import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// What becomes of the project's own sample when it is damaged: a clear error or a scene, never a crash.
@Suite @MainActor struct MutationTests {
    private static let sample: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Samples/Trails/Base.lproj/Main.storyboard").standardizedFileURL
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// One clear error, or every scene.
    private func survives(_ text: String, _ fonts: FontCollection, layingOut: Bool) throws {
        do throws(InterfaceBuilderError) {
            let source = try InterfaceBuilderSource(data: Data(text.utf8), file: "Main.storyboard", fonts: fonts)
            guard layingOut, let scene = source.scenes.last else { return }
            #expect(throws: Never.self) { try source.makeScene(scene.id, in: scene.environment) }
        } catch {
            #expect(!error.message.isEmpty)
            #expect(error.location != nil)
        }
    }

    @Test func `a document cut at any element's boundary`() throws {
        let fonts = try FontCollection.bundled()
        #expect(!Self.sample.isEmpty)
        for index in Self.sample.indices where Self.sample[index] == "<" {
            try survives(String(Self.sample[..<index]), fonts, layingOut: false)
        }
    }

    @Test func `a document without any one of its attributes`() throws {
        let fonts = try FontCollection.bundled()
        for (count, match) in Self.sample.matches(of: /\s[A-Za-z0-9_]+="[^"]*"/).enumerated() {
            var damaged = Self.sample
            damaged.removeSubrange(match.range)
            // Laying out is slow where the tests are not optimised; reading is tried for every attribute.
            try survives(damaged, fonts, layingOut: count.isMultiple(of: 7))
        }
    }

    @Test func `a document without any one of its elements that stand alone`() throws {
        let fonts = try FontCollection.bundled()
        for (count, match) in Self.sample.matches(of: /<[A-Za-z]+[^<>]*\/>/).enumerated() {
            var damaged = Self.sample
            damaged.removeSubrange(match.range)
            try survives(damaged, fonts, layingOut: count.isMultiple(of: 5))
        }
    }

    @Test(arguments: ["1e300", "-1e300", "nan", "inf", "", "x", "-5", "0"])
    func `numbers that are none or beyond measure`(number: String) throws {
        let fonts = try FontCollection.bundled()
        for (count, match) in Self.sample.matches(of: /(?:width|constant|pointSize|spacing)="([^"]*)"/).enumerated()
        where count.isMultiple(of: 9) {
            var damaged = Self.sample
            damaged.replaceSubrange(match.output.1.startIndex..<match.output.1.endIndex, with: number)
            try survives(damaged, fonts, layingOut: true)
        }
    }

    @Test func `references that lead in a circle`() throws {
        let text = Self.sample.replacing("destination=\"tra-il-ctl\"", with: "destination=\"nav-ig-ctl\"")
        try survives(text, try FontCollection.bundled(), layingOut: true)
    }
}
