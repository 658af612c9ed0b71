public import Foundation

/// Rows one below the other, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The height of a row that follows its content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The look of sections.
    open private(set) var style = Style.plain
    /// Provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// Says how rows look.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { reloadData() }
    }

    /// The height of rows, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height that a row out of sight is taken to have, in points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height of the heads of sections, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height of the feet of sections, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }

    /// The lines between rows.
    open var separatorStyle = UITableView.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }

    /// The distance of the lines from the edges, in points, at the sides only; the default leaves it to the cells.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }

    /// A view above the first section; its height is its frame's, or else that of its constraints.
    open var tableHeaderView: UIView? {
        get { surroundings.header }
        set { surround(newValue, at: \.header) }
    }
    /// A view below the last section.
    open var tableFooterView: UIView? {
        get { surroundings.footer }
        set { surround(newValue, at: \.footer) }
    }
    /// A view behind the rows.
    open var backgroundView: UIView? {
        get { surroundings.background }
        set { surround(newValue, at: \.background) }
    }

    /// The rows that a document describes, in place of the data source's.
    package var documentSections: [TableSection]? {
        didSet { reloadData() }
    }

    /// The least height of rows that follow their content, in points, where a document's canvas has its own.
    package var documentRowHeight: CGFloat? {
        didSet { setNeedsLayout() }
    }
    /// The distance of inset sections from the sides, in points, where a document's canvas has its own.
    package var documentSectionInset: CGFloat? {
        didSet { setNeedsLayout() }
    }

    /// The distance from the edges, in points; nil leaves it to the cells.
    final var ownSeparatorInset: UIEdgeInsets? {
        didSet { setNeedsLayout() }
    }
    final var surroundings = TableAccessoryViews()
    private final var registrations = TableRegistrations()
    final lazy var content = TableContent(of: self)
    private(set) final lazy var index = SectionIndex(of: self)
    /// Whether rows are asked for before they are seen. Changes no picture.
    open var isPrefetchingEnabled = true
    /// Whether the focus chooses. Changes no picture.
    open var selectionFollowsFocus = false
    /// Whether rows take the focus. Changes no picture.
    open var allowsFocus = true
    /// The colour of the index at the side while a finger is on it. Changes no picture.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// Creates a table with a frame in points and a style.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        become(style)
    }

    /// Creates a plain table with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        become(.plain)
    }

    /// Gives the table a style; readers of files use it, as code cannot change the style.
    package func become(_ style: Style) {
        self.style = style
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        reloadData()
    }

    // MARK: Rows

    /// Asks for every row again.
    open func reloadData() {
        content.forget()
        setNeedsLayout()
    }

    /// The number of sections.
    open var numberOfSections: Int { content.sectionCount }
    /// The number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int { content.rowCount(section) }
    /// The cell of a row that is made already.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cell(at: indexPath) }
    /// The place of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.indexPath(of: cell) }
    /// The cells that are made, from top to bottom.
    open var visibleCells: [UITableViewCell] { content.cells }

    // MARK: Cells by name

    /// Names a class of cells; nil takes the name away.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registrations.cells.set(cellClass, identifier)
    }
    /// Names a XIB of a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registrations.cells.set(nib, identifier)
    }
    /// Names a class of heads and feet; nil takes the name away.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations.titles.set(aClass, identifier)
    }
    /// Names a XIB of a head or foot.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations.titles.set(nib, identifier)
    }

    /// Names a prototype that a storyboard describes.
    package final func register(prototype identifier: String, make: @escaping () -> UIView?) {
        registrations.cells.set(prototype: make, identifier)
    }

    /// A new cell of a name that was registered, since every row keeps its cell; nil for any other name.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        registrations.cells.cell(identifier)
    }

    /// A new cell of a name that was registered; any other name is a mistake, as in UIKit.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? Registrations.unregisteredCell(identifier)
    }

    /// A new head or foot of a name that was registered; nil for any other name.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        registrations.titles.title(identifier)
    }

    /// The rectangle of a row in the table's coordinates, in points; zero for a row that is not laid out.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { content.cell(at: indexPath)?.frame ?? .zero }

    // MARK: Selection

    final var selected: [IndexPath] = []
    /// Whether rows can be chosen. Changes no picture.
    open var allowsSelection = true
    /// Whether several rows can be chosen. Changes no picture.
    open var allowsMultipleSelection = false
    /// Whether rows can be chosen while they are edited. Changes no picture.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be chosen while they are edited: circles take the place of the other marks.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { setNeedsLayout() }
    }
    /// The chosen row.
    open var indexPathForSelectedRow: IndexPath? { selected.first }
    /// The chosen rows.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        choose(indexPath, scrollPosition)
    }

    /// No longer chooses a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: false)
    }

    // MARK: Settings

    /// The height that a head out of sight is taken to have, in points: every head is laid out. Changes no picture.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The height that a foot out of sight is taken to have, in points: every foot is laid out. Changes no picture.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Room above the heads of a plain table, in points; none unless set.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// How heights follow content. Changes no picture: cells are always measured.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
    /// Whether content is no wider than can be read.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content is inset by the safe area. Changes no picture.
    open var insetsContentViewsToSafeArea = true
    /// What the distance of separators counts from. Changes no picture.
    open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    /// An effect of separators: they are drawn in their colour.
    open var separatorEffect: UIVisualEffect?
    /// Whether rows are edited: they show marks that delete, insert, choose and move them.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }
    /// Begins or ends editing rows; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Asks for rows before they are shown. Changes no picture.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Drags rows. Changes no picture.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Takes what is dropped. Changes no picture.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows are dragged. Changes no picture.
    open var dragInteractionEnabled = false
    /// The colour of the index at the side; without one the tint colour.
    open var sectionIndexColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// The colour behind the index at the side; without one that of plain tables.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// The number of rows from which on an index is shown at the side.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { setNeedsLayout() }
    }
    /// Whether the focus comes back to a row. Changes no picture.
    open var remembersLastFocusedIndexPath = false

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        index.load()
        content.place()
        index.place()
        placeBackgroundView()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }
}
