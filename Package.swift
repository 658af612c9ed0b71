// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Targets stand in their levels: a target depends on lower levels only, never on its own.
// ARCHITECTURE.md says what each one owes the others.

/// The sanitizers that everything but the compiler's plugins is built with, such as `fuzzer,address`; `make fuzz-coverage` sets them.
let sanitizers = Context.environment["KEYLINE_SANITIZE"]

/// Settings of every Swift target: warnings stop the build, and imports are internal unless declared public.
let plainSettings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let settings = plainSettings + (sanitizers.map { [.unsafeFlags(["-sanitize=" + $0])] } ?? [])

/// The module of a folder of `Sources`, under a name that no client's module has: `Graphics` is `KeylineGraphics`, `CCairo` is
/// `CKeylineCairo`. Modules that stand for Apple's keep their folder's name.
func module(_ folder: String) -> String {
    let namesOfTheirOwn = ["Keyline", "keyline-adapt", "keyline-swiftc", "keyline-bench", "UniformTypeIdentifiers"]
    if folder.hasPrefix("UIKit") || folder.hasPrefix("SwiftUI") || namesOfTheirOwn.contains(folder) { return folder }
    let isC = folder.prefix(2).allSatisfy(\.isUppercase)
    return isC ? "CKeyline" + folder.dropFirst() : "Keyline" + folder
}

func dependencies(_ folders: [String]) -> [Target.Dependency] { folders.map { .byName(name: module($0)) } }

func target(_ folder: String, _ folders: [String] = []) -> Target {
    .target(
        name: module(folder), dependencies: dependencies(folders), path: "Sources/" + folder, swiftSettings: settings)
}

func executable(_ folder: String, _ folders: [String]) -> Target {
    .executableTarget(
        name: module(folder), dependencies: dependencies(folders), path: "Sources/" + folder, swiftSettings: settings)
}

func tests(_ name: String, _ folders: [String]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies(folders), exclude: resources[name] ?? [], swiftSettings: settings)
}

/// Folders beside the tests that they read by path.
let resources = [
    "SwiftUIFactsTests": ["Resources"], "HostingTests": ["Goldens"],
    "GoldenExpectationTests": ["Goldens", "__Snapshots__"],
]

func cTarget(_ folder: String, _ folders: [String] = [], libraries: [String] = []) -> Target {
    .target(
        name: module(folder), dependencies: dependencies(folders), path: "Sources/" + folder,
        cSettings: sanitizers.map {
            [.unsafeFlags(["-fsanitize=" + $0.replacingOccurrences(of: "fuzzer", with: "fuzzer-no-link")])]
        },
        linkerSettings: libraries.map { .linkedLibrary($0) })
}

func systemLibrary(_ folder: String, pkgConfig: String? = nil, apt packages: String...) -> Target {
    .systemLibrary(
        name: module(folder), path: "Sources/" + folder, pkgConfig: pkgConfig,
        providers: packages.isEmpty ? nil : [.apt(packages)])
}

let systemLibraries: [Target] = [
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CCMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev", "libcmark-gfm-extensions-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    systemLibrary("CHyphen", apt: "libhyphen-dev"),
    systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    systemLibrary("CMalloc"),
    systemLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    systemLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
]

/// The fonts, which travel with every program as resources.
let fonts: Target = .target(
    name: module("Fonts"), path: "fonts",
    exclude: [
        "README.md", "make-bundle", "make-latin-subset", "make-shaping-subset", "shaping-reach", "shaping-reach.txt",
    ],
    sources: ["FontsFolder.swift"],
    resources: [
        "checksums.txt", "dejavu", "hyphenation", "inter", "jetbrains-mono", "liberation", "noto-color-emoji",
        "noto-sans", "noto-sans-cjk", "tex-gyre",
    ].map {
        .copy($0)
    },
    swiftSettings: settings)

/// The folder of the SwiftSyntax that comes with the compiler: the manifest runs with PackageDescription's library from beside it, and
/// the system tells from which file a type is.
let hostLibraries: String = {
    typealias Look = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> CInt
    var found = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    let look = unsafeBitCast(dlsym(nil, "dladdr"), to: Look.self)
    guard look(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &found) != 0, let library = found[0] else {
        fatalError("the compiler's own libraries are not found")
    }
    return URL(fileURLWithPath: String(cString: library) + "/../../../host").standardizedFileURL.path
}()

