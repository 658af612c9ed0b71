import Foundation
import Keyline
import KeylineTesting
import SwiftUI
import Testing

@testable import Lamps

/// An app of SwiftUI's, with its `@main` and its scenes: its sources compile as they are, its views are drawn, and nothing starts.
@MainActor
@Suite struct LampsTests {
    @Test func `the views of an app look as they were accepted`() {
        let environment = PictureEnvironment(size: CGSize(width: 280, height: 190), scale: 1)
        expectGolden(
            of: LampsView(lamps: .constant(Lamp.all)), as: .image(in: environment), named: "window", test: "app")
    }

    @Test func `an app has the scenes that it declares`() {
        let names = String(reflecting: type(of: LampsApp().body))
        for scene in ["WindowGroup", "DocumentGroup", "Settings"] {
            #expect(names.contains("SwiftUILayout.\(scene)<"), "\(scene)")
        }
    }

    @Test func `an app that is started says what to do, and ends`() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        let errors = Pipe()
        process.executableURL = folder.appendingPathComponent("Lamps")
        process.standardError = errors
        try process.run()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(words.contains("keyline preview --package"))
    }
}
