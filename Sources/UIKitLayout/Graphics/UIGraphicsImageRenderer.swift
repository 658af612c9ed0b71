public import Foundation
import KeylineGraphics

/// How a renderer's picture is.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    open internal(set) var bounds = CGRect.zero
    /// Creates the usual format.
    public required override init() {
        super.init()
    }
    /// The usual format.
    open class func `default`() -> Self { self.init() }
    /// The format for traits.
    open class func preferred() -> Self { self.init() }
}

/// How a picture that code draws is.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels in a point; the picture is kept as it was drawn, and is sharp at any scale.
    open var scale: CGFloat = SceneContext.current.traits.displayScale
    /// Whether nothing shows through: the ground is black, as in UIKit.
    open var opaque = false
    /// Which colours the picture has. Changes no picture.
    open var preferredRange = Range.automatic
    /// Creates the usual format.
    public required init() {
        super.init()
    }
    /// The format for traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }
}

/// What a renderer's code draws into.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    let size: CGRect
    init(_ context: CGContext, _ bounds: CGRect) {
        cgContext = context
        size = bounds
        super.init()
    }
    /// Fills a rectangle with the colour in use.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, mixed with what lies under it.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a line along a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Shows of what follows only what lies in a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What code draws a picture into.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture so far: an empty one of the size, until the code is done.
    open var currentImage: UIImage {
        UIImage(.drawing(DisplayListBuilder().displayList(size: size.size)), size: size.size)
    }
}

/// Runs code that draws: what renderers of pictures and of documents share.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
    private let given: UIGraphicsRendererFormat
    let bounds: CGRect
    /// The format.
    open var format: UIGraphicsRendererFormat { given }
    /// Whether a picture can be made of what was drawn.
    open var allowsImageOutput: Bool { self is UIGraphicsImageRenderer }

    init(drawing bounds: CGRect, as format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        given = format
        super.init()
        format.bounds = bounds
    }
}

/// Makes pictures of what code draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat
    /// The format.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// For pictures of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(drawing: bounds, as: format)
    }
    /// For pictures of a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }
    /// For pictures of a size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }
    /// For pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture of what code draws, kept as it was drawn.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = ImageDrawing(bounds: bounds, isOpaque: format.opaque)
        CurrentCanvas.push(drawing.context)
        actions(UIGraphicsImageRendererContext(drawing.context, bounds))
        CurrentCanvas.pop()
        return drawing.image.with { $0.scale = format.scale }
    }

    /// The picture of what code draws as a PNG file, with the format's pixels to a point; empty, with a note in the scene, where
    /// nothing draws pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture of what code draws as a JPEG file of a quality, 0…1; empty where nothing draws pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// A picture while it is being drawn.
@MainActor
struct ImageDrawing {
    let context: CGContext
    private let bounds: CGRect

    init(bounds: CGRect, isOpaque: Bool) {
        self.bounds = bounds
        context = CGContext(ViewCanvas(traits: CurrentCanvas.context?.traits ?? UITraitCollection.current), bounds)
        if isOpaque {
            context.saveGState()
            context.state.fillColor = .black
            context.fill(bounds)
            context.restoreGState()
        }
    }

    var image: UIImage {
        var canvas = ViewCanvas(traits: context.traits)
        let drawn = context.finish()
        canvas.transformed(by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)) { $0.add(drawn) }
        let pixels = SceneContext.current.pixels
        return UIImage(.drawing(canvas.builder.displayList(size: bounds.size)), size: bounds.size).with {
            $0.pixels = pixels
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points, at one pixel to a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points; it is kept as it is drawn, and sharp at any scale.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let drawing = ImageDrawing(bounds: CGRect(origin: .zero, size: size), isOpaque: opaque)
    ImageDrawings.open.append(drawing)
    CurrentCanvas.push(drawing.context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that was begun last, with what was drawn so far.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageDrawings.open.last?.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    if ImageDrawings.open.popLast() != nil { CurrentCanvas.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws into a context from here on.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { CurrentCanvas.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws again into the context before.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { CurrentCanvas.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle, mixed with what lies under it.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// The pictures that a scene's layout code began by functions.
private enum ImageDrawings: SceneContextKey {
    static var usual: [ImageDrawing] { [] }

    @MainActor static var open: [ImageDrawing] {
        get { SceneContext.current[Self.self] }
        set { SceneContext.current[Self.self] = newValue }
    }
}

extension UIImage {
    /// The format for a renderer whose pictures are as this one.
    @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
