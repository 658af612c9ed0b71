import Foundation
import Testing

@testable import KeylineProjects

/// The catalogs and fonts that a single document sees are those that the whole app's documents see.
@Suite struct NeighborhoodTests {
    private let room: AppFixture

    init() throws {
        room = try AppFixture()
        try room.write(Documents.label, "Sources/Player/Card.xib")
        try room.write("font", "App/Resources/fonts/Own.ttf")
        try room.write("{}", "Resources/iOS/Images.xcassets/Contents.json")
        try room.write("{}", "Sources/Player/Near.xcassets/Contents.json")
        try room.write("font", "Pods/Other/fonts/Other.ttf")
    }

    private func found() -> (catalogs: [String], fonts: [String]) {
        let around = Neighborhood(of: room.file("Sources/Player/Card.xib"))
        func short(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(room.path.count + 1)) } }
        return (short(around.catalogs), short(around.fonts))
    }

    @Test func `in an Xcode project's folder catalogs and fonts count wherever they are, the nearest first`() throws {
        try room.write("", "App.xcodeproj/project.pbxproj")
        #expect(found().catalogs == ["Sources/Player/Near.xcassets", "Resources/iOS/Images.xcassets"])
        #expect(found().fonts == ["App/Resources/fonts/Own.ttf"])
    }

    @Test func `a package has those around the document alone`() throws {
        try room.write("", "Package.swift")
        #expect(found().catalogs == ["Sources/Player/Near.xcassets"])
        #expect(found().fonts.isEmpty)
    }

    @Test func `a project's catalogs outside of its folder count for one file too`() throws {
        let project = """
            { rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; };
                G = { isa = PBXGroup; children = (A, S, N); sourceTree = "<group>"; };
                A = { isa = PBXFileReference; path = ../Resources/iOS/Images.xcassets; sourceTree = "<group>"; };
                N = { isa = PBXFileReference; path = ../Gone.xcassets; sourceTree = "<group>"; };
                S = { isa = PBXFileReference; path = Player/Near.xcassets; sourceTree = "<group>"; };
            }; }
            """
        try room.write(project, "Sources/App.xcodeproj/project.pbxproj")
        #expect(found().catalogs == ["Sources/Player/Near.xcassets", "Resources/iOS/Images.xcassets"])
    }
}
