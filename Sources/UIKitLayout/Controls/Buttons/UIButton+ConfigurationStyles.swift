import Foundation
import KeylineAppearance

extension UIButton.Configuration.Size {
    /// The measures of the size, in points.
    fileprivate var metrics: ButtonMetrics {
        switch self {
        case .mini, .small: ButtonMetrics(.small)
        case .medium: ButtonMetrics(.medium)
        case .large: ButtonMetrics(.large)
        }
    }

    /// The default distance of the content from the edges.
    var insets: NSDirectionalEdgeInsets {
        let (vertical, horizontal) = (metrics.vertical, metrics.horizontal)
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

@MainActor
extension UIButton.Configuration {
    func titleFont(for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize.metrics.hasSmallTitle ? .subheadline : .body
        return givenTitleFont?.adjusted(to: traits.preferredContentSizeCategory)
            ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func subtitleFont(for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize.metrics.hasSmallTitle ? .caption2 : .caption1
        return givenSubtitleFont?.adjusted(to: traits.preferredContentSizeCategory)
            ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func cornerRadius(of size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius * buttonSize.metrics.cornerScale
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
