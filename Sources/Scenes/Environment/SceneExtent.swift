public import Foundation

/// The part of a scene's scroll content that is laid out.
public enum SceneExtent: String, Hashable, Sendable, CaseIterable {
    /// The part that the screen shows at first.
    case screen
    /// All of it, as on a screen so high that nothing has to scroll up or down: bars stay at the ends.
    case content
}

extension SceneExtent {
    /// The most pixels that a screen is high for its content. Overlays, legends and a device around it are added to a picture, and the
    /// sides of pictures have 32,767 pixels at most.
    package static let mostPixels: CGFloat = 30_000
}

extension SceneEnvironment {
    /// The greatest height of a screen for its content, in points; nil where scenes show what the screen shows.
    package var mostContentHeight: CGFloat? {
        extent == .content ? (SceneExtent.mostPixels / scale).rounded(.down) : nil
    }

    /// Returns the height down to which a list or lazy container that shows so much makes its rows, in points: its end where all of it is laid out.
    package func reach(ofList length: CGFloat) -> CGFloat { max(length, mostContentHeight ?? length) }
}

extension SceneEnvironment.Screen {
    /// The points that were added to the height of the device's window so that content need not scroll.
    public var growth: CGFloat { fold.map { max(size.height - $0, 0) } ?? 0 }

    /// The size of the window on a device, in points: without the points that were added for scroll content.
    public var windowSize: CGSize { CGSize(width: size.width, height: size.height - growth) }

    /// Makes the window higher for scroll content. Size classes and insets stay as on the device.
    mutating func grow(by points: CGFloat) {
        fold = fold ?? size.height
        size.height += points
    }
}
