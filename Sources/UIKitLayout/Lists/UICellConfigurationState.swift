/// What a view is up to.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of its place.
    var traitCollection: UITraitCollection { get set }
}

/// What a view is up to.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of its place.
    public var traitCollection: UITraitCollection
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether the focus is on it.
    public var isFocused = false
    /// An ordinary view.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// What a cell is up to.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// How a cell is dragged.
    public enum DragState: Hashable, Sendable { case none, lifting, dragging }
    /// How a cell takes what is dropped.
    public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }
    /// The traits of its place.
    public var traitCollection: UITraitCollection
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether the focus is on it.
    public var isFocused = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether what belongs to it is shown.
    public var isExpanded = false
    /// Whether it is swiped.
    public var isSwiped = false
    /// Whether it is being reordered.
    public var isReordering = false
    /// How it is dragged.
    public var cellDragState = DragState.none
    /// How it takes what is dropped.
    public var cellDropState = DropState.none
    /// An ordinary cell.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
    init(traits: UITraitCollection, isSelected: Bool, isHighlighted: Bool) {
        traitCollection = traits
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
    }
}

extension UIBackgroundConfiguration {
    /// The same: a picture shows what was configured. Cells that are chosen are drawn by their own state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
