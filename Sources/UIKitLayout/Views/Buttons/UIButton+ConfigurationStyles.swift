import Foundation

extension UIButton.Configuration.Size {
    /// The default distance of the content from the edges. Source: an Interface Builder button of medium size is 35 points high; the
    /// others are those of SwiftUI's control sizes, 28 and 50.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The radius of the corners of a dynamic style, relative to that of the medium size.
    fileprivate var cornerScale: CGFloat {
        switch self {
        case .mini, .small: 0.8
        case .medium: 1
        case .large: 1.6
        }
    }

    fileprivate var isSmall: Bool { self == .mini || self == .small }
}

@MainActor
extension UIButton.Configuration {
    func titleFont(for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize.isSmall ? .subheadline : .body
        return givenTitleFont?.adjusted(to: traits.preferredContentSizeCategory)
            ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func subtitleFont(for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize.isSmall ? .caption2 : .caption1
        return givenSubtitleFont?.adjusted(to: traits.preferredContentSizeCategory)
            ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func cornerRadius(of size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius * buttonSize.cornerScale
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: size.height / 2
        }
    }

    func foregroundColor(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let tint: UIColor = button.tintColor
        let color = baseForegroundColor ?? (style == .filled ? .white : tint)
        return button.isHighlighted ? color.multiplyingAlpha(by: 0.75) : color
    }

    func backgroundColor(of button: UIButton) -> UIColor {
        let color = plainBackgroundColor(of: button)
        return background.backgroundColorTransformer?(color) ?? color
    }

    private func plainBackgroundColor(of button: UIButton) -> UIColor {
        if let color = background.backgroundColor { return color }
        guard style != .plain else {
            return button.isSelected && automaticallyUpdateForSelection ? .tertiarySystemFill : .clear
        }
        guard button.isEnabled else { return .tertiarySystemFill }
        let tint: UIColor = button.tintColor
        let color: UIColor =
            switch style {
            case .plain: .clear
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).multiplyingAlpha(by: 0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        return button.isHighlighted ? color.multiplyingAlpha(by: 0.75) : color
    }
}
