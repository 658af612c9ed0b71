import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

@MainActor
struct ConversionTests {
    private let bytes = xib(
        label("tit-le-lbl", "A &quot;quoted&quot; title: #1", 16, 20, 343, 20.5) + "\n"
            + view("box-vi-ew1", 16, 60, 100, 50, more: " userLabel=\"The box\" customClass=\"Card\""),
        constraints: """
                            <constraint firstItem="tit-le-lbl" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leadingMargin" id="c01-aa-aaa"/>
                            <constraint firstItem="tit-le-lbl" firstAttribute="top" secondItem="saf-ea-gde" secondAttribute="top" constant="20" id="c02-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="top" secondItem="tit-le-lbl" secondAttribute="bottom" constant="20" id="c03-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="tit-le-lbl" secondAttribute="leading" id="c04-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="width" secondItem="roo-tv-iew" secondAttribute="width" multiplier="0.25" priority="750" constant="6" identifier="Box Width" id="c05-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="height" constant="50" id="c06-aa-aaa"/>
            """)

    private func converted(into form: ConversionForm = .layoutFile) throws -> ConvertedScene {
        let source = try open(bytes)
        return try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", into: form)
    }

    @Test(arguments: [320.0, 375, 428])
    func `a layout file puts every view where the document does`(_ width: Double) throws {
        let scene = try converted()
        let source = try open(bytes)
        let layout = try LayoutFileSource(data: Data(scene.yaml.utf8), file: "test.yaml", fonts: fonts.get())
        var environment = source.scenes[0].environment
        environment.size.width = width
        let original = try source.makeScene(source.scenes[0].id, in: environment).layout
        let made = try layout.makeScene(layout.scenes[0].id, in: environment).layout
        for id in ["tit-le-lbl", "box-vi-ew1"] {
            let name = try #require(scene.names[id])
            let frame = try #require(made.view(.init(name))?.frame)
            #expect(frame == original.view(.init(id))?.frame)
        }
        #expect(made.view(.init("label1"))?.view.text?.text == "A \"quoted\" title: #1")
    }

    @Test func `code holds views by anchors, and names what has a name`() throws {
        let code = try converted().swift(named: "TestView")
        #expect(code.contains("final class TestView: UIView {"))
        #expect(
            code.contains(
                "label1.leadingAnchor.constraint(equalTo: self.layoutMarginsGuide.leadingAnchor).isActive = true"))
        #expect(
            code.contains(
                "label1.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true"
            ))
        #expect(
            code.contains(
                "= theBoxView.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 0.25, constant: 6)"))
        #expect(code.contains("identifier = \"Box Width\""))
        #expect(code.contains("label1.text = \"A \\\"quoted\\\" title: #1\""))
    }

    @Test func `what cannot be said is listed with its line`() throws {
        let losses = try converted().losses
        #expect(losses.map(\.message) == ["the class Card"])
        let line = try #require(losses.first?.location.line)
        #expect(text(bytes).split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("box-vi-ew1"))
    }

    @Test func `a view that a frame places is held there`() throws {
        let fixed = xib(view("box-vi-ew1", 16, 60, 100, 50, more: " fixedFrame=\"YES\""))
        let source = try open(fixed)
        let scene = try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(fixed, file: "test.xib"), laidOutBy: source,
            size: CGSize(width: 375, height: 667), name: "Test", into: form)
        #expect(
            scene.constraints.map(ConvertedScene.words) == [
                "view1.leading == screen.leading + 16", "view1.top == screen.top + 60", "view1.width == 100",
                "view1.height == 50",
            ])
    }
}
