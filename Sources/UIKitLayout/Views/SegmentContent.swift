import Foundation
import KeylineAppearance
import KeylineAutoLayout
import KeylineGraphics
import KeylineScenes

/// A segment of a segmented control and the view that shows it.
@MainActor
final class SegmentContent {
    private(set) var title: String?
    private(set) var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    /// What holds the content in the place of the segment.
    let view = UIView()
    private let label = UILabel()
    private let imageView = UIImageView()

    init(title: String? = nil, image: UIImage? = nil) {
        view.addSubview(label)
        view.addSubview(imageView)
        imageView.contentMode = .center
        if let image { show(image: image) } else { show(title: title) }
    }

    func show(title: String?) {
        self.title = title
        image = nil
        imageView.image = nil
    }

    func show(image: UIImage?) {
        title = nil
        self.image = image
        imageView.image = image?.preferring(UIImage.SymbolConfiguration(pointSize: 15))
    }

    /// The width that the content needs, in points.
    var fittingWidth: CGFloat {
        width > 0
            ? width : ceil(imageView.image?.size.width ?? label.intrinsicContentSize.width) + 2 * SegmentMetrics.margin
    }

    func update(attributes: [NSAttributedString.Key: Any]?, isSelected: Bool, isEnabled: Bool) {
        label.font = .systemFont(ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .regular)
        label.textColor = isEnabled ? .label : .tertiaryLabel
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        if let attributes, let title {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
            imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? imageView.tintColor
        } else {
            label.text = title
        }
        describe(isSelected: isSelected, isEnabled: isEnabled)
        label.isHidden = title == nil
        imageView.isHidden = image == nil
    }

    /// Makes the segment a button for assistive technologies.
    private func describe(isSelected: Bool, isEnabled: Bool) {
        view.isAccessibilityElement = true
        view.accessibilityLabel = title ?? image?.accessibilityName.map(PictureLabel.label(ofPicture:))
        view.accessibilityTraits = .button
        if isSelected { view.accessibilityTraits.insert(.selected) }
        if !isEnabled { view.accessibilityTraits.insert(.notEnabled) }
    }

    func place(in rect: CGRect, scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        let left = grid.rounded(rect.minX)
        view.frame = CGRect(x: left, y: rect.minY, width: grid.rounded(rect.maxX) - left, height: rect.height)
        let segment = rect.offsetBy(dx: offset.width - left, dy: offset.height - rect.minY)
        label.frame = grid.placed(SegmentsArrangement.title(label.intrinsicContentSize, in: segment))
        imageView.frame = view.bounds.offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// How segments share the width of their control.
@MainActor
struct SegmentWidths {
    private let fitting: [CGFloat]
    private let given: [Bool]
    private let isEqual: Bool

    init(of control: UISegmentedControl) {
        fitting = control.segments.map(\.fittingWidth)
        given = control.segments.map { $0.width > 0 }
        isEqual = !control.apportionsSegmentWidthsByContent
    }

    /// The width that every segment's content has room in; between segments lies a line.
    var total: CGFloat {
        guard let widest = zip(fitting, given).filter({ !$0.1 }).map(\.0).max() else {
            return fitting.reduce(0, +)
        }
        let widths = zip(fitting, given).map { $1 || !isEqual ? $0 : widest }
        return widths.reduce(0, +) + SegmentMetrics.line * CGFloat(max(fitting.count - 1, 0))
    }

    /// The widths in a control of a width: given ones stay, the others share the rest equally, or by their content.
    func widths(in width: CGFloat) -> [CGFloat] {
        let kept = zip(fitting, given).filter(\.1).map(\.0).reduce(0, +)
        let open = zip(fitting, given).filter { !$0.1 }.map(\.0)
        let rest = max(width - kept, 0)
        let sum = open.reduce(0, +)
        return zip(fitting, given).map { fitting, isGiven in
            if isGiven { return fitting }
            return isEqual || sum == 0 ? rest / CGFloat(open.count) : fitting + (rest - sum) / CGFloat(open.count)
        }
    }
}
