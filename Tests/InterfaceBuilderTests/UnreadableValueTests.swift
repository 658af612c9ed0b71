import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Values that are not what their attributes hold: each is told with its place, and the scene is made without it.
@Suite @MainActor struct UnreadableValueTests {
    func notes(_ text: String) throws -> [String] {
        let source = try DocumentFixture.source(text)
        let scene = try source.makeScene(try #require(source.scenes.first).id, in: source.scenes[0].environment)
        return (source.diagnostics + scene.diagnostics).filter { $0.message.contains("which is not") }.map {
            #expect($0.location?.line != nil)
            #expect($0.location?.column != nil)
            return $0.message
        }
    }

    func label(_ attributes: String = "", font: String = "pointSize=\"17\"", rect: String = "x=\"0\"") -> String {
        """
        <label text="x" id="l" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" \(rect) y="0" width="10" height="10"/><fontDescription key="fontDescription" type="system" \(font)/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
        """
    }

    func constraint(_ attributes: String) -> String {
        "<constraint firstItem=\"l\" firstAttribute=\"width\" \(attributes) id=\"c\"/>"
    }

    @Test(arguments: [
        ("constant=\"abc\"", "the constant of the constraint is \"abc\", which is not a number"),
        ("constant=\"1e999\"", "the constant of the constraint is \"1e999\", which is not a number"),
        ("constant=\"nan\"", "the constant of the constraint is \"nan\", which is not a number"),
        (
            "constant=\"5\" priority=\"nan\"",
            "the priority of the constraint is \"nan\", which is not a number above 0 and at most 1000"
        ),
        (
            "constant=\"5\" priority=\"1001\"",
            "the priority of the constraint is \"1001\", which is not a number above 0 and at most 1000"
        ),
        ("constant=\"5\" placeholder=\"yes\"", "the placeholder of the constraint is \"yes\", which is not YES or NO"),
    ])
    func `a value of a constraint`(attributes: String, message: String) throws {
        #expect(try notes(DocumentFixture.view(label(), constraints: constraint(attributes))) == [message])
    }

    @Test(arguments: [
        ("numberOfLines=\"two\"", "the numberOfLines of the label is \"two\", which is not a whole number"),
        ("hidden=\"TRUE\"", "the hidden of the label is \"TRUE\", which is not YES or NO"),
        ("alpha=\"x\"", "the alpha of the label is \"x\", which is not a number"),
        (
            "horizontalHuggingPriority=\"-1\"",
            "the horizontalHuggingPriority of the label is \"-1\", which is not a number above 0 and at most 1000"
        ),
    ])
    func `a value of a view`(attributes: String, message: String) throws {
        #expect(try notes(DocumentFixture.view(label(attributes))) == [message])
    }

    @Test(arguments: [
        ("alpha=\"1.5\"", "the alpha of the label is \"1.5\", which is not a number from 0 to 1"),
        ("numberOfLines=\"-1\"", "the numberOfLines of the label is \"-1\", which is not 0 or more"),
        (
            "minimumScaleFactor=\"7\"",
            "the minimumScaleFactor of the label is \"7\", which is not a number from 0 to 1"
        ),
    ])
    func `a value outside its range`(attributes: String, message: String) throws {
        #expect(try notes(DocumentFixture.view(label(attributes))) == [message])
    }

    @Test(arguments: ["-3", "1001"])
    func `the size of a font that no font has`(size: String) throws {
        let message = "the pointSize of the fontDescription is \"\(size)\", which is not a number from 0 to 1000"
        #expect(try notes(DocumentFixture.view(label(font: "pointSize=\"\(size)\""))) == [message])
        #expect(try notes(DocumentFixture.view(label(font: "pointSize=\"0.0\""))).isEmpty)
    }

    @Test func `a length below zero`() throws {
        let message = "the width of the rect is \"-8\", which is not 0 or more"
        let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"-8\" height=\"9\"/></view>"
        #expect(try notes(DocumentFixture.view(view)) == [message])
    }

    @Test func `an attribute that nothing has is told once for each kind of element, with what is near`() throws {
        let second = label("txet=\"z\"").replacing("id=\"l\"", with: "id=\"m\"")
        let text = DocumentFixture.view(label("txet=\"y\"") + second)
        let found = try DocumentFixture.source(text).diagnostics
        #expect(found.map(\.message) == ["the attribute \"txet\" of the label is not known"])
        #expect(found.first?.severity == .note && found.first?.view == "l")
        #expect(found.first?.hints == ["did you mean \"text\"?"])
        #expect(found.first?.location?.line != nil)
    }

    @Test func `attributes that nothing has are not told without end`() throws {
        let all = (0..<500).map { "zq\($0)=\"\"" }.joined(separator: " ")
        #expect(try DocumentFixture.source(DocumentFixture.view(label(all))).diagnostics.count == 50)
    }

    @Test func `the size of a font, a coordinate, an enumeration`() throws {
        let size = "the pointSize of the fontDescription is \"17pt\", which is not a number"
        #expect(try notes(DocumentFixture.view(label(font: "pointSize=\"17pt\""))) == [size])
        let x = "the x of the rect is \"1,5\", which is not a number"
        #expect(try notes(DocumentFixture.view(label(rect: "x=\"1,5\""))) == [x])
        let stack = """
            <stackView id="s" axis="vertical" distribution="evenly"><rect key="frame" x="0" y="0" width="9" height="9"/></stackView>
            """
        let message = try #require(try notes(DocumentFixture.view(stack)).first)
        #expect(
            message.hasPrefix("the distribution of the stackView is \"evenly\", which is not one of equalCentering, "))
    }

