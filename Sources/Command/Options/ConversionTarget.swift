/// What scenes can be converted to.
enum ConversionTarget: String, CaseIterable, Sendable {
    /// A layout file.
    case yaml
    /// UIKit code with constraints by anchors or in the visual format.
    case swift
    /// A view of SwiftUI's.
    case swiftUI = "swiftui"
    /// A XIB, of a layout file.
    case xib
}
