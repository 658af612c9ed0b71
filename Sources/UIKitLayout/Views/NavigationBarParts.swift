import Foundation
import KeylineAutoLayout
import KeylineAppearance
import KeylineGraphics

/// The views inside a navigation bar.
@MainActor
final class NavigationBarParts {
    private unowned let bar: UINavigationBar
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let promptLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private var itemViews: [UIView] = []
    private var titleView: UIView?
    private var searchBar: UISearchBar?
    /// Where the mark of the button that leads back stands.
    private var backMark = CGRect.zero

    init(of bar: UINavigationBar) {
        self.bar = bar
        for view in [titleLabel, largeTitleLabel, promptLabel, backButton] as [UIView] { bar.addSubview(view) }
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.accessibilityTraits = .header
        backButton.accessibilityTraits = .backButton
        promptLabel.textAlignment = .center
        backButton.contentHorizontalAlignment = .leading
    }

    private var isLeftToRight: Bool { bar.layoutDirection == .leftToRight }
    private var leading: [UIBarButtonItem] { (bar.topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden } }
    private var trailing: [UIBarButtonItem] { (bar.topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden } }
    private var textColor: UIColor { bar.barStyle == .black ? .white : .label }

    private var showsBack: Bool {
        guard let item = bar.topItem, bar.backItem != nil else { return false }
        return !item.hidesBackButton && (leading.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Takes over what the topmost item shows.
    func update() {
        let item = bar.topItem
        updateTitles(item)
        replaceTitleView(by: item?.titleView)
        replaceSearchBar(by: item?.shownSearchBar)
        let views = (leading + trailing).filter { !$0.isSpace }.map(\.barView)
        for view in itemViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        itemViews = views
        for item in leading + trailing where !item.isSpace {
            bar.addSubview(item.barView)
            item.updateBarView(bar.shownAppearance?.look(of: item))
        }
        updateBackButton()
    }

    private func updateBackButton() {
        backButton.isHidden = !showsBack
        let item = bar.backItem?.backBarButtonItem
        let attributes = BarTextAttributes(
            bar.shownAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:],
            over: item?.titleTextAttributes(for: .normal) ?? [:])
        backButton.titleLabel?.font = attributes.font ?? .systemFont(ofSize: 17)
        backButton.setTitleColor(attributes.color, for: .normal)
        let title = fittingBackTitle
        backButton.setTitle(title, for: .normal)
        backButton.keepTexts(title == SystemText.back.text(in: bar.traitCollection.locale))
        // It shows what the item below says, also what code says there.
        let below = item?.title == nil ? bar.backItem?.source.codeValues ?? [] : []
        backButton.source.codeValues = below
        backButton.titleLabel?.source.codeValues = below
        backButton.accessibilityLabel = bar.backItem?.title ?? ""
    }

    private func updateTitles(_ item: UINavigationItem?) {
        let appearance = bar.shownAppearance
        let title = item?.title ?? ""
        show(
            bar.showsLargeTitle ? "" : title, in: titleLabel, .systemFont(ofSize: 17, weight: .semibold),
            appearance?.titleTextAttributes ?? bar.titleTextAttributes)
        show(
            bar.showsLargeTitle ? title : "", in: largeTitleLabel,
            UIFont(.system(size: min(largeTitleSize, 44), weight: .bold)),
            appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes)
        show(item?.prompt ?? "", in: promptLabel, .systemFont(ofSize: 13), nil)
        let titleAttributes = appearance?.titleTextAttributes ?? bar.titleTextAttributes
        promptLabel.textColor = titleAttributes?[.foregroundColor] as? UIColor ?? textColor
        titleLabel.isHidden = item?.titleView != nil || titleLabel.isHidden
        for label in [titleLabel, largeTitleLabel, promptLabel] {
            // What is wrong with a title is wrong with the item, whichever bar shows it.
            label.source.location = item?.source.location
            label.source.codeValues = item?.source.codeValues ?? []
        }
    }

    /// Large titles follow the text size up to what the bar has room for.
    private var largeTitleSize: CGFloat {
        UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: bar.traitCollection).pointSize
    }

