import Foundation

/// The neutral shape that takes the place of a symbol of Apple's.
enum SymbolStandIn {
    /// The size of a symbol at the size of running text, in points.
    static let defaultSize = CGSize(width: 20, height: 20)
}
