public import Foundation

extension IndexPath {
    /// The place of a row in a section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The place of an item in a section of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The number of the section.
    public var section: Int { self[0] }
    /// The number of the row in its section.
    public var row: Int { self[1] }
    /// The number of the item in its section.
    public var item: Int { self[1] }
}
