public import Foundation

/// How a section moves across; raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets count from; raw values are Apple's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// Groups one after another.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    var list: UICollectionLayoutListConfiguration?
    /// The distance of content from the edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance of groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What insets count from: the collection's edges.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether groups stand side by side and are scrolled across.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Views above and below.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether these keep the insets too.
    open var supplementariesFollowContentInsets = true
    /// What their insets count from: the section's edges.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Views behind.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called while content scrolls: never in a picture. Changes no picture.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// A section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A section of rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.list = configuration
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        if configuration.appearance == .insetGrouped {
            let side = SystemMargins.side(
                width: layoutEnvironment.container.contentSize.width, traits: layoutEnvironment.traitCollection)
            section.contentInsets = NSDirectionalEdgeInsets(leading: side, trailing: side)
        }
        return section
    }
}

/// An item while content scrolls. Changes no picture.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The rectangle, in points.
    var frame: CGRect { get }
    /// The place.
    var indexPath: IndexPath { get }
}

/// Rows under each other, as in tables.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of sections; raw values are Apple's.
    public enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// What stands above a section; raw values are Apple's.
    public enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }
    /// What stands below a section; raw values are Apple's.
    public enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }
    /// The look of sections.
    public let appearance: Appearance
    /// Whether lines stand between rows.
    public var showsSeparators = true
    /// The lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The colour behind; nil is the look's.
    public var backgroundColor: UIColor?
    /// What stands above a section.
    public var headerMode = HeaderMode.none
    /// What stands below a section.
    public var footerMode = FooterMode.none
    /// Room above a section's head, in points; nil is the look's.
    public var headerTopPadding: CGFloat?
    /// What a swipe from the start offers. Changes no picture.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// What a swipe from the end offers. Changes no picture.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// The lines of a row.
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

    /// Rows of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The lines between rows.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is drawn; raw values are Apple's.
    public enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible, hidden
    }
    /// The line above.
    public var topSeparatorVisibility = Visibility.automatic
    /// The line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distance of the line above from the sides, in points.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The distance of the line below from the sides, in points.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets(leading: 16)
    /// The colour.
    public var color = UIColor.separator
    /// The lines of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
