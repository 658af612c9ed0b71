import Foundation

extension UIScrollView {
    /// The content with its insets, and what shows now. Where nothing decides how long the content is, code will: it counts as
    /// endless.
    func reachableArea() -> CGRect {
        let inset = adjustedContentInset
        let content = CGRect(origin: .zero, size: contentSize)
            .inset(by: UIEdgeInsets(top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
        let open = CGRect(
            x: contentSize.width > 0 ? content.minX : -Self.endless,
            y: contentSize.height > 0 ? content.minY : -Self.endless,
            width: contentSize.width > 0 ? content.width : 2 * Self.endless,
            height: contentSize.height > 0 ? content.height : 2 * Self.endless)
        return open.union(bounds)
    }

    private static var endless: CGFloat { 1_000_000 }
}
