import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// User-defined runtime attributes: what Interface Builder sets by key path.
@Suite @MainActor struct RuntimeAttributeTests {
    private func made(_ element: String, _ attributes: String) throws -> UIView {
        let view = """
            <\(element) id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)>
            """
        let file = try InterfaceFile(data: Data(DocumentFixture.view(view).utf8), file: "A.xib")
        return try #require(file.instantiate().first?.subviews.first)
    }

    private func number(_ path: String, _ value: String) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
        """
    }

    private func color(_ path: String) -> String {
        """
        <userDefinedRuntimeAttribute type="color" keyPath="\(path)">
            <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </userDefinedRuntimeAttribute>
        """
    }

    private func flag(_ path: String) -> String {
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"YES\"/>"
    }

    @Test(arguments: ["", "layer."]) func `keys of layers are set on the layer, with its name before them or without`(
        prefix: String
    ) throws {
        let view = try made(
            "view",
            number(prefix + "cornerRadius", "6") + number(prefix + "borderWidth", "2") + color(prefix + "borderColor")
                + flag(prefix + "masksToBounds") + number(prefix + "shadowRadius", "5")
                + number(prefix + "shadowOpacity", "0.5") + color(prefix + "shadowColor")
                    + """
                    <userDefinedRuntimeAttribute type="size" keyPath="\(prefix)shadowOffset">
                        <size key="value" width="1" height="4"/></userDefinedRuntimeAttribute>
                    """
        )
        let layer = view.layer
        #expect(layer.cornerRadius == 6)
        #expect(layer.borderWidth == 2)
        #expect(layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(layer.masksToBounds)
        #expect(layer.shadowRadius == 5)
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 4))
    }

    @Test(arguments: ["layer.borderUIColor", "layer.borderColorFromUIColor", "borderUIColor"])
    func `a border's colour is set by the keys that apps give layers for colours`(path: String) throws {
        let view = try made("view", color(path))
        #expect(view.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    }

    @Test func `a label follows the text size, a button's label wraps`() throws {
        let label = try #require(try made("label", flag("adjustsFontForContentSizeCategory")) as? UILabel)
        #expect(label.adjustsFontForContentSizeCategory)
        let button = try #require(
            try made("button", number("titleLabel.numberOfLines", "3") + number("titleLabel.textAlignment", "1"))
                as? UIButton)
        #expect(button.titleLabel?.numberOfLines == 3)
        #expect(button.titleLabel?.textAlignment == .center)
    }

    @Test func `a key that is not known is noted once, of no view and no place, as it is of the whole app`() throws {
        let text = DocumentFixture.view(
            ["a", "b"].map { id in
                """
                <view id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <userDefinedRuntimeAttributes>\(number("mood", "3"))</userDefinedRuntimeAttributes></view>
                """
            }.joined())
        let notes = try DocumentFixture.scene(text).diagnostics.filter { $0.kind == .ignored }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.contains("\"mood\"") == true)
        #expect(notes.first?.view == nil && notes.first?.location == nil)
    }
}
