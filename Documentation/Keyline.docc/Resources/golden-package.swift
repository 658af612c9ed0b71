// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Keyline")],
    targets: [
        .target(name: "Shop", dependencies: [.product(name: "SwiftUILayout", package: "Keyline")]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop",
                .product(name: "Keyline", package: "Keyline"),
                .product(name: "KeylineTesting", package: "Keyline"),
                .product(name: "SwiftUILayout", package: "Keyline"),
            ],
            exclude: ["Goldens"]),
    ]
)
