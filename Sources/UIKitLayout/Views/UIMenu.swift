public import Foundation

/// Something in a menu. A picture opens no menus; what a button shows of an action is drawn. Changes no picture.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element looks; raw values are Apple's.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        /// Deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// Left out.
        public static let hidden = Attributes(rawValue: 4)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an element is checked; raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        case off = 0
        case on, mixed
    }

    /// The text.
    open var title: String
    /// A second text.
    open var subtitle: String?
    /// The image.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// A menu. A picture opens none. Changes no picture.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Tells menus from one another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// Wraps a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
        /// The menu of files.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of changes.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The menu of looks.
        public static let view = Identifier("com.apple.menu.view")
        /// The menu of formats.
        public static let format = Identifier("com.apple.menu.format")
        /// The menu of help.
        public static let help = Identifier("com.apple.menu.help")
        /// Cut, copy, paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Looking a word up.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// The menu of the app.
        public static let application = Identifier("com.apple.menu.application")
    }

    /// How a menu looks; raw values are Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Among the elements of the menu around.
        public static let displayInline = Options(rawValue: 1)
        /// Deletes something.
        public static let destructive = Options(rawValue: 2)
        /// One of the elements is chosen.
        public static let singleSelection = Options(rawValue: 32)
        /// As a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large elements are; raw values are Apple's.
    public enum ElementSize: Int, Hashable, Sendable {
        case small = 0
        case medium, large
        case automatic = -1
    }

    /// Tells the menu from others.
    public let identifier: Identifier
    /// How the menu looks.
    public let options: Options
    /// What is in the menu.
    public let children: [UIMenuElement]
    /// How large elements are.
    open var preferredElementSize = ElementSize.automatic

    /// Creates a menu.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// Elements that are made when the menu opens: never in a picture. Changes no picture.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes elements when the menu opens.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Makes elements each time the menu opens.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// Changes the menus of a Mac. Changes no picture.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first into another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last into another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
