public import Foundation
import KeylineScenes
import KeylineAppearance
import KeylineTypesetting

extension UIImage {
    /// The thickness of a symbol's strokes; raw values are Apple's.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// That of the text around.
        case unspecified = 0
        /// The thinnest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// The weight of running text.
        case regular
        /// Medium.
        case medium
        /// Semibold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
        /// The thickest.
        case black
    }

    /// The size of a symbol beside text of the same point size; raw values are Apple's.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The default.
        case `default` = -1
        /// That of the text around.
        case unspecified = 0
        /// Smaller than capitals.
        case small
        /// As usual.
        case medium
        /// Larger.
        case large
    }

    /// How a symbol looks: its size follows a point size or text style, its strokes a weight.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// The colours in which the symbol is drawn, whatever the tint.
        let coloring: Coloring?

        /// Colours of a symbol's layers.
        enum Coloring {
            /// Shades of one colour.
            case hierarchical(UIColor)
            /// A colour for each layer; there is one at least.
            case palette([UIColor])
        }

        private init(
            pointSize: CGFloat? = nil,
            textStyle: UIFont.TextStyle? = nil,
            weight: SymbolWeight = .unspecified,
            _ scale: SymbolScale = .default,
            coloring: Coloring? = nil
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.coloring = coloring
        }

        /// Nothing in particular.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, textStyle: nil) }

        /// A symbol in a colour, half as strong in the shape around a sign.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, textStyle: nil, coloring: .hierarchical(hierarchicalColor))
        }

        /// A symbol in a colour for each layer: the sign, and the shape around it. No colours leave the tint.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, textStyle: nil, coloring: paletteColors.isEmpty ? nil : .palette(paletteColors))
        }

        /// A symbol in its own colours; the stand-in has none.
        public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
        /// A symbol in the tint colour alone.
        public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

        /// A symbol beside text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil)
        }

        /// A symbol beside text of a size in points, with strokes of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }

        /// A symbol beside text of a size in points, with strokes of a weight, on a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale)
        }

        /// A symbol on a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale)
        }

        /// A symbol with strokes of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, textStyle: nil, weight: weight)
        }

        /// A symbol beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: nil, textStyle: textStyle)
        }

        /// A symbol beside text of a style, on a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale)
        }

        /// A symbol beside text in a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// A symbol beside text in a font, on a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, textStyle: font.textStyle, weight: SymbolWeight(font.font.weight), scale)
        }

        /// The configuration with everything that another one says in place of its own.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let resizes = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: resizes ? other.pointSize : pointSize, textStyle: resizes ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                other.scale.isSpecified ? other.scale : scale, coloring: other.coloring ?? coloring)
        }

        /// The size of the text beside the symbol at a text size, in points.
        func pointSize(for category: UIContentSizeCategory) -> CGFloat {
            if let textStyle { return textStyle.neutral.pointSize(for: category.neutral) }
            return pointSize ?? SymbolStandIn.defaultPointSize
        }
    }

    /// A symbol of Apple's by its name; a neutral shape takes its place.
    @preconcurrency @MainActor public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of Apple's by its name, as a configuration makes it look; a neutral shape takes its place.
    @preconcurrency @MainActor public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration?
    ) {
        guard !name.isEmpty else { return nil }
        let symbol = SymbolStandIn(name)
        if let message = symbol.noteOfUnknown(name) {
            SceneContext.current.report(Diagnostic(.note, .missingImage, message: message))
        }
        var properties = Properties(content: .symbol(name), size: .zero, renderingMode: .alwaysTemplate)
        properties.symbolConfiguration = configuration
        properties.flips = symbol.followsDirection
        properties.measureSymbol(at: SceneContext.current.traits.preferredContentSizeCategory)
        self.init(properties)
    }

    /// A symbol of Apple's by its name, for traits.
    @preconcurrency @MainActor public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The names of symbols that a shape of their own stands for; other names share those or have a letter.
    package static var drawnSymbolNames: [String] { SymbolDrawing.names }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { symbolName != nil }

    /// How the symbol looks.
    public var symbolConfiguration: SymbolConfiguration? { properties.symbolConfiguration }

    /// The symbol as a configuration makes it look, over what it has; nil for a picture that is none.
    @preconcurrency @MainActor public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage?
    {
        guard isSymbolImage else { return nil }
        let applied = properties.symbolConfiguration?.applying(configuration) ?? configuration
        return with {
            $0.symbolConfiguration = applied
            $0.measureSymbol(at: SceneContext.current.traits.preferredContentSizeCategory)
        }
    }

    /// The symbol in the proportions of the size that a source recorded; a picture that is none stays as it is.
    @MainActor package func inProportions(of size: CGSize) -> UIImage {
        guard isSymbolImage, size.width > 0, size.height > 0 else { return self }
        return with {
            $0.symbolAspectRatio = size.width / size.height
            $0.measureSymbol(at: SceneContext.current.traits.preferredContentSizeCategory)
        }
    }

    /// The height of capitals in the text beside the symbol, in points; nil for a picture that is none.
    @MainActor func symbolCapHeight(for category: UIContentSizeCategory) -> CGFloat? {
        guard isSymbolImage else { return nil }
        let pointSize = symbolConfiguration?.pointSize(for: category) ?? SymbolStandIn.defaultPointSize
        return UIFont.systemFont(ofSize: pointSize).capHeight
    }

    /// The symbol's name.
    var symbolName: String? {
        if case .symbol(let name) = content { name } else { nil }
    }

    /// The symbol under a configuration that gives way to its own; a picture that is none stays as it is.
    @MainActor func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        let own = properties.symbolConfiguration
        return applyingSymbolConfiguration(own.map(configuration.applying) ?? configuration) ?? self
    }
}
