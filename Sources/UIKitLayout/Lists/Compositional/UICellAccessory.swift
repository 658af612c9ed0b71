public import Foundation

/// A mark, a text or a view at an end of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing

        func isShown(isEditing: Bool) -> Bool { self == .always || isEditing == (self == .whenEditing) }
    }

    /// The end at which a view of one's own stands, and its place among the accessories there.
    public enum Placement {
        /// Chooses a place among the accessories that are at that end already, counted from the leading one.
        public typealias Position = ([UICellAccessory]) -> Int
        /// At the leading end; next to the content unless said otherwise.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing end; next to the content unless said otherwise.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// How much width an accessory takes in a row; it stands in the middle of it.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own width.
        case actual
        /// The width of a usual image, so that accessories of different widths line up.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    enum Kind: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder, multiselect, label,
            customView

        var isFirst: Bool { self == .delete || self == .insert }
        var isLast: Bool { self == .reorder }
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    /// Chooses the place of a view of one's own; nil for the order in which accessories were given.
    private(set) var position: Placement.Position?
    /// Whether only its room is left in the row.
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    /// Whether the view keeps the size that it was given.
    let maintainsFixedSize: Bool
    /// Makes the view in the row's tint colour.
    let makeView: @MainActor (_ tintColor: UIColor) -> UIView

    init(
        _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool?, width: LayoutDimension?,
        position: Placement.Position? = nil, maintainsFixedSize: Bool = false,
        makeView: @escaping @MainActor (_ tintColor: UIColor) -> UIView
    ) {
        self.kind = kind
        self.isLeading = isLeading
        self.displayed = displayed
        self.position = position
        self.isHidden = isHidden ?? false
        reservedLayoutWidth = width ?? .actual
        self.maintainsFixedSize = maintainsFixedSize
        self.makeView = makeView
    }

    /// The accessories of one end that a row shows, from leading to trailing: the system's own as they were given, those of editing
    /// outermost, and views of one's own where they choose.
    static func shown(_ all: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
        let here = all.filter { $0.isLeading == isLeading && $0.displayed.isShown(isEditing: isEditing) }
        let system = here.filter { $0.position == nil }
        let inOrder =
            system.filter { $0.kind.isFirst } + system.filter { !$0.kind.isFirst && !$0.kind.isLast }
            + system.filter { $0.kind.isLast }
        return here.filter { $0.position != nil }
            .reduce(into: inOrder) { placed, accessory in
                let index = accessory.position?(placed) ?? placed.count
                placed.insert(accessory, at: min(max(index, 0), placed.count))
            }
    }
}

extension UICellAccessory.Placement {
    /// A place just before an accessory of the same kind; at the leading end where there is none.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
        { accessories in accessories.firstIndex { $0.kind == accessory.kind } ?? 0 }
    }

    /// A place just after an accessory of the same kind; at the trailing end where there is none.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
        { accessories in accessories.firstIndex { $0.kind == accessory.kind }.map { $0 + 1 } ?? accessories.count }
    }
}
