import Foundation
import KeylineAppearance
import KeylineObjectiveC
import KeylineScenes

/// A button of a bar.
@MainActor
final class BarButton: UIButton {
    private(set) weak var item: UIBarButtonItem?
    /// The colour that buttons share.
    private var sharedTint: UIColor?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        become(.system)
        source.id = item.source.id
        source.path = item.source.path
        source.location = item.source.location
        source.label = item.source.label
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the item shows.
    func update(_ look: UIBarButtonItemAppearance?) {
        guard let item else { return }
        source.codeValues = item.source.codeValues
        let content = item.shownContent(in: traitCollection.locale)
        let state = look?.state(isEnabled: item.isEnabled)
        let own = item.isEnabled ? nil : item.shownTitleAttributes(for: .disabled, in: superview)
        let attributes = BarTextAttributes(
            state?.titleTextAttributes ?? [:],
            over: own ?? item.shownTitleAttributes(for: .normal, in: superview) ?? [:])
        titleLabel?.font = attributes.font ?? .systemFont(ofSize: 17, weight: item.isDone ? .semibold : .regular)
        setTitleColor(attributes.color, for: .normal)
        setTitleColor(attributes.color.flatMap { item.isEnabled ? nil : $0 }, for: .disabled)
        let shared = BarItemAppearances.looks(of: item, in: superview)
        let picture = ([item] + shared).lazy.compactMap { $0.backgroundImage(for: .normal, barMetrics: .default) }.first
        setBackgroundImage(state?.backgroundImage ?? picture, for: .normal)
        setTitle(content.title, for: .normal)
        keepTexts(item.hasSystemWord)
        setImage(content.image?.preferring(.init(pointSize: 19)), for: .normal)
        isEnabled = item.isEnabled
        sharedTint = shared.lazy.compactMap(\.tintColor).first
        tintColor = item.tintColor
    }

    /// The size of text or image; bars keep their distance themselves.
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        // Ordinary buttons keep short titles away from their edges; bars do not.
        let width = currentImage == nil ? titleLabel?.intrinsicContentSize.width : nil
        return CGSize(width: max(width ?? size.width, 22), height: max(size.height, 30))
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Colours come from the item, or else from the bar around.
    override var tintColor: UIColor! {
        get { item?.tintColor ?? sharedTint ?? superview?.tintColor ?? .systemBlue }
        set { super.tintColor = newValue }
    }
}

extension UIButton {
    /// Says whether the title is the system's own.
    func keepTexts(_ areKept: Bool) {
        source.keepsTexts = areKept
        titleLabel?.source.keepsTexts = areKept
    }
}

extension UIBarButtonItem {
    /// The view that stands for the item in a bar.
    var barView: UIView {
        if let customView { return customView }
        if let made = madeButton { return made }
        let button = BarButton(self)
        madeButton = button
        return button
    }

    /// Brings the view up to date.
    func updateBarView(_ look: UIBarButtonItemAppearance? = nil) {
        madeButton?.update(look)
    }

    /// Calls a method of the item's target or, without one, of the first responder around a view that has it.
    func send(_ action: Selector, from view: UIView) {
        guard target == nil else {
            if let target { _ = LinkedClasses.send(action, to: target, from: self) }
            return
        }
        var receiver: UIResponder? = view
        while let responder = receiver, !LinkedClasses.send(action, to: responder, from: self) {
            receiver = responder.next
        }
    }

    /// Whether it shows a word of the system's, which the app does not translate.
    var hasSystemWord: Bool { image == nil && (title ?? "").isEmpty && systemItem?.word != nil }

    var isDone: Bool { style == .done || systemItem == .done || systemItem == .save }
    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    var isFixedSpace: Bool { systemItem == .fixedSpace }
    var isSpace: Bool { isFlexibleSpace || isFixedSpace }

    /// The text or image of the item: its own, or that of what the system knows it as.
    func shownContent(in locale: String) -> (title: String?, image: UIImage?) {
        if let image { return (nil, image) }
        if let title, !title.isEmpty { return (title, nil) }
        if let word = systemItem?.word { return (word.text(in: locale), nil) }
        return (nil, systemItem?.symbol.flatMap { UIImage(systemName: $0) })
    }

    /// The size in a bar: the width that was given, or that of what is shown.
    func barSize(height: CGFloat) -> CGSize {
        let view = barView
        var size = view.intrinsicContentSize
        if customView != nil { size = Self.size(of: view) }
        return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
    }

    /// A view of somebody's own keeps the size that it has, or takes that of its constraints.
    private static func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let content = view.intrinsicContentSize
        guard content.width < 0 || content.height < 0 else { return content }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The word that the button shows; nil for one with a symbol.
    var word: SystemText? {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }

    /// The symbol that the button shows.
    var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrow.uturn.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc"
        default: nil
        }
    }
}
