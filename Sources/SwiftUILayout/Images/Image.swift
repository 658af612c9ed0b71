public import Foundation
package import KeylineGraphics
import KeylineImageCoding

/// A picture: as large as it is, unless it is resizable.
public struct Image: Equatable, Sendable {
    /// Where a picture comes from.
    enum Source: Equatable, Sendable {
        case named(String)
        case system(String, value: Double?)
        case bitmap(Bitmap, scale: CGFloat)
    }

    /// Whether a picture's colours are drawn.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its opacity, in the style of its place.
        case template
        /// In its own colours.
        case original
    }

    /// How a resizable picture fills its room.
    public enum ResizingMode: Hashable, Sendable {
        /// Again and again.
        case tile
        /// Stretched.
        case stretch
    }

    /// How pixels are joined where a picture is enlarged.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all. Keyline always smooths.
        case none
        /// Somewhat.
        case low
        /// More.
        case medium
        /// As well as can be.
        case high
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Small.
        case small
        /// The usual one.
        case medium
        /// Large.
        case large
    }

    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As it is.
        case up
        /// Seen in a mirror.
        case upMirrored
        /// Upside down.
        case down
        /// Upside down, seen in a mirror.
        case downMirrored
        /// To the left, seen in a mirror.
        case leftMirrored
        /// To the right.
        case right
        /// To the right, seen in a mirror.
        case rightMirrored
        /// To the left.
        case left
    }

    /// The part that is stretched.
    struct Resizing: Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    /// Whether screen readers pass over it; nothing shows of that.
    var isDecorative = false

    init(_ source: Source) {
        self.source = source
    }

    /// A picture of the app's catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
    }

    /// A picture of the app's catalog.
    public init(_ resource: ImageResource) {
        self.init(.named(resource.name))
    }

    /// A picture of the app's catalog whose look depends on a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name))
    }

    /// A picture of the app's catalog that is not read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
        isDecorative = true
    }

    /// A symbol of the system; a shape of Keyline's stands for it.
    public init(systemName: String) {
        self.init(.system(systemName, value: nil))
    }

    /// A symbol of the system whose look depends on a value; a shape of Keyline's stands for it.
    public init(systemName: String, variableValue: Double?) {
        self.init(.system(systemName, value: variableValue))
    }

    /// A picture of pixels, `scale` of them to a point.
    package init(_ bitmap: Bitmap, scale: CGFloat) {
        self.init(.bitmap(bitmap, scale: scale))
    }

    /// The picture in the bytes of a PNG or JPEG file, `scale` pixels to a point; nil where they are none. Keyline's own: `UIImage` is what apps
    /// read files with.
    public init?(data: Data, scale: CGFloat = 1) {
        guard let bitmap = try? ImageDecoder().decode([UInt8](data)), scale > 0 else { return nil }
        self.init(.bitmap(bitmap, scale: scale))
    }
}

extension Image {
    /// The picture, stretched over whatever it is offered; corners inside insets, in points, keep their size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// The picture with its colours drawn or not.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    /// The same picture; Keyline always smooths.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The same picture; Keyline always smooths edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The picture with the layers of a symbol coloured in a mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}

/// How the layers of a symbol are coloured. A symbol in a circle, a square or another shape has two: the sign, and the shape around it. Others
/// have one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In shades of one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In a style for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// In its own colours; Keyline draws one colour.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// A variant of symbols.
public struct SymbolVariants: Hashable, Sendable {
    let words: [String]

    /// As named.
    public static let none = SymbolVariants(words: [])
    /// Filled.
    public static let fill = SymbolVariants(words: ["fill"])
    /// In a circle.
    public static let circle = SymbolVariants(words: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(words: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(words: ["rectangle"])
    /// Crossed out.
    public static let slash = SymbolVariants(words: ["slash"])

    /// Also filled.
    public var fill: SymbolVariants { SymbolVariants(words: words + ["fill"]) }
    /// Also in a circle.
    public var circle: SymbolVariants { SymbolVariants(words: words + ["circle"]) }
    /// Also in a square.
    public var square: SymbolVariants { SymbolVariants(words: words + ["square"]) }
    /// Also crossed out.
    public var slash: SymbolVariants { SymbolVariants(words: words + ["slash"]) }

    /// A symbol's name with what the variant adds.
    func applied(to name: String) -> String {
        let own = Set(name.split(separator: ".").map(String.init))
        return ([name] + words.filter { !own.contains($0) }).joined(separator: ".")
    }
}

extension EnvironmentValues {
    private enum ScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
    private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
    private enum RenderingKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// The variant of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    /// How the layers of symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }
}
