public import Foundation
public import KeylineGraphics

/// Everything that one element says to assistive technologies.
///
/// Names are as in UIKit's `UIAccessibility` and SwiftUI's accessibility modifiers.
public struct AccessibilityContent: Hashable, Sendable {
    /// A short name; nil where there is none.
    public var label: String?
    /// The value, such as the text of a field.
    public var value: String?
    /// The result of using the element.
    public var hint: String?
    /// The role and the states.
    public var traits: Traits = []
    /// The language of the texts as a BCP 47 tag; nil for the language of the scene.
    public var language: String?
    /// Further names that Voice Control understands.
    public var inputLabels: [String] = []
    /// The names of further actions, which a rotor offers.
    public var customActions: [String] = []
    /// Further content, which a rotor reads.
    public var customContent: [CustomContent] = []
    /// The names of the element's own rotors.
    public var customRotors: [String] = []
    /// The rectangle in the view's own coordinates, in points; nil for the view's bounds.
    public var frame: CGRect?
    /// The outline in the view's own coordinates, in points; nil for the rectangle.
    public var path: Path?
    /// The point that a double tap touches, in the view's own coordinates, in points; nil for the middle.
    public var activationPoint: CGPoint?
    /// The name of the element among the parts of a control, which tests find after the control's identifier, as in `copies-Increment`; nil for
    /// the whole control.
    public var part: String?
    /// The cell of a table; nil for elements outside of tables.
    public var cell: Cell?
    /// The name of the picture from which the label comes; nil where people wrote the label.
    public var pictureName: String?

    /// Describes an element that says nothing.
    public init() {}

    /// A piece of further content.
    public struct CustomContent: Hashable, Sendable {
        /// The name.
        public var label: String
        /// The value; empty where the name is all.
        public var value: String
        /// Whether it is read with the element, not only by the rotor.
        public var isImportant: Bool

        /// Describes further content.
        public init(label: String, value: String, isImportant: Bool = false) {
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }

    /// The rows and columns that a cell of a table covers, counted from 0.
    public struct Cell: Hashable, Sendable {
        /// The rows; nil where the table does not say.
        public var rows: Range<Int>?
        /// The columns; nil where the table does not say.
        public var columns: Range<Int>?
        /// The words of the headers of its row, which are told with the row.
        public var rowHeaders: [String] = []
        /// The words of the headers of its column.
        public var columnHeaders: [String] = []

        /// Describes a cell.
        public init(rows: Range<Int>?, columns: Range<Int>?) {
            self.rows = rows
            self.columns = columns
        }
    }
}

extension AccessibilityContent {
    /// The role and the states of an element; raw values are as in Apple's `UIAccessibilityTraits`.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64

        /// Wraps bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// A button.
        public static let button = Traits(rawValue: 1)
        /// A link.
        public static let link = Traits(rawValue: 1 << 1)
        /// A picture.
        public static let image = Traits(rawValue: 1 << 2)
        /// Chosen among others.
        public static let selected = Traits(rawValue: 1 << 3)
        /// Plays a sound.
        public static let playsSound = Traits(rawValue: 1 << 4)
        /// A key of a keyboard.
        public static let keyboardKey = Traits(rawValue: 1 << 5)
        /// Text that does not change.
        public static let staticText = Traits(rawValue: 1 << 6)
        /// Says what matters when an app starts.
        public static let summaryElement = Traits(rawValue: 1 << 7)
        /// Cannot be used.
        public static let notEnabled = Traits(rawValue: 1 << 8)
        /// Changes often.
        public static let updatesFrequently = Traits(rawValue: 1 << 9)
        /// A field for searching.
        public static let searchField = Traits(rawValue: 1 << 10)
        /// Starts something that plays.
        public static let startsMediaSession = Traits(rawValue: 1 << 11)
        /// Has a value that can be changed step by step.
        public static let adjustable = Traits(rawValue: 1 << 12)
        /// Takes touches directly.
        public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
        /// Turns a page by itself.
        public static let causesPageTurn = Traits(rawValue: 1 << 14)
        /// A bar whose elements are tabs.
        public static let tabBar = Traits(rawValue: 1 << 15)
        /// A heading.
        public static let header = Traits(rawValue: 1 << 16)
        /// A field for text. UIKit has no public name for it; the bit is the one that its text fields have.
        public static let textEntry = Traits(rawValue: 1 << 18)
        /// The button of a navigation bar that leads back. UIKit has no public name for it.
        public static let backButton = Traits(rawValue: 1 << 27)
        /// A switch.
        public static let toggleButton = Traits(rawValue: 1 << 53)

        /// The traits with the names that documents, dumps and code call them, in the order in which dumps list them.
        public static let names: [(trait: Traits, name: String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
            (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
            (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
            (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.tabBar, "tabBar"), (.header, "header"), (.textEntry, "textEntry"), (.backButton, "backButton"),
            (.toggleButton, "toggleButton"),
        ]

        /// The names of the traits.
        public var words: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }
    }
}
