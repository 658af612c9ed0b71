// swift-tools-version: 6.2
import PackageDescription

// Layout code as apps and libraries have it, written for UIKit and compiled for Keyline: every `import UIKit` means UIKitLayout.
// `make clients` builds it and runs its tests.

let uiKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitLayout"])]
let keyline: Target.Dependency = .product(name: "UIKitLayout", package: "Keyline")

let package = Package(
    name: "Clients",
    dependencies: [.package(name: "Keyline", path: "../..")],
    targets: [
        .target(name: "Tether", dependencies: [keyline], swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
        .target(
            name: "Storefront", dependencies: ["Tether", keyline], swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
        .testTarget(name: "StorefrontTests", dependencies: ["Storefront", "Tether", keyline], swiftSettings: uiKit),
    ]
)
