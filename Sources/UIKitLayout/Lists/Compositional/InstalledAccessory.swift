import Foundation

/// An accessory of a row with the view that shows it.
@MainActor
struct InstalledAccessory {
    let view: UIView
    private let reservedLayoutWidth: UICellAccessory.LayoutDimension
    private let maintainsFixedSize: Bool

    init(_ accessory: UICellAccessory, tintColor: UIColor) {
        view = accessory.makeView(tintColor)
        view.isHidden = accessory.isHidden
        reservedLayoutWidth = accessory.reservedLayoutWidth
        maintainsFixedSize = accessory.maintainsFixedSize
    }

    /// The view's size, in points: that of its content, or else that which it was given.
    var size: CGSize {
        let given = view.bounds.size
        if maintainsFixedSize, given.width > 0, given.height > 0 { return given }
        let content = view.intrinsicContentSize
        if content.width > 0, content.height > 0 { return content }
        return given.width > 0 && given.height > 0
            ? given : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// The width that the row gives it, in points.
    var width: CGFloat {
        switch reservedLayoutWidth {
        case .actual: size.width
        case .standard: max(UIListContentConfiguration.ImageProperties.standardDimension, size.width)
        case .custom(let width): max(width, 0)
        }
    }
}
