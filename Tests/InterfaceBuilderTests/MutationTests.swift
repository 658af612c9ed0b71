import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// What becomes of the project's own sample when it is damaged: a clear error or a scene, never a crash.
@Suite @MainActor struct MutationTests {
    private let sample: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Samples/Trails/Base.lproj/Main.storyboard").standardizedFileURL
        sample = try String(contentsOf: file, encoding: .utf8)
    }

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

    @Test func `a document cut at any element's boundary is read or refused with a message and a line`() throws {
        let fonts = try FontCollection.bundled()
        for index in sample.indices where sample[index] == "<" {
            try survives(String(sample[..<index]), fonts, layingOut: false)
        }
    }

    @Test func `a document that lacks any one attribute is read or refused with a message and a line`() throws {
        let fonts = try FontCollection.bundled()
        let attributes = sample.matches(of: /\s[A-Za-z0-9_]+="[^"]*"/)
        #expect(attributes.count > 500)
        for (count, match) in attributes.enumerated() {
            var damaged = sample
            damaged.removeSubrange(match.range)
            // Laying out is slow where the tests are not optimised; reading is tried for every attribute.
            try survives(damaged, fonts, layingOut: count.isMultiple(of: 7))
        }
    }

    @Test func `a document that lacks any one empty element is read or refused with a message and a line`() throws {
        let fonts = try FontCollection.bundled()
        let elements = sample.matches(of: /<[A-Za-z]+[^<>]*\/>/)
        #expect(elements.count > 100)
        for (count, match) in elements.enumerated() {
            var damaged = sample
            damaged.removeSubrange(match.range)
            try survives(damaged, fonts, layingOut: count.isMultiple(of: 5))
        }
    }

    @Test(arguments: ["1e300", "-1e300", "nan", "inf", "", "x", "-5", "0"])
    func `a document with a damaged number is read or refused with a message and a line`(number: String) throws {
        let fonts = try FontCollection.bundled()
        let numbers = sample.matches(of: /(?:width|constant|pointSize|spacing)="([^"]*)"/)
        #expect(numbers.count > 50)
        for (count, match) in numbers.enumerated() where count.isMultiple(of: 9) {
            var damaged = sample
            damaged.replaceSubrange(match.output.1.startIndex..<match.output.1.endIndex, with: number)
            try survives(damaged, fonts, layingOut: true)
        }
    }

    @Test func `a controller that contains itself is read or refused with a message and a line`() throws {
        let text = sample.replacing("destination=\"tra-il-ctl\"", with: "destination=\"nav-ig-ctl\"")
        #expect(text != sample)
        try survives(text, try FontCollection.bundled(), layingOut: true)
    }
}
