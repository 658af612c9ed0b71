import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Values that are not what their attributes hold: each is told with its place, and the scene is made without it.
@Suite @MainActor struct UnreadableValueTests {
    private func notes(_ text: String) throws -> [String] {
        let source = try DocumentRoom.source(text)
        let scene = try source.makeScene(try #require(source.scenes.first).id, in: source.scenes[0].environment)
        return (source.diagnostics + scene.diagnostics).filter { $0.message.contains("which is not") }.map {
            #expect($0.location?.line != nil)
            #expect($0.location?.column != nil)
            return $0.message
        }
    }

    private func label(_ attributes: String = "", font: String = "pointSize=\"17\"", rect: String = "x=\"0\"") -> String
    {
        """
        <label text="x" id="l" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" \(rect) y="0" width="10" height="10"/><fontDescription key="fontDescription" type="system" \(font)/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
        """
    }

    private func constraint(_ attributes: String) -> String {
        "<constraint firstItem=\"l\" firstAttribute=\"width\" \(attributes) id=\"c\"/>"
    }

    @Test(arguments: [
        ("constant=\"abc\"", "the constant of the constraint is \"abc\", which is not a number"),
        ("constant=\"1e999\"", "the constant of the constraint is \"1e999\", which is not a number"),
        ("constant=\"nan\"", "the constant of the constraint is \"nan\", which is not a number"),
        (
            "constant=\"5\" priority=\"nan\"",
            "the priority of the constraint is \"nan\", which is not a number over 0 and at most 1000"
        ),
        (
            "constant=\"5\" priority=\"1001\"",
            "the priority of the constraint is \"1001\", which is not a number over 0 and at most 1000"
        ),
        ("constant=\"5\" placeholder=\"yes\"", "the placeholder of the constraint is \"yes\", which is not YES or NO"),
    ])
    func `a value of a constraint`(attributes: String, message: String) throws {
        #expect(try notes(DocumentRoom.view(label(), constraints: constraint(attributes))) == [message])
    }

    @Test(arguments: [
        ("numberOfLines=\"two\"", "the numberOfLines of the label is \"two\", which is not a whole number"),
        ("hidden=\"TRUE\"", "the hidden of the label is \"TRUE\", which is not YES or NO"),
        ("alpha=\"x\"", "the alpha of the label is \"x\", which is not a number"),
        (
            "horizontalHuggingPriority=\"-1\"",
            "the horizontalHuggingPriority of the label is \"-1\", which is not a number over 0 and at most 1000"
        ),
    ])
    func `a value of a view`(attributes: String, message: String) throws {
        #expect(try notes(DocumentRoom.view(label(attributes))) == [message])
    }

    @Test func `the size of a font, a coordinate, an enumeration`() throws {
        let size = "the pointSize of the fontDescription is \"17pt\", which is not a number"
        #expect(try notes(DocumentRoom.view(label(font: "pointSize=\"17pt\""))) == [size])
        let x = "the x of the rect is \"1,5\", which is not a number"
        #expect(try notes(DocumentRoom.view(label(rect: "x=\"1,5\""))) == [x])
        let stack = """
            <stackView id="s" axis="vertical" distribution="evenly"><rect key="frame" x="0" y="0" width="9" height="9"/></stackView>
            """
        let message = try #require(try notes(DocumentRoom.view(stack)).first)
        #expect(
            message.hasPrefix("the distribution of the stackView is \"evenly\", which is not one of equalCentering, "))
    }

    @Test func `what is written as it should be needs no note`() throws {
        #expect(try notes(DocumentRoom.view(label(), constraints: constraint("constant=\"5\" priority=\"750\""))) == [])
    }

    @Test func `controllers that embed one another end with a note`() throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="first" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        let scene = try DocumentRoom.scene(DocumentRoom.storyboard(controller))
        #expect(scene.diagnostics.contains { $0.message.hasPrefix("controllers embed one another in a circle") })
    }

    @Test func `a storyboard that is not there is told with its name`() throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="p" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        let placeholder =
            "<viewControllerPlaceholder storyboardName=\"Gone\" id=\"p\" sceneMemberID=\"viewController\"/>"
        let scene = try DocumentRoom.scene(DocumentRoom.storyboard(controller, placeholder))
        let note = try #require(scene.diagnostics.first { $0.kind == .missingReference })
        #expect(note.message == "there is no readable storyboard \"Gone\"")
        #expect(note.location?.line != nil)
    }
}
