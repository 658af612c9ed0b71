public import Foundation

/// Rows one below the other, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The height of a row that follows its content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The look of sections; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge, one section below the other.
        case plain = 0
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other, in rounded boxes.
        case insetGrouped
    }

    /// The lines between rows; raw values are Apple's.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A line.
        case singleLine
        /// As `singleLine` nowadays.
        case singleLineEtched
    }

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
    open var rowHeight = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height that a row out of sight is taken to have, in points.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height of the heads of sections, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }
    /// The height of the feet of sections, in points.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { setNeedsLayout() }
    }

    /// The lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }

    /// The distance of the lines from the edges, in points, at the sides only; the default leaves it to the cells.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(left: 15) }
        set {
            givenSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// A view above the first section; its height is its frame's, or else that of its constraints.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, by: tableHeaderView) }
    }
    /// A view below the last section.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, by: tableFooterView) }
    }
    /// A view behind the rows.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
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

    var givenSeparatorInset: UIEdgeInsets?
    lazy var content = TableContent(of: self)

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

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
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

    /// A cell for another row of its kind: there is none, since every row keeps its cell.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

    /// The rectangle of a row in the table's coordinates, in points; zero for a row that is not laid out.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { content.cell(at: indexPath)?.frame ?? .zero }

    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for cell in content.cells { cell.setSelected(false, animated: false) }
        guard let indexPath else { return }
        cellForRow(at: indexPath)?.setSelected(true, animated: false)
    }

    /// Where a chosen row is moved to; a picture does not scroll to it. Raw values are Apple's.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Nowhere.
        case none = 0
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.place()
        backgroundView.map {
            $0.frame = bounds
            sendSubviewToBack($0)
        }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }
}
