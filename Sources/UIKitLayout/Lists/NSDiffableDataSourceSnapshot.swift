import Foundation

/// Sections and items at one moment, each of them once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private struct Section {
        var id: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []

    /// Creates a moment without sections.
    public init() {}

    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The items that were asked for again. Changes no picture.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose content was asked for again. Changes no picture.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// The number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == identifier }?.items ?? []
    }
    /// The section of an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.id
    }
    /// The place of an item among all.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    // MARK: Items

    /// Adds items to a section, or to the last.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let index = section.flatMap(indexOfSection) ?? sections.count - 1
        guard sections.indices.contains(index) else { return }
        sections[index].items += identifiers
    }
    /// Adds items before one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        insert(identifiers, at: item, offset: 0)
    }
    /// Adds items after one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
        insert(identifiers, at: item, offset: 1)
    }
    private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
        for index in sections.indices {
            if let place = sections[index].items.firstIndex(of: item) {
                sections[index].items.insert(contentsOf: identifiers, at: place + offset)
                return
            }
        }
    }
    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    /// Takes every item and section away.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Asks for items again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Asks for the content of items again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { Section(id: $0) }
    }
    /// Adds sections before one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
    ) {
        sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: indexOfSection(section) ?? 0)
    }
    /// Adds sections after one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
    ) {
        let place = indexOfSection(section).map { $0 + 1 } ?? sections.count
        sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: place)
    }
    /// Takes sections away.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0.id) }
    }
    /// Asks for sections again. Changes no picture.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return IndexPath(item: place, section: index) }
        }
        return nil
    }
    func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The items of a section with what belongs to them, in order.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items, each before what belongs to it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []
    /// Creates a section without items.
    public init() {}
    /// The items that belong to none.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items that are shown.
    public var visibleItems: [ItemIdentifierType] {
        items.filter { item in
            var parent = parents[item]
            while let current = parent {
                if !expanded.contains(current) { return false }
                parent = parents[current]
            }
            return true
        }
    }
    /// Adds items, or what belongs to one.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, let place = self.items.firstIndex(of: parent) {
            let last = self.items[place...].lastIndex { $0 == parent || parents[$0] == parent } ?? place
            self.items.insert(contentsOf: items, at: last + 1)
            for item in items { parents[item] = parent }
        } else {
            self.items += items
        }
    }
    /// Shows what belongs to items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Hides what belongs to items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Whether what belongs to an item is shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
}
