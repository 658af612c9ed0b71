import Foundation
import Glibc
import KeylineTypesetting
import Testing

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

    @Test func `a device is an error`() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: ProjectError.self) { try SourceOpener.open("/dev/zero", fonts: .bundled()) }
    }

    @Test func `a pipe in an app's folder is passed over`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(mkfifo(folder + "/screen.yaml", 0o600) == 0)
        #expect(try AppFolder(folder).layouts.isEmpty)
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
}
