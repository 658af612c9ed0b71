import Foundation

extension UICellAccessory {
    /// An arrowhead: the row leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { symbol(.disclosureIndicator, "chevron.forward", displayed, options, .tertiaryLabel) }

    /// A mark of a row that opens and closes.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self {
        let mark = MarkOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return symbol(.outlineDisclosure, "chevron.down", displayed, mark, nil)
    }

    /// A tick.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
        symbol(.checkmark, "checkmark", displayed, options, nil)
    }

    /// A mark of details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { symbol(.detail, "info.circle", displayed, options, nil) }

    /// A mark that deletes the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { editing(.delete, .delete, displayed, options) }

    /// A mark that inserts a row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { editing(.insert, .insert, displayed, options) }

    /// A circle for choosing the row.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { editing(.multiselect, .choice, displayed, options) }

    /// A mark for moving the row.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
        Self(.reorder, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth) { _ in
            let grip = ReorderControl(frame: .zero)
            grip.tintColor = options.tintColor ?? .tertiaryLabel
            grip.showsSeparator = options.showsVerticalSeparator ?? true
            return grip
        }
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self {
        Self(.label, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth) { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        let (isLeading, displayed, position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (true, displayed, position)
            case .trailing(let displayed, let position): (false, displayed, position)
            }
        return Self(
            .customView, isLeading: isLeading, displayed, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth, position: position,
            maintainsFixedSize: configuration.maintainsFixedSize ?? false
        ) { _ in
            let view = configuration.customView
            if let tintColor = configuration.tintColor { view.tintColor = tintColor }
            return view
        }
    }

    private static func symbol(
        _ kind: Kind, _ name: String, _ displayed: DisplayedState, _ options: MarkOptions, _ usualColor: UIColor?
    ) -> Self {
        Self(kind, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth) { tintColor in
            let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.tintColor = options.tintColor ?? usualColor ?? tintColor
            return view
        }
    }

    private static func editing(
        _ kind: Kind, _ sign: EditingMark.Sign, _ displayed: DisplayedState, _ options: FilledMarkOptions
    ) -> Self {
        Self(kind, isLeading: true, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth) { _ in
            let mark = EditingMark(sign)
            mark.signColor = options.tintColor
            mark.discColor = options.backgroundColor
            return mark
        }
    }
}
