import KeylineAppearance
import KeylineGraphics

/// Puts the rows of a list below one another, as far as they are seen.
@MainActor
struct ListArrangement {
    /// A row, header or footer with its frame in the list, leading at the left.
    struct Item {
        let node: ViewNode
        let frame: CGRect
    }

    private let content: LazyContent
    private let size: CGSize
    private let context: _ViewContext
    private let metrics: ListMetrics
    private let kind: ListKind
    private(set) var items: [Item] = []
    private var y: CGFloat = 0
    /// The section above, if any: the one with a footer ends with the footer's own space.
    private var sectionAbove: SectionEnd?

    private enum SectionEnd {
        case rows
        case footer
    }

    init(_ content: LazyContent, in size: CGSize, _ context: _ViewContext) {
        self.content = content
        self.size = size
        self.context = context
        kind = context.environment.listKind
        metrics = ListMetrics(kind, width: size.width, environment: context.environment)
    }

    /// The height that is free below the last section, as below the others of its kind.
    var spaceBelow: CGFloat { metrics.belowSection }

    /// Whether there may be rows that were not made.
    var isFull: Bool { y >= reach }
    /// The height of all rows, with the space after the last.
    var height: CGFloat { y + (kind.isGrouped ? metrics.sectionGap : 0) }

    /// The height down to which rows are made.
    private var reach: CGFloat { context.environment.scene.reach(ofList: size.height) }

    mutating func run() {
        // What stands outside of sections makes a section as far as no other one begins.
        var loose: [ViewNode] = []
        var index = 0
        while !isFull {
            while index >= content.views.count { if !content.makeNext() { break } }
            guard index < content.views.count else { break }
            let node = content.views[index]
            index += 1
            if let parts = node.layout.values[SectionPartsKey.self] {
                add(rows: loose)
                loose = []
                add(parts, values: node.layout.values[RowValuesKey.self])
            } else {
                loose.append(node)
                // Rows that nobody sees are not made: each is at least as high as half a row.
                if y + CGFloat(loose.count) * metrics.rowHeight / 2 > reach + metrics.rowHeight { break }
            }
        }
        add(rows: loose)
    }

    private mutating func add(rows: [ViewNode]) {
        guard !rows.isEmpty, !isFull else { return }
        beginSection(hasHeader: false)
        for (index, row) in rows.enumerated() where !isFull {
            add(row, isFirst: index == 0, isLast: index == rows.count - 1, section: RowValues())
        }
        sectionAbove = .rows
    }

    private mutating func beginSection(hasHeader: Bool) {
        guard kind.isGrouped else { return }
        let gap = context.environment.listSectionSpacing ?? metrics.sectionGap
        switch sectionAbove {
        case nil: y += hasHeader ? 0 : metrics.sectionGap
        case .rows: y += hasHeader ? metrics.belowSection * gap / metrics.sectionGap : gap
        case .footer:
            let whole = hasHeader ? metrics.belowSection * gap / metrics.sectionGap : gap
            y += max(whole - metrics.belowSection, 0)
        }
    }

    private mutating func add(_ parts: SectionParts, values: RowValues) {
        beginSection(hasHeader: !parts.header.isEmpty)
        for (index, header) in parts.header.enumerated() {
            add(text: header, above: index == 0 ? metrics.aboveHeader : 0, below: metrics.belowHeader, isHeader: true)
        }
        var index = 0
        while !isFull {
            while index + 1 >= parts.rows.views.count { if !parts.rows.makeNext() { break } }
            guard index < parts.rows.views.count else { break }
            let isLast = index == parts.rows.views.count - 1
            add(parts.rows.views[index], isFirst: index == 0, isLast: isLast, section: values)
            index += 1
        }
        if !isFull {
            for (index, footer) in parts.footer.enumerated() {
                let isLast = index == parts.footer.count - 1
                add(
                    text: footer, above: metrics.aboveFooter, below: isLast ? metrics.belowFooter : 0, isHeader: false)
            }
        }
        sectionAbove = parts.footer.isEmpty ? .rows : .footer
    }

