import Foundation

/// The names that a visual format may use.
struct VisualFormatNames {
    private let metrics: [String: CGFloat]
    private let items: Set<String>

    init(metrics: [String: CGFloat], items: Set<String>) {
        self.metrics = metrics
        self.items = items
    }

    func metric(_ name: String) -> CGFloat? { metrics[name] }

    func hasItem(_ name: String) -> Bool { items.contains(name) }
}
