import Foundation
import KeylineFiles
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import KeylineProjects

@Suite @MainActor struct AppFolderTests {
    private let room: AppFixture
    private let fonts: FontCollection

    init() throws {
        room = try AppFixture()
        fonts = try FontCollection.bundled()
    }

    @Test func `everything is found wherever it lies, and what others brought along is passed over`() throws {
        try room.write(Documents.label, "Screens/Base.lproj/Card.xib")
        try room.write(Documents.label, "Pods/Other/Other.xib")
        try room.write(Documents.label, ".build/Built.xib")
        try room.write("keyline: 1\nviews: []\n", "Screens/card.yaml")
        try room.write("other: 1\n", "Screens/other.yaml")
        try room.write("", "Screens/de.lproj/Card.strings")
        try room.write("{}", "Shared/Assets.xcassets/Contents.json")
        let app = try AppFolder(room.path + "/")
        #expect(app.documents == [room.file("Screens/Base.lproj/Card.xib")])
        #expect(app.layouts == [room.file("Screens/card.yaml")])
        #expect(app.catalogs == [room.file("Shared/Assets.xcassets")])
        #expect(app.stringTables == [room.file("Screens/de.lproj/Card.strings")])
    }

    @Test(arguments: ForeignFolders.all.sorted())
    func `a folder of dependencies or builds is skipped, wherever it is`(name: String) throws {
        try room.write(Documents.label, "Screens/Card.xib")
        try room.write(Documents.label, "Screens/\(name)/Other/Other.xib")
        #expect(try AppFolder(room.path).documents == [room.file("Screens/Card.xib")])
    }

    @Test func `the configuration file is no layout, though its first key is a layout's`() throws {
        try room.write("keyline: 1\ncheck: { fail-on: note }\n", "keyline.yaml")
        try room.write("keyline: 1\nviews: []\n", "card.yaml")
        #expect(try AppFolder(room.path).layouts == [room.file("card.yaml")])
    }

    @Test func `pictures that are not read belong to the app, so that something says so`() throws {
        for name in ["a.heic", "b.webp", "c.gif", "d.txt"] { try room.write("", name) }
        #expect(try AppFolder(room.path).pictures == ["a.heic", "b.webp", "c.gif"].map(room.file))
    }

