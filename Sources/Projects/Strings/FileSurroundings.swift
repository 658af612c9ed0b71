import Foundation
import InterfaceBuilder
import Localization
import UIKitLayout

/// What lies around a document's file.
struct FileSurroundings: DocumentSurroundings {
    let assets: Assets
    let texts: DocumentTexts

    func strings(for locale: String) throws -> LocalizedTable { try texts.table(for: locale) }

    @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? {
        assets.image(named: name, traits: traits)
    }

    @MainActor func color(named name: String) -> UIColor? { assets.color(named: name) }

    @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
}
