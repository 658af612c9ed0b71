import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineProjects

@Suite @MainActor struct AssetConditionsTests {
    private func set(_ json: String) throws -> ImageSet {
        try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
    }

    private func traits(_ change: (inout SceneEnvironment) -> Void = { _ in }) -> UITraitCollection {
        var environment = SceneEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
        change(&environment)
        return UITraitCollection(environment)
    }

    private func best(_ set: ImageSet, _ traits: UITraitCollection) -> String? {
        set.entries(for: traits).first?.filename
    }

    @Test func `the device's own scale is chosen, then a larger one`() throws {
        let set = try set(
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
                        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"}]}
            """)
        #expect(best(set, traits { $0.scale = 1 }) == "a.png")
        #expect(best(set, traits { $0.scale = 2 }) == "a@2x.png")
        #expect(best(set, traits { $0.scale = 3 }) == "a@2x.png")
    }

    @Test func `an empty slot is no picture`() throws {
        let set = try set(#"{"images": [{"idiom": "universal", "scale": "3x"}]}"#)
        #expect(best(set, traits()) == nil)
    }

    @Test func `dark surroundings take the dark picture and light ones never do`() throws {
        let set = try set(
            """
            {"images": [{"idiom": "universal", "filename": "any.png"},
                        {"idiom": "universal", "filename": "dark.png",
                         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        #expect(best(set, traits()) == "any.png")
        #expect(best(set, traits { $0.appearance = .dark }) == "dark.png")
        #expect(set.entries(for: traits()).count == 1)
    }

    @Test func `a picture for a device stands before one for all, and after one in the dark`() throws {
        let set = try set(
            """
            {"images": [{"idiom": "universal", "filename": "any.png"}, {"idiom": "ipad", "filename": "pad.png"}]}
            """)
        #expect(best(set, traits()) == "any.png")
        #expect(best(set, traits { $0.idiom = .pad }) == "pad.png")
    }

    @Test func `size classes choose`() throws {
        let set = try set(
            """
            {"images": [{"idiom": "universal", "filename": "any.png"},
                        {"idiom": "universal", "filename": "low.png", "height-class": "compact"}]}
            """)
        #expect(best(set, traits()) == "any.png")
        #expect(best(set, traits { $0.verticalSizeClass = .compact }) == "low.png")
    }

    @Test func `a language has its own picture`() throws {
        let set = try set(
            """
            {"images": [{"idiom": "universal", "filename": "any.png"},
                        {"idiom": "universal", "filename": "de.png", "locale": "de"}]}
            """)
        #expect(best(set, traits()) == "any.png")
        #expect(best(set, traits { $0.locale = "de-AT" }) == "de.png")
    }

    @Test func `a picture for the other direction is mirrored where there is no better one`() throws {
        let mirrored = try set(
            #"{"images": [{"idiom": "universal", "filename": "a.png", "language-direction": "left-to-right"}]}"#)
        let rightToLeft = traits { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.entries(for: rightToLeft).first?.conditions.isMirrored(in: rightToLeft) == true)
        let both = try set(
            """
            {"images": [{"idiom": "universal", "filename": "ltr.png", "language-direction": "left-to-right"},
                        {"idiom": "universal", "filename": "rtl.png", "language-direction": "right-to-left"}]}
            """)
        #expect(best(both, rightToLeft) == "rtl.png")
        #expect(best(both, traits()) == "ltr.png")
    }

    @Test(arguments: ["0xFF", "255", "1.000"])
    func `a component is read in each of the three notations`(red: String) throws {
        let json = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "\(red)", "green": "0.000", "blue": "0x00", "alpha": "1.000"}}}]}
            """
        let colors = try JSONDecoder().decode(ColorSet.self, from: Data(json.utf8))
        let color = try #require(colors.color?.color(for: traits()))
        #expect(color.red == 1 && color.green == 0 && color.blue == 0 && color.alpha == 1)
    }

    @Test func `a colour follows the appearance of the view that shows it`() throws {
        let json = """
            {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0", "alpha": "1.0"}}},
                        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                         "color": {"components": {"white": "0.0", "alpha": "1.0"}}}]}
            """
        let colors = try JSONDecoder().decode(ColorSet.self, from: Data(json.utf8))
        let color = try #require(colors.color)
        #expect(color.color(for: traits()).red == 1)
        #expect(color.color(for: traits { $0.appearance = .dark }).red == 0)
    }

    @Test(arguments: ["cap-insets", "capInsets"])
    func `the insets of a picture in parts are read from newer and older catalogs`(key: String) throws {
        let text = "{\"mode\": \"9-part\", \"\(key)\": {\"top\": 19, \"left\": 21}}"
        let resizing = try JSONDecoder().decode(ImageSet.Entry.Resizing.self, from: Data(text.utf8))
        #expect(resizing.capInsets?.top == 19)
        #expect(resizing.capInsets?.left == 21)
    }
}