/// The program that expands `#Preview`, `@Previewable` and `@Entry` for the compiler.
let macros: Target = .macro(
    name: module("Macros"), path: "Sources/Macros",
    swiftSettings: plainSettings + [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]
        + [
            "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax",
            "SwiftSyntaxBuilder",
            "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
        ].map { .linkedLibrary($0) })

/// What rewrites the sources of apps, with the same SwiftSyntax; a program of its own, so that `keyline` needs no compiler to run.
let adapter: Target = .target(
    name: module("Adapter"), dependencies: dependencies(["CSourceKit", "Files", "OutletValues", "Processes"]),
    path: "Sources/Adapter",
    swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]
        + ["SwiftParser", "SwiftSyntax"].map { .linkedLibrary($0) })

let level0: [Target] = [
    macros,
    cTarget("CTypeMetadata"),
    cTarget("CExecutors"),
    fonts,
    cTarget("CSandbox"),
    cTarget("CServer", libraries: ["dl"]),  // opens libmicrohttpd12, needs the headers of libmicrohttpd-dev
    cTarget("CSystem"),
    cTarget("CPixels"),
    cTarget("CSourceKit", libraries: ["dl"]),  // opens the compiler's libsourcekitdInProc
    cTarget("CTransfer", libraries: ["dl"]),  // opens libcurl4
    cTarget("CXML", ["CLibXML2"]),
    target("ByteText"),
    target("Combine"),
    target("ConstraintSolver"),
    target("FoundationSupplement", ["CCMark"]),
    target("OutletValues"),
    // Ordinary C over libicu: its headers collide with Foundation's own copy of ICU, so no ICU type reaches Swift.
    cTarget("CUnicode", libraries: ["icui18n", "icuuc", "icudata"]),
]

let level1: [Target] = [
    cTarget("CJPEG", ["CSandbox"], libraries: ["jpeg"]),  // needs libjpeg62-turbo-dev
    cTarget("CPNG", ["CSandbox"], libraries: ["spng"]),  // needs libspng-dev
    cTarget("CVectors", ["CSandbox"], libraries: ["dl"]),  // opens libpoppler-glib8 and librsvg2-2
    target("Files", ["ByteText", "CSystem"]),
    target("Processes", ["CSystem"]),
    target("AutoLayout", ["ConstraintSolver"]),
    target("Executors", ["CExecutors", "FoundationSupplement"]),
    // Apart, because Foundation's half for networks loads libcurl and what is behind it, and only apps' code sends requests.
    target("NetworkingSupplement", ["Combine"]),
    target("DeveloperToolsSupport", ["CTypeMetadata", "Macros"]),
    target("Graphics", ["ByteText", "CNettle", "FoundationSupplement"]),
]

let level2: [Target] = [
    adapter,
    target("PictureComparison", ["CPixels", "Graphics"]),
    target("ObjectiveC", ["DeveloperToolsSupport"]),
    target("Scenes", ["ByteText", "Files", "FoundationSupplement", "Graphics"]),
]

let level3: [Target] = [
    .executableTarget(
        name: "keyline-adapt", dependencies: dependencies(["Adapter", "Processes"]), path: "Sources/keyline-adapt",
        swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])]),
    .executableTarget(
        name: "keyline-swiftc", dependencies: dependencies(["Adapter", "Processes"]), path: "Sources/keyline-swiftc",
        swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])]),
    target("Appearance", ["FoundationSupplement", "Graphics", "Scenes"]),
    target("ImageCoding", ["CDeflate", "CISAL", "CJPEG", "CPNG", "CPixels", "CVectors", "Graphics", "Scenes"]),
    target("Localization", ["ByteText", "CUnicode", "FoundationSupplement", "Scenes"]),
    target("Markup", ["ByteText", "CXML", "Scenes"]),
    target("Serving", ["CServer", "Files", "Scenes"]),
    // The pages' styles and scripts are compiled in: a program finds them wherever it is installed.
    .target(
        name: module("Reports"), dependencies: dependencies(["ByteText", "Graphics", "Scenes"]),
        path: "Sources/Reports",
        resources: [.embedInCode("Pages/Files")], swiftSettings: settings),
    target("ProposalLayout", ["Scenes", "Graphics", "FoundationSupplement"]),
    target(
        "Typesetting",
        ["ByteText", "Scenes", "Graphics", "Fonts", "CFriBidi", "CHarfBuzz", "CHyphen", "CSandbox", "CUnicode"]),
    target("Workers", ["Graphics", "Scenes"]),
]

