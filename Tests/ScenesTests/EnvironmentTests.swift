import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@Suite struct EnvironmentTests {
    private func environment(_ device: String) throws -> SceneEnvironment {
        SceneEnvironment(device: try #require(Device.named(device)))
    }

    @Test func `a device is found whatever the case and punctuation of its name`() {
        #expect(Device.named("iphone-15")?.name == "iPhone 15")
        #expect(Device.named("IPHONE SE (2nd generation)")?.portraitSize == CGSize(width: 375, height: 667))
        #expect(Device.named("iPhone 99") == nil)
    }

    @Test func `asking for nothing changes nothing`() throws {
        let base = try environment("iPad 9.7-inch")
        #expect(EnvironmentOverrides().resolved(over: base) == base)
    }

    @Test func `a language brings its direction unless another is asked for`() throws {
        let base = try environment("iPhone 15")
        var overrides = EnvironmentOverrides()
        overrides.language.locale = "ar"
        #expect(overrides.resolved(over: base).layoutDirection == .rightToLeft)
        overrides.language.layoutDirection = .leftToRight
        #expect(overrides.resolved(over: base).layoutDirection == .leftToRight)
    }

    @Test func `a right-to-left pseudo-language mirrors the layout and keeps the language`() throws {
        var overrides = EnvironmentOverrides()
        overrides.language.pseudoLanguages = [.rightToLeft]
        let result = overrides.resolved(over: try environment("iPhone 15"))
        #expect(result.layoutDirection == .rightToLeft)
        #expect(result.locale == "en")
    }

    @Test func `turning a phone moves the notch to the side`() throws {
        var overrides = EnvironmentOverrides()
        overrides.screen.orientation = .landscape
        let result = overrides.resolved(over: try environment("iPhone X"))
        #expect(result.size == CGSize(width: 812, height: 375))
        #expect(result.safeArea == Insets(left: 44, bottom: 21, right: 44))
        #expect(result.verticalSizeClass == .compact)
    }

    @Test func `a size asked for beside a device wins over the device's own`() throws {
        var overrides = EnvironmentOverrides()
        overrides.screen.device = Device.named("iPad Pro 11-inch")
        overrides.screen.size = CGSize(width: 375, height: 1194)
        let result = overrides.resolved(over: try environment("iPhone 8"))
        #expect(result.size == CGSize(width: 375, height: 1194))
        #expect(result.horizontalSizeClass == .compact)
        #expect(result.scale == 2)
    }
}
