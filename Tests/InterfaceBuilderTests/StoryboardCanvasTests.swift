import Foundation
import Testing

@testable import KeylineInterfaceBuilder

/// A storyboard's canvas: boxes at their positions, and the segues between them.
@Suite struct StoryboardCanvasTests {
    private func canvas(_ scenes: String, initial: String = "a", device: String? = "retina6_1") throws
        -> StoryboardCanvas
    {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
            \(device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? "")
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """
        return try StoryboardCanvas(Data(text.utf8), file: "Main.storyboard")
    }

    private func scene(_ id: String, _ connections: String = "", at point: String? = "x=\"0.0\" y=\"0.0\"") -> String {
        """
        <scene sceneID="\(id)-scene"><objects>
        <viewController id="\(id)" storyboardIdentifier="\(id.uppercased())" customClass="\(id.uppercased())Controller" \
        sceneMemberID="viewController"><view key="view" id="\(id)-v"/>
        <connections>\(connections)</connections></viewController>
        <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects>\(point.map { "<point key=\"canvasLocation\" \($0)/>" } ?? "")</scene>
        """
    }

    @Test func `positions are centres in six-hundredths of the device`() throws {
        let canvas = try canvas(scene("a", at: "x=\"300\" y=\"-600\"") + scene("b", at: nil))
        #expect(canvas.boxes.map(\.center) == [CGPoint(x: 0.5, y: -1), nil])
        #expect(canvas.deviceSize == CGSize(width: 414, height: 896))
    }

    @Test func `a document without a device counts in points of a square`() throws {
        let canvas = try canvas(scene("a", at: "x=\"300\" y=\"600\""), device: nil)
        #expect(canvas.boxes.map(\.center) == [CGPoint(x: 0.5, y: 1)])
        #expect(canvas.deviceSize == CGSize(width: 600, height: 600))
    }

    @Test func `boxes have the ids of scenes, names, classes and places`() throws {
        let canvas = try canvas(scene("a"), initial: "a")
        let box = try #require(canvas.boxes.first)
        #expect(box.content == .scene("a-scene"))
        #expect(box.name == "A")
        #expect(box.customClass == "AController")
        #expect(box.storyboardIdentifier == "A")
        #expect(box.location.description.hasPrefix("Main.storyboard:6:"))
        #expect(canvas.initial == 0)
    }

    @Test(arguments: [
        "show", "showDetail", "push", "presentation", "popoverPresentation", "replace", "embed", "custom",
    ])
    func `segues have kinds, identifiers and both ends`(kind: String) throws {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"next\" customClass=\"Fade\" id=\"s\"/>"
        let canvas = try canvas(scene("a", segue) + scene("b"))
        let read = try #require(canvas.segues.first)
        #expect(read.kind == kind)
        #expect(read.identifier == "next")
        #expect(read.customClass == "Fade")
        #expect([read.source, read.destination] == [0, 1])
    }

    @Test func `relationships and unwinding segues have their names`() throws {
        let root = "<segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/>"
        let back = "<segue destination=\"b-exit\" kind=\"unwind\" unwindAction=\"back:\" id=\"t\"/>"
        let canvas = try canvas(scene("a", root) + scene("b", back))
        #expect(canvas.segues.map(\.relationship) == ["rootViewController", nil])
        #expect(canvas.segues.map(\.unwindAction) == [nil, "back:"])
        #expect(canvas.segues.map(\.destination) == [1, nil])
    }

    @Test func `cycles of segues are as many segues`() throws {
        let canvas = try canvas(
            scene("a", "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
                + scene(
                    "b",
                    "<segue destination=\"a\" kind=\"show\" id=\"t\"/><segue destination=\"b\" kind=\"show\" id=\"u\"/>"
                ))
        #expect(canvas.segues.map { [$0.source, $0.destination] } == [[0, 1], [1, 0], [1, 1]])
    }

    @Test func `a reference names a storyboard and an identifier`() throws {
        let reference = """
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="More" referencedIdentifier="Detail" id="p" \
            sceneMemberID="viewController"/></objects><point key="canvasLocation" x="0" y="0"/></scene>
            """
        let canvas = try canvas(scene("a") + reference)
        #expect(canvas.boxes.last?.content == .reference(storyboard: "More", identifier: "Detail", bundle: nil))
    }

    @Test func `a segue to an object that is not there has no end`() throws {
        let canvas = try canvas(scene("a", "<segue destination=\"gone\" kind=\"show\" id=\"s\"/>"))
        #expect(canvas.segues.map(\.destination) == [nil])
    }
}
