public import Foundation
package import KeylineGraphics
package import KeylineImageCoding

/// A picture with a size in points.
///
/// Either a bitmap, or a neutral stand-in of a known size for a picture that Keyline does not have: a symbol of Apple's, or an image
/// that the source names and nobody provides.
public final class UIImage: NSObject, Sendable {
    /// What is drawn for a picture.
    package enum Content: Hashable, Sendable {
        /// Pixels.
        case bitmap(Bitmap)
        /// A drawing without pixels. One that keeps its vectors is sharp however large it is shown, any other as if it had been turned into
        /// pixels at its own size, as Xcode does.
        case vector(VectorPicture, keepsVectors: Bool)
        /// What code drew, as it was recorded.
        case drawing(DisplayList)
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

    /// Everything that tells one picture from another.
    struct Properties: Sendable {
        var content: Content
        /// The name in the source; nil for a picture without one.
        var name: String?
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var flips = false
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var alignmentRectInsets = UIEdgeInsets.zero
        var symbolConfiguration: SymbolConfiguration?
        /// The width of a symbol over its height, where a source recorded it.
        var symbolAspectRatio: CGFloat?
        /// Draws the pixels of what code drew, where the scene in which it did so draws any.
        var pixels: (@Sendable (DisplayList, CGFloat) -> Bitmap?)?
    }

    let properties: Properties

    /// A picture without a size.
    public override convenience init() {
        self.init(Bitmap(width: 0, height: 0, pixels: []), scale: 1)
    }

    init(_ properties: Properties) {
        self.properties = properties
    }

    package convenience init(
        _ content: Content,
        size: CGSize,
        scale: CGFloat = 1,
        renderingMode: RenderingMode = .automatic,
        flips: Bool = false
    ) {
        self.init(
            Properties(content: content, size: size, scale: scale, renderingMode: renderingMode, flips: flips))
    }

    /// A picture of pixels, `scale` of them in a point.
    package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.init(.bitmap(bitmap), size: size, scale: scale)
    }

    /// A drawing, `scale` of its units in a point.
    package convenience init(_ picture: VectorPicture, scale: CGFloat = 1, keepsVectors: Bool) {
        let size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
        self.init(.vector(picture, keepsVectors: keepsVectors), size: size)
    }

    /// The image of a name, from the source in which a scene is being made; nil where it has none.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let image = SceneContext.current.images.image(named: name, traits: SceneContext.current.traits) else {
            return nil
        }
        self.init(image.named(name).properties)
    }

    /// The same picture with a name.
    package func named(_ name: String) -> UIImage { with { $0.name = name } }

    /// The size in points.
    public var size: CGSize { properties.size }
    /// Pixels per point.
    public var scale: CGFloat { properties.scale }
    /// Whether the picture's colours are drawn.
    public var renderingMode: RenderingMode { properties.renderingMode }
    /// Whether the picture is mirrored where lines start at the right.
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flips }
    /// How far the corners that are never stretched reach into the picture, in points.
    public var capInsets: UIEdgeInsets { properties.capInsets }
    /// How far the rectangle that constraints speak of lies inside the picture, in points.
    public var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
    package var content: Content { properties.content }

    /// The same picture with something changed.
    func with(_ change: (inout Properties) -> Void) -> UIImage {
        var properties = properties
        change(&properties)
        return UIImage(properties)
    }
}

extension UIImage {
    /// The same picture with its colours drawn or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same picture in a colour, by its opacity.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The same picture in a colour, by its opacity, with its colours drawn or not.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture, mirrored where lines start at the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flips = true }
    }

    /// The same picture, of which only what lies between insets (in points) is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        with { $0.capInsets = capInsets }
    }

    /// The same picture with a smaller rectangle for constraints, inside insets in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }
}
