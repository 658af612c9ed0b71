// swift-tools-version: 6.2
import PackageDescription

// Targets stand in their levels: a target depends on lower levels only, never on its own.
// ARCHITECTURE.md says what each one owes the others.

/// Settings of every Swift target: warnings stop the build, and imports are internal unless declared public.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let systemLibraries: [Target] = [
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    .systemLibrary(name: "CMalloc"),
    systemLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    systemLibrary("CSPNG", pkgConfig: "spng", apt: "libspng-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
]

let level0: [Target] = [
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),  // needs libjpeg62-turbo-dev
    .target(name: "CPixels"),
    .target(name: "CVectors", linkerSettings: [.linkedLibrary("dl")]),  // opens libpoppler-glib8 and librsvg2-2
    target("Checksums", ["CNettle"]),
    target("ConstraintSolver"),
    target("FoundationSupplement"),
    // Ordinary C over libicu: its headers collide with Foundation's own copy of ICU, so no ICU type reaches Swift.
    .target(
        name: "CUnicode",
        linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
]

let level1: [Target] = [
    target("Graphics", ["FoundationSupplement", "Checksums"])
]

let level2: [Target] = [
    target("Scenes", ["Graphics"])
]

let level3: [Target] = [
    target("ImageCoding", ["CDeflate", "CISAL", "CJPEG", "CPixels", "CSPNG", "CVectors", "Graphics", "Scenes"]),
    target("Localization", ["CUnicode", "Scenes"]),
    target("Typesetting", ["Scenes", "Graphics", "Checksums", "CHarfBuzz", "CHyphen", "CUnicode"]),
]

let level4: [Target] = [
    target(
        "Rendering", ["CCairo", "CFreeType", "CPixels", "FoundationSupplement", "Graphics", "ImageCoding", "Scenes"]),
    target(
        "UIKitLayout",
        [
            "ConstraintSolver", "Typesetting", "ImageCoding", "Localization", "Scenes", "Graphics",
            "FoundationSupplement",
        ]),
]

let level5: [Target] = [
    target("InterfaceBuilder", ["UIKitLayout", "Localization", "Typesetting", "Scenes", "Graphics"]),
    target("LayoutFile", ["UIKitLayout", "Typesetting", "Localization", "Scenes", "Graphics", "CYAML"]),
    target("Previews", ["Rendering", "Typesetting", "ImageCoding", "Scenes", "Graphics", "FoundationSupplement"]),
]

let level6: [Target] = [
    target(
        "Goldens",
        ["Previews", "Rendering", "Typesetting", "ImageCoding", "Scenes", "Graphics", "FoundationSupplement"]),
    target(
        "Projects",
        [
            "LayoutFile", "InterfaceBuilder", "UIKitLayout", "Localization", "Typesetting", "ImageCoding", "Scenes",
            "Graphics",
        ]),
]

let level7: [Target] = [
    executable(
        "keyline",
        [
            "Projects", "Goldens", "LayoutFile", "Previews", "Rendering", "Typesetting", "ImageCoding", "Scenes",
            "Graphics",
        ]),
    executable(
        "keyline-bench",
        [
            "CCairo", "CHarfBuzz", "CMalloc", "ConstraintSolver", "Graphics", "ImageCoding", "Projects", "Rendering",
            "Scenes", "Typesetting", "UIKitLayout",
        ]),
]

let testTargets: [Target] = [
    tests("ChecksumsTests", ["Checksums"]),
    tests("CommandTests", ["keyline", "Goldens", "Previews", "Typesetting", "Scenes"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("GoldensTests", ["Goldens", "Previews", "Typesetting", "ImageCoding", "Scenes", "Graphics"]),
    tests("GraphicsTests", ["Graphics"]),
    tests("ImageCodingTests", ["ImageCoding", "Graphics", "Scenes"]),
    tests(
        "InterfaceBuilderTests",
        ["InterfaceBuilder", "UIKitLayout", "Localization", "Typesetting", "Scenes", "Graphics"]),
    tests("LayoutFileTests", ["LayoutFile", "UIKitLayout", "Typesetting", "Scenes"]),
    tests("LocalizationTests", ["Localization", "Scenes"]),
    tests(
        "ProjectsTests",
        [
            "Projects", "InterfaceBuilder", "UIKitLayout", "Localization", "Typesetting", "ImageCoding", "Scenes",
            "Graphics",
        ]),
    tests("RenderingTests", ["Rendering", "ImageCoding", "Typesetting", "Graphics", "FoundationSupplement", "Scenes"]),
    tests("PreviewsTests", ["Previews", "Typesetting", "ImageCoding", "Scenes", "Graphics"]),
    tests("ScenesTests", ["Scenes", "Graphics"]),
    tests("TypesettingTests", ["Typesetting", "Scenes", "Graphics", "Checksums"]),
    tests("UIKitLayoutTests", ["UIKitLayout", "ImageCoding", "Typesetting", "Localization", "Scenes", "Graphics"]),
]

/// What other packages can depend on: views and layout under UIKit's names, and everything that makes pictures of them.
let products: [Product] = [
    .executable(name: "keyline", targets: ["keyline"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
    .library(
        name: "KeylinePictures",
        targets: ["Scenes", "Graphics", "Typesetting", "Rendering", "ImageCoding", "Previews", "Goldens"]),
    .library(name: "KeylineSources", targets: ["InterfaceBuilder", "LayoutFile", "Localization", "Projects"]),
]

let package = Package(
    name: "Keyline",
    products: products,
    targets: systemLibraries + level0 + level1 + level2 + level3 + level4 + level5 + level6 + level7 + testTargets,
    swiftLanguageModes: [.v6]
)
