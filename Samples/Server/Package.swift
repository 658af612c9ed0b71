// swift-tools-version: 6.2
import PackageDescription

// A service that makes social cards and invoices, PNG and PDF, from JSON:
//
//     swift run --package-path Samples/Server PictureServer --port 8080
//     curl -d '{"title": "Eagle Creek Loop", "author": "Ada"}' http://127.0.0.1:8080/card.png > card.png

let package = Package(
    name: "Server",
    dependencies: [.package(name: "Keyline", path: "../..")],
    targets: [
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .executableTarget(
            name: "PictureServer",
            dependencies: [
                "CMicroHTTPD", .product(name: "Keyline", package: "Keyline"),
                .product(name: "KeylineSources", package: "Keyline"),
                .product(name: "UIKitLayout", package: "Keyline"),
            ],
            resources: [.copy("Texts")], swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
)
