import Foundation
import KeylineScenes

/// A view of a SwiftUI tree, as a file says it.
struct Element: Sendable {
    /// SwiftUI's name of the view.
    var kind: String
    /// The name by which dumps and explanations speak of it.
    var id: String?
    var arguments: [String: Argument]
    /// In order: each is the parent of what stands before it.
    var modifiers: [ElementModifier]
    var location: SourceLocation
}

/// A modifier of a view.
struct ElementModifier: Sendable {
    /// SwiftUI's name of the modifier.
    var name: String
    var arguments: [String: Argument]
    var location: SourceLocation
}

/// What a view or modifier is given.
enum Argument: Sendable {
    case text(LayoutText)
    case string(String)
    /// Points or a factor; may be infinite.
    case number(CGFloat)
    case lengths([CGFloat])
    case integer(Int)
    case flag(Bool)
    case words([String])
    case color(ElementColor)
    case style(ElementStyle)
    case font(ElementFont)
    case insets(ElementSides)
    case point(CGPoint)
    case date(Date)
    case range(ClosedRange<CGFloat>)
    case columns([ElementColumn])
    case stops([ElementStop])
    case elements([Element])
    /// The views of each item of a `ForEach`.
    case groups([[Element]])
    case toolbar([ElementToolbarItem])
}

/// A colour in SwiftUI's words.
indirect enum ElementColor: Hashable, Sendable {
    case named(String)
    case value(red: Double, green: Double, blue: Double, alpha: Double)
    case pair(light: ElementColor, dark: ElementColor)
    /// A colour of the app's catalog.
    case asset(String)
    case faded(ElementColor, opacity: Double)
}

/// What shapes, text and grounds are filled with.
enum ElementStyle: Sendable {
    case color(ElementColor)
    /// A style by its name in SwiftUI, such as `tertiary` or `thinMaterial`.
    case named(String)
    /// A gradient, as a view.
    case gradient([Element])
}

/// A font of a text style or of a size.
struct ElementFont: Hashable, Sendable {
    var style: String?
    var size: CGFloat?
    var weight: String?
    var design: String?
    var family: String?
    var isItalic = false
    var hasMonospacedDigits = false
}

/// Lengths at some sides, in points.
struct ElementSides: Sendable {
    /// The sides by name, `all`, `horizontal` and `vertical` among them; an amount of nil is the system's own distance.
    var amounts: [(edge: String, amount: CGFloat?)]
}

/// A column or row of a lazy grid.
struct ElementColumn: Hashable, Sendable {
    enum Size: Hashable, Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat, maximum: CGFloat)
        case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    var size: Size
    var spacing: CGFloat?
    var alignment: String?
}

/// A colour of a gradient with its place, 0…1.
struct ElementStop: Hashable, Sendable {
    var color: ElementColor
    var location: CGFloat
}

/// What stands in a bar.
struct ElementToolbarItem: Sendable {
    var placement: String?
    var content: [Element]
}
