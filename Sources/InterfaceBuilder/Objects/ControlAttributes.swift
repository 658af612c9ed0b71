import UIKitLayout

/// What documents say of every control.
@MainActor
enum ControlAttributes {
    static func configure(_ control: UIControl, _ element: IBElement) {
        control.isEnabled = element.flag("enabled") ?? true
        control.isSelected = element.isYes("selected")
        control.isHighlighted = element.isYes("highlighted")
        control.contentHorizontalAlignment = element.word("contentHorizontalAlignment", in: horizontal) ?? .center
        control.contentVerticalAlignment = element.word("contentVerticalAlignment", in: vertical) ?? .center
    }

    static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
