// swift-tools-version: 6.2
import PackageDescription

// Code as apps and libraries have it, written for UIKit and SwiftUI and compiled for Keyline: every `import UIKit` means UIKitLayout.
// `make clients` builds it and runs its tests.

let uiKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitLayout"])]
let keyline: Target.Dependency = .product(name: "UIKitLayout", package: "Keyline")

// Screens as apps have them, written for SwiftUI: `import SwiftUI` means SwiftUILayout, `import Combine` the small module beside it.
let swiftUI: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "SwiftUI=SwiftUILayout", "-module-alias", "Combine=KeylineCombine"])
]
let swiftUILayout: Target.Dependency = .product(name: "SwiftUILayout", package: "Keyline")
let pictures: Target.Dependency = .product(name: "KeylinePictures", package: "Keyline")

// Code that mixes both: `import SwiftUI` means the module that brings UIKit's names along, as Apple's does.
let both: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "SwiftUI=KeylineHosting", "-module-alias", "UIKit=UIKitLayout",
        "-module-alias", "Combine=KeylineCombine",
    ])
]
let hosting: Target.Dependency = .product(name: "KeylineHosting", package: "Keyline")
let testing: [Target.Dependency] = ["Keyline", "KeylineTesting"].map { .product(name: $0, package: "Keyline") }

/// What Keyline reads by path, and SwiftPM need not know.
let documents = ["Login/Login.storyboard", "Login/AmountView.xib"]

let package = Package(
    name: "Clients",
    dependencies: [.package(name: "Keyline", path: "../..")],
    targets: [
        .target(name: "Tether", dependencies: [keyline], swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
        .target(
            name: "Storefront", dependencies: ["Tether", keyline], swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
        .target(name: "Screens", dependencies: [swiftUILayout], swiftSettings: swiftUI + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", swiftUILayout, pictures], exclude: ["Goldens"],
            swiftSettings: swiftUI),
        .target(
            name: "Bridge", dependencies: [hosting, keyline], swiftSettings: both + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BridgeTests", dependencies: ["Bridge", hosting, keyline] + testing, exclude: ["Goldens"],
            swiftSettings: both),
        .target(name: "Kit", dependencies: [keyline], swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "KitTests", dependencies: ["Kit", keyline] + testing, exclude: ["Goldens"], swiftSettings: uiKit),
        // Snapshots as they are written for swift-snapshot-testing, whose module the library's stands for.
        .testTarget(
            name: "SnapshotTests",
            dependencies: [
                "Screens", "Storefront", hosting, keyline, .product(name: "KeylineSnapshotTesting", package: "Keyline"),
            ]
                + testing,
            exclude: ["Goldens"],
            swiftSettings: both + [
                .unsafeFlags(["-module-alias", "SnapshotTesting=KeylineSnapshotTesting"]), .swiftLanguageMode(.v5),
            ]),
        // An app's sources as they are: `KeylineAdapt` rewrites them on the way. It needs no module aliases.
        .target(
            name: "Ledger", dependencies: [keyline], path: "Apps/Ledger", exclude: documents,
            sources: ["Previews.swift"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "KeylineAdapt", package: "Keyline")]),
        .testTarget(
            name: "LedgerTests",
            dependencies: ["Ledger", keyline, .product(name: "KeylineSources", package: "Keyline")] + testing,
            exclude: ["Goldens"]),
        // An app with `@main`, of which nothing is started.
        .executableTarget(
            name: "Lamps", dependencies: [hosting, keyline], path: "Apps/Lamps",
            swiftSettings: both + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "LampsTests", dependencies: ["Lamps", hosting, keyline] + testing, exclude: ["Goldens"],
            swiftSettings: both),
        .testTarget(
            name: "StorefrontTests",
            dependencies: ["Storefront", "Tether", keyline, .product(name: "Keyline", package: "Keyline")],
            swiftSettings: uiKit),
    ]
)
