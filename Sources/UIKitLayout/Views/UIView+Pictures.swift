public import Foundation

extension UIView {
    /// What the view shows now.
    var pictureOfBounds: UIImage { UIImage(.drawing(displayList()), size: bounds.size) }

    /// A view that shows what this one shows now.
    func pictureView() -> UIView {
        let view = UIImageView(image: pictureOfBounds)
        view.frame = bounds
        return view
    }

    /// A view that shows what this one shows now in a rectangle, in points; its edges stay as they are when it is resized.
    func picture(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView {
        let whole = pictureOfBounds
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.clipsToBounds = true
        let image = UIImageView(image: capInsets == .zero ? whole : whole.resizableImage(withCapInsets: capInsets))
        image.frame = CGRect(
            x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height)
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(image)
        return view
    }

    /// Exchanges two views inside.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        hierarchy.subviews.swapAt(index1, index2)
    }
}

extension UIColor {
    /// The colour of a name, from the source in which a scene is being made; nil where it has none.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of a name, from the source in which a scene is being made; nil where it has none.
    @preconcurrency @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = SceneContext.current.images.color(named: name) else { return nil }
        self.init { color.resolvedColor(with: $0) }
    }

    /// The components of the colour in the scene's traits, 0…1.
    @discardableResult
    @preconcurrency @MainActor public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(for: SceneContext.current.traits)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }
}

extension UIImage {
    /// The image of a name, from the source in which a scene is being made; nil where it has none.
    @preconcurrency @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// The image of a name, from the source in which a scene is being made; nil where it has none.
    @preconcurrency @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        self.init(named: name)
    }
}
