public import Foundation
import KeylineTypesetting

/// What a font is asked to be.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Traits of a design; raw values are Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Wraps bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide; the usual width is set.
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        /// Narrow; the usual width is set.
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        /// Lines close together; the usual distance is set.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far apart; the usual distance is set.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system's.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "default")
        /// Round, for which the usual one stands in.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// With serifs, for which the usual one stands in.
        public static let serif = SystemDesign(rawValue: "serif")
        /// With letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// A value that a font has.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Settings of features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A setting of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The kind.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The kind.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A trait of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The weight.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    let font: Font
    let textStyle: UIFont.TextStyle?

    init(_ font: Font, _ textStyle: UIFont.TextStyle?) {
        self.font = font
        self.textStyle = textStyle
    }

    /// A font by its name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(Font(.named(fontName), size: size), nil)
    }

    /// A font by its values.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        self.init(Font(name.map { .named($0) } ?? .system, size: attributes[.size] as? CGFloat ?? 12), nil)
    }

    /// The font of a text style.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font of a text style at a text size.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { font.size }

    /// Traits of the design.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font with traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) { changed.weight = isBold ? .bold : .regular }
        if symbolicTraits.contains(.traitMonoSpace), font.family == .system { changed.family = .monospacedSystem }
        return UIFontDescriptor(changed, textStyle)
    }

    /// The same font of another design of the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = font
        changed.family = design == .monospaced ? .monospacedSystem : font.family
        return UIFontDescriptor(changed, textStyle)
    }

    /// The same font at a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize), textStyle)
    }

    /// The same font of a family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = font
        changed.family = .named(newFamily)
        return UIFontDescriptor(changed, textStyle)
    }

    /// The same font with values: weight and size count.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var changed = font
        if let size = attributes[.size] as? CGFloat { changed = changed.withSize(size) }
        if let name = attributes[.name] as? String ?? attributes[.family] as? String { changed.family = .named(name) }
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] as? UIFont.Weight {
            changed.weight = weight.neutral
        }
        return UIFontDescriptor(changed, textStyle)
    }
}

extension UIFont {
    /// What the font is asked to be.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, textStyle) }

    /// A font as it is described; a size of 0 keeps the description's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font,
            textStyle: pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.textStyle)
    }

    /// The system font whose figures have equal widths, of a size in points and a weight.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            Font(
                .system, size: fontSize, weight: weight.neutral,
                features: [FontFeature("tnum")]))
    }

    /// The family's name.
    public var familyName: String {
        switch font.family {
        case .system: ".AppleSystemUIFont"
        case .monospacedSystem: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }
    /// The name.
    public var fontName: String { familyName }
    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The usual size, in points.
    public class var systemFontSize: CGFloat { 14 }
}
