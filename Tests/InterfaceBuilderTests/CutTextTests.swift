import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

@Suite @MainActor struct CutTextTests {
    private func state(_ text: String, _ attributes: String = "", height: Int = 21) throws -> ViewSnapshot.TextState? {
        let label = """
            <label text="\(text)" \(attributes) id="a"><rect key="frame" x="0" y="0" width="200" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="24"/></label>
            """
        return try DocumentFixture.scene(DocumentFixture.view(label)).view("a")?.text
    }

    @Test func `the letters of a line that is higher than its label are measured`() throws {
        let flat = try #require(try state("Hello")?.shortage?.ink)
        let deep = try #require(try state("Happy")?.shortage?.ink)
        #expect(flat.below < 1 && deep.below > 4)
        #expect(try state("Hello", height: 40)?.shortage == nil)
        #expect(try state("Hello you and you", "numberOfLines=\"0\"")?.shortage?.ink == nil)
    }

    @Test(arguments: [("justified", true), ("natural", false)])
    func `a label's text is justified as the label is`(alignment: String, isJustified: Bool) throws {
        #expect(try state("Hello", "textAlignment=\"\(alignment)\"")?.isJustified == isJustified)
    }
}
