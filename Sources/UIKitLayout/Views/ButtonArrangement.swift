import Foundation

/// Image, title and subtitle of a button side by side or one above the other.
struct ButtonArrangement {
    /// Where the parts lie.
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// A mark after the title.
    struct Mark {
        /// The room that it takes, in points.
        var room: CGFloat = 0
        /// Whether it stands on the left.
        var isLeft = false
    }

    /// The sizes of the parts; zero for one that is not there.
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The side of the title on which the image stands.
    var imageEdge = CGRectEdge.minXEdge
    /// The distance between image and title, and between title and subtitle, in points.
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var mark = Mark()
    /// Where everything stands in the room that there is.
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    /// Where the shorter of title and subtitle stands along the longer, 0 (left) … 1 (right).
    var textShare: CGFloat = 0.5
    /// How the parts are moved and narrowed.
    var imageInsets = UIEdgeInsets.zero
    /// Whether the image becomes as small as the room for it, and as large where it is to fill it.
    var imageAdapts = false
    var titleInsets = UIEdgeInsets.zero

    private var isColumn: Bool { imageEdge == .minYEdge || imageEdge == .maxYEdge }
    private var gap: CGFloat { image == .zero || text == .zero ? 0 : imagePadding }

    /// The size of title and subtitle together.
    private var text: CGSize {
        let title = title == .zero ? title : CGSize(width: title.width + mark.room, height: title.height)
        guard subtitle != .zero else { return title }
        guard title != .zero else { return subtitle }
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    /// Gives the image at least a length along the line of image and title.
    mutating func reserveImage(_ length: CGFloat) {
        guard length > 0 else { return }
        if isColumn { image.height = max(image.height, length) } else { image.width = max(image.width, length) }
    }

    /// The size of everything.
    var size: CGSize {
        isColumn
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// Where the parts lie in a rectangle.
    func frames(in rect: CGRect) -> Frames {
        imageAdapts ? adaptingImage(to: rect.inset(by: imageInsets)).keptFrames(in: rect) : keptFrames(in: rect)
    }

    /// The parts with an image that is no larger than a rectangle, and as large where it is to fill it.
    ///
    /// Source: Apple's documentation of `UIControl.ContentVerticalAlignment.fill` and its twin, and buttons of public apps whose image is made
    /// smaller by `imageEdgeInsets`.
    private func adaptingImage(to rect: CGRect) -> ButtonArrangement {
        guard image != .zero else { return self }
        var result = self
        let fillsWidth = horizontal == .fill && text == .zero
        result.image.width = max(fillsWidth ? rect.width : min(image.width, rect.width), 0)
        result.image.height = max(vertical == .fill ? rect.height : min(image.height, rect.height), 0)
        return result
    }

    private func keptFrames(in rect: CGRect) -> Frames {
        var frames = Frames()
        if image != .zero { frames.image = imageFrame(in: rect.inset(by: imageInsets)) }
        guard text != .zero else { return frames }
        let textFrame = textFrame(in: rect.inset(by: titleInsets))
        if title != .zero {
            frames.title = line(title, in: textFrame, y: textFrame.minY)
            let room = max(textFrame.width - mark.room, 0)
            if mark.room > 0, frames.title.width > room { frames.title.size.width = room }
            if mark.isLeft { frames.title.origin.x += mark.room }
        }
        if subtitle != .zero { frames.subtitle = line(subtitle, in: textFrame, y: textFrame.maxY - subtitle.height) }
        return frames
    }

    private func line(_ size: CGSize, in rect: CGRect, y: CGFloat) -> CGRect {
        let width = min(size.width, rect.width)
        return CGRect(x: rect.minX + (rect.width - width) * textShare, y: y, width: width, height: size.height)
    }

    private func imageFrame(in rect: CGRect) -> CGRect {
        let all = place(of: size, in: rect)
        switch imageEdge {
        case .minXEdge, .maxXEdge:
            let x = imageEdge == .minXEdge ? all.minX : all.maxX - image.width
            return CGRect(origin: CGPoint(x: x, y: verticalPlace(of: image.height, in: rect)), size: image)
        default:
            let y = imageEdge == .minYEdge ? all.minY : all.maxY - image.height
            return CGRect(origin: CGPoint(x: horizontalPlace(of: image.width, in: rect), y: y), size: image)
        }
    }

    private func textFrame(in rect: CGRect) -> CGRect {
        let all = place(of: size, in: rect)
        if isColumn {
            let width = min(text.width, max(rect.width, 0))
            let y = imageEdge == .minYEdge ? all.maxY - text.height : all.minY
            return CGRect(x: horizontalPlace(of: width, in: rect), y: y, width: width, height: text.height)
        }
        let room = max(rect.width - image.width - gap, 0)
        let width = horizontal == .fill ? room : min(text.width, room)
        let x = imageEdge == .minXEdge ? all.minX + image.width + gap : all.maxX - image.width - gap - width
        return CGRect(x: x, y: verticalPlace(of: text.height, in: rect), width: width, height: text.height)
    }

    /// The place of all parts together, no wider than the rectangle.
    private func place(of size: CGSize, in rect: CGRect) -> CGRect {
        let width = horizontal == .fill ? rect.width : min(size.width, rect.width)
        return CGRect(
            x: horizontalPlace(of: width, in: rect), y: verticalPlace(of: size.height, in: rect),
            width: width, height: size.height)
    }

    private func horizontalPlace(of width: CGFloat, in rect: CGRect) -> CGFloat {
        switch horizontal {
        case .left, .leading: rect.minX
        case .right, .trailing: rect.maxX - width
        case .center, .fill: rect.midX - width / 2
        }
    }

    private func verticalPlace(of height: CGFloat, in rect: CGRect) -> CGFloat {
        rect.minY + vertical.share * (rect.height - height)
    }
}
