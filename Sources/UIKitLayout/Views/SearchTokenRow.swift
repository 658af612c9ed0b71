import Foundation
import KeylineGraphics

/// The tokens of a search field side by side, from where lines start. Their look is approximated.
@MainActor
struct SearchTokenRow {
    private struct Box {
        let token: UISearchToken
        let text: TextContent
        let icon: CGSize
        var frame: CGRect
    }

    private let field: UISearchTextField
    private var boxes: [Box] = []
    private let padding: CGFloat
    private static let gap: CGFloat = 4
    /// The least room that is always left for text, in points.
    private static let roomForText: CGFloat = 32

    /// Arranges the tokens of a field in the rectangle that they share with the text, in points. A token for whose first letters there is no
    /// room is left out.
    init(of field: UISearchTextField, in rect: CGRect) {
        self.field = field
        let scale = field.signScale
        padding = 6 * scale
        let height = min(ceil(field.adjustedFont.lineHeight) + 4, rect.height)
        let ellipsis = ceil(
            TextContent("…", font: field.adjustedFont, color: .label, traits: field.traitCollection).size().width)
        let room = rect.width - max(Self.roomForText, ellipsis)
        var x: CGFloat = 0
        for token in field.tokens {
            let text = TextContent(
                token.text, font: field.adjustedFont, color: .label, traits: field.traitCollection)
            let icon = Self.size(of: token.icon, height: 15 * scale)
            let wanted = ceil(text.size().width) + (icon.width > 0 ? icon.width + Self.gap : 0) + 2 * padding
            let width = min(wanted, room - x)
            guard width >= min(wanted, 2 * ellipsis + 2 * padding) else { break }
            let frame = CGRect(x: rect.minX + x, y: rect.midY - height / 2, width: width, height: height)
            boxes.append(Box(token: token, text: text, icon: icon, frame: Self.mirrored(frame, of: field, in: rect)))
            x += width + Self.gap
        }
    }

    /// What the tokens take of the text's rectangle, in points.
    var width: CGFloat { boxes.reduce(0) { $0 + $1.frame.width + Self.gap } }

    func draw(_ canvas: inout ViewCanvas) {
        for box in boxes { draw(box, &canvas) }
    }

    private func draw(_ box: Box, _ canvas: inout ViewCanvas) {
        let isLeftToRight = field.layoutDirection == .leftToRight
        let color = field.tokenBackgroundColor ?? .secondarySystemFill
        canvas.fill(Path(roundedRect: box.frame, cornerRadius: min(6, box.frame.height / 2)), color)
        var inside = box.frame.insetBy(dx: padding, dy: 0)
        let ink: UIColor = field.isEnabled ? .label : .tertiaryLabel
        if let icon = box.token.icon, box.icon.width > 0 {
            let rect = CGRect(
                x: isLeftToRight ? inside.minX : inside.maxX - box.icon.width, y: inside.midY - box.icon.height / 2,
                width: box.icon.width, height: box.icon.height)
            let tint = icon.renderingMode == .alwaysOriginal ? nil : ink
            canvas.draw(icon, in: rect, tint: tint, direction: field.layoutDirection)
            let taken = box.icon.width + Self.gap
            inside = inside.inset(
                by: UIEdgeInsets(top: 0, left: isLeftToRight ? taken : 0, bottom: 0, right: isLeftToRight ? 0 : taken))
        }
        canvas.draw(
            box.token.text, font: field.adjustedFont, color: ink, alignment: isLeftToRight ? .left : .right,
            in: inside)
    }

    /// A picture keeps its shape in the height of the text's capitals.
    private static func size(of icon: UIImage?, height: CGFloat) -> CGSize {
        guard let size = icon?.size, size.height > 0 else { return .zero }
        return CGSize(width: ceil(size.width * height / size.height), height: height)
    }

    private static func mirrored(_ frame: CGRect, of field: UISearchTextField, in rect: CGRect) -> CGRect {
        guard field.layoutDirection == .rightToLeft else { return frame }
        return CGRect(x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
