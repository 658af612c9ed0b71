import Foundation

extension UIButton {
    /// The least width of a titled button without insets, in points: that of an empty one of UIKit's, 30 by 34.
    private static var minimumWidth: CGFloat { 30 }

    /// The room above and below the title of a button without insets, in points.
    ///
    /// Source: frames of buttons in public Interface Builder files: 27, 29, 30 and 33 points high with titles of 12, 14, 15 and 17.
    private static var titleMargin: CGFloat { 6 }

    /// The size that image, title and insets need when the title may be as wide as leaves the button a width.
    ///
    /// A button with an image alone is as high as a line of its title's font. Source: frames of thirteen such buttons in five public apps, 22
    /// points high with a font of 18 points.
    func measure(width: CGFloat) -> CGSize {
        if buttonType == .close { return CGSize(width: 30, height: 30) }
        let insets = contentInsets
        let content = parts.content(width: width - insets.left - insets.right)
        var size = content.size
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        guard configuration == nil else {
            return CGSize(width: ceiledToPixels(size.width), height: ceiledToPixels(size.height))
        }
        if content.image == .zero || content.title != .zero {
            // A button that shows nothing is as high as if it had a title.
            let title = content.title == .zero ? ceil(parts.label.font.lineHeight) : content.title.height
            let margin = contentEdgeInsets == .zero ? 2 * Self.titleMargin : insets.top + insets.bottom
            size.height = max(size.height, title + margin)
            if contentEdgeInsets == .zero { size.width = max(size.width, Self.minimumWidth) }
        } else {
            size.height = max(size.height, ceil(parts.label.font.lineHeight) + insets.top + insets.bottom)
        }
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return size
    }

    /// The distance of the content from the button's edges.
    var contentInsets: UIEdgeInsets {
        configuration?.contentInsets.resolved(layoutDirection) ?? contentEdgeInsets
    }

    /// Where image and title lie in a rectangle.
    func arrangement(in rect: CGRect) -> ButtonArrangement.Frames {
        parts.update()
        return parts.content(width: rect.width).frames(in: rect)
    }

    /// The baselines of the title at the size of the content.
    var measuredBaselines: (first: CGFloat, last: CGFloat) {
        parts.update()
        let size = currentIntrinsicSize
        let frames = arrangement(in: CGRect(origin: .zero, size: size).inset(by: contentInsets))
        guard frames.title != .zero else { return (0, 0) }
        let offsets = parts.label.baselineOffsets
        // The title's frame may be higher than its lines by what rounding to pixels adds, and one line has one baseline.
        let lines = parts.label.sizeThatFits(CGSize(width: frames.title.width, height: 0)).height
        return (frames.title.minY + offsets.first, size.height - frames.title.minY - lines + offsets.last)
    }
}
