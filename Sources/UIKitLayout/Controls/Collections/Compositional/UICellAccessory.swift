public import Foundation

/// Something at an end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When something is shown.
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    /// Where something stands.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
        case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    }
    /// How wide something is.
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
    /// What opens and closes.
    public struct OutlineDisclosureOptions {
        /// How a touch counts.
        public enum Style: Hashable, Sendable { case automatic, header, cell }
        /// How a touch counts.
        public var style: Style
        /// The colour.
        public var tintColor: UIColor?
        /// Describes it.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }
    /// A mark.
    public struct MarkOptions {
        /// The colour.
        public var tintColor: UIColor?
        /// Whether it is left out.
        public var isHidden: Bool?
        /// Describes it.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.tintColor, self.isHidden) = (tintColor, isHidden)
        }
    }
    /// A view of one's own.
    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        /// Describes it.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (view, self.placement) = (customView, placement)
        }
    }
    /// A text.
    public struct LabelOptions {
        /// The colour.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont?
        /// Describes it.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.tintColor, self.font) = (tintColor, font)
        }
    }

    let isLeading: Bool
    /// Whether the mark is there while nobody edits.
    private(set) var isShown = true
    let makeView: () -> UIView

    private static func symbol(_ name: String, _ color: UIColor?, _ usual: UIColor, isLeading: Bool = false) -> Self {
        Self(isLeading: isLeading) {
            let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.tintColor = color ?? usual
            return view
        }
    }

    private init(isLeading: Bool, makeView: @escaping () -> UIView) {
        self.isLeading = isLeading
        self.makeView = makeView
    }

    /// The mark, left out where it is for editing: a picture shows nobody editing.
    private func only(_ displayed: DisplayedState) -> Self {
        var result = self
        result.isShown = displayed != .whenEditing
        return result
    }

    /// A mark of a row that leads on.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: MarkOptions = .init()) -> Self
    {
        symbol("chevron.forward", options.tintColor, .tertiaryLabel)
    }
    /// A mark of a row that opens and closes.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { symbol("chevron.down", options.tintColor, .systemBlue) }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always, options: MarkOptions = .init()) -> Self {
        symbol("checkmark", options.tintColor, .systemBlue)
    }
    /// A mark of details.
    public static func detail(
        displayed: DisplayedState = .always, options: MarkOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { symbol("info.circle", options.tintColor, .systemBlue) }
    /// A mark that deletes.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: MarkOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { symbol("minus.circle.fill", options.tintColor, .systemRed, isLeading: true).only(displayed) }
    /// A mark that adds.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: MarkOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { symbol("plus.circle.fill", options.tintColor, .systemGreen, isLeading: true).only(displayed) }
    /// A mark for moving.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: MarkOptions = .init()) -> Self {
        symbol("line.3.horizontal", options.tintColor, .tertiaryLabel).only(displayed)
    }
    /// A circle for choosing.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MarkOptions = .init()) -> Self {
        symbol("circle", options.tintColor, .tertiaryLabel, isLeading: true)
    }
    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self {
        Self(isLeading: false) {
            let label = UILabel()
            label.text = text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }
    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        if case .leading = configuration.placement { return Self(isLeading: true) { configuration.view } }
        return Self(isLeading: false) { configuration.view }
    }
}
