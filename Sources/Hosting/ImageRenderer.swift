public import KeylineCombine
public import SwiftUILayout
public import UIKitLayout

/// Draws views into a picture.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge())
/// renderer.scale = 3
/// let image = renderer.uiImage
/// ```
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views.
    public var content: Content
    /// The size that is offered to the views; their ideal size where it is unspecified.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// Whether nothing shows through.
    public var isOpaque = false
    /// The mixing of colours. Keyline mixes components of sRGB.
    public var colorMode = ColorRenderingMode.nonLinear

    /// Draws views.
    public init(content view: Content) {
        content = view
    }

    /// The picture; nil where the views have no size.
    public var uiImage: UIImage? {
        let host = UIHostingController(rootView: content)
        host.safeAreaRegions = []
        guard let view = host.view else { return nil }
        view.backgroundColor = isOpaque ? .black : .clear
        let unlimited = UIView.layoutFittingExpandedSize
        let isIdeal = proposedSize.width == nil && proposedSize.height == nil
        // Offered nothing, a hosted view answers its ideal size.
        let offered =
            isIdeal
            ? .zero
            : CGSize(width: proposedSize.width ?? unlimited.width, height: proposedSize.height ?? unlimited.height)
        let size = host.sizeThatFits(in: offered)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
        }
    }

    /// The pixels of the picture; nil where the views have no size.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
