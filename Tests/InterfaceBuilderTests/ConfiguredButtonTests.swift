import Foundation
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Buttons with a configuration, whose states keep what Xcode left there.
@Suite @MainActor struct ConfiguredButtonTests {
    private func button(_ state: String, configuration: String) throws -> UIButton {
        let text = DocumentFixture.view(
            """
            <button buttonType="system" id="a"><rect key="frame" x="0" y="0" width="90" height="40"/>
            \(state)<buttonConfiguration key="configuration" style="plain" \(configuration)/></button>
            """)
        let file = try InterfaceFile(data: Data(text.utf8), file: "A.xib")
        return try #require(file.instantiate().first?.subviews.first as? UIButton)
    }

    @Test func `the title of the normal state does not show`() throws {
        let button = try button("<state key=\"normal\" title=\"Button\"/>", configuration: "")
        #expect(button.currentTitle == nil)
        #expect(button.intrinsicContentSize.width == 24)
    }

    @Test func `the configuration's title shows whatever the state says`() throws {
        let button = try button("<state key=\"normal\" title=\"Button\"/>", configuration: "title=\"Go\"")
        #expect(button.configuration?.title == "Go")
        #expect(button.currentTitle == nil || button.currentTitle == "Go")
    }

    @Test func `the image of the normal state does not show`() throws {
        let button = try button("<state key=\"normal\" image=\"star\" catalog=\"system\"/>", configuration: "")
        #expect(button.image(for: .normal) == nil)
    }

    @Test func `the title of another state stays`() throws {
        let button = try button("<state key=\"selected\" title=\"Chosen\"/>", configuration: "")
        #expect(button.title(for: .selected) == "Chosen")
    }
}
