import Foundation
import KeylineGraphics
import KeylineTypesetting

extension UITextField {
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        contentDidChange()
    }

    func draw(_ content: TextContent, in rect: CGRect) {
        let layout = fitted(content, in: rect).layout(width: rect.width)
        let images = content.images
        let y = rect.minY + contentVerticalAlignment.share * (rect.height - layout.size.height)
        CurrentCanvas.draw { canvas in
            canvas.draw(
                layout, in: CGRect(x: rect.minX, y: y, width: rect.width, height: layout.size.height),
                images: images)
        }
    }

    func fitted(_ content: TextContent, in rect: CGRect) -> TextContent {
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0, rect.width > 0 else { return content }
        return content.fitted(width: rect.width, minimumScale: min(minimumFontSize / adjustedFont.pointSize, 1))
    }
}

extension UITextField {
    /// Draws the border, the text or the placeholder, and the button that clears the text.
    func drawField(in canvas: inout ViewCanvas) {
        TextFieldBorder(of: self).draw(&canvas)
        let showsPlaceholder = displayedText.isEmpty
        CurrentCanvas.with(&canvas) {
            if showsPlaceholder {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            } else {
                drawText(in: textRect(forBounds: bounds))
            }
        }
        if showsClearButton { ClearButtonPainting.draw(in: clearButtonRect(forBounds: bounds), &canvas) }
    }
}
