public import Foundation

extension UIView {
    /// A view that shows what this one shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let view = UIImageView(image: UIImage(.drawing(displayList()), size: bounds.size))
        view.frame = bounds
        return view
    }

    /// Draws the view and what is inside over a rectangle of the picture in hand, in points.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        UIImage(.drawing(displayList()), size: bounds.size).draw(in: rect)
        return CurrentCanvas.context != nil
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
