import Foundation
import Testing

@testable import KeylineProjects

/// Apps whose projects are described by XcodeGen's files and workspaces.
@Suite final class XcodeGenTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("xcodegen-\(UUID().uuidString)").path
        let files = [
            "project.yml": Self.project, "App/Home.swift": "", "App/Old/Gone.swift": "", "App/notes.md": "",
            "App/data.json": "{}",
            "Kit/Kit.swift": "", "Local/Package.swift": "", "App/Base.xcconfig": "SWIFT_VERSION = 5.0\n",
        ]
        for (name, text) in files { try write(text, name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, _ name: String) throws {
        let path = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static let project = """
        name: Shop
        packages:
          Nice: {url: https://example.com/Nice.git, from: 2.1.0}
          Local: {path: Local}
          Forked: {github: someone/Forked, branch: main}
        settings:
          base: {MARKETING_VERSION: 3.2}
        targets:
          Shop:
            type: application
            platform: iOS
            configFiles: {Debug: App/Base.xcconfig}
            sources:
              - path: App
                excludes: ["Old/**", "*.md"]
            info:
              path: App/Info.plist
              properties: {Greeting: Hello}
            settings: {PRODUCT_NAME: Shop App}
            dependencies:
              - target: Kit
              - package: Nice
              - package: Local
                product: LocalUI
          Kit: {type: framework, platform: [iOS, macOS], sources: Kit}
          Tool: {type: tool, platform: macOS, sources: [Kit/Kit.swift]}
        schemes:
          Daily: {build: {targets: {Shop: all, Kit: [test]}}}

        """

    @Test func `targets have their sources, settings, packages and schemes`() throws {
        let app = try #require(AppFinder.app(at: root))
        let shop = try #require(app.targets.first { $0.name == "Shop" })
        #expect(shop.module == "Shop_App" && shop.kind == .app)
        #expect(shop.sources == ["\(root)/App/Home.swift"])
        #expect(shop.resources.contains("\(root)/App/data.json") && !shop.resources.contains("\(root)/App/notes.md"))
        #expect(shop.dependencies == ["Kit"])
        #expect(
            shop.products == [
                AppProduct(name: "Nice", package: "nice"), AppProduct(name: "LocalUI", package: "local"),
            ])
        #expect(shop.settings.languageMode == "5.0")
        let information = shop.settings.information(name: shop.name)
        #expect(information["CFBundleShortVersionString"] as? String == "3.2")
        #expect(information["Greeting"] as? String == "Hello")
        #expect(app.targets.first { $0.name == "Kit" }?.kind == .framework)
        #expect(app.targets.first { $0.name == "Tool" }?.isForOtherSystem == true)
        #expect(app.schemes == ["Daily": ["Kit", "Shop"]])
        let places = app.packages.map(\.place)
        #expect(places.contains(.repository(url: "https://example.com/Nice.git", requirement: "from: \"2.1.0\"")))
        #expect(places.contains(.repository(url: "https://github.com/someone/Forked", requirement: "branch: \"main\"")))
        #expect(places.contains(.folder("\(root)/Local")))
    }

    @Test func `a file that is no YAML is an obstacle`() throws {
        try write("targets: [unclosed", "project.yml")
        let app = try #require(AppFinder.app(at: root))
        #expect(app.targets.isEmpty)
        #expect(app.obstacles.first?.contains("project.yml") == true)
    }

    @Test func `a workspace names projects and packages beyond its folder, and versions of packages`() throws {
        try write("{}", "Space/All.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try write(
            """
            <Workspace><Group location = "container:.." name = "Up"><FileRef location = "group:Local"></FileRef>
            <FileRef location = "group:One &amp; Two.xcodeproj"></FileRef></Group></Workspace>
            """, "Space/All.xcworkspace/contents.xcworkspacedata")
        try write("// not a project", "One & Two.xcodeproj/project.pbxproj")
        let app = try #require(AppFinder.app(at: root + "/Space/All.xcworkspace"))
        #expect(app.projects == ["\(root)/One & Two.xcodeproj"])
        #expect(app.packages == [AppPackage(place: .folder("\(root)/Local"))])
        #expect(app.resolved == "\(root)/Space/All.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    }

    @Test func `a workspace that is no XML is an obstacle with its place`() throws {
        try write(
            "<Workspace>\n<FileRef location = \"group:a\">\n</Workspace>",
            "Space/All.xcworkspace/contents.xcworkspacedata")
        try write("// not a project", "Space/One.xcodeproj/project.pbxproj")
        let app = try #require(AppFinder.app(at: root + "/Space/All.xcworkspace"))
        let obstacle = try #require(app.obstacles.first)
        #expect(obstacle.contains("contents.xcworkspacedata:3:"))
        #expect(obstacle.contains("it ends inside <FileRef>, which begins on line 2"))
    }

    @Test func `a group in a comment is none, and places are in any order of attributes`() throws {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><!-- <Group location = "container:elsewhere"> -->
            <Group name='a > b' location='group:Kits'><FileRef location='group:One.xcodeproj'/></Group>
            <FileRef location='group:Two.xcodeproj'/></Workspace>
            """, "All.xcworkspace/contents.xcworkspacedata")
        for path in ["Kits/One", "Two"] { try write("// not a project", path + ".xcodeproj/project.pbxproj") }
        let app = try #require(AppFinder.app(at: root + "/All.xcworkspace"))
        #expect(app.projects == ["\(root)/Kits/One.xcodeproj", "\(root)/Two.xcodeproj"])
    }

    @Test(arguments: [
        ("a/**/b.swift", "a/x/y/b.swift", true), ("a/**", "a/x/y", true), ("a/*.md", "a/b.md", true),
        ("a/*.md", "a/b.swift", false), ("a/Old", "a/Old/x.swift", true), ("a/*Tests*/x", "a/MyTestsOf/x", true),
    ])
    func `patterns of paths match as shells do`(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path) == expected)
    }

    @Test func `a target's bridging header, a framework's headers and files that are not compiled are told`() throws {
        let files = [
            "App/Shop-Bridging.h": "", "App/Old.m": "", "Kit/Kit.h": "", "Kit/Kit.m": "", "Kit/Extra.h": "",
            "project.yml": """
            name: Shop
            targets:
              Shop: {type: application, platform: iOS, sources: App, dependencies: [{target: Kit}],
                     settings: {SWIFT_OBJC_BRIDGING_HEADER: $(SRCROOT)/App/Shop-Bridging.h}}
              Kit: {type: framework, platform: iOS, sources: [{path: Kit, excludes: ["*.swift"]}]}

            """,
        ]
        for (name, text) in files { try write(text, name) }
        let app = try #require(AppFinder.app(at: root))
        let shop = try #require(app.targets.first { $0.name == "Shop" })
        let kit = try #require(app.targets.first { $0.name == "Kit" })
        #expect(shop.objectiveC.headers == ["\(root)/App/Shop-Bridging.h"])
        #expect(shop.objectiveC.sourceCount == 1)
        #expect(kit.objectiveC.headers.sorted() == ["\(root)/Kit/Extra.h", "\(root)/Kit/Kit.h"])
        #expect(kit.sources.isEmpty)
    }

    @Test func `the headers of a map of modules that a target's settings name are told`() throws {
        let files = [
            "Maps/Legacy/module.modulemap": "module Legacy { header \"Legacy.h\" }", "Maps/Legacy/Legacy.h": "",
            "project.yml": """
            name: Shop
            targets:
              Shop: {type: application, platform: iOS, sources: App,
                     settings: {SWIFT_INCLUDE_PATHS: "$(SRCROOT)/Maps/**"}}

            """,
        ]
        for (name, text) in files { try write(text, name) }
        let shop = try #require(AppFinder.app(at: root)?.targets.first)
        #expect(shop.objectiveC.headers == ["\(root)/Maps/Legacy/Legacy.h"])
    }
}
