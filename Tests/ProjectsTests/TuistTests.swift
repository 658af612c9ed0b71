import Foundation
import Testing

@testable import KeylineProjects

/// Apps whose projects are described by Tuist's manifests.
@Suite final class TuistTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("tuist-\(UUID().uuidString)").path
        let files = [
            "Project.swift": Self.project, "Kit/Project.swift": Self.kit, "Tuist/Package.swift": Self.packages,
            "Tuist/ProjectDescriptionHelpers/Names.swift": Self.helpers, "Tuist/Package.resolved": "{}",
            "Sources/Home.swift": "", "Sources/Old/Gone.swift": "", "Resources/data.json": "{}", "Tests/One.swift": "",
            "Kit/Sources/Kit.swift": "", "Base.xcconfig": "SWIFT_VERSION = 5.0\n",
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
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let version = "3.2"
        let project = Project(
            name: Names.app,
            packages: [.remote(url: "https://example.com/Old.git", requirement: .upToNextMinor(from: "1.4.0"))],
            settings: .settings(
                base: ["MARKETING_VERSION": "\\(version)", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["DEBUG", "SHOP"]],
                configurations: [.debug(name: "Debug", xcconfig: "Base.xcconfig")]),
            targets: [
                .target(
                    name: Names.app, destinations: [.iPhone, .iPad], product: .app, productName: "Shop App",
                    bundleId: "com.example.shop",
                    infoPlist: .extendingDefault(with: ["Greeting": "Hello", "UILaunchScreen": [:]]),
                    sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])], resources: ["Resources/**"],
                    dependencies: [.project(target: "Kit", path: .relativeToRoot("Kit")), .nice] + [.package(product: "Old")]),
                tests(of: Names.app),
                Target.target(name: "Tool", destinations: .macOS, product: .commandLineTool, bundleId: "t", sources: "Tool/**"),
            ],
            schemes: [.scheme(name: "Daily", buildAction: .buildAction(targets: ["Shop"]))]
        )

        """
    private static let kit = """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.kit(name: "Kit")
        """
    private static let packages = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "All", dependencies: [
            .package(url: "https://example.com/Nice.git", from: "2.1.0"),
            .package(path: "../Local"), .package(url: "https://example.com/Forked", branch: "main"),
        ])
        """
    private static let helpers = """
        import ProjectDescription
        public enum Names { public static let app = "Shop" }
        public extension TargetDependency { static let nice: TargetDependency = .external(name: "Nice") }
        public func tests(of name: String, suffix: String = "Tests") -> Target {
            let sources: SourceFilesList = ["Tests/**"]
            return .target(
                name: name + suffix, destinations: .iOS, product: .unitTests, bundleId: "t", sources: sources,
                dependencies: [.target(name: name)])
        }
        extension Project {
            public static func kit(name: String) -> Project {
                Project(name: name, targets: [
                    .target(name: name, destinations: .iOS, product: .framework, bundleId: "k", sources: ["Sources/**"]),
                ])
            }
        }
        """

    @Test func `targets have their sources, settings, packages and schemes`() throws {
        let app = try #require(AppFinder.app(at: root))
        #expect(app.obstacles.isEmpty)
        #expect(app.projects == ["\(root)/Kit/Project.swift", "\(root)/Project.swift"])
        let shop = try #require(app.targets.first { $0.name == "Shop" })
        #expect(shop.module == "Shop_App" && shop.kind == .app)
        #expect(shop.sources == ["\(root)/Sources/Home.swift"])
        #expect(shop.resources == ["\(root)/Resources/data.json"])
        #expect(shop.dependencies == ["Kit"])
        #expect(shop.products.map(\.name) == ["Nice", "Old"])
        #expect(shop.settings.languageMode == "5.0" && shop.settings.conditions == ["DEBUG", "SHOP"])
        let information = shop.settings.information(name: shop.name)
        #expect(information["CFBundleShortVersionString"] as? String == "3.2")
        #expect(information["Greeting"] as? String == "Hello")
        #expect(app.schemes == ["Daily": ["Shop"]])
        #expect(app.resolved == "\(root)/Tuist/Package.resolved")
    }

    @Test func `functions of helpers that return one value are read, of tests and of whole projects`() throws {
        let app = try #require(AppFinder.app(at: root))
        let tests = try #require(app.targets.first { $0.name == "ShopTests" })
        #expect(tests.kind == .tests && tests.sources == ["\(root)/Tests/One.swift"] && tests.dependencies == ["Shop"])
        let kit = try #require(app.targets.first { $0.name == "Kit" })
        #expect(kit.kind == .framework && kit.sources == ["\(root)/Kit/Sources/Kit.swift"])
        #expect(app.targets.first { $0.name == "Tool" }?.isForOtherSystem == true)
    }

    @Test func `packages of manifests count with their requirements`() throws {
        let places = try #require(AppFinder.app(at: root)).packages.map(\.place)
        #expect(places.contains(.repository(url: "https://example.com/Nice.git", requirement: "from: \"2.1.0\"")))
        #expect(places.contains(.repository(url: "https://example.com/Forked", requirement: "branch: \"main\"")))
        #expect(
            places.contains(
                .repository(url: "https://example.com/Old.git", requirement: ".upToNextMinor(from: \"1.4.0\")")))
        #expect(places.contains(.folder("\(root)/Local")))
    }

    @Test func `an expression that only running the manifest would tell is one message with its place`() throws {
        try write(
            """
            import ProjectDescription
            let names = ["A", "B"]
            let project = Project(
                name: "Many",
                targets: names.map { Target.target(name: $0, destinations: .iOS, product: .app, bundleId: $0) }
            )
            """, "Many/Project.swift")
        let app = try #require(AppFinder.app(at: root + "/Many"))
        #expect(app.targets.isEmpty)
        #expect(app.obstacles.count == 1)
        let obstacle = try #require(app.obstacles.first)
        #expect(obstacle.hasPrefix("\(root)/Many/Project.swift:5:14: `names.map { "))
        #expect(obstacle.hasSuffix("`tuist generate` writes the project that is read"))
    }

    @Test func `a function that decides is not followed, and constants that name each other end`() throws {
        try write(
            """
            import ProjectDescription
            let first = second + second
            let second = first + first
            let project = Project.decided(name: first)
            extension Project {
                static func decided(name: String) -> Project {
                    if name.isEmpty { return Project(name: "None") }
                    return Project(name: name)
                }
            }
            """, "Loop/Project.swift")
        let app = try #require(AppFinder.app(at: root + "/Loop"))
        #expect(app.targets.isEmpty && app.obstacles.count == 1)
    }
}
