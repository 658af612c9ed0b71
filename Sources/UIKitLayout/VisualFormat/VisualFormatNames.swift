import Foundation

/// The names that a visual format may use.
struct VisualFormatNames {
    private let metrics: [String: CGFloat]
    private let views: Set<String>

    init(metrics: [String: CGFloat], views: Set<String>) {
        self.metrics = metrics
        self.views = views
    }

    init(metrics: [String: Any], views: [String: Any]) {
        self.metrics = metrics.compactMapValues(Self.number)
        self.views = Set(views.filter { $0.value is any LayoutItem }.keys)
    }

    func metric(_ name: String) -> CGFloat? { metrics[name] }

    func hasView(_ name: String) -> Bool { views.contains(name) }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
