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

    @Test(arguments: [
        ("iPhone Air", 420.0, 912.0), ("iPhone XS Max", 414, 896), ("iPad mini (5th generation)", 768, 1024),
        ("iPad (A16)", 820, 1180), ("iPad Pro 11-inch (M4)", 834, 1210), ("iPad Pro 12.9-inch", 1024, 1366),
    ])
    func `a device has the size of its screen`(name: String, width: Double, height: Double) throws {
        let device = try #require(Device.named(name))
        #expect(device.name == name)
        #expect(device.portraitSize == CGSize(width: width, height: height))
    }

    @Test func `no two devices share a name`() {
        for name in Device.allNames { #expect(Device.named(name)?.names.first == name) }
        let letters = Device.allNames.map { $0.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." } }
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: [
        ("iPad mini 5", "iPad mini (5th generation)"), ("iphone 17 max", "iPhone 17 Pro Max"),
        ("iPhone SE", "iPhone SE (1st generation)"), ("iPhon 15", "iPhone 15"), ("iPhone Aire", "iPhone Air"),
    ])
    func `a name that no device has is near to that of one`(name: String, device: String) {
        #expect(Device.named(name) == nil)
        let near = Device.names(near: name)
        #expect(near.first == device && near.count <= 5)
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