    /// The height that a large title takes below the row of buttons, in points: 52 at the default text size.
    var largeTitleRoom: CGFloat {
        updateTitles(bar.topItem)
        return max(BarMetrics.largeTitle, ceil(largeTitleLabel.intrinsicContentSize.height) + 11)
    }

    private func show(
        _ text: String, in label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?
    ) {
        label.font = font
        label.textColor = textColor
        if let attributes, !attributes.isEmpty {
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
        } else {
            label.text = text
        }
        label.isHidden = text.isEmpty
    }

    private func replaceTitleView(by view: UIView?) {
        if titleView !== view { titleView?.removeFromSuperview() }
        titleView = view
        if let view, view.superview !== bar { bar.addSubview(view) }
    }

    private func replaceSearchBar(by bar: UISearchBar?) {
        if searchBar !== bar, searchBar?.superview === self.bar { searchBar?.removeFromSuperview() }
        searchBar = bar
        if let bar, bar.superview !== self.bar { self.bar.addSubview(bar) }
    }

    /// The title of the button that leads back: the item below's, the general word or none, whichever is the first that leaves the title in the
    /// middle its room.
    ///
    /// Source: Apple's documentation of `UINavigationItem.BackButtonDisplayMode.default`.
    private var fittingBackTitle: String {
        let whole = backTitle
        let width = bar.barRoom.width
        guard showsBack, !titleLabel.isHidden, titleView == nil, width > 0 else { return whole }
        let margin = SystemMargins.side(width: bar.bounds.width, traits: bar.traitCollection)
        let height = BarMetrics(bar.traitCollection).navigation
        let label = UILabel()
        label.font = backButton.titleLabel?.font
        let shorter = [SystemText.back.text(in: bar.traitCollection.locale), ""]
        return ([whole] + shorter).first { title in
            label.text = title
            let back = backRoom(min(label.intrinsicContentSize.width, width * Self.mostBackShare))
            let taken =
                extent(of: leading, from: max(margin, back), height: height)
                + extent(of: trailing, from: margin, height: height)
            return titleLabel.intrinsicContentSize.width <= width - taken
        } ?? ""
    }

    /// The share of the bar that the title of the button that leads back takes at most.
    private static let mostBackShare: CGFloat = 0.35

    /// The room of the button that leads back with a title of some width, both in points.
    private func backRoom(_ width: CGFloat) -> CGFloat {
        Self.backStart + Self.backMarkSize.width + 5 + width + BarMetrics.itemSpacing
    }

    private static let backStart: CGFloat = 8
    private static let backMarkSize = CGSize(width: 13, height: 21)

    /// The place behind buttons that begin at a margin, in points.
    private func extent(of items: [UIBarButtonItem], from margin: CGFloat, height: CGFloat) -> CGFloat {
        items.reduce(margin) { position, item in
            position + (item.isSpace ? item.width : item.barSize(height: height).width + BarMetrics.itemSpacing)
        }
    }

    /// The title of the item below, unless that says otherwise.
    private var backTitle: String {
        guard let below = bar.backItem, below.backButtonDisplayMode != .minimal else { return "" }
        if let title = below.backBarButtonItem?.title { return title }
        let title = below.title ?? ""
        let isShort = !title.isEmpty && title.count <= 12
        return isShort && below.backButtonDisplayMode != .generic
            ? title : SystemText.back.text(in: bar.traitCollection.locale)
    }

    // MARK: Layout

    func place() {
        var bounds = bar.barRoom
        let margin = SystemMargins.side(width: bar.bounds.width, traits: bar.traitCollection)
        if let searchBar {
            bounds.size.height -= searchBar.roomInNavigationBar
            // The field is as far from the bar's sides as the title is.
            searchBar.frame = CGRect(
                x: bounds.minX, y: bounds.maxY, width: bounds.width, height: searchBar.heightInNavigationBar
            ).insetBy(dx: margin - SearchBarArrangement.margin, dy: 0)
        }
        let prompt: CGFloat = promptLabel.isHidden ? 0 : 30
        let height = min(BarMetrics(bar.traitCollection).navigation, bounds.height - prompt)
        let row = CGRect(x: bounds.minX, y: bounds.minY + prompt, width: bounds.width, height: height)
        promptLabel.frame = CGRect(
            x: bounds.minX + 16, y: bounds.minY + 6, width: max(bounds.width - 32, 0), height: 24)
        let back = placeBackButton(in: row)
        let left = place(leading, from: max(margin, back), atLeading: true, in: row)
        let right = place(trailing, from: margin, atLeading: false, in: row)
        placeTitle(in: row, leading: left, trailing: right)
        let titleHeight = largeTitleLabel.intrinsicContentSize.height
        largeTitleLabel.frame = CGRect(
            x: bounds.minX + margin, y: bounds.maxY - BarMetrics.belowLargeTitle - titleHeight,
            width: max(bounds.width - 2 * margin, 0),
            height: titleHeight)
    }

