import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The value of a key after reading.
indirect enum PropertyValue: Hashable, Sendable {
    case text(LayoutText)
    case number(CGFloat)
    case integer(Int)
    case flag(Bool)
    case choice(String)
    case color(LayoutColor)
    case font(LayoutFont)
    case image(LayoutImage)
    case insets(NSDirectionalEdgeInsets)
    case size(CGSize)
    case frame(CGRect)
    case priorities(LayoutPriorities)
    case list([PropertyValue])
}

/// A text, or the key of one in a string table.
struct LayoutText: Hashable, Sendable {
    /// The text itself, or what stands for it in languages that lack the key.
    var text: String?
    /// The key in the string table.
    var key: String?
    /// Whether emphasis, code and links in it are read as Markdown.
    var isMarkdown = false
}

/// A colour by name or by value.
indirect enum LayoutColor: Hashable, Sendable {
    case named(String)
    case value(red: Double, green: Double, blue: Double, alpha: Double)
    case pair(light: LayoutColor, dark: LayoutColor)
}

/// A font by text style or by size.
struct LayoutFont: Hashable, Sendable {
    var style: String?
    var size: CGFloat?
    var weight: String?
    var family: String?
    var isItalic = false
}

/// An image by name, or a symbol.
struct LayoutImage: Hashable, Sendable {
    var name: String
    var isSymbol: Bool
    /// Whether the image is drawn in the tint colour.
    var isTemplate = false
    /// Whether the image is mirrored where lines start at the right.
    var flips = false
    /// The place of the name in the file.
    var location: SourceLocation?
}
