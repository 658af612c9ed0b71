import Foundation
import KeylineScenes

/// The words that a class of UIKit's says to assistive technologies where code sets no others.
///
/// Known from Apple's documentation of each class, and from the pictures that cashapp/AccessibilitySnapshot recorded.
@MainActor
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    /// The name of the picture from which the label comes.
    var pictureName: String?

    /// Nothing.
    init(isElement: Bool = false) {
        self.isElement = isElement
    }

    /// The words of a view.
    init(
        of view: UIView, isElement: Bool = true, label: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits, picture: UIImage? = nil
    ) {
        self.isElement = isElement
        self.label = label
        self.value = value
        self.traits = traits
        if let picture { take(picture) }
        if view is UIControl, view.isShownDisabled { self.traits.insert(.notEnabled) }
    }

    /// The words of a button: its title, or else the name of its picture.
    init(of button: UIButton) {
        self.init(of: button, traits: .button)
        if button.isSelected { traits.insert(.selected) }
        if let item = (button as? BarButton)?.item {
            label = item.accessibilityLabel
            value = item.accessibilityValue
            hint = item.accessibilityHint
            if label?.isEmpty == false { return }
        }
        if button.buttonType == .close {
            label = VoiceOverPhrase.close.words(in: button.traitCollection.locale)
            return
        }
        let title = button.currentTitle ?? button.currentAttributedTitle?.string ?? button.textState?.text ?? ""
        if title.isEmpty { take(button.currentImage ?? button.configuration?.image) } else { label = title }
    }

    /// The words of an item of a bar, which the view that shows it takes over.
    init(of item: UIBarItem) {
        isElement = true
        label = item.title
        if label?.isEmpty ?? true {
            if let system = (item as? UIBarButtonItem)?.systemItem {
                label = system.word?.text(in: Self.locale) ?? String(describing: system).capitalized
            } else {
                take(item.image)
            }
        }
        traits = .button
        if !item.isEnabled { traits.insert(.notEnabled) }
    }

    /// Numbers count items, and other badges are read as they are. Source: picture testTabBars of iOS 18.5.
    static func value(ofBadge badge: String?) -> String? {
        guard let badge, !badge.isEmpty else { return nil }
        return Int(badge).map { VoiceOverPhrase.items.words(in: locale, $0) } ?? badge
    }

    private mutating func take(_ image: UIImage?) {
        pictureName = image?.accessibilityName
        label = pictureName.map(PictureLabel.label(ofPicture:))
    }

    private static var locale: String { SceneContext.current.traits.locale }

    /// Such as `75%`.
    static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }
}

extension UIImage {
    /// The name by which assistive technologies speak of the picture; nil for one without a name.
    var accessibilityName: String? {
        switch properties.content {
        case .symbol(let name), .missing(let name): name
        default: properties.name
        }
    }
}

extension UIAccessibilityTraits {
    /// A field for text: a trait that UIKit sets and does not name.
    static let textEntry = UIAccessibilityTraits(rawValue: AccessibilityContent.Traits.textEntry.rawValue)
    /// The button that leads back: a trait that UIKit sets and does not name.
    static let backButton = UIAccessibilityTraits(rawValue: AccessibilityContent.Traits.backButton.rawValue)
}
