public import Foundation

/// Makes a section of a layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// How sections follow each other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The way in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance of sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// What insets count from: the collection's edges.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Views above and below everything; they are not drawn.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The usual way.
    public override init() {
        super.init()
    }
}

/// Puts items into groups, and groups into sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// How sections follow each other.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Sections that are made as they are needed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Sections that are made as they are needed.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Sections that are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init { _, _ in section }
    }
    /// Sections that are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    /// A layout from an archive: of rows.
    public required init?(coder: NSCoder) {
        provider = { _, environment in
            .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Rows under each other, as in tables.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    func section(_ index: Int, _ surroundings: CollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        provider(index, surroundings)
    }

    private var surroundings: CollectionLayoutEnvironment {
        CollectionLayoutEnvironment(
            collectionView?.bounds.size ?? .zero, collectionView?.traitCollection ?? SceneContext.current.traits)
    }

    override func kinds(ofSection index: Int) -> (header: String?, footer: String?) {
        let items = section(index, surroundings)?.boundarySupplementaryItems ?? []
        return (
            items.first { !$0.alignment.isBelow }?.elementKind, items.first { $0.alignment.isBelow }?.elementKind
        )
    }

    override func frames(of collection: CollectionContent, in bounds: CGSize) -> CollectionFrames {
        CompositionalArrangement(self, of: collection, surroundings).frames
    }
}