    /// The room that the button that leads back takes, with its mark.
    private func placeBackButton(in row: CGRect) -> CGFloat {
        backMark = .zero
        guard showsBack else { return 0 }
        let mark = Self.backMarkSize
        let start = Self.backStart
        backMark = mirrored(
            CGRect(x: row.minX + start, y: row.midY - mark.height / 2, width: mark.width, height: mark.height), in: row)
        let size = backButton.intrinsicContentSize
        // A button without a title would be as wide as a short one.
        let hasTitle = !(backButton.title(for: .normal) ?? "").isEmpty
        let width = hasTitle ? min(size.width, row.width * Self.mostBackShare) : 0
        backButton.frame = mirrored(
            CGRect(
                x: row.minX + start + mark.width + 5, y: row.midY - size.height / 2, width: width, height: size.height),
            in: row)
        return backRoom(width)
    }

    /// Places buttons from an edge inwards.
    private func place(_ items: [UIBarButtonItem], from margin: CGFloat, atLeading: Bool, in row: CGRect) -> CGFloat {
        var position = margin
        for item in items {
            if item.isSpace {
                position += item.width
                continue
            }
            let size = item.barSize(height: row.height)
            let x = atLeading ? row.minX + position : row.maxX - position - size.width
            item.barView.frame = onPixels(
                mirrored(
                    CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height), in: row))
            position += size.width + BarMetrics.itemSpacing
        }
        return items.isEmpty ? margin : position
    }

    /// The title stands in the middle of the bar as long as the buttons let it, otherwise in the middle of what they leave.
    private func placeTitle(in row: CGRect, leading: CGFloat, trailing: CGFloat) {
        let view: UIView = titleView ?? titleLabel
        let room = mirrored(
            CGRect(
                x: row.minX + leading, y: row.minY, width: max(row.width - leading - trailing, 0), height: row.height),
            in: row)
        var size = view.intrinsicContentSize
        if size.width < 0 || size.height < 0 || titleView != nil && view.bounds.width > 0 { size = view.bounds.size }
        size.width = min(size.width, room.width)
        size.height = min(size.height, row.height)
        var x = row.midX - size.width / 2
        x = min(max(x, room.minX), room.maxX - size.width)
        let moved = titleOffset
        view.frame = onPixels(
            CGRect(
                x: x + moved.horizontal, y: row.midY - size.height / 2 + moved.vertical, width: size.width,
                height: size.height))
    }

    private var titleOffset: UIOffset {
        guard titleView == nil else { return .zero }
        if let appearance = bar.shownAppearance { return appearance.titlePositionAdjustment }
        return UIOffset(horizontal: 0, vertical: bar.titleVerticalPositionAdjustment(for: .default))
    }

    private func mirrored(_ rect: CGRect, in row: CGRect) -> CGRect {
        guard !isLeftToRight else { return rect }
        return CGRect(x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func onPixels(_ rect: CGRect) -> CGRect { PixelGrid(scale: bar.displayScale).placed(rect) }

    func drawBackMark(in canvas: inout ViewCanvas) {
        guard backMark != .zero else { return }
        if let image = bar.shownAppearance?.givenBackIndicator ?? bar.backIndicatorImage {
            let place = ImagePlacing(.scaleAspectFit, size: image.size, in: backMark)
            let tint = image.renderingMode == .alwaysOriginal ? nil : bar.tintColor
            return place.draw(image, tint: tint, direction: bar.layoutDirection, &canvas)
        }
        let symbol = SymbolStandIn("chevron.backward")
        canvas.draw(symbol, .semibold, in: backMark, color: bar.tintColor, isMirrored: !isLeftToRight)
    }
}