    @Test(arguments: [
        ("layer.cornerRadius", "type=\"string\" value=\"round\"", "\"round\", which is not a number"),
        ("hidden", "type=\"string\" value=\"perhaps\"", "\"perhaps\", which is not YES or NO"),
        ("tintColor", "type=\"number\" value=\"5\"", "\"5\", which is not a color"),
        ("textAlignment", "type=\"number\" value=\"77\"", "\"77\", which is not a raw value of NSTextAlignment"),
    ])
    func `a runtime attribute of another kind`(path: String, value: String, end: String) throws {
        let view = """
            <label text="x" id="l"><rect key="frame" x="0" y="0" width="90" height="90"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute keyPath="\(path)" \(value)/></userDefinedRuntimeAttributes></label>
            """
        #expect(try notes(DocumentFixture.view(view)) == ["the runtime attribute \"\(path)\" is \(end)"])
    }

    @Test func `a stand-in for a content size`() throws {
        let found = try notes(DocumentFixture.view(label("placeholderIntrinsicWidth=\"wide\"")))
        #expect(found == ["the placeholderIntrinsicWidth of the label is \"wide\", which is not a number or infinite"])
        #expect(try notes(DocumentFixture.view(label("placeholderIntrinsicWidth=\"infinite\""))) == [])
    }

    @Test func `a long value is told with its beginning`() throws {
        let found = try notes(DocumentFixture.view(label("alpha=\"\(String(repeating: "x", count: 5000))\"")))
        #expect(found.count == 1)
        #expect(try #require(found.first).count < 200)
    }

    @Test func `words that Interface Builder writes are known`() throws {
        let attributes = """
            contentMode="BottomRight" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
            semanticContentAttribute="unspecified"
            """
        #expect(try notes(DocumentFixture.view(label(attributes))) == [])
        let view = try #require(try DocumentFixture.scene(DocumentFixture.view(label(attributes))).view("l"))
        #expect(view.className == "UILabel")
    }

    @Test func `what is written as it should be needs no note`() throws {
        #expect(
            try notes(DocumentFixture.view(label(), constraints: constraint("constant=\"5\" priority=\"750\""))) == [])
    }

    @Test func `controllers that embed one another end with a note`() throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="first" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.storyboard(controller))
        #expect(scene.diagnostics.contains { $0.message.hasPrefix("controllers embed each other in a cycle") })
    }

    @Test func `a storyboard that is not there is told with its name`() throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="p" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        let placeholder =
            "<viewControllerPlaceholder storyboardName=\"Gone\" id=\"p\" sceneMemberID=\"viewController\"/>"
        let scene = try DocumentFixture.scene(DocumentFixture.storyboard(controller, placeholder))
        let note = try #require(scene.diagnostics.first { $0.kind == .missingReference })
        #expect(note.message == "there is no readable storyboard \"Gone\"")
        #expect(note.location?.line != nil)
    }

    @Test func `variations that name deleted constraints are one note`() throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <variation key="default"><mask key="constraints"><exclude reference="gon-e1-aaa"/><exclude reference="gon-e2-aaa"/>
            </mask></variation><variation key="widthClass=regular"><mask key="constraints"><include reference="gon-e1-aaa"/>
            </mask></variation></view></viewController>
            """
        let source = try DocumentFixture.source(DocumentFixture.storyboard(controller))
        let notes = source.diagnostics.filter { $0.kind == .missingReference }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.hasSuffix(": \"gon-e1-aaa\", \"gon-e2-aaa\"") == true)
    }
}
