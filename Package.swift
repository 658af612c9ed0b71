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

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let systemLibraries: [Target] = [
    systemLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    .systemLibrary(name: "CMalloc"),
]

let level0: [Target] = [
    target("Checksums", ["CNettle"]),
    target("ConstraintSolver"),
    target("FoundationSupplement"),
]

let level1: [Target] = [
    target("Graphics", ["FoundationSupplement", "Checksums"])
]

let level2: [Target] = [
    target("Scenes", ["Graphics"])
]

let level7: [Target] = [
    .executableTarget(name: "keyline-bench", dependencies: ["ConstraintSolver", "CMalloc"], swiftSettings: settings)
]

let testTargets: [Target] = [
    tests("ChecksumsTests", ["Checksums"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("GraphicsTests", ["Graphics"]),
    tests("ScenesTests", ["Scenes", "Graphics"]),
]

let package = Package(
    name: "Keyline",
    targets: systemLibraries + level0 + level1 + level2 + level7 + testTargets,
    swiftLanguageModes: [.v6]
)
