import Foundation
import Testing

/// `keyline map`: pictures, pages and data of an app's screens and the ways between them.
@Suite struct MapCommandTests {
    private struct Document: Decodable {
        struct Node: Decodable {
            let id: String
            let name: String
            let kind: String
            let isInitial: Bool
            let frame: [Double]
            let message: String?
            let preview: String?
            let command: String?
            let picture: String?
        }
        struct Edge: Decodable {
            let source: String
            let target: String?
            let kind: String
            let identifier: String?
            let location: String
            let performed: [String]
        }
        struct Finding: Decodable {
            let message: String
            let location: String?
        }
        struct Board: Decodable { let title: String }
        let boards: [Board]
        let nodes: [Node]
        let edges: [Edge]
        let findings: [Finding]
    }

    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples").path

    /// A storyboard with three scenes: A shows B and presents a controller of another storyboard, B cannot be drawn where its text is broken.
    private static func storyboard(_ name: String, _ connections: String = "", _ more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(name)">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="\(name)-scene"><objects><viewController id="\(name)" customClass="\(name)Controller" \
        storyboardIdentifier="\(name)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(name)-view"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <connections>
        \(connections)
        </connections></viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        \(more)
        </scenes></document>
        """
    }

    private static let reference = """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="More" id="ref" sceneMemberID="viewController"/></objects>
        <point key="canvasLocation" x="900" y="0"/></scene>
        """
    private static let segue = "<segue destination=\"ref\" kind=\"presentation\" identifier=\"more\" id=\"s\"/>"

    private func json(_ room: CommandSandbox, _ words: String...) throws -> Document {
        let outcome = try room.run(["map"] + words + ["--format", "json"])
        return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
    }

    /// The data of a page's script.
    private func page(_ bytes: Data?) throws -> Document {
        let text = String(decoding: try #require(bytes), as: UTF8.self)
        let match = try #require(text.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/))
        return try JSONDecoder().decode(Document.self, from: Data(match.1.utf8))
    }

    @Test func `the sample tour is four screens with its segues`() throws {
        let document = try json(try CommandSandbox(), Self.samples + "/Tour")
        #expect(document.nodes.map(\.name) == ["Start", "Welcome", "Plan", "Invite"])
        #expect(document.nodes.map(\.isInitial) == [true, false, false, false])
        #expect(document.edges.map(\.kind) == ["relationship", "show", "present", "unwind"])
        #expect(document.edges.map(\.identifier) == [nil, "plan", "invite", nil])
        // 720 six-hundredths of the device's width.
        let steps = zip(document.nodes, document.nodes.dropFirst()).map { $1.frame[0] - $0.frame[0] }
        #expect(steps == steps.map { _ in steps[0] })
        #expect(document.findings.isEmpty)
    }

    @Test func `a reference is followed into the storyboard beside a file`() throws {
        let document = try json(try CommandSandbox(), Self.samples + "/Trails/Base.lproj/App.storyboard")
        #expect(document.boards.map(\.title) == ["App", "Main"])
        #expect(
            document.edges.map(\.kind) == ["relationship", "relationship", "relationship", "reference", "relationship"])
        let reference = try #require(document.edges.first { $0.kind == "reference" })
        #expect(document.nodes.first { $0.id == reference.target }?.isInitial == true)
    }

    @Test(arguments: [
        ("svg", "<svg xmlns="), ("pdf", "%PDF"), ("png", "\u{FFFD}PNG"), ("html", "<!doctype html>"), ("json", "{"),
    ])
    func `the name of the output says the form`(ending: String, start: String) throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A"), "Main.storyboard")
        let outcome = try room.run("map", "Main.storyboard", "-o", "out/map.\(ending)")
        #expect(outcome.status == 0)
        #expect(outcome.output == "out/map.\(ending)\n")
        let bytes = try #require(room.bytes("out/map.\(ending)"))
        let beginning = String(decoding: bytes.prefix(20), as: UTF8.self)
        #expect(beginning.hasPrefix(start))
    }

    @Test func `a folder has a page whose scenes open in a preview beside it`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A"), "Main.storyboard")
        let outcome = try room.run("map", "Main.storyboard", "--appearance", "dark")
        #expect(outcome.output == "map/index.html\n")
        #expect(room.names.contains("map/preview/index.html"))
        let node = try #require(try page(room.bytes("map/index.html")).nodes.first)
        #expect(node.picture == "images/Main.png")
        #expect(room.names.contains("map/images/Main.png"))
        #expect(node.preview == "preview/index.html#scene=Main.storyboard%23A-scene")
        #expect(node.command == "keyline preview Main.storyboard --appearance dark")
    }

    @Test func `one page has its pictures in it, and links to a preview that is named`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A"), "Main.storyboard")
        #expect(try room.run("map", "Main.storyboard", "-o", "pages/map.html", "--preview", "out/preview").status == 0)
        #expect(room.names == ["Main.storyboard", "pages/map.html"])
        let node = try #require(try page(room.bytes("pages/map.html")).nodes.first)
        #expect(node.picture?.hasPrefix("data:image/png;base64,") == true)
        #expect(node.preview == "../out/preview/index.html#scene=Main.storyboard%23A-scene")
        let refused = try room.run("map", "Main.storyboard", "-o", "map.html", "--preview", "javascript://x")
        #expect(refused.status == 2)
    }

    @Test func `a reference that leads nowhere is a warning with its line, and the rest is drawn`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A", Self.segue, Self.reference), "Main.storyboard")
        let outcome = try room.run("map", "Main.storyboard", "-o", "map.svg")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("Main.storyboard:10:"))
        #expect(outcome.errors.contains("the app has no storyboard \"More\""))
        #expect(outcome.errors.contains("hint: add More.storyboard"))
    }

    @Test func `a storyboard that cannot be read is told, and its reference says so`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A", Self.segue, Self.reference), "App/Main.storyboard")
        try room.write("<document", "App/More.storyboard")
        let outcome = try room.run("map", "App/Main.storyboard", "--format", "json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/More.storyboard:1:"))
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.nodes.last?.message?.hasPrefix("More.storyboard cannot be read") == true)
    }

    @Test func `a scene whose table of texts cannot be read is drawn, and the error is told`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A", Self.segue, Self.reference), "App/Main.storyboard")
        try room.write(Self.storyboard("More"), "App/Base.lproj/More.storyboard")
        try room.write("\"x\" = broken", "App/de.lproj/More.strings")
        let outcome = try room.run("map", "App", "--locale", "de", "--format", "json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/de.lproj/More.strings:1:"))
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.nodes.allSatisfy { $0.message == nil })
    }

    @Test func `a scene that cannot be drawn is a box with the reason, and the others are drawn`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A", Self.segue, Self.reference), "App/Main.storyboard")
        try room.write(Self.storyboard("More"), "App/Base.lproj/More.storyboard")
        try room.write(
            "class MoreController: UIViewController { override func viewDidLoad() { title = NSLocalizedString(\"x\", comment: \"\") } }",
            "App/More.swift")
        try room.write("\"x\" = broken", "App/de.lproj/Localizable.strings")
        let outcome = try room.run("map", "App", "--locale", "de", "--format", "json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/de.lproj/Localizable.strings:1:"))
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.nodes.map { $0.message == nil } == [true, true, false])
    }

    @Test func `a storyboard in several languages is on the map once`() throws {
        let room = try CommandSandbox()
        for language in ["de", "Base", "fr"] {
            try room.write(Self.storyboard("A"), "App/\(language).lproj/Main.storyboard")
        }
        #expect(try json(room, "App").nodes.map(\.id) == ["App/Base.lproj/Main.storyboard#A-scene"])
    }

    @Test func `code is read and not run, and can be left out`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A"), "App/Main.storyboard")
        let code = """
            import UIKit
            class AController: UIViewController {
                func go() { present(Sheet(), animated: true); performSegue(withIdentifier: "gone", sender: nil) }
            }
            class Sheet: UIViewController {}
            """
        try room.write(code, "App/Code.swift")
        let document = try json(room, "App")
        #expect(document.nodes.map(\.kind) == ["scene", "code"])
        #expect(document.edges.map(\.location) == ["App/Code.swift:3:17"])
        #expect(document.findings.map(\.location) == ["App/Code.swift:3:51"])
        #expect(try json(room, "App", "--code", "off").nodes.map(\.kind) == ["scene"])
    }

    @Test func `an app in code alone is a map of its types`() throws {
        let room = try CommandSandbox()
        let code = """
            import SwiftUI
            struct Home: View { var body: some View { NavigationLink("Go") { Detail() } } }
            struct Detail: View { var body: some View { Text("") } }
            """
        try room.write(code, "App/Sources/App/Home.swift")
        let document = try json(room, "App")
        #expect(document.nodes.map(\.name) == ["Home", "Detail"])
        #expect(document.edges.map(\.identifier) == ["Go"])
    }

    @Test func `a golden records the map, and names the screen that differs`() throws {
        let room = try CommandSandbox()
        func write(_ color: String) throws {
            let view = "<view key=\"view\" contentMode=\"scaleToFill\" id=\"B-view\">"
            let background = "<color key=\"backgroundColor\" systemColor=\"\(color)\"/>"
            let scene = """
                <scene sceneID="B-scene"><objects><viewController id="B" storyboardIdentifier="B" sceneMemberID="viewController">\
                \(view)<rect key="frame" x="0" y="0" width="375" height="667"/>\(background)</view></viewController></objects>
                <point key="canvasLocation" x="900" y="0"/></scene>
                """
            let segue = "<segue destination=\"B\" kind=\"show\" identifier=\"next\" id=\"s\"/>"
            try room.write(Self.storyboard("A", segue, scene), "App/Main.storyboard")
        }
        try write("systemBackgroundColor")
        try room.write("map.png App --map --scale 1\nmap.layout.txt App --map\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(try room.run("golden", "test").status == 0)
        let text = String(decoding: try #require(room.bytes("golden/map.layout.txt")), as: UTF8.self)
        #expect(text.contains("show next from AController to View Controller"))
        try write("systemRedColor")
        let outcome = try room.run("golden", "test")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Screen \"View Controller\""))
        #expect(!outcome.output.contains("Screen \"AController\""))
        #expect(try room.run("render", "App/Main.storyboard", "--map").status == 2)
    }

    @Test func `a golden of a map lacks nothing that cannot be read`() throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A", Self.segue, Self.reference), "App/Main.storyboard")
        try room.write("<document", "App/More.storyboard")
        try room.write("map.png App --map\n", "golden/cases.txt")
        let outcome = try room.run("golden", "accept", "*")
        #expect(outcome.status == 2)
        #expect((outcome.output + outcome.errors).contains("the map would lack what cannot be read"))
        #expect(room.bytes("golden/map.png") == nil)
    }

    @Test func `the same map has the same bytes, whatever the number of jobs`() throws {
        let room = try CommandSandbox()
        for (name, jobs) in [("a", "1"), ("b", "4")] {
            _ = try room.run("map", Self.samples + "/Tour", "-o", "\(name).html", "-j", jobs)
        }
        #expect(room.bytes("a.html") == room.bytes("b.html"))
        #expect(room.bytes("a.html") != nil)
    }

    @Test(arguments: [
        (["map.gif"], "map.gif: error: the name does not tell the map's format"),
        (["map.svg", "--format", "png"], "map.svg: error: the name does not match the format png"),
    ])
    func `a name that fits no form is refused before anything is drawn`(words: [String], message: String) throws {
        let room = try CommandSandbox()
        try room.write(Self.storyboard("A"), "Main.storyboard")
        let outcome = try room.run(["map", "Main.storyboard", "-o"] + words)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix(message))
        #expect(room.names == ["Main.storyboard"])
    }

    @Test func `a storyboard without scenes is an error that says so`() throws {
        let room = try CommandSandbox()
        let text = Self.storyboard("A")
        let start = try #require(text.range(of: "<scenes>"))
        let end = try #require(text.range(of: "</scenes>"))
        try room.write(text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: ""), "Empty.storyboard")
        let outcome = try room.run("map", "Empty.storyboard", "-o", "map.svg")
        #expect(outcome.status == 2)
        let line = text[..<start.lowerBound].count { $0 == "\n" } + 1
        let message =
            "Empty.storyboard:\(line):1: error: the storyboard has no scenes to draw\n  add a view controller in Xcode"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(room.names == ["Empty.storyboard"])
        // The golden of its map says the same, and fails alone.
        try room.write(text, "Main.storyboard")
        try room.write("map.png Empty.storyboard --map\nmain.png Main.storyboard --map\n", "golden/cases.txt")
        let golden = try room.run("golden", "test")
        #expect(golden.status == 2)
        #expect(golden.errors.contains(message), "\(golden.errors)")
        #expect(golden.output.contains("main.png"), "\(golden.output)")
        try room.write("empty.png Empty.storyboard\n", "golden/cases.txt")
        let scenes = try room.run("golden", "test")
        #expect(scenes.status == 2)
        #expect(
            scenes.errors.contains("golden/cases.txt:1:11: error: \"Empty.storyboard\" has no scenes to draw\n  add"))
    }

    @Test func `a folder without screens is an error with the next step`() throws {
        let room = try CommandSandbox()
        try room.write("let a = 1", "App/Code.swift")
        let outcome = try room.run("map", "App")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App: error: there is no storyboard, and no code with screens"))
        #expect(outcome.errors.contains("name a storyboard, or the folder of an app"))
    }
}
