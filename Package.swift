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
    systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    .systemLibrary(name: "CMalloc"),
    systemLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
]

let level0: [Target] = [
    target("Checksums", ["CNettle"]),
    target("ConstraintSolver"),
    target("FoundationSupplement"),
    // Ordinary C over libicu: its headers collide with Foundation's own copy of ICU, so no ICU type reaches Swift.
    .target(name: "CUnicode", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
]

let level1: [Target] = [
    target("Graphics", ["FoundationSupplement", "Checksums"])
]

let level2: [Target] = [
    target("Scenes", ["Graphics"])
]

let level3: [Target] = [
    target("Localization", ["Scenes"]),
    target("Typesetting", ["Scenes", "Graphics", "Checksums", "CHarfBuzz", "CUnicode"]),
]

let level4: [Target] = [
    target(
        "UIKitLayout",
        ["ConstraintSolver", "Typesetting", "Localization", "Scenes", "Graphics", "FoundationSupplement"])
]

let level7: [Target] = [
    executable("keyline-bench", ["ConstraintSolver", "Typesetting", "Graphics", "CHarfBuzz", "CMalloc"])
]

let testTargets: [Target] = [
    tests("ChecksumsTests", ["Checksums"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("GraphicsTests", ["Graphics"]),
    tests("LocalizationTests", ["Localization", "Scenes"]),
    tests("ScenesTests", ["Scenes", "Graphics"]),
    tests("TypesettingTests", ["Typesetting", "Scenes", "Graphics", "Checksums"]),
    tests("UIKitLayoutTests", ["UIKitLayout", "Typesetting", "Localization", "Scenes", "Graphics"]),
]

let package = Package(
    name: "Keyline",
    targets: systemLibraries + level0 + level1 + level2 + level3 + level4 + level7 + testTargets,
    swiftLanguageModes: [.v6]
)
