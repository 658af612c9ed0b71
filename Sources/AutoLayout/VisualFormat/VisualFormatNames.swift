import Foundation

/// The names that a visual format may use.
struct VisualFormatNames {
    private let metrics: [String: CGFloat]
    private let views: Set<String>

    init(metrics: [String: CGFloat], views: Set<String>) {
        self.metrics = metrics
        self.views = views
    }

    func metric(_ name: String) -> CGFloat? { metrics[name] }

    func hasView(_ name: String) -> Bool { views.contains(name) }
}
