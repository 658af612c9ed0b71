import Foundation

/// Where the items of a collection come from.
struct CollectionSources {
    weak var dataSource: (any UICollectionViewDataSource)?
    weak var delegate: (any UICollectionViewDelegate)?
    /// The items that a document describes, in place of the data source's.
    var documentSections: [CollectionSection]?
}

/// Which items of a collection are chosen, and which may be.
struct CollectionSelection {
    var selected: [IndexPath] = []
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
}

/// The classes and files that a collection makes its cells, heads and feet of.
struct CollectionRegistrations {
    var cells = Registrations()
    /// Those of heads, feet and the like, by kind.
    var supplements: [String: Registrations] = [:]
}

/// How the items of a collection are dragged.
struct CollectionDragging {
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var dragInteractionEnabled = false
}

/// What a collection is told and its picture does not depend on.
struct CollectionOptions {
    weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    var isPrefetchingEnabled = true
    var remembersLastFocusedIndexPath = false
    var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
}
