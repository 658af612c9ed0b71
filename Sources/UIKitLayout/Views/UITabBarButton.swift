import Foundation
import KeylineScenes
import KeylineAppearance
import KeylineAutoLayout
import KeylineGraphics

/// An item of a tab bar: an image above a title, or before it, and a badge.
@MainActor
final class UITabBarButton: UIView {
    private static let inlineGap: CGFloat = 7

    let item: UITabBarItem
    private let label = UILabel()
    private var isSelected = false
    private var isInline = false
    /// Where the image is drawn.
    private var imagePlace = CGRect.zero

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        source.id = item.source.id
        source.path = item.source.path
        source.location = item.source.location
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var shownTitle: String? { item.shownTitle(in: traitCollection.locale) }
    private var bar: UITabBar? { superview as? UITabBar }
    private var color: UIColor { bar?.color(isSelected: isSelected, isEnabled: item.isEnabled) ?? .systemGray }

    private var look: UITabBarItemStateAppearance? {
        let own = bar.flatMap { item.itemAppearance(isInline: isInline, in: $0) } ?? bar?.itemAppearance
        return own?.state(isSelected: isSelected, isEnabled: item.isEnabled)
    }

    /// The colour of a title without one of its own: never that of the image, which looks set apart.
    private var titleColor: UIColor {
        bar?.usualColor(isSelected: isSelected, isEnabled: item.isEnabled) ?? .systemGray
    }

    private var shownImage: UIImage? {
        let image = (isSelected ? item.selectedImage : nil) ?? item.shownImage
        return image?.preferring(.init(pointSize: BarMetrics(traitCollection).tabSymbol, weight: .medium))
    }

    /// Takes over what the item says.
    func show(isSelected: Bool, isInline: Bool) {
        self.isSelected = isSelected
        self.isInline = isInline
        // The title's own view is what checks look at.
        source.codeValues = item.source.codeValues
        label.source.codeValues = item.source.codeValues
        label.source.keepsTexts = (item.title ?? "").isEmpty
        let attributes = BarTextAttributes(
            look?.titleTextAttributes ?? [:],
            over: (isSelected ? item.shownTitleAttributes(for: .selected, in: bar) : nil)
                ?? item.shownTitleAttributes(for: .normal, in: bar) ?? [:])
        label.font =
            attributes.font
            ?? (isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: BarMetrics.tabTitle, weight: .medium))
        label.text = shownTitle
        label.textColor = attributes.color ?? titleColor
    }

    /// The width of image and title side by side, in points.
    var inlineWidth: CGFloat {
        let title = label.intrinsicContentSize.width
        let image = shownImage?.size.width ?? 0
        return title + image + (title > 0 && image > 0 ? Self.inlineGap : 0)
    }

    // MARK: Layout

    /// Places image and title in the bounds.
    func placeParts() {
        if isInline { placeInline() } else { placeStacked() }
    }

    private func placeStacked() {
        let size = label.intrinsicContentSize
        let isAlone = item.shownImage == nil
        label.frame = CGRect(
            x: 1, y: isAlone ? (bounds.height - size.height) / 2 : bounds.height - size.height - 2,
            width: max(bounds.width - 2, 0), height: size.height
        ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        let image = imageSize(within: 28)
        let room: CGFloat = shownTitle == nil ? bounds.height : bounds.height - 13
        imagePlace = CGRect(
            x: bounds.midX - image.width / 2, y: max((room - image.height) / 2 + 1, 1), width: image.width,
            height: image.height)
    }

    private var titleOffset: UIOffset {
        let moved = look?.titlePositionAdjustment ?? .zero
        guard moved == .zero else { return moved }
        let shared = BarItemAppearances.looks(of: item, in: bar).first?.titlePositionAdjustment ?? .zero
        return item.titlePositionAdjustment == .zero ? shared : item.titlePositionAdjustment
    }

    private func placeInline() {
        let image = imageSize(within: bounds.height - 8)
        let title = label.intrinsicContentSize
        let gap = image.width > 0 && title.width > 0 ? Self.inlineGap : 0
        let width = min(title.width, max(bounds.width - image.width - gap - 2, 0))
        let start = (bounds.width - image.width - gap - width) / 2
        let isLeftToRight = layoutDirection == .leftToRight
        imagePlace = CGRect(
            x: isLeftToRight ? start : bounds.width - start - image.width, y: bounds.midY - image.height / 2,
            width: image.width, height: image.height)
        let grid = PixelGrid(scale: displayScale)
        label.frame = CGRect(
            x: grid.rounded(isLeftToRight ? start + image.width + gap : start),
            y: grid.rounded(bounds.midY - title.height / 2), width: grid.ceiled(width), height: title.height)
    }

    private func imageSize(within height: CGFloat) -> CGSize {
        guard let size = shownImage?.size else { return .zero }
        let scale = min(1, max(height, 0) / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    // MARK: Drawing

    override func drawContent(in canvas: inout ViewCanvas) {
        if let image = shownImage {
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            canvas.draw(image, in: imagePlace, tint: tint, direction: layoutDirection)
        }
        drawBadge(&canvas)
    }

    private func drawBadge(_ canvas: inout ViewCanvas) {
        guard let value = item.badgeValue else { return }
        let font = UIFont.systemFont(ofSize: 13)
        let text = TextContent(value, font: font, color: .white, traits: traitCollection)
        let width = max(text.size().width + 10, 18)
        let edge = imagePlace.isEmpty ? label.frame : imagePlace
        let x = layoutDirection == .leftToRight ? edge.maxX - 6 : edge.minX + 6 - width
        let moved = look?.badgePositionAdjustment ?? .zero
        let rect = CGRect(x: x, y: isInline ? max(edge.minY - 6, 0) : 2, width: width, height: 18)
            .offsetBy(dx: moved.horizontal, dy: moved.vertical)
        canvas.fill(
            Path(roundedRect: rect, cornerRadius: 9), item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed)
        let attributes = BarTextAttributes(
            item.badgeTextAttributes(for: .normal) ?? [:], over: look?.badgeTextAttributes ?? [:])
        canvas.draw(value, font: font, color: attributes.color ?? .white, centeredIn: rect)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var result = AccessibilityDefaults(of: item)
        result.value = item.accessibilityValue ?? AccessibilityDefaults.value(ofBadge: item.badgeValue)
        result.label = item.accessibilityLabel
        result.hint = item.accessibilityHint
        result.traits = item.accessibilityTraits.subtracting(.notEnabled)
        if isSelected { result.traits.insert(.selected) }
        return result
    }
}