    @Test func `a folder without scenes is refused with the next step`() throws {
        try room.write("nothing", "README.md")
        #expect(throws: ProjectError.emptyFolder(path: room.path)) {
            try SourceOpener.openAll(in: room.path, fonts: fonts)
        }
        #expect(throws: ProjectError.missing(path: room.file("gone"))) {
            try SourceOpener.openAll(in: room.file("gone"), fonts: fonts)
        }
    }

    @Test func `one broken file leaves the others alone`() throws {
        try room.write(Documents.label, "Good.xib")
        try room.write("<document", "Bad.xib")
        let sources = try SourceOpener.openAll(in: room.path, fonts: fonts)
        #expect(sources.map { (try? $0.get()) != nil } == [false, true])
        let contents = try AppContents(of: room.path, fonts: fonts)
        #expect(contents.files.map { $0.error == nil } == [false, true])
        #expect(contents.files[1].scenes.map(\.id) == ["root"])
    }

    @Test func `a reference to a scene of another storyboard shows that scene`() throws {
        let main = Documents.storyboard(
            initial: "nav",
            """
            <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar">
                    <rect key="frame" x="0" y="59" width="393" height="44"/>
                </navigationBar>
                <connections>
                    <segue destination="ref" kind="relationship" relationship="rootViewController" id="seg"/>
                </connections>
            </navigationController>
            """,
            """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Far" id="ref" \
            sceneMemberID="viewController"/>
            """)
        let other = Documents.storyboard(
            initial: "far",
            """
            <viewController storyboardIdentifier="Far" id="far" sceneMemberID="viewController">
                <view key="view" id="far-view">
                    <rect key="frame" x="0" y="0" width="393" height="852"/>
                    <subviews>
                        <label text="From afar" id="far-label">
                            <rect key="frame" x="20" y="200" width="200" height="20"/>
                        </label>
                    </subviews>
                </view>
                <navigationItem key="navigationItem" title="Far away" id="far-item"/>
            </viewController>
            """)
        try room.write(main, "A/Base.lproj/Main.storyboard")
        try room.write(other, "B/Base.lproj/Other.storyboard")
        try room.write("\"far-label.text\" = \"Aus der Ferne\";", "B/de.lproj/Other.strings")
        let sources = try SourceOpener.openAll(in: room.path, fonts: fonts).map { try $0.get() }
        let scene = try #require(try AppFixture.scene("nav", of: sources[0]) { $0.locale = "de" })
        #expect(scene.texts.contains("Aus der Ferne"))
        #expect(scene.texts.contains("Far away"))
    }

    @Test func `storyboards that refer to each other come to an end`() throws {
        for (name, other) in [("A", "B"), ("B", "A")] {
            let text = Documents.storyboard(
                initial: "tabs",
                """
                <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
                    <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="393" height="49"/></tabBar>
                    <connections>
                        <segue destination="ref" kind="relationship" relationship="viewControllers" id="seg"/>
                    </connections>
                </tabBarController>
                """,
                "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"ref\" sceneMemberID=\"viewController\"/>")
            try room.write(text, "\(name).storyboard")
        }
        #expect(try room.scene("A.storyboard", "tabs") != nil)
    }

    @Test func `the list names every scene as it can be asked for`() throws {
        try room.write(
            Documents.storyboard(
                initial: "c",
                """
                <viewController storyboardIdentifier="Start" title="Welcome" customClass="StartController" id="c" \
                sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
                </viewController>
                """), "Main.storyboard")
        let contents = try AppContents(of: room.path, fonts: fonts)
        let scene = try #require(contents.files.first?.scenes.first)
        #expect(scene.id == "s0")
        #expect(scene.names == ["Start", "Welcome", "StartController", "c"])
        #expect(try JSONDecoder().decode(AppContents.self, from: Data(contents.json().utf8)) == contents)
    }

    @Test(arguments: [
        ("Debug.storyboard", true), ("DebugMenu.xib", true), ("AppDebugScreen.storyboard", true),
        ("DeveloperOptions.storyboard", true), ("SILDebugDeviceCell.xib", false), ("Debugger.xib", false),
    ])
    func `documents are for developers by what their names begin or end with`(name: String, isLeftOut: Bool) throws {
        try room.write(Documents.label, name)
        try room.write(Documents.label, "Main.xib")
        let unseen = try SourceOpener.unseenDocuments(in: room.path).forDevelopers
        #expect(unseen.contains { $0.hasSuffix(name) } == isLeftOut)
    }

    @Test(arguments: [
        ("let card = UINib(nibName: \"Card\", bundle: nil)", "Home.swift", false),
        ("R.nib.card()", "Home.swift", false), ("class Card: UIView {}", "Card.swift", false),
        ("let car = 3", "Home.swift", true), ("class CardController: UIViewController {}", "Card.swift", false),
        ("<string>Card</string>", "Info.plist", false),
    ])
    func `a document that nothing names is shown by nothing`(code: String, name: String, isLeftOut: Bool) throws {
        for document in ["Card.xib", "Main.xib", "LaunchScreen.xib"] { try room.write(Documents.label, document) }
        try room.write(code, name)
        let unnamed = try SourceOpener.unseenDocuments(in: room.path).unnamed
        #expect(unnamed.map(\.lastPathComponent) == (isLeftOut ? ["Card.xib"] : []))
    }

    @Test func `a document that another one names is shown, and most of an app's are`() throws {
        for document in ["Card.xib", "Main.xib", "Old.xib"] { try room.write(Documents.label, document) }
        try room.write("let main = 1", "Home.swift")
        #expect(try SourceOpener.unseenDocuments(in: room.path).unnamed.isEmpty, "their code is elsewhere")
        try room.write("<viewControllerPlaceholder storyboardName=\"Card\" id=\"c\"/>", "Main.storyboard")
        #expect(try SourceOpener.unseenDocuments(in: room.path).unnamed.map(\.lastPathComponent) == ["Old.xib"])
    }
}
