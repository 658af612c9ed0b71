import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

@Suite @MainActor struct UnconnectedButtonTests {
    private func isUnconnected(
        _ attributes: String = "", inside: String = "", stack: String = "", owner: String = ""
    ) throws -> Bool? {
        let views = """
            <stackView id="stack" \(stack)><rect key="frame" x="0" y="0" width="99" height="40"/><subviews>
            <button id="a" \(attributes)><rect key="frame" x="0" y="0" width="99" height="20"/>
            <state key="normal" title="Go"/>\(inside)</button></subviews></stackView>
            """
        let text = DocumentFixture.view(views).replacing(
            "</view>", with: "<connections>\(owner)</connections></view>")
        return try DocumentFixture.scene(text).view("a")?.interaction.isUnconnected
    }

    @Test func `a button that is connected with nothing takes no touches`() throws {
        #expect(try isUnconnected() == true)
        #expect(try isUnconnected("tag=\"0\"") == true)
    }

    @Test(arguments: [
        "<connections><action selector=\"go:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"c\"/></connections>",
        "<connections><segue destination=\"-1\" kind=\"show\" id=\"c\"/></connections>",
        "<menu key=\"menu\" id=\"m\"/>",
    ])
    func `a button that does something of its own takes touches`(inside: String) throws {
        #expect(try isUnconnected(inside: inside) == false)
    }

    @Test func `code finds a button by an outlet, a tag, a class or the stack around it`() throws {
        #expect(try isUnconnected("tag=\"7\"") == false)
        #expect(try isUnconnected("customClass=\"Chip\"") == false)
        #expect(try isUnconnected(owner: "<outlet property=\"go\" destination=\"a\" id=\"o\"/>") == false)
        #expect(
            try isUnconnected(
                owner: "<outletCollection property=\"all\" destination=\"a\" id=\"o\"/>") == false)
        #expect(try isUnconnected(owner: "<outlet property=\"keys\" destination=\"stack\" id=\"o\"/>") == false)
        #expect(try isUnconnected(stack: "customClass=\"Keys\"") == false)
    }
}
