import Foundation

/// A section of a collection as a document describes it.
@MainActor
package struct CollectionSection {
    /// The view above the items.
    package var header: UICollectionReusableView?
    /// The view below the items.
    package var footer: UICollectionReusableView?
    /// The items.
    package var cells: [UICollectionViewCell]

    package init(
        header: UICollectionReusableView? = nil,
        footer: UICollectionReusableView? = nil,
        cells: [UICollectionViewCell] = []
    ) {
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}

/// The views of a collection's sections.
struct CollectionContent {
    var sections: [CollectionSection]
    /// The size of an item, where the delegate gives one.
    var size: @MainActor (IndexPath) -> CGSize?

    /// The cells, section by section.
    @MainActor var cells: [UICollectionViewCell] { sections.flatMap(\.cells) }
}

/// Where the views of a collection lie: an array for each section.
struct CollectionFrames {
    struct Section {
        var header = CGRect.zero
        var footer = CGRect.zero
        /// A view behind the section, by its kind.
        var background: (kind: String, frame: CGRect)?
        var cells: [CGRect] = []
    }

    var sections: [Section] = []
    var contentSize = CGSize.zero
}
