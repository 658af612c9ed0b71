import Foundation
import Testing

@testable import KeylineAdapter

/// The symbols of catalogs, as Xcode generates them.
@Suite final class GeneratedSymbolTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        for name in [
            "brandColor.colorset", "hero-icon.imageset", "URLBar.imageset", "Icons/2 stars.imageset", "red.colorset",
        ] {
            try FileManager.default.createDirectory(
                at: catalog.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            .write(to: catalog.appendingPathComponent("Icons/Contents.json"))
        let strings = """
            {"sourceLanguage": "en", "strings": {
              "greeting.title": {"extractionState": "manual", "localizations":
                {"en": {"stringUnit": {"value": "Hello, %@: %lld"}}}},
              "distance": {"extractionState": "manual", "localizations":
                {"en": {"stringUnit": {"value": "%.1f km\\n\\"100%% done\\""}}}},
              "Found in code": {}}}
            """
        try Data(strings.utf8).write(to: folder.appendingPathComponent("Shop.xcstrings"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ sources: String...) -> String {
        let catalogs = ["Assets.xcassets", "Shop.xcstrings"].map { folder.appendingPathComponent($0).path }
        return GeneratedSymbols(catalogs, texts: sources).text
    }

    @Test func `pictures and colours have names without their kind, in the groups that give a namespace`() {
        let text = text("Image(.heroIcon); Image(.urlBar); Image(.Icons._2Stars); Color(.brand)")
        #expect(text.contains(#"static let heroIcon = ImageResource(name: "hero-icon""#))
        #expect(text.contains(#"static let urlBar = ImageResource(name: "URLBar""#))
        #expect(text.contains("enum Icons {\nstatic let _2Stars = ImageResource(name: \"Icons/2 stars\""))
        #expect(text.contains(#"static let brand = ColorResource(name: "brandColor""#))
        #expect(text.contains("extension ShapeStyle where Self == Color {\nstatic var brand: Color"))
    }

    @Test func `what sources do not use, or declare themselves, and what the system has is left out`() {
        #expect(text("Text(\"\")").isEmpty)
        let declared = text(
            "extension Color { static let brand = Color(\"brandColor\") }; let a = Color.brand; Color.red")
        #expect(!declared.contains("static var brand"))
        #expect(!declared.contains("static var red"))
    }

    @Test func `a module names its bundle also where no resources are listed`() {
        var symbols = GeneratedSymbols([], texts: ["let bundle = Bundle.module"])
        symbols.addBundle()
        #expect(symbols.text.contains("static var module: Foundation.Bundle { .main }"))
        var declared = GeneratedSymbols(
            [], texts: ["extension Bundle { static var module: Bundle { .main } }; Bundle.module"])
        declared.addBundle()
        #expect(declared.text.isEmpty)
    }

    @Test func `keys that people wrote are functions of their values, in their table`() {
        let text = text("Text(.Shop.greetingTitle(\"Ada\", 3))")
        #expect(text.contains("enum Shop {"))
        #expect(text.contains("static func greetingTitle(_ value0: String, _ value1: Int) -> LocalizedStringResource"))
        #expect(text.contains(#"defaultValue: "Hello, \(value0): \(value1)", table: "Shop""#))
        #expect(!text.contains("foundInCode"))
    }

    @Test func `digits behind the point, percent signs and line ends of a text stay in its symbol`() {
        let text = text("Text(.Shop.distance(2.5))")
        #expect(text.contains("static func distance(_ value0: Double) -> LocalizedStringResource"))
        #expect(text.contains(#"defaultValue: "\(value0, specifier: "%.1f") km\n\"100% done\"", table"#))
    }

    @Test func `the catalogs of a module are in the folder around its sources, or in a list beside them`() throws {
        let sources = ["Views/Card.swift", "Models/Item.swift"].map { folder.appendingPathComponent($0).path }
        let catalogs = CatalogSearch.resources(of: sources, paths: sources)
        #expect(catalogs.map { $0.split(separator: "/").last } == ["Assets.xcassets", "Shop.xcstrings"])
        let links = folder.appendingPathComponent("Links")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        try Data("/elsewhere/Other.xcassets".utf8).write(to: links.appendingPathComponent(CatalogSearch.listName))
        #expect(
            CatalogSearch.resources(of: [links.path + "/Card.swift"], paths: sources) == ["/elsewhere/Other.xcassets"])
    }
}
