import Foundation
import KeylineLocalization
import UIKitLayout

/// For which surroundings an entry of an asset is meant, as the catalog's `Contents.json` says it.
struct AssetConditions: Hashable, Sendable, Decodable {
    /// Something besides light and dark that an entry depends on, or one of the two.
    struct Appearance: Hashable, Sendable, Decodable {
        let appearance: String
        let value: String
    }

    let idiom: String?
    let appearances: [Appearance]?
    let widthClass: String?
    let heightClass: String?
    let languageDirection: String?
    let locale: String?
    let displayGamut: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale
        case widthClass = "width-class"
        case heightClass = "height-class"
        case languageDirection = "language-direction"
        case displayGamut = "display-gamut"
    }

    /// How well the entry suits traits, the most telling condition first; nil where it is meant for others.
    func suitability(for traits: UITraitCollection) -> [Int]? {
        let parts = [
            localeSuitability(traits), appearanceSuitability(traits), idiomSuitability(traits),
            classSuitability(widthClass, traits.horizontalSizeClass),
            classSuitability(heightClass, traits.verticalSizeClass), directionSuitability(traits),
            displayGamut == "display-P3" ? 0 : 1,
        ]
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? known : nil
    }

    private func localeSuitability(_ traits: UITraitCollection) -> Int? {
        guard let locale else { return 0 }
        let candidates = LanguageFallback.candidates(for: traits.locale)
        return candidates.firstIndex(of: locale).map { candidates.count - $0 }
    }

    private func appearanceSuitability(_ traits: UITraitCollection) -> Int? {
        var suitability = 0
        for condition in appearances ?? [] {
            switch condition.appearance {
            case "luminosity":
                guard (condition.value == "dark") == (traits.userInterfaceStyle == .dark) else { return nil }
            case "contrast":
                guard (condition.value == "high") == (traits.accessibilityContrast == .high) else { return nil }
            default: return nil
            }
            suitability += 1
        }
        return suitability
    }

    private func idiomSuitability(_ traits: UITraitCollection) -> Int? {
        switch idiom {
        case nil, "universal": 0
        case "iphone": traits.userInterfaceIdiom == .phone ? 1 : nil
        case "ipad": traits.userInterfaceIdiom == .pad ? 1 : nil
        default: nil
        }
    }

    private func classSuitability(_ condition: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Int? {
        switch condition {
        case "compact": sizeClass == .compact ? 1 : nil
        case "regular": sizeClass == .regular ? 1 : nil
        default: 0
        }
    }

    /// A picture for the other direction is better than none: it is mirrored.
    private func directionSuitability(_ traits: UITraitCollection) -> Int {
        switch languageDirection {
        case "left-to-right": traits.layoutDirection == .leftToRight ? 2 : 0
        case "right-to-left": traits.layoutDirection == .rightToLeft ? 2 : 0
        default: 1
        }
    }

    /// Whether the picture was drawn for lines that start on the other side.
    func isMirrored(in traits: UITraitCollection) -> Bool {
        switch languageDirection {
        case "left-to-right": traits.layoutDirection == .rightToLeft
        case "right-to-left": traits.layoutDirection == .leftToRight
        default: false
        }
    }
}
