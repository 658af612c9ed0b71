import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Steps follow the segues of storyboards.
@MainActor
@Suite struct SegueStepTests {
    private static func controller(
        _ id: String, _ text: String, button: String, _ segue: String, inNavigation: Bool = true
    ) -> String {
        """
        <viewController title="\(text)" id="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-view">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                    <label text="at \(text)" id="\(id)-label"><rect key="frame" x="20" y="200" width="200" height="21"/></label>
                    <button buttonType="system" id="\(id)-button">
                        <rect key="frame" x="20" y="300" width="100" height="40"/>
                        <state key="normal" title="\(button)"/>
                        <connections>\(segue)</connections>
                    </button>
                </subviews>
            </view>
            <navigationItem key="navigationItem" title="\(text)" id="\(id)-item"/>
        </viewController>
        """
    }

    private static let file = DocumentFixture.storyboard(
        """
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="s0"/></connections>
        </navigationController>
        """,
        controller(
            "one", "First", button: "Next", #"<segue destination="two" kind="show" identifier="next" id="s1"/>"#),
        controller("two", "Second", button: "Sheet", #"<segue destination="three" kind="presentation" id="s2"/>"#),
        controller(
            "three", "Third", button: "Back", #"<segue destination="exit" kind="unwind" unwindAction="back:" id="s3"/>"#
        )
            + #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)

    private func texts(_ steps: String) throws -> [String] {
        let source = try InterfaceBuilderSource(
            data: Data(Self.file.utf8), file: "Main.storyboard", fonts: try FontCollection.bundled())
        let scene = try #require(source.scenes.first)
        var environment = scene.environment.onDevice
        environment.steps = try Step.read(steps)
        let result = try source.makeScene(scene.id, in: environment)
        let screen = CGRect(origin: .zero, size: result.environment.size)
        return result.layout.placedViews.filter { $0.isVisible && $0.frame.intersects(screen) }.compactMap(
            \.view.text?.text)
    }

    @Test func `a button follows its segue onto the pile, and the bar leads back`() throws {
        #expect(try texts("wait 0 s").contains("at First"))
        let second = try texts("tap Next")
        #expect(second.contains("at Second") && !second.contains("at First"))
        #expect(try texts("tap Next; tap First").contains("at First"))
    }

    @Test func `a modal segue presents, and unwinding goes back below it`() throws {
        #expect(try texts("tap Next; tap Sheet").contains("at Third"))
        let back = try texts("tap Next; tap Sheet; tap Back")
        #expect(back.contains("at Second") && !back.contains("at Third"))
    }

    @Test func `an error has the place of its scene`() {
        #expect { try texts("tap Next; tap Nothing") } throws: { error in
            (error as? StepError).map { $0.number == 2 && $0.location?.file == "Main.storyboard" } == true
        }
    }
}
