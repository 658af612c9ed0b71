public import Foundation

/// The size of a picture's view, in the words of SwiftUI's `PreviewLayout`.
///
/// ```swift
/// let badge = try await Picture(in: .init(), layout: .fixed(width: 120, height: 40)) { BadgeView() }
/// ```
public enum PictureLayout: Hashable, Sendable {
    /// The view fills the device's screen or the window that the environment asks for, with its safe area.
    case device
    /// The view has the size that its constraints and contents ask for, at most as wide as the screen; there is no safe area.
    case sizeThatFits
    /// The view has a size in points; there is no safe area.
    case fixed(width: CGFloat, height: CGFloat)
}