let level4: [Target] = [
    .plugin(
        name: "KeylineAdapt", capability: .buildTool(), dependencies: [.target(name: "keyline-adapt")],
        path: "Plugins/KeylineAdapt"),
    target("Conformance", ["CHarfBuzz", "Scenes", "Typesetting"]),
    target("Checks", ["Appearance", "ByteText", "FoundationSupplement", "Graphics", "Scenes"]),
    target(
        "SwiftUILayout",
        [
            "Appearance", "Combine", "DeveloperToolsSupport", "Executors", "FoundationSupplement", "Graphics",
            "ImageCoding", "Localization", "Macros", "ProposalLayout", "Scenes", "Typesetting",
        ]),
    target(
        "Rendering",
        [
            "ByteText", "CCairo", "CFreeType", "CHarfBuzz", "CPixels", "FoundationSupplement", "Graphics",
            "ImageCoding",
            "Scenes",
        ]),
    target(
        "UIKitLayout",
        [
            "ByteText", "Appearance", "AutoLayout", "ConstraintSolver", "DeveloperToolsSupport", "Executors",
            "Typesetting",
            "ImageCoding", "Localization", "Macros", "ObjectiveC", "Scenes", "Graphics", "FoundationSupplement",
        ]),
]

/// Modules of Apple's by their own names, which forward to `UIKitLayout`, or hold what stands in for their views.
let appleModules =
    [
        ("AVFoundation", ["UIKitLayout"]), ("AVKit", ["AVFoundation", "SwiftUILayout"]),
        ("ActivityKit", [module("FoundationSupplement")]),
        ("AppIntents", [module("FoundationSupplement"), "SwiftUILayout"]),
        ("AudioToolbox", [module("FoundationSupplement")]), ("AuthenticationServices", ["UIKitLayout"]),
        ("BackgroundTasks", []),
        ("Charts", [module("ObjectiveC"), "SwiftUILayout"]),
        (
            "CoreData",
            [module("Combine"), module("FoundationSupplement"), "SwiftUILayout"]
        ),
        ("CoreGraphics", ["UIKitLayout"]), ("CoreImage", [module("Graphics"), "UIKitLayout"]), ("CoreLocation", []),
        ("CoreMedia", ["AVFoundation"]), ("CoreMotion", []),
        ("CoreSpotlight", ["UIKitLayout", "UniformTypeIdentifiers"]), ("CoreText", ["UIKitLayout"]),
        ("CryptoKit", [module("CNettle")]), ("ImageIO", [module("FoundationSupplement"), "UIKitLayout"]),
        ("LinkPresentation", ["UIKitLayout"]),
        ("LocalAuthentication", ["UIKitLayout"]),
        ("MapKit", ["CoreLocation", "SwiftUILayout", "UIKitLayout"]), ("MediaPlayer", ["UIKitLayout"]),
        ("MessageUI", ["UIKitLayout"]),
        ("MobileCoreServices", [module("FoundationSupplement"), "UniformTypeIdentifiers"]),
        ("NaturalLanguage", []), ("Network", []),
        ("Photos", ["UIKitLayout"]), ("PhotosUI", ["Photos", "SwiftUILayout", "UIKitLayout"]),
        ("QuartzCore", ["UIKitLayout"]), ("QuickLook", ["UIKitLayout"]), ("SafariServices", ["UIKitLayout"]),
        ("Social", ["UIKitLayout"]), ("StoreKit", ["SwiftUILayout", "UIKitLayout"]),
        ("SwiftData", [module("Macros"), "SwiftUILayout"]),
        ("TipKit", ["SwiftUILayout"]), ("UniformTypeIdentifiers", ["SwiftUILayout", "UIKitLayout"]),
        ("UserNotifications", []), ("UserNotificationsUI", ["UIKitLayout", "UserNotifications"]),
        ("WatchConnectivity", []),
        ("WebKit", ["SwiftUILayout", "UIKitLayout"]),
        (
            "WidgetKit",
            ["ActivityKit", "AppIntents", module("DeveloperToolsSupport"), module("Macros"), "SwiftUILayout"]
        ),
        ("CallKit", []),
        ("CloudKit", []),
        ("CommonCrypto", ["CryptoKit"]),
        ("Contacts", []),
        ("ContactsUI", ["Contacts", "UIKitLayout"]),
        ("CoreBluetooth", []),
        ("CoreTelephony", []),
        ("EventKit", ["UIKitLayout"]),
        ("EventKitUI", ["EventKit", "UIKitLayout"]),
        ("Intents", ["UIKitLayout"]),
        ("IntentsUI", ["Intents", "UIKitLayout"]),
        ("PDFKit", ["UIKitLayout"]),
        ("PushKit", []),
        ("Security", [module("FoundationSupplement")]),
        ("Speech", []),
        ("SystemConfiguration", [module("FoundationSupplement")]),
        ("Vision", ["CoreImage", "CoreMedia", "ImageIO"]),
        ("VisionKit", ["UIKitLayout"]),
    ].map { (name: String, modules: [String]) in
        Target.target(
            name: name, dependencies: modules.map { .byName(name: $0) }, path: "Sources/AppleModules/" + name,
            swiftSettings: settings)
    } + [
        .target(
            name: "_Testing_CoreGraphics", path: "Sources/AppleModules/TestingCoreGraphics", swiftSettings: settings),
        .target(name: "_Testing_CoreImage", path: "Sources/AppleModules/TestingCoreImage", swiftSettings: settings),
        .target(name: "_Testing_UIKit", path: "Sources/AppleModules/TestingUIKit", swiftSettings: settings),
    ]

