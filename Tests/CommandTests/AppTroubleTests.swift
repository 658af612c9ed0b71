import Foundation
import Testing

/// What goes wrong in one file of an app is that file's error; the others are made, and the exit status says so.
@Suite struct AppTroubleTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "App/Card.xib")
    }

    /// Draws the app: its card is there whatever else is wrong.
    private func render() throws -> CommandSandbox.Outcome {
        let outcome = try room.run("render", "App", "-o", "out/")
        #expect(outcome.output.contains("out/Card.png\n"))
        return outcome
    }

    @Test(arguments: [
        ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
        ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ])
    func `an interface for another system is passed over with one line`(type: String, system: String) throws {
        try room.write("<document type=\"\(type)\" version=\"3.0\"/>", "App/Other.xib")
        let outcome = try render()
        #expect(outcome.status == 0)
        #expect(outcome.errors == "App/Other.xib:1:1: skipped: the document describes an interface for \(system)\n")
        let list = try room.run("list", "App")
        #expect(list.status == 0)
        #expect(list.output.contains("App/Other.xib  skipped: the document describes an interface for \(system)"))
        #expect(try room.run("render", "App/Other.xib").status == 2)
    }

    @Test func `a broken font of an app is an error, and its documents are drawn`() throws {
        try room.write("no font", "App/Broken.ttf")
        let outcome = try render()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/Broken.ttf: error: not a font file"))
        for command in ["check", "dump", "list"] { #expect(try room.run(command, "App").status == 2, "\(command)") }
    }

    @Test func `a layout that cannot be read is an error`() throws {
        try room.link("App/Lost.yaml", to: "/nowhere/at/all.yaml")
        let outcome = try render()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/Lost.yaml: error:"))
    }

    @Test func `a pipe in an app's folder holds nothing up`() throws {
        #expect(
            try room.runShell("mkfifo App/Pipe.yaml App/Pipe.xib && timeout 20 keyline render App -o out/").status == 0)
    }

    @Test func `a broken document does not keep others from being dumped`() throws {
        try room.write("<document", "App/Bad.xib")
        let outcome = try room.run("dump", "App")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Hello"))
        #expect(outcome.errors.contains("App/Bad.xib:1:"))
    }

    @Test func `a text field without height is drawn beside the others in every format`() throws {
        let field = """
            <textField borderStyle="roundedRect" id="f"><rect key="frame" x="0" y="0" width="50" height="0"/></textField>\
            <textField borderStyle="bezel" id="g"><rect key="frame" x="0" y="0" width="0" height="30"/></textField>\
            <textField borderStyle="line" id="h"><rect key="frame" x="0" y="0" width="0" height="0"/></textField>
            """
        try room.write(Fixtures.card.replacing("<subviews>", with: "<subviews>" + field), "App/Field.xib")
        for format in ["png", "pdf", "svg"] {
            let outcome = try room.run("render", "App", "-o", "out/", "--format", format)
            #expect(outcome.status == 0)
            #expect(!outcome.errors.contains("not finite"))
            #expect(outcome.output.contains("out/Field.\(format)"))
        }
        #expect(try room.run("render", "App", "-o", "all.pdf").status == 0)
    }

    @Test func `a picture cut short is told`() throws {
        try room.write("keyline: 1\nviews:\n  - { type: UIImageView, id: a, image: cut }\n", "App/x.yaml")
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        try Data(png).write(to: URL(fileURLWithPath: room.path("App/cut.png")))
        #expect(try render().errors.contains("cut"))
    }

    private static func storyboard(embedding target: String, _ more: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" initialViewController="first"><device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="first"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><containerView id="c">
        <rect key="frame" x="0" y="0" width="100" height="100"/><connections>
        <segue destination="\(target)" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
        </objects></scene>\(more)</scenes></document>
        """
    }

    @Test(arguments: [
        (storyboard(embedding: "first"), "controllers embed each other in a cycle"),
        (
            storyboard(
                embedding: "p",
                "<scene sceneID=\"t\"><objects><viewControllerPlaceholder storyboardName=\"Gone\" id=\"p\" sceneMemberID=\"viewController\"/></objects></scene>"
            ), "there is no readable storyboard \"Gone\""
        ),
        (
            storyboard(embedding: "p").replacing("useAutolayout", with: "launchScreen=\"NO\" useAutolayout")
                .replacing("<containerView", with: "<containerView contentMode=\"sideways\""),
            "the contentMode of the containerView is \"sideways\", which is not one of "
        ),
    ])
    func `what a storyboard says in vain is told with its place, and the check fails`(
        text: String, message: String
    ) throws {
        try room.write(text, "App/Main.storyboard")
        let outcome = try room.run("check", "App")
        #expect(outcome.status == 1)
        let line = outcome.output.split(separator: "\n").first { $0.contains(message) }
        #expect(line?.contains(#/^App\/Main.storyboard:[0-9]+:[0-9]+: warning: /#) == true, "\(outcome.output)")
    }
}
