import Foundation
import KeylineAppearance
import KeylineGraphics

/// Draws the ground of a bar and the line between it and the content.
@MainActor
struct BarPainting {
    /// The edge of the screen at which a bar lies.
    enum Edge {
        case top, bottom
    }

    private let bar: UIView
    private let appearance: UIBarAppearance?
    private let tint: UIColor?
    private let style: UIBarStyle
    private let isTranslucent: Bool
    private let edge: Edge
    /// Whether the bar lies over content, from which it stands apart; otherwise it shows what lies under it.
    private let isOverContent: Bool

    /// The picture behind the bar, as it was given before looks were.
    private let image: UIImage?
    /// The picture of the line, as it was given before looks were.
    private let shadowImage: UIImage?

    init(
        of bar: UIView,
        appearance: UIBarAppearance?,
        tint: UIColor?,
        style: UIBarStyle,
        isTranslucent: Bool,
        edge: Edge,
        isOverContent: Bool = true,
        images: (background: UIImage?, shadow: UIImage?) = (nil, nil)
    ) {
        self.bar = bar
        self.appearance = appearance
        self.tint = tint
        self.style = style
        self.isTranslucent = isTranslucent
        self.edge = edge
        self.isOverContent = isOverContent
        (self.image, self.shadowImage) = images
    }

    /// The system's material for bars.
    static let chrome = UIColor(BarMetrics.background)

    func draw(_ canvas: inout ViewCanvas) {
        let rect = ground
        if let color = color { canvas.fill(rect, color) }
        if let image = backgroundImage, image.size != .zero {
            let mode = appearance?.backgroundImageContentMode ?? .scaleToFill
            canvas.group(clip: Path(rect)) {
                ImagePlacing(mode, size: image.size, in: rect).draw(
                    image, tint: nil, direction: bar.layoutDirection, &$0)
            }
        }
        drawLine(at: rect, &canvas)
    }

    /// The line between bar and content, or the picture in its place; an empty one leaves it out.
    private func drawLine(at rect: CGRect, _ canvas: inout ViewCanvas) {
        if let image = appearance?.shadowImage ?? shadowImage {
            guard image.size != .zero else { return }
            let y = edge == .top ? rect.maxY : rect.minY - image.size.height
            let place = CGRect(x: rect.minX, y: y, width: rect.width, height: image.size.height)
            return canvas.draw(image, in: place, tint: nil, direction: bar.layoutDirection)
        }
        guard showsLine, let lineColor else { return }
        let line = 1 / bar.displayScale
        let y = edge == .top ? rect.maxY : rect.minY - line
        canvas.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: line), lineColor)
    }

    /// A bar's ground reaches over the strip of the device between it and the edge of the screen.
    private var ground: CGRect {
        let insets = bar.superview?.safeAreaInsets ?? .zero
        guard let parent = bar.superview, insets != .zero else { return bar.bounds }
        let frame = bar.frame
        switch edge {
        case .top where frame.minY <= insets.top + 0.5:
            return CGRect(x: 0, y: -frame.minY, width: bar.bounds.width, height: bar.bounds.height + frame.minY)
        case .bottom where frame.maxY >= parent.bounds.height - insets.bottom - 0.5:
            return CGRect(x: 0, y: 0, width: bar.bounds.width, height: parent.bounds.height - frame.minY)
        default: return bar.bounds
        }
    }

    private var backgroundImage: UIImage? { appearance.map(\.backgroundImage) ?? image }

    private var color: UIColor? {
        // A picture takes the place of the material, even one without a size.
        if appearance == nil, image != nil { return nil }
        // A clear background is behind the material, and takes nothing of it away.
        let background = bar.backgroundColor?.color(for: bar.traitCollection)
        if let background, background.alpha > 0, appearance == nil, tint == nil { return nil }
        if let appearance { return appearance.ground }
        if let tint { return tint }
        if style == .black { return UIColor(white: 0.1, alpha: isTranslucent ? 0.94 : 1) }
        if !isOverContent { return nil }
        return isTranslucent ? Self.chrome : .systemBackground
    }

    /// Bars that were given a ground keep their line.
    private var showsLine: Bool { isOverContent || appearance != nil }

    private var lineColor: UIColor? {
        appearance.map(\.shadowColor) ?? .separator
    }
}
