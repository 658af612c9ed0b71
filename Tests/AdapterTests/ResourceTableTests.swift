import Foundation
import Testing

@testable import KeylineAdapter

/// The tables that R.swift and SwiftGen make, for the names that sources use.
@Suite final class ResourceTableTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        try write(
            "\"home.title\" = \"Home\";\n\"home.greeting_text\" = \"Hello, %@: %1$d of %2$.1f\";\n\"plain\" = \"Plain\";\n",
            "en.lproj/Localizable.strings")
        try write("\"only\" = \"Only\";\n", "de.lproj/Localizable.strings")
        try write("\"only\" = \"Only\";\n", "Errors.strings")
        try write("{}", "Assets.xcassets/my-logo.imageset/Contents.json")
        try write("{}", "Assets.xcassets/Colors/brandRed.colorset/Contents.json")
        try write("", "Inter-Bold.ttf")
        try write("{}", "data.json")
        try write(
            """
            <document initialViewController="abc"><scenes>
            <viewController id="abc" customClass="HomeController"/>
            <tableViewController storyboardIdentifier="detail" id="def" customClass="DetailController"/>
            <tableViewCell reuseIdentifier="cell" id="ghi" customClass="ItemCell"/>
            </scenes></document>
            """, "Main.storyboard")
        try write("<document><objects><view id=\"a\" customClass=\"Badge\"/></objects></document>", "Badge.xib")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ source: String, names: [SwiftGenNames.Kind: [String]] = [:]) -> String {
        let sources = [folder.appendingPathComponent("Home.swift").path]
        return ResourceTables(CatalogSearch.resources(of: sources, paths: sources), names: names, texts: [source]).text
    }

    @Test(arguments: [
        ("R.image.myLogo()", "static var myLogo: R.ImageName { R.ImageName(name: \"my-logo\") }"),
        ("R.color.brandRed()", "static var brandRed: R.ColorName { R.ColorName(name: \"brandRed\") }"),
        ("R.font.interBold(size: 12)", "static var interBold: R.FontName { R.FontName(name: \"Inter-Bold\") }"),
        ("R.file.dataJson()", "static var dataJson: R.FileName { R.FileName(name: \"data.json\") }"),
        ("R.string.localizable.homeTitle()", "static var homeTitle: R.StringName { R.StringName(key: \"home.title\""),
        ("R.string.errors.only()", "enum errors {\nstatic var only: R.StringName"),
        ("R.nib.badge(withOwner: nil)", "static var badge: R.NibName<Badge>"),
        ("R.reuseIdentifier.cell", "static var cell: R.ReuseIdentifier<ItemCell>"),
        (
            "R.storyboard.main.detail()",
            "static func detail() -> DetailController? { R.StoryboardName(name: \"Main\").scene(\"detail\")"
        ),
        (
            "R.storyboard.main.instantiateInitialViewController()",
            "static func instantiateInitialViewController() -> HomeController?"
        ),
        ("L10n.Home.title", "enum Home {\nstatic var title: String { Foundation.Bundle.main"),
        ("L10n.Localizable.plain", "enum Localizable {\nstatic var plain: String"),
        ("Asset.myLogo.image", "static var myLogo: ImageAsset"),
        ("Asset.Colors.brandRed.color", "enum Colors {\nstatic var brandRed: ColorAsset"),
        ("FontFamily.Inter.bold.font(size: 3)", "enum Inter {\nstatic var bold: FontConvertible"),
        ("StoryboardScene.Main.detail.instantiate()", "static var detail: SceneType<DetailController>"),
        ("StoryboardScene.Main.initialScene.instantiate()", "static var initialScene: SceneType<HomeController>"),
    ])
    func `a name is the resource of its letters and digits`(use: String, code: String) {
        #expect(text("let a = \(use)").contains(code))
    }

    @Test func `values of a text are parameters, in their places`() {
        let text = text("L10n.Home.greetingText(\"Ada\", 2.5)")
        #expect(text.contains("static func greetingText(_ p1: Int, _ p2: Double) -> String { String(format: "))
        #expect(FormatTypes.types(of: "%@ has %lld of %5.2f, 100%%") == ["String", "Int", "Double"])
    }

    @Test func `what sources declare, and what no resource has, is left out`() {
        #expect(text("enum L10n { static let a = 1 }; L10n.Home.title; L10n.a").isEmpty)
        #expect(text("L10n.nowhere; R.image.nothing()").isEmpty)
        #expect(text("VR.image.myLogo(); let radius = r.image").isEmpty)
    }

    @Test func `the configuration of SwiftGen names tables`() {
        let names = SwiftGenNames.names(
            in: "strings:\n  outputs:\n    - params:\n        enumName: Strings\n"
                + "xcassets:\n  params:\n    enumName: Art\n")
        #expect(names == [.strings: ["Strings"], .assets: ["Art"]])
        let tables = text("Strings.Home.title; Art.myLogo.name", names: names)
        #expect(tables.contains("enum Art {\nstatic var myLogo: ImageAsset"))
    }
}
