public import AVFoundation

/// The button that chooses a loudspeaker or screen, drawn as its symbol; touches have no effect.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// Hears of choices. Changes no picture.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The symbol's colour while something else plays. Changes no picture: nothing does.
    open var activeTintColor: UIColor = .tintColor
    /// Whether screens come first. Changes no picture.
    open var prioritizesVideoDevices = false

    private let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(symbol)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(symbol)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = symbol.intrinsicContentSize
        symbol.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// Hears of choices: never, in a picture.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