let level5: [Target] = [
    target("Equations", ["UIKitLayout"]),
    target(
        "Hosting",
        [
            "Executors", "ObjectiveC", "UIKitLayout", "SwiftUILayout", "Typesetting", "Localization", "Scenes",
            "Graphics",
        ]),
    target("Vocabulary", ["Scenes", "UIKitLayout"]),
    target(
        "Previews",
        [
            "ByteText", "Checks", "Rendering", "Typesetting", "ImageCoding", "Scenes",
            "Files", "Graphics", "FoundationSupplement", "Reports", "Workers",
        ]),
]

let level6: [Target] = [
    target(
        "InterfaceBuilder",
        [
            "ByteText", "Markup", "OutletValues", "UIKitLayout", "Localization", "Typesetting", "Scenes", "Graphics",
            "Vocabulary",
        ]),
    target(
        "LayoutFile",
        [
            "AutoLayout", "ByteText", "Hosting", "SwiftUILayout", "UIKitLayout", "Typesetting", "Localization",
            "Scenes", "Graphics", "Vocabulary",
            "CYAML",
        ]),
    target(
        "Goldens",
        [
            "ByteText", "CTransfer", "PictureComparison", "Previews", "Rendering", "Reports", "Typesetting",
            "ImageCoding",
            "Scenes",
            "Files", "Graphics", "FoundationSupplement", "Workers",
        ]),
]

let level7: [Target] = [
    target(
        "Projects",
        [
            "ByteText", "Files", "Hosting", "LayoutFile", "InterfaceBuilder", "Markup", "OutletValues", "Processes",
            "SwiftUILayout",
            "UIKitLayout", "Localization", "Typesetting", "ImageCoding", "Scenes", "Graphics", "Workers",
        ]),
    target("Editing", ["ByteText", "Checks", "Graphics", "LayoutFile", "Markup", "Scenes", "Vocabulary"]),
]

let level8: [Target] = [
    target(
        "Keyline",
        [
            "ByteText", "DeveloperToolsSupport", "Executors", "Hosting", "Projects", "Previews", "Rendering",
            "SwiftUILayout",
            "UIKitLayout", "Localization",
            "Typesetting", "Scenes", "Graphics", "Workers",
        ]),
    target(
        "Maps",
        [
            "ByteText", "FoundationSupplement", "Graphics", "InterfaceBuilder", "OutletValues", "Previews", "Reports",
            "Scenes", "Typesetting",
        ]),
    target(
        "Translations",
        ["ByteText", "Checks", "Graphics", "Localization", "Previews", "Projects", "Reports", "Scenes"]),
]

let level9: [Target] = [
    // For tests of clients alone: it links Testing and XCTest, which the command must not.
    target("Testing", ["Keyline", "Goldens", "PictureComparison", "Previews", "Scenes", "SwiftUILayout"]),
    // swift-snapshot-testing's interface, for clients' tests alone.
    target(
        "SnapshotTesting",
        [
            "FoundationSupplement", "Graphics", "ImageCoding", "Keyline", "PictureComparison", "Rendering", "Scenes",
            "SwiftUILayout", "UIKitLayout",
        ]),
    target(
        "Command",
        [
            "ByteText", "CSystem", "Conformance", "Editing", "Executors", "Files",
            "InterfaceBuilder", "Keyline", "Maps", "Projects",
            "Goldens", "LayoutFile", "Markup",
            "PictureComparison", "Previews", "Processes",
            "Rendering", "Reports", "Serving", "Translations", "Typesetting", "ImageCoding", "Localization", "Scenes",
            "Graphics", "Vocabulary", "Workers",
        ]),
    executable(
        "keyline-bench",
        [
            "ByteText", "CCairo", "CHarfBuzz", "CMalloc", "Checks", "ConstraintSolver", "Editing", "Goldens",
            "Graphics",
            "ImageCoding",
            "Keyline",
            "PictureComparison", "Previews", "Processes", "Projects", "Rendering", "Scenes", "SwiftUILayout",
            "Typesetting",
            "UIKitLayout",
        ]),
]

