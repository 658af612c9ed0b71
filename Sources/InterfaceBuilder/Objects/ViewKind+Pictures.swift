import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeImageView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let view = reading.read(kind, as: UIImageView.self) { UIImageView() }
        view.preferredSymbolConfiguration = reading.values.symbolConfiguration(
            "preferredSymbolConfiguration", of: reading.element)
        return view
    }

    static func makeVisualEffectView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        reading.made { UIVisualEffectView(effect: effect(in: reading.element)) }
    }

    private static func effect(in element: IBElement) -> UIVisualEffect? {
        if let blur = element.child("blurEffect") { return blurEffect(blur) }
        guard let vibrancy = element.child("vibrancyEffect") else { return nil }
        return UIVibrancyEffect(blurEffect: blurEffect(vibrancy.child("blurEffect")))
    }

    private static func blurEffect(_ element: IBElement?) -> UIBlurEffect {
        UIBlurEffect(style: element?.word("style", in: WordTables.blurStyles.byDocument) ?? .regular)
    }
}
