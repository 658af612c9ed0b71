import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import KeylineProjects

/// Launch screens that an app has for one language each.
@Suite @MainActor struct LaunchScreenNameTests {
    private let app: AppFixture

    init() throws {
        app = try AppFixture()
        let document = Documents.label.replacing(
            "<document ", with: "<document launchScreen=\"YES\" ", maxReplacements: 1)
        for name in ["Launch", "LaunchGreek", "Old"] { try app.write(document, "App/\(name).xib") }
        try app.write(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>",
            "App/Info.plist")
    }

    private func isForOthers(_ name: String, _ locale: String) throws -> Bool? {
        let sources = try SourceOpener.openAll(in: app.path, fonts: try FontCollection.bundled()).map { try $0.get() }
        let source = try #require(sources.first { $0.file.hasSuffix("/\(name).xib") })
        return try AppFixture.scene("root", of: source) {
            $0.presentation = .device
            $0.locale = locale
        }?.isForOtherLanguages
    }

    @Test func `a launch screen is shown in the languages that name it`() throws {
        try app.write("\"UILaunchStoryboardName\" = \"LaunchGreek\";", "App/el.lproj/InfoPlist.strings")
        #expect(try isForOthers("LaunchGreek", "el") == false)
        #expect(try isForOthers("LaunchGreek", "en") == true)
        #expect(try isForOthers("Launch", "el") == true)
        #expect(try isForOthers("Launch", "ar") == false)
        #expect(try isForOthers("Old", "el") == false, "no list says where it is shown")
    }

    @Test func `without names in languages every launch screen is shown`() throws {
        #expect(try isForOthers("LaunchGreek", "en") == false)
        #expect(try isForOthers("Launch", "el") == false)
    }
}
