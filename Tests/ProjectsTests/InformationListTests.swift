import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import KeylineProjects

@Suite @MainActor struct InformationListTests {
    private let app: AppFixture

    init() throws { app = try AppFixture() }

    private func list(_ keys: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(keys)</dict></plist>"
    }

    private func lists(_ names: String...) -> InformationLists {
        InformationLists(names.map(app.file), fonts: ["/app/Fonts/Own.otf"])
    }

    @Test func `fonts that an app lists and that are not here are known`() throws {
        let fonts = "<key>UIAppFonts</key><array><string>Fonts/Own.otf</string><string>Bought.otf</string></array>"
        try app.write(list(fonts), "App/Info.plist")
        try app.write(list(fonts), "App/Other.plist")
        #expect(lists("App/Info.plist").missingFontFiles == ["Bought.otf"])
        #expect(lists("App/Other.plist", "App/None-Info.plist").missingFontFiles.isEmpty)
    }

    @Test(arguments: [
        ("<true/>", "<false/>", true), ("<true/>", "<true/>", false), ("<false/>", "<false/>", false),
    ])
    func `an app has no status bar where no controller can ask for one`(
        isHidden: String, asksControllers: String, expected: Bool
    ) throws {
        let keys = "<key>UIStatusBarHidden</key>\(isHidden)"
        try app.write(
            list(keys + "<key>UIViewControllerBasedStatusBarAppearance</key>\(asksControllers)"), "App/Info.plist")
        try app.write(list(keys), "App/Second-Info.plist")
        try app.write(list("<key>NSExtension</key><dict/>\(keys)"), "Share/Info.plist")
        #expect(lists("App/Info.plist", "Share/Info.plist").hidesStatusBar == expected)
        #expect(!lists("App/Info.plist", "App/Second-Info.plist").hidesStatusBar)
        #expect(!lists("Share/Info.plist").hidesStatusBar)
    }

    @Test func `an app is always light or dark where all its lists say so`() throws {
        func style(_ word: String) -> String { "<key>UIUserInterfaceStyle</key><string>\(word)</string>" }
        let screens = "<key>UILaunchStoryboardName</key><string>Launch</string>"
        try app.write(list(style("Dark")), "App/Info.plist")
        try app.write(list(style("Light")), "App/Light-Info.plist")
        try app.write(list(screens), "App/Open-Info.plist")
        try app.write(list("<key>NSExtension</key><dict/>" + screens), "Share/Info.plist")
        try app.write(list("<key>CFBundleName</key><string>Tests</string>"), "Tests/Info.plist")
        #expect(lists("App/Info.plist", "Share/Info.plist", "Tests/Info.plist").appearance == .dark)
        #expect(lists("App/Light-Info.plist").appearance == .light)
        #expect(lists("App/Info.plist", "App/Light-Info.plist").appearance == nil)
        #expect(lists("App/Info.plist", "App/Open-Info.plist").appearance == nil)
    }

    @Test(arguments: [("Light", Appearance.light, 1), ("Dark", .dark, 0)])
    func `documents of an app with one appearance have it on a device`(
        word: String, appearance: Appearance, notes: Int
    ) throws {
        try app.write(list("<key>UIUserInterfaceStyle</key><string>\(word)</string>"), "Info.plist")
        try app.write(
            Documents.xib("<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></view>"),
            "Card.xib")
        let source = try SourceOpener.open(app.file("Card.xib"), fonts: FontCollection.bundled())
        let scene = try #require(source.scenes.first)
        var environment = scene.environment
        environment.appearance = .dark
        environment.presentation = .device
        let shown = try source.makeScene(scene.id, in: environment)
        #expect(shown.environment.appearance == appearance)
        #expect(shown.diagnostics.count { $0.message.contains("UIUserInterfaceStyle") } == notes)
        environment.presentation = .canvas
        #expect(try source.makeScene(scene.id, in: environment).environment.appearance == .dark)
    }

    @Test func `an app has the names that its lists write out`() throws {
        let names = "<key>CFBundleDisplayName</key><string>Trails</string>"
        try app.write(list(names + "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>"), "App/Info.plist")
        #expect(lists("App/Info.plist").appNames == ["Trails"])
        #expect(InformationLists.none.appNames.isEmpty)
    }

    @Test(arguments: [("iPad 9.7-inch", CGFloat(0)), ("iPhone 8", 0), ("iPhone 15", 59)])
    func `what the bar leaves free is the app's`(device: String, top: CGFloat) throws {
        var environment = SceneEnvironment(device: try #require(Device.named(device)))
        environment.hideStatusBar()
        #expect(environment.safeArea.top == top)
    }

    @Test(arguments: [(ScenePresentation.device, CGFloat(0)), (.canvas, 20)])
    func `documents of the app are shown without the bar on a device`(
        presentation: ScenePresentation, top: CGFloat
    ) throws {
        let page = """
            <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="strip">
            <rect key="frame" x="0" y="20" width="375" height="40"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints><constraint firstItem="strip" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/></constraints>
            </view></viewController>
            """
        try app.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="first">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <scenes><scene sceneID="s0"><objects>\(page)</objects></scene></scenes>
            </document>
            """, "App/Main.storyboard")
        let keys = "<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><false/>"
        try app.write(list(keys), "App/Info.plist")
        let sources = try SourceOpener.openAll(in: app.path, fonts: try FontCollection.bundled())
        let source = try #require(sources.first).get()
        let scene = try #require(try AppFixture.scene("s0", of: source) { $0.presentation = presentation })
        #expect(scene.layout.placedViews.first { $0.view.id == "strip" }?.frame.minY == top)
        #expect(scene.statusBar.isHidden == (presentation == .device))
    }
}
