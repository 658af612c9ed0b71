public import Foundation
import KeylineScenes
import KeylineGraphics

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The name by which cells of a kind are used again.
    public let reuseIdentifier: String?
    package override var isPlacedByList: Bool { true }
    /// The view that content is put into: the cell without accessory and separator.
    open var contentView: UIView { content }

    /// The mark at the end of the row.
    open var accessoryType = UITableViewCell.AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view in place of the mark.
    open var accessoryView: UIView? {
        get { views.accessory }
        set { show(newValue, as: \.accessory) }
    }

    /// How the row looks while it is chosen.
    open var selectionStyle = UITableViewCell.SelectionStyle.default
    /// Whether the row is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsLayout() } }
    }
    /// Whether a finger is on the row.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsLayout() } }
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        get { views.background }
        set { show(newValue, as: \.background) }
    }

    /// A view behind the content of a chosen row.
    open var selectedBackgroundView: UIView? {
        get { views.selectedBackground }
        set { show(newValue, as: \.selectedBackground) }
    }

    /// The distance of the line below the row from the cell's edges, in points, at the sides only; the default leaves it to the table.
    open var separatorInset: UIEdgeInsets {
        get { insets.separator ?? .zero }
        set { insets.separator = newValue }
    }

    /// How many steps the content is indented.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The length of such a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    let style: CellStyle
    /// What the table says about the row's place in it.
    final var place = TableCellPlace()
    final var insets = TableCellInsets()
    final var views = TableCellViews()
    /// Whether the row was drawn as chosen at the last layout.
    final var wasSelectionShown = false
    final var content: UIView = UITableViewCellContentView(frame: .zero)
    private(set) final lazy var parts = TableCellParts(of: self)
    private(set) final lazy var marks = TableCellMarks(of: self)

    /// Creates a cell with the labels of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        begin()
    }

    /// Creates a cell with one label.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Creates a cell without labels, from an archive.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        begin()
    }

    /// Creates a cell that a document describes.
    package convenience init(document style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    // MARK: Labels

    /// The label of the row's text; a cell without a style has one once it is asked for.
    open var textLabel: UILabel? { parts.textLabel }
    /// The label of what is said besides; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? parts.givenDetailLabel : parts.detailLabel }
    /// The image before the text.
    open var imageView: UIImageView? { parts.imageView }

    // MARK: Editing and swiping

    /// Whether the row is edited: it shows marks for that, and other accessories.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            setNeedsLayout()
            setNeedsUpdateConfiguration()
        }
    }
    /// Begins or ends editing the row; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// What editing does with the row, as its table says.
    open var editingStyle: EditingStyle {
        switch place.editing?.sign {
        case .delete: .delete
        case .insert: .insert
        case .choice, nil: .none
        }
    }
    /// Whether a mark for moving is shown while rows are edited, whatever the data source says.
    open var showsReorderControl = false {
        didSet { setNeedsLayout() }
    }
    /// Whether content is indented while rows are edited.
    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }
    /// The mark at the end while rows are edited.
    open var editingAccessoryType = UITableViewCell.AccessoryType.none {
        didSet { setNeedsLayout() }
    }
    /// A view in place of that mark.
    open var editingAccessoryView: UIView? {
        get { views.editingAccessory }
        set { show(newValue, as: \.editingAccessory) }
    }
    /// Whether buttons of editing are shown: never. Changes no picture.
    open var showingDeleteConfirmation: Bool { false }
    /// How the focus looks. Changes no picture.
    open var focusStyle = UITableViewCell.FocusStyle.default
    /// Whether the cell is dragged: never. Changes no picture.
    open var userInteractionEnabledWhileDragging = false
    /// A view behind the content of a row that is chosen with others.
    open var multipleSelectionBackgroundView: UIView?
    /// The looks of the background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { showBackground() }
    }
    /// Whether the background follows the state; the looks of an ordinary row are drawn.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content follows the state; that of an ordinary row is drawn.
    open var automaticallyUpdatesContentConfiguration = true
    /// Runs whenever the state changed.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// What the row is up to.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(
            traits: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        return state
    }
    /// Brings content and background up to date; at once, as there is one picture.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Brings content and background up to date.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// The content of a row with a text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }
    /// The background of a row.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// Called before the row comes and goes with editing. Changes no picture.
    open func willTransition(to state: StateMask) {}
    /// Called after the row came and went with editing. Changes no picture.
    open func didTransition(to state: StateMask) {}

    // MARK: State

    /// Makes the row chosen or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Shows the row touched or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    /// Called before a cell is used for another row; Keyline makes each row its own cell.
    open func prepareForReuse() {}

    /// Whether the row is drawn as chosen.
    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        TableCellArrangement(of: self).place()
    }

    /// The height that the content needs at a width, at least that of the style.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        TableCellArrangement(of: self).fittingSize(targetSize, horizontal, vertical)
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        TableCellArrangement(of: self).placeContentView()
    }

    override func appearanceTraitsDidChange() {
        setNeedsLayout()
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        TableCellPainting(of: self).draw(&canvas)
    }

    // MARK: Accessibility

    /// The texts of the row as one element, then the controls in it. Nil where the row has no text, and views are read by themselves.
    override var accessibilityParts: [ViewSnapshot.Accessibility.Item]? {
        var texts: [String] = []
        var controls: [ViewSnapshot.Accessibility.Item] = []
        accessibilityWords(&texts, &controls)
        let label = accessibilityLabel ?? texts.joined(separator: ", ")
        guard !label.isEmpty else { return nil }
        var content = AccessibilityContent()
        content.label = label
        content.value = accessibilityValue
        content.hint = accessibilityHint
        content.traits = .init(rawValue: accessibilityTraits.rawValue)
        content.customActions = (accessibilityCustomActions ?? []).map(\.name)
        if isSelected { content.traits.insert(.selected) }
        return [.element(content, identifier: accessibilityIdentifier, inside: nil)] + controls
    }
}

/// The view inside a cell that holds its content.
@MainActor
final class UITableViewCellContentView: UIView {}
