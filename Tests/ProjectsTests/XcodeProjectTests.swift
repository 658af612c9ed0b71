import Foundation
import Testing

@testable import KeylineProjects

/// Apps as Xcode's project files describe them.
@Suite struct XcodeProjectTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path
        for folder in ["App/Views", "Shared/Deep", "Kit", "App.xcodeproj/xcshareddata/xcschemes"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        let files = [
            "App/Views/Home.swift": "", "Shared/A.swift": "", "Shared/Deep/B.swift": "", "Shared/Left Out.swift": "",
            "Shared/data.json": "{}", "Kit/Package.swift": "",
            "App/Base.xcconfig": "SWIFT_VERSION = 5.0\nNAME = Good $(TARGET_NAME)\n",
            "App.xcodeproj/project.pbxproj": Self.project,
            "App.xcodeproj/xcshareddata/xcschemes/Daily.xcscheme": "<BuildableReference BlueprintName = \"App\"/>",
        ]
        for (name, text) in files { try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8) }
    }

    /// An old-style property list, as Xcode writes it.
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 77; rootObject = P;
            objects = {
                P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L1; targets = (T, U, W);
                      packageReferences = (K, R); };
                G = { isa = PBXGroup; children = (G1, S, C, X); sourceTree = "<group>"; };
                G1 = { isa = PBXGroup; path = App; children = (G2, C); sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; path = Views; children = (F1); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
                C = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                X = { isa = PBXFileReference; path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (E); sourceTree = "<group>"; };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("Left Out.swift"); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                      buildPhases = (B1, B2); buildConfigurationList = L2; fileSystemSynchronizedGroups = (S);
                      packageProductDependencies = (D1, D2); };
                U = { isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework"; buildPhases = ();
                      productReference = X; };
                W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildPhases = ();
                      buildConfigurationList = L3; };
                B1 = { isa = PBXSourcesBuildPhase; files = (BF1); };
                B2 = { isa = PBXFrameworksBuildPhase; files = (BF2); };
                BF1 = { isa = PBXBuildFile; fileRef = F1; };
                BF2 = { isa = PBXBuildFile; fileRef = X; };
                K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
                R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Nice.git";
                      requirement = { kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
                D1 = { isa = XCSwiftPackageProductDependency; productName = KitUI; package = K; };
                D2 = { isa = XCSwiftPackageProductDependency; productName = Nice; package = R; };
                L1 = { isa = XCConfigurationList; buildConfigurations = (L1D); };
                L1D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
                L2 = { isa = XCConfigurationList; buildConfigurations = (L2R, L2D); };
                L2R = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
                L2D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {
                        PRODUCT_NAME = "$(NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA);
                        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; INFOPLIST_KEY_CFBundleDisplayName = Nice; }; };
                L3 = { isa = XCConfigurationList; buildConfigurations = (L3D); };
                L3D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
            };
        }
        """

    private func app() throws -> AppDescription { try #require(AppFinder.app(at: root)) }

    @Test
    func `a target has the files of its groups and of its synchronized folders, without those that it leaves out`()
        throws
    {
        let target = try #require(try app().targets.first { $0.name == "App" })
        let names = target.sources.map { String($0.dropFirst(root.count + 1)) }
        #expect(names == ["App/Views/Home.swift", "Shared/A.swift", "Shared/Deep/B.swift"])
        #expect(target.resources.map { String($0.dropFirst(root.count + 1)) } == ["Shared/data.json"])
        #expect(target.kind == .app)
        #expect(target.dependencies == ["Lib"])
    }

    @Test func `documents that no target has are strays, unless a package or another project has them`() throws {
        let names = [
            "Shared/Home.xib", "App/Left.xib", "Kit/Card.xib", "Modules/Badge.xib", "App/Views/Old.storyboard",
        ]
        try FileManager.default.createDirectory(atPath: root + "/Modules", withIntermediateDirectories: true)
        for name in names + ["Modules/Badge.podspec"] {
            try "".write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
        }
        let documents = names.map { "\(root)/\($0)" }
        let files = ProjectFiles(AppFinder.projects(in: root))
        #expect(
            files.strayDocuments(among: documents) == ["\(root)/App/Left.xib", "\(root)/App/Views/Old.storyboard"])
        #expect(files.strayDocuments(among: ["\(root)/App/Left.xib"]).isEmpty, "the project has none of them")
        #expect(try SourceOpener.unseenDocuments(in: root).strays.count == 2)
    }

    @Test func `screens for debugging are known by their names, unless there are no others`() throws {
        for name in ["App/Debug.storyboard", "App/DebugCell.xib", "App/Debugger.xib"] {
            try "".write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
        }
        #expect(
            try SourceOpener.unseenDocuments(in: root).forDevelopers == [
                "\(root)/App/Debug.storyboard", "\(root)/App/DebugCell.xib",
            ])
        try FileManager.default.removeItem(atPath: "\(root)/App/Debugger.xib")
        #expect(try SourceOpener.unseenDocuments(in: root).forDevelopers.isEmpty)
    }

    @Test(arguments: [
        ("App/Views/../../App/Left.xib", "App/Left.xib"), ("./App//Left.xib", "App/Left.xib"), ("App/..", "."),
        ("../Other/./App", "../Other/App"), ("../../App", "../../App"), ("/app/../../Left.xib", "/Left.xib"),
        ("/", "/"),
    ])
    func `paths that go up and down are the same as those that do not`(path: String, expected: String) {
        #expect(path.standardized == expected)
    }

    @Test func `the languages of a document are its project's`() throws {
        try "".write(toFile: "\(root)/Shared/Home.xib", atomically: true, encoding: .utf8)
        let regions = Self.project.replacing("targets = (T", with: "knownRegions = (en, Base, \"pt-BR\"); targets = (T")
        try regions.write(toFile: "\(root)/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
        let files = ProjectFiles(ProjectFiles.paths(around: "\(root)/Shared/Home.xib"))
        #expect(files.languages(of: "\(root)/Shared/Home.xib") == ["en", "pt-BR"])
        #expect(files.languages(of: "\(root)/App/Left.xib") == nil)
    }

    @Test func `settings come from the project, configuration files and the target, for debugging`() throws {
        let target = try #require(try app().targets.first { $0.name == "App" })
        #expect(target.module == "Good_App")
        #expect(target.settings.conditions == ["DEBUG", "BETA"])
        #expect(target.settings.languageMode == "5.0")
        #expect(target.settings.isOnMainActor)
        #expect(target.settings.infoKeys == ["CFBundleDisplayName": "Nice"])
        #expect(!target.isForOtherSystem)
        #expect(try app().targets.first { $0.name == "Watch" }?.isForOtherSystem == true)
    }

    @Test func `packages have their places and requirements, and targets the products`() throws {
        let app = try app()
        #expect(
            app.packages.map(\.place) == [
                .folder(root + "/Kit"),
                .repository(url: "https://example.com/Nice.git", requirement: "from: \"2.1.0\""),
            ])
        #expect(app.packages.map(\.identity) == ["kit", "nice"])
        let target = try #require(app.targets.first { $0.name == "App" })
        #expect(
            target.products == [AppProduct(name: "KitUI", package: "kit"), AppProduct(name: "Nice", package: "nice")])
    }

    @Test func `a package among the files of a synchronized folder is one of the app's`() throws {
        let folder = root + "/Shared/Models"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "// a manifest".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        try Self.project.replacing("(\"Left Out.swift\")", with: "(\"Left Out.swift\", Models)")
            .write(toFile: root + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
        let app = try app()
        #expect(app.packages.map(\.place).contains(.folder(folder)))
        #expect(try #require(app.targets.first { $0.name == "App" }).sources.allSatisfy { !$0.contains("Models") })
    }

    @Test func `a target depends on the target of another project whose product it links`() throws {
        let proxies = """
            Y = { isa = PBXReferenceProxy; path = Other.framework; remoteRef = Z; sourceTree = BUILT_PRODUCTS_DIR; };
            Z = { isa = PBXContainerItemProxy; proxyType = 2; remoteInfo = Other; };
            BF3 = { isa = PBXBuildFile; fileRef = Y; };
            BF1 =
            """
        try Self.project.replacing("BF1 =", with: proxies).replacing("(BF2)", with: "(BF2, BF3)")
            .write(toFile: root + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
        #expect(try app().targets.first { $0.name == "App" }?.dependencies == ["Lib", "Other"])
    }

    @Test func `shared schemes name their targets`() throws { #expect(try app().schemes == ["Daily": ["App"]]) }

    @Test func `a project that cannot be read is an obstacle with its file, and a folder without one is no app`() throws
    {
        try "{ not a list".write(toFile: root + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
        #expect(try app().obstacles == ["\(root)/App.xcodeproj/project.pbxproj: it is no property list"])
        #expect(AppFinder.app(at: root + "/Shared") == nil)
    }
}
