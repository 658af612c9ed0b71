// swift-tools-version: 6.2
import PackageDescription

// A design system's components as an app has them, for SwiftUI and for UIKit, each with previews:
//
//     keyline preview --package Samples/DesignSystem

let swiftUI: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "SwiftUI=SwiftUILayout", "-module-alias", "Combine=KeylineCombine"])
]
let uiKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitLayout"])]

let package = Package(
    name: "DesignSystem",
    defaultLocalization: "en",
    dependencies: [.package(name: "Keyline", path: "../..")],
    targets: [
        .target(
            name: "Components", dependencies: [.product(name: "SwiftUILayout", package: "Keyline")],
            resources: [.process("Resources")], swiftSettings: swiftUI),
        .target(
            name: "Controls", dependencies: [.product(name: "UIKitLayout", package: "Keyline")], swiftSettings: uiKit),
    ]
)
