import KeylineAutoLayout

/// What logs say of a view or a guide besides its address.
@MainActor
protocol DescribedItem: LayoutItem {
    /// The class as logs print it.
    var classInLogs: String { get }
    /// What tells the item from others of its class, such as its text; nil or empty for nothing.
    var nameInLogs: String? { get }
    /// The autoresizing mask, such as `h=-&- v=--&`.
    var maskInLogs: String { get }
}
