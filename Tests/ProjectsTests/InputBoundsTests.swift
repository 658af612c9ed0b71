import Foundation
import Glibc
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineProjects

/// What lies in a folder cannot make the program wait or search without end.
@Suite struct InputBoundsTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "keyline-bounds-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func `a pipe that nobody writes to is an error and is not waited for`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/screen.yaml"
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: ProjectError.self) { try SourceOpener.open(path, fonts: .bundled()) }
    }

    @Test func `a layout in the current folder is not looked up in the root of the file system`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let layout = Data("keyline: 1\nsize: 8x8\nviews: [{ type: UIView }]\n".utf8)
        let (source, inputs) = InputTrace.collecting {
            Result { try SourceOpener.open("x.yaml", contents: layout, fonts: .bundled()) }
        }
        _ = try source.get()
        let folders = inputs.compactMap { if case .entries(let folder, _, _) = $0 { folder } else { nil } }
        #expect(folders.contains("."))
        #expect(folders.filter { $0.hasPrefix("/") } == [])
    }

    @Test func `a device is an error`() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: ProjectError.self) { try SourceOpener.open("/dev/zero", fonts: .bundled()) }
    }

    @Test func `a pipe in an app's folder is passed over`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(mkfifo(folder + "/screen.yaml", 0o600) == 0)
        #expect(try AppFolder(folder).layouts.isEmpty)
    }

    @Test func `groups of a catalog may have dots in their names, and other assets are no groups`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalog = folder + "/A.xcassets"
        for place in ["Signup 2.0/hero.imageset", "Badge.stickerpack/other.imageset", "Plain/own.imageset"] {
            try FileManager.default.createDirectory(atPath: "\(catalog)/\(place)", withIntermediateDirectories: true)
        }
        #expect(AssetCatalog(path: catalog).images.keys.sorted() == ["hero", "own"])
    }

    @Test func `a link out of a catalog is not followed`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = FileManager.default
        let catalog = folder + "/A.xcassets"
        try files.createDirectory(atPath: catalog + "/own.imageset", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder + "/outside/other.imageset", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: catalog + "/group", withDestinationPath: folder + "/outside")
        try files.createSymbolicLink(atPath: catalog + "/round", withDestinationPath: catalog)
        let found = AssetCatalog(path: catalog)
        #expect(found.images.keys.sorted() == ["own"])
    }

    @Test func `a catalog that links to the root of the disk holds what is its own`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalog = folder + "/A.xcassets"
        try FileManager.default.createDirectory(
            atPath: catalog + "/own.imageset", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: catalog + "/disk", withDestinationPath: "/")
        #expect(AssetCatalog(path: catalog).images.keys.sorted() == ["own"])
    }

    @Test func `a folder that links to the root of the disk is searched no further`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "keyline: 1\nsize: 9x9\nviews: []\n".write(
            toFile: folder + "/screen.yaml", atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder + "/disk", withDestinationPath: "/")
        #expect(try AppFolder(folder).layouts.map { $0.hasSuffix("screen.yaml") } == [true])
    }

    /// A small file can unpack to any number of pixels, and a folder can hold any number of files.
    @MainActor @Test func `pictures that are too much together are left out by name until others are gone`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = ["a", "b", "c"].map { "\(folder)/\($0).png" }
        let bytes = try PNGEncoder().encode(Bitmap(width: 50, height: 50, pixels: [UInt8](repeating: 9, count: 10_000)))
        for file in files { try Data(bytes).write(to: URL(fileURLWithPath: file)) }
        var limits = ImageLimits.standard
        limits.budget = ImageBudget(byteCount: 25_000)
        let assets = Assets(catalogs: [], pictures: files, foundIn: .nowhere, limits: limits)
        let environment = SceneEnvironment(size: CGSize(width: 100, height: 100), scale: 1)
        let context = SceneContext(
            environment: environment, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        context.perform {
            let traits = UITraitCollection(environment)
            var shown = ["a", "b", "c", "a", "c"].map { assets.image(named: $0, traits: traits) }
            #expect(shown.map { $0 != nil } == [true, true, false, true, false])
            #expect(limits.budget.claimedByteCount == 20_000, "a picture that is in use is not decoded again")
            let notes = context.diagnostics.filter { $0.kind == .missingImage }
            #expect(notes.map(\.location?.file) == [files[2]])
            #expect(notes.first?.message.contains("decoded pictures may take") == true)
            shown = []
            #expect(assets.image(named: "c", traits: traits) != nil)
        }
    }
}
