import Foundation

/// The names that a visual format may use.
@MainActor
struct VisualFormatNames {
    private let metrics: [String: CGFloat]
    private let items: [String: any LayoutItem]

    init(metrics: [String: Any], views: [String: Any]) {
        self.metrics = metrics.compactMapValues(Self.number)
        items = views.compactMapValues { $0 as? any LayoutItem }
    }

    func metric(_ name: String) -> CGFloat? { metrics[name] }

    func item(_ name: String) -> (any LayoutItem)? { items[name] }

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
