import KeylineEditing
import Testing

/// A scene that got another id is known by its controller, its storyboard identifier or its content.
@Suite struct SceneIdentityTests {
    private func scene(_ id: String, _ controller: String, _ words: String = "", label: String = "Walk") -> String {
        """
        <scene sceneID="\(id)"><objects>
            <viewController id="\(controller)" \(words) sceneMemberID="viewController">
                <view key="view" id="\(controller)-view"><subviews>
                    <label text="\(label)" id="\(controller)-label"/>
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    private func renames(_ old: [String], _ new: [String]) -> [String: String] {
        func document(_ scenes: [String]) -> [UInt8] {
            let head =
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>"
            return Array((head + scenes.joined() + "</scenes></document>").utf8)
        }
        return SceneIdentities.renames(from: document(old), to: document(new), file: "Main.storyboard")
    }

    @Test func `scenes with their ids are not renamed`() {
        #expect(
            renames([scene("a", "A"), scene("b", "B")], [scene("b", "B"), scene("a", "A", label: "Ride")]).isEmpty)
    }

    @Test func `a controller, a storyboard identifier or equal content makes a scene the same`() {
        #expect(renames([scene("a", "A")], [scene("b", "A", label: "Ride")]) == ["a": "b"])
        let name = "storyboardIdentifier=\"Walks\""
        #expect(renames([scene("a", "A", name)], [scene("b", "B", name, label: "Ride")]) == ["a": "b"])
        #expect(renames([scene("a", "A")], [scene("b", "B")]) == ["a": "b"])
    }

    @Test func `another scene in its place, or two that are alike, are not the same`() {
        #expect(renames([scene("a", "A")], [scene("b", "B", label: "Ride")]).isEmpty)
        #expect(renames([scene("a", "A")], [scene("b", "B"), scene("c", "C")]).isEmpty)
    }
}
