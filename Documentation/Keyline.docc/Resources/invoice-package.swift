// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Invoices",
    dependencies: [.package(path: "../Keyline")],
    targets: [
        .executableTarget(
            name: "Invoices",
            dependencies: [
                .product(name: "Keyline", package: "Keyline"), .product(name: "SwiftUILayout", package: "Keyline"),
            ])
    ]
)