    /// A header or footer as wide as rows, its text as wide as their content.
    private mutating func add(text node: ViewNode, above: CGFloat, below: CGFloat, isHeader: Bool) {
        let isBar = isHeader && !kind.isGrouped
        let insets = EdgeInsets(
            top: isBar ? 8 : above, leading: metrics.contentInset, bottom: isBar ? 8 : below,
            trailing: metrics.contentInset)
        let row = ViewNode(
            isHeader ? "Header" : "Footer", ListRowLayout(insets: insets, minimumHeight: isBar ? 28 : 0), [node],
            in: context)
        row.semantics.accessibility.container = .row
        row.semantics.isHeaderOfRows = isHeader
        append(row, x: metrics.margin, width: size.width - 2 * metrics.margin)
    }

    private mutating func add(_ content: ViewNode, isFirst: Bool, isLast: Bool, section: RowValues) {
        let values = content.layout.values[RowValuesKey.self].over(section)
        let sides = metrics.contentInset
        let insets =
            values.insets
            ?? EdgeInsets(top: metrics.verticalInset, leading: sides, bottom: metrics.verticalInset, trailing: sides)
        let selection = context.environment.listSelection
        let isChosen = selection?.contains(content) == true
        let choice = selection?.choice(of: content, in: context.environment)
        let mark = selection?.isMultiple == true && choice != nil ? SelectionMark(isChosen: isChosen) : nil
        var views = [content]
        if mark != nil || values.badge != nil {
            let end = values.badge?.foregroundStyle(Color.secondary)
            views = context.child(.index(items.count)).nodes(
                of: HStack(spacing: 8) {
                    mark.padding(.trailing, 8)
                    NodeView(node: content)
                    if let end {
                        Spacer(minLength: 8)
                        end
                    }
                })
        }
        var layout = ListRowLayout(insets: insets, minimumHeight: metrics.rowHeight)
        if let background = values.background {
            let behind = context.child(.secondary).child(.index(items.count)).nodes(of: background)
            layout.backgroundCount = behind.count
            views = behind + views
        }
        let row = ViewNode("ListRow", layout, views, in: context)
        row.semantics.accessibility.container = .row
        if isChosen { row.semantics.accessibility.changes.addedTraits.insert(.selected) }
        if let choice {
            row.responses.tapAt = { [isEnabled = content.environment.isEnabled] _ in
                guard isEnabled else { return .disabled }
                choice()
                return .taken
            }
        }
        row.painter = ListRowPainter(
            position: .init(isFirst: isFirst, isLast: isLast), kind: kind, radius: metrics.cornerRadius, values: values,
            backgroundCount: layout.backgroundCount, insets: insets, isChosen: isChosen)
        if !isFirst { y += context.environment.listRowSpacing }
        append(row, x: metrics.margin, width: size.width - 2 * metrics.margin)
    }

    private mutating func append(_ node: ViewNode, x: CGFloat, width: CGFloat) {
        let width = max(width, 0)
        let height = node.layout.size(in: ProposedViewSize(width: width, height: nil)).height
        items.append(Item(node: node, frame: CGRect(x: x, y: y, width: width, height: height)))
        y += height
    }
}

/// The content of a row, in the middle of its height at the leading side, and what lies behind it.
struct ListRowLayout: Layout {
    var insets: EdgeInsets
    var minimumHeight: CGFloat
    /// How many of the first subviews lie behind the others and fill the row.
    var backgroundCount = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.map { max($0 - insets.horizontal, 0) }
        let heights = subviews.dropFirst(backgroundCount).map {
            $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(
            width: proposal.width ?? 0, height: max((heights.max() ?? 0) + insets.vertical, minimumHeight))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            if index < backgroundCount {
                subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
                continue
            }
            let offer = ProposedViewSize(width: max(bounds.width - insets.horizontal, 0), height: nil)
            let room = bounds.height - insets.vertical
            let height = subview.sizeThatFits(offer).height
            subview.place(
                at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + (room - height) / 2),
                anchor: .topLeading, proposal: offer)
        }
    }
}
