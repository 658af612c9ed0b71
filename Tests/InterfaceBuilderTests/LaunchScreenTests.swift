import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

@Suite @MainActor struct LaunchScreenTests {
    private func height(_ flag: String, _ presentation: ScenePresentation = .device) throws -> CGFloat? {
        let label = """
            <label text="Hello" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0" y="0" width="99" height="20"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """
        let constraints = """
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            """
        let text = DocumentFixture.view(label, constraints: constraints)
            .replacing("<document ", with: "<document \(flag) ", maxReplacements: 1)
        return try DocumentFixture.scene(text) {
            $0.presentation = presentation
            $0.contentSizeCategory = .accessibilityExtraLarge
        }.frame("a")?.height
    }

    @Test func `the system draws launch screens at the default text size`() throws {
        let usual = try #require(try height("launchScreen=\"YES\""))
        let large = try #require(try height("launchScreen=\"NO\""))
        #expect(usual < 22 && large > 30)
        #expect(try height("launchScreen=\"YES\"", .canvas) == large)
    }
}
