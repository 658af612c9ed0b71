public import Foundation
package import Graphics

/// A picture with a size in points.
///
/// Either a bitmap, or a neutral stand-in of a known size for a picture that Keyline does not have: a symbol of Apple's, or an image
/// that the source names and nobody provides.
public final class UIImage: NSObject, Sendable {
    /// What is drawn for a picture.
    package enum Content: Hashable, Sendable {
        /// Pixels.
        case bitmap(Bitmap)
        /// A symbol of Apple's by its name: a neutral shape takes its place.
        case symbol(String)
        /// An image that is missing, by its name.
        case missing(String)
    }

    /// Whether the picture's colours are drawn; raw values are Apple's.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the picture is used: colours in an image view, a template in a bar.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal
        /// In the tint colour, by its opacity.
        case alwaysTemplate
    }

    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether the picture's colours are drawn.
    public let renderingMode: RenderingMode
    /// Whether the picture is mirrored where lines start at the right.
    public let flipsForRightToLeftLayoutDirection: Bool
    package let content: Content

    package init(
        _ content: Content,
        size: CGSize,
        scale: CGFloat = 1,
        renderingMode: RenderingMode = .automatic,
        flips: Bool = false
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        flipsForRightToLeftLayoutDirection = flips
    }

    /// A picture of pixels, `scale` of them in a point.
    package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.init(.bitmap(bitmap), size: size, scale: scale)
    }

    /// The image of a name, from the source in which a scene is being made; nil where it has none.
    @MainActor public convenience init?(named name: String) {
        guard let image = SceneContext.current.images.image(named: name, traits: SceneContext.current.traits) else {
            return nil
        }
        self.init(
            image.content, size: image.size, scale: image.scale, renderingMode: image.renderingMode,
            flips: image.flipsForRightToLeftLayoutDirection)
    }

    /// A symbol of Apple's by its name; a neutral shape takes its place.
    @MainActor public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name), size: SymbolStandIn.defaultSize, renderingMode: .alwaysTemplate)
    }

    /// The same picture with its colours drawn or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content, size: size, scale: scale, renderingMode: renderingMode,
            flips: flipsForRightToLeftLayoutDirection)
    }

    /// The same picture, mirrored where lines start at the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(content, size: size, scale: scale, renderingMode: renderingMode, flips: true)
    }
}

/// Answers with the images of a source.
@MainActor
package protocol ImageSource {
    /// The image of a name for traits; nil where there is none.
    func image(named name: String, traits: UITraitCollection) -> UIImage?
}

/// No images at all.
package struct NoImages: ImageSource {
    package nonisolated init() {}

    package func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
}
