import Foundation

/// What a button's configuration shows besides title and image: a wheel, a mark of choices, a view behind everything.
@MainActor
final class ButtonAdornments {
    private unowned let button: UIButton
    /// The wheel in place of the image, where it turns.
    private var wheel: UIActivityIndicatorView?
    /// The mark after the title.
    private var mark: UIImageView?
    /// The view behind everything.
    private var customView: UIView?

    init(of button: UIButton) {
        self.button = button
    }

    /// The room that the mark takes after the title, in points.
    var markRoom: CGFloat { mark.map { $0.intrinsicContentSize.width + 4 } ?? 0 }

    /// The size of the wheel, in points; nil without one.
    var wheelSize: CGSize? { wheel?.intrinsicContentSize }

    /// Shows what a configuration asks for.
    func update(_ configuration: UIButton.Configuration?) {
        let color = configuration?.foregroundColor(of: button) ?? .label
        updateWheel(configuration, color)
        updateMark(configuration, color)
        updateCustomView(configuration)
    }

    private func updateWheel(_ configuration: UIButton.Configuration?, _ color: UIColor) {
        guard let configuration, configuration.showsActivityIndicator else {
            wheel?.removeFromSuperview()
            wheel = nil
            return
        }
        let shown = wheel ?? UIActivityIndicatorView(style: .medium)
        shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        shown.startAnimating()
        if shown.superview == nil { button.addSubview(shown) }
        wheel = shown
    }

    private func updateMark(_ configuration: UIButton.Configuration?, _ color: UIColor) {
        guard let configuration, configuration.indicator == .popup else {
            mark?.removeFromSuperview()
            mark = nil
            return
        }
        let shown = mark ?? Self.newMark()
        shown.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        if shown.superview == nil { button.addSubview(shown) }
        mark = shown
    }

    private static func newMark() -> UIImageView {
        let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        return UIImageView(image: UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size))
    }

    private func updateCustomView(_ configuration: UIButton.Configuration?) {
        let view = configuration?.background.customView
        if customView !== view { customView?.removeFromSuperview() }
        customView = view
        if let view, view.superview !== button { button.insertSubview(view, at: 0) }
    }

    /// Puts the views where they belong beside a title, on the pixels that a closure finds.
    func place(around label: UILabel?, wheel wheelRect: CGRect, _ onPixels: (CGRect) -> CGRect) {
        if let background = button.configuration?.background {
            customView?.frame = background.rect(in: button.bounds, of: button)
        }
        wheel?.frame = wheelRect
        guard let mark, let label else { return }
        let size = mark.intrinsicContentSize
        let x = button.layoutDirection == .leftToRight ? label.frame.maxX + 4 : label.frame.minX - 4 - size.width
        mark.frame = onPixels(
            CGRect(x: x, y: label.frame.midY - size.height / 2, width: size.width, height: size.height))
    }
}
