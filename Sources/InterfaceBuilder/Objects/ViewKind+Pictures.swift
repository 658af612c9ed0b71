import Foundation
import UIKitLayout

@MainActor
extension ViewKind {
    static func makeImageView(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let view = reading.made { UIImageView() }
        view.image = values.image(of: element)
        view.highlightedImage = values.image("highlightedImage", of: element)
        view.isHighlighted = element.isYes("highlighted")
        view.preferredSymbolConfiguration = values.symbolConfiguration("preferredSymbolConfiguration", of: element)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = element.isYes(
            "adjustsImageSizeForAccessibilityContentSizeCategory")
        return view
    }

    static func makeVisualEffectView(_ reading: ViewReading) -> UIView {
        reading.made { UIVisualEffectView(effect: effect(in: reading.element)) }
    }

    private static func effect(in element: IBElement) -> UIVisualEffect? {
        if let blur = element.child("blurEffect") { return blurEffect(blur) }
        guard let vibrancy = element.child("vibrancyEffect") else { return nil }
        return UIVibrancyEffect(blurEffect: blurEffect(vibrancy.child("blurEffect")))
    }

    private static func blurEffect(_ element: IBElement?) -> UIBlurEffect {
        UIBlurEffect(style: element?.word("style", in: blurStyles) ?? .regular)
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = Dictionary(
        uniqueKeysWithValues: UIBlurEffect.Style.allCases.map { ("\($0)", $0) })
}
