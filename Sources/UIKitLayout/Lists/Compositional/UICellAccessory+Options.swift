import Foundation

extension UICellAccessory {
    /// How a mark looks.
    public struct MarkOptions {
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the mark's usual one.
        public var tintColor: UIColor?

        /// Describes a mark.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How the arrowhead of a row that leads on looks.
    public typealias DisclosureIndicatorOptions = MarkOptions
    /// How a tick looks.
    public typealias CheckmarkOptions = MarkOptions
    /// How the mark of details looks.
    public typealias DetailOptions = MarkOptions

    /// How a mark that is filled looks.
    public struct FilledMarkOptions {
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign on the disc; nil for white.
        public var tintColor: UIColor?
        /// The colour of the disc; nil for the mark's usual one.
        public var backgroundColor: UIColor?

        /// Describes a mark.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the mark that deletes looks.
    public typealias DeleteOptions = FilledMarkOptions
    /// How the mark that inserts looks.
    public typealias InsertOptions = FilledMarkOptions
    /// How the circle of a choice looks.
    public typealias MultiselectOptions = FilledMarkOptions

    /// How the mark for moving looks.
    public struct ReorderOptions {
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// Whether a line stands before the mark where it has something before it; nil for yes.
        public var showsVerticalSeparator: Bool?

        /// Describes a mark.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// How the mark of a row that opens and closes looks.
    public struct OutlineDisclosureOptions {
        /// Where a touch opens the row. Changes no picture.
        public enum Style: Hashable, Sendable { case automatic, header, cell }

        /// Where a touch opens the row. Changes no picture.
        public var style: Style
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Describes a mark.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a text at the end of a row looks.
    public struct LabelOptions {
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the secondary label colour.
        public var tintColor: UIColor?
        /// The font; nil for that of body text.
        public var font: UIFont?
        /// Whether the font follows the text size; nil for yes.
        public var adjustsFontForContentSizeCategory: Bool?

        /// Describes a text.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of one's own, and where it stands.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The end of the row, and the place there.
        public var placement: Placement
        /// Whether only its room is left in the row; nil for no.
        public var isHidden: Bool?
        /// How much width it takes; nil for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour that the view is given; nil for that which it has.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it was given; nil or false for that of its content, where it has one.
        public var maintainsFixedSize: Bool?

        /// Describes a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
