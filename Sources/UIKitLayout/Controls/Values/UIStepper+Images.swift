import Foundation

// The pictures of a stepper's parts, which take the place of the system's.
extension UIStepper {
    /// Sets the picture behind the buttons in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[exactly: state] = image }
    /// The picture behind the buttons in a state.
    public func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
    /// Sets the picture of the button that adds, drawn as a template.
    public func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[exactly: state] = image }
    /// The picture of the button that adds.
    public func incrementImage(for state: State) -> UIImage? { incrementImages.value(for: state) }
    /// Sets the picture of the button that takes away, drawn as a template.
    public func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[exactly: state] = image }
    /// The picture of the button that takes away.
    public func decrementImage(for state: State) -> UIImage? { decrementImages.value(for: state) }
    /// Sets the picture between the buttons; that of the ordinary state is drawn.
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
        dividerImages[left, default: StateTable()][exactly: right] = image
    }
    /// The picture between the buttons.
    public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        dividerImages[left]?.value(for: right)
    }

    /// Whether somebody gave a picture of a part.
    var hasImages: Bool {
        backgroundImage(for: .normal) != nil || incrementImage(for: .normal) != nil
            || decrementImage(for: .normal) != nil
            || dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil
    }

    /// Draws the given pictures over what the system draws of the other parts.
    func drawImages(_ canvas: inout ViewCanvas) {
        if let image = backgroundImage(for: state) {
            canvas.draw(image, in: bounds, tint: nil, direction: layoutDirection)
        }
        if let image = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
            let place = CGRect(
                x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height)
            canvas.draw(image, in: place, tint: nil, direction: layoutDirection)
        }
        let parts = [
            (decrementImage(for: canDecrement ? .normal : .disabled), "minus", halves.decrement, canDecrement),
            (incrementImage(for: canIncrement ? .normal : .disabled), "plus", halves.increment, canIncrement),
        ]
        for (given, symbol, half, isUsable) in parts {
            guard let image = given ?? UIImage(systemName: symbol, withConfiguration: .init(pointSize: 16)) else {
                continue
            }
            let tint: UIColor? =
                image.renderingMode == .alwaysOriginal
                ? nil : isUsable ? (given == nil ? .label : tintColor) : .tertiaryLabel
            ImagePlacing(.center, size: image.size, in: half).draw(
                image, tint: tint, direction: layoutDirection, &canvas)
        }
    }
}
