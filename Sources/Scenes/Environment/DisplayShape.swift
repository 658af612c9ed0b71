public import Foundation

/// The outline of a device's display: how round its corners are, and what its sensors take of it.
///
/// The figures are those commonly published, in points, not checked against devices.
public struct DisplayShape: Hashable, Sendable {
    /// The part of the upright display that the sensors cover.
    public enum SensorHousing: Hashable, Sendable {
        /// None: they are outside.
        case outside
        /// A notch that hangs from the upper edge.
        case notch(CGSize)
        /// An island, so far below the upper edge.
        case island(CGSize, top: CGFloat)
    }

    /// The radius of the corners, in points; 0 for a rectangle.
    public var cornerRadius: CGFloat
    /// The part that the sensors cover.
    public var sensors: SensorHousing
    /// Whether a bar in place of a home button is at the lower edge.
    public var hasHomeIndicator: Bool
}

extension Device {
    /// The outline of the display.
    public var displayShape: DisplayShape {
        guard portrait.safeArea.bottom > 0 else {
            return DisplayShape(cornerRadius: 0, sensors: .outside, hasHomeIndicator: false)
        }
        return DisplayShape(
            cornerRadius: cornerRadius, sensors: idiom == .pad ? .outside : sensors, hasHomeIndicator: true)
    }

    /// The height of the system's status bar, in points; phones on their side have none.
    ///
    /// It is the safe area's upper edge, but for islands, which the safe area keeps farther away from. Source: the pictures of
    /// AccessibilitySnapshot, whose screens leave it free: 54 points on an iPhone 15 Pro and on an iPhone 16 Pro.
    public func statusBarHeight(_ orientation: Orientation) -> CGFloat {
        guard orientation == .portrait || idiom == .pad else { return 0 }
        if case .island = displayShape.sensors { return 54 }
        return metrics(orientation).safeArea.top
    }

    private var cornerRadius: CGFloat {
        switch (idiom, Int(portraitSize.width), Int(portrait.safeArea.top)) {
        case (.pad, 744, _): 21.5
        case (.pad, 1032, _): 30
        case (.pad, _, _): 18
        case (_, _, 48): 41.5
        case (_, _, 50): 44
        case (_, 390, _): 47 + 1 / 3
        case (_, 428, _): 53 + 1 / 3
        case (_, _, 59): 55
        case (_, _, 62): 62
        default: 39
        }
    }

    private var sensors: DisplayShape.SensorHousing {
        let island = CGSize(width: 125, height: 37)
        switch portrait.safeArea.top {
        case 62: return .island(island, top: 14)
        case 59: return .island(island, top: 11)
        case 48: return .notch(CGSize(width: 230, height: 33))
        case 44: return .notch(CGSize(width: 209, height: 30))
        default: return .notch(CGSize(width: name.hasPrefix("iPhone 12") ? 211 : 162, height: 33))
        }
    }
}