let level10: [Target] = [
    executable("Program", ["Command"])
]

let testTargets: [Target] = [
    // The command with previews that loop, trap and grow, for tests of what becomes of the others.
    .executableTarget(
        name: "FailingPreviews", dependencies: dependencies(["Command", "SwiftUILayout", "UIKitLayout"]),
        path: "Tests/FailingPreviews", swiftSettings: settings),
    .testTarget(
        name: "AdapterTests", dependencies: dependencies(["Adapter", "Files", "OutletValues"]),
        swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])]),
    tests("AppearanceTests", ["Appearance", "Graphics", "Scenes"]),
    .testTarget(
        name: "AppleModulesTests",
        dependencies: dependencies([
            "DeveloperToolsSupport", "FoundationSupplement", "Graphics", "Keyline", "ObjectiveC", "Scenes",
            "SwiftUILayout",
        ]) + appleModules.map(\.name).map { .byName(name: $0) },
        swiftSettings: settings),
    tests("AutoLayoutTests", ["AutoLayout"]),
    tests("ByteTextTests", ["ByteText"]),
    tests("ChecksTests", ["Checks", "Graphics", "Scenes"]),
    tests(
        "CommandTests",
        [
            "ByteText", "Command", "Goldens", "Graphics", "ImageCoding", "Markup", "Previews", "Processes", "Serving",
            "Typesetting", "Scenes",
        ]),
    tests("ConformanceTests", ["Conformance", "Scenes", "Typesetting"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests(
        "EditingTests",
        [
            "Editing", "InterfaceBuilder", "LayoutFile", "Markup", "Typesetting", "Scenes", "Graphics",
            "FoundationSupplement", "Vocabulary",
        ]),
    tests(
        "GoldensTests",
        [
            "FoundationSupplement", "Goldens", "PictureComparison", "Previews", "Rendering", "Typesetting",
            "ImageCoding", "Scenes", "Graphics",
        ]),
    tests(
        "GoldenExpectationTests",
        ["Testing", "SnapshotTesting", "Keyline", "Hosting", "ImageCoding", "SwiftUILayout", "UIKitLayout"]),
    tests("ExecutorsTests", ["Executors", "FoundationSupplement"]),
    tests("FilesTests", ["Files"]),
    tests("GraphicsTests", ["FoundationSupplement", "Graphics"]),
    tests("HostingTests", ["Hosting", "ImageCoding", "Rendering", "Typesetting", "Scenes", "Graphics"]),
    tests("ImageCodingTests", ["ImageCoding", "Graphics", "Scenes"]),
    tests(
        "InterfaceBuilderTests",
        [
            "InterfaceBuilder", "OutletValues", "UIKitLayout", "Localization", "Typesetting", "Scenes", "Graphics",
            "Vocabulary",
        ]),
    tests(
        "KeylineTests",
        [
            "Keyline", "DeveloperToolsSupport", "Hosting", "SwiftUILayout", "UIKitLayout", "Checks", "ConstraintSolver",
            "Equations",
            "ImageCoding", "InterfaceBuilder", "LayoutFile", "PictureComparison", "Previews", "Projects", "Rendering",
            "Typesetting",
            "Scenes", "Graphics",
        ]),
    tests("LayoutFileTests", ["Checks", "LayoutFile", "SwiftUILayout", "UIKitLayout", "Typesetting", "Scenes"]),
    tests(
        "MapsTests",
        ["Graphics", "InterfaceBuilder", "Maps", "OutletValues", "Previews", "Scenes", "Typesetting"]),
    tests("LocalizationTests", ["FoundationSupplement", "Localization", "Scenes"]),
    tests(
        "ProjectsTests",
        [
            "Files", "Projects", "InterfaceBuilder", "LayoutFile", "UIKitLayout", "Localization", "Typesetting",
            "ImageCoding", "Scenes", "Graphics",
        ]),
    tests("ProcessesTests", ["Processes"]),
    tests("ProposalLayoutTests", ["ProposalLayout", "Scenes"]),
    tests(
        "RenderingTests",
        ["Rendering", "ImageCoding", "PictureComparison", "Typesetting", "Graphics", "FoundationSupplement", "Scenes"]),
    tests("PictureComparisonTests", ["PictureComparison", "ImageCoding", "Graphics"]),
    tests("PreviewsTests", ["Previews", "Reports", "Typesetting", "ImageCoding", "Scenes", "Graphics"]),
    tests("ReportsTests", ["ByteText", "Reports", "Scenes"]),
    tests("ServingTests", ["Serving", "Scenes"]),
    tests("SandboxTests", ["CSandbox"]),
    tests("ScenesTests", ["Scenes", "Graphics"]),
    tests("SwiftUIFactsTests", ["keyline-bench", "SwiftUILayout", "Typesetting"]),
    tests(
        "SwiftUILayoutTests",
        [
            "SwiftUILayout", "Combine", "NetworkingSupplement", "ProposalLayout", "ImageCoding", "Typesetting",
            "Localization", "Scenes", "Graphics",
        ]),
    tests(
        "TranslationsTests",
        ["Graphics", "Localization", "Previews", "Projects", "Scenes", "Translations", "Typesetting"]),
    tests("TypesettingTests", ["Typesetting", "Scenes", "Graphics", "Fonts"]),
    tests("WorkersTests", ["Scenes", "Workers"]),
    tests(
        "UIKitLayoutTests",
        [
            "Equations", "ObjectiveC", "UIKitLayout", "UniformTypeIdentifiers", "ImageCoding", "Typesetting",
            "Localization", "Scenes", "Graphics",
        ]),
]

/// The processor's name in the names of the compiler's libraries.
#if arch(arm64)
    let architecture = "aarch64"
#else
    let architecture = "x86_64"
#endif

/// The targets of libFuzzer, which need its instrumentation.
let fuzzTargets: [Target] =
    sanitizers?.contains("fuzzer") != true
    ? []
    : [
        .systemLibrary(name: module("CFuzzer"), path: "Tests/Fuzz/CFuzzer"),
        .executableTarget(
            name: "keyline-fuzz",
            dependencies: dependencies([
                "Adapter", "CFuzzer", "Command", "Graphics", "ImageCoding", "LayoutFile", "Markup", "Scenes", "Serving",
                "Typesetting",
            ]),
            path: "Tests/Fuzz/Program", swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])],
            linkerSettings: [
                .unsafeFlags(["-sanitize=address"]), .linkedLibrary("stdc++"),
                .unsafeFlags([hostLibraries + "/../clang/lib/linux/libclang_rt.fuzzer_no_main-\(architecture).a"]),
            ]),
    ]

