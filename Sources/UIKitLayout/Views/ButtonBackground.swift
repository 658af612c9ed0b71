import Foundation
import KeylineGraphics

/// What lies behind the title and image of a button.
@MainActor
struct ButtonBackground {
    private let button: UIButton

    init(of button: UIButton) {
        self.button = button
    }

    func draw(_ canvas: inout ViewCanvas) {
        let rect = button.backgroundRect(forBounds: button.bounds)
        if let configuration = button.configuration {
            draw(configuration, in: rect, &canvas)
        } else if button.buttonType == .close {
            canvas.fill(Path(ellipseIn: rect.centeredSquare), .secondarySystemFill)
        } else if button.drawsSelection {
            drawSelection(&canvas)
        }
        guard let image = button.currentBackgroundImage else { return }
        let tint = image.renderingMode == .alwaysTemplate ? button.tintColor : nil
        canvas.draw(image, in: rect, tint: tint, direction: button.layoutDirection)
    }

    private func draw(_ configuration: UIButton.Configuration, in rect: CGRect, _ canvas: inout ViewCanvas) {
        let background = configuration.background
        if background.visualEffect != nil { button.noteUndrawn("the material behind a configured button") }
        let inner = background.rect(in: rect, of: button)
        let outline = Path(
            roundedRect: inner, cornerRadius: configuration.cornerRadius(of: inner.size), curve: .continuous)
        canvas.fill(outline, configuration.backgroundColor(of: button))
        if let image = background.image {
            canvas.group(clip: outline) { clipped in
                ImagePlacing(background.imageContentMode, size: image.size, in: inner).draw(
                    image, tint: nil, direction: button.layoutDirection, &clipped)
            }
        }
        guard background.strokeWidth > 0 else { return }
        let half = background.strokeWidth / 2 - background.strokeOutset
        let line = Path(
            roundedRect: half < 0 ? inner.insetBy(dx: half, dy: half) : inner.insetWithin(dx: half, dy: half),
            cornerRadius: max(configuration.cornerRadius(of: inner.size) - half, 0), curve: .continuous)
        let color: UIColor = background.strokeColor ?? button.tintColor
        canvas.stroke(line, background.strokeColorTransformer?(color) ?? color, lineWidth: background.strokeWidth)
    }

    /// A chosen button of the system has its title on a rounded rectangle of the tint colour.
    private func drawSelection(_ canvas: inout ViewCanvas) {
        guard let label = button.titleLabel, !label.isHidden, label.bounds.width > 0 else { return }
        let rect = label.frame.insetBy(dx: -3, dy: -1)
        canvas.fill(Path(roundedRect: rect, cornerRadius: 4), button.tintColor)
    }
}

extension UIButton {
    /// Whether the button is drawn as chosen: one of the system's that has no look of its own for it.
    var drawsSelection: Bool {
        buttonType == .system && isSelected && configuration == nil && contents.titleColors[exactly: .selected] == nil
            && contents.backgroundImages[exactly: .selected] == nil && contents.images[exactly: .selected] == nil
    }

    /// The colour of a template; nil for an image in its own colours.
    func imageTint(for image: UIImage) -> UIColor? {
        guard image.renderingMode != .alwaysOriginal else { return nil }
        if let configuration {
            let color = configuration.foregroundColor(of: self)
            return configuration.imageColorTransformer?(color) ?? color
        }
        if buttonType == .close { return .secondaryLabel }
        let isTemplate = image.renderingMode == .alwaysTemplate || buttonType != .custom
        guard isTemplate else { return nil }
        return !isEnabled && buttonType != .custom ? .tertiaryLabel : tintColor
    }

    /// How strongly the image is drawn.
    var imageOpacity: Double {
        guard configuration == nil else { return 1 }
        if !isEnabled, buttonType == .custom, adjustsImageWhenDisabled { return 0.5 }
        if isHighlighted { return buttonType == .custom ? (adjustsImageWhenHighlighted ? 0.6 : 1) : 0.2 }
        return 1
    }
}

extension CGRect {
    /// The largest square in the middle.
    var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