func library(_ name: String, _ folders: [String]) -> Product {
    .library(name: name, targets: folders.map(module))
}

/// What other packages can depend on: views and layout under UIKit's names, and everything that makes pictures of them.
let products: [Product] = [
    .executable(name: "keyline", targets: [module("Program")]),
    .executable(name: "keyline-adapt", targets: ["keyline-adapt"]),
    .executable(name: "keyline-swiftc", targets: ["keyline-swiftc"]),
    .plugin(name: "KeylineAdapt", targets: ["KeylineAdapt"]),
    library("KeylineCommand", ["Command"]),
    library("Keyline", ["Keyline"]),
    .library(
        name: "UIKitLayout", targets: ["UIKitLayout", module("NetworkingSupplement")] + appleModules.map(\.name)),
    library("SwiftUILayout", ["SwiftUILayout", "Combine", "NetworkingSupplement"]),
    library("KeylineEquations", ["Equations"]),
    library("KeylineHosting", ["Hosting"]),
    .library(name: "KeylineTesting", targets: [module("Testing")]),
    library("KeylineSnapshotTesting", ["SnapshotTesting"]),
    library(
        "KeylinePictures",
        [
            "Scenes", "Graphics", "Typesetting", "Rendering", "ImageCoding", "PictureComparison", "Reports", "Previews",
            "Goldens",
        ]),
    library("KeylineSources", ["InterfaceBuilder", "LayoutFile", "Localization", "Projects"]),
]

let package = Package(
    name: "Keyline",
    products: products,
    targets: systemLibraries + level0 + level1 + level2 + level3 + level4 + appleModules + level5 + level6 + level7
        + level8
        + level9 + level10 + testTargets + fuzzTargets,
    swiftLanguageModes: [.v6]
)
