public import Foundation

/// The room of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// A device.
    case device
    /// What it takes.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Its name.
    public let rawValue: String
    /// A device by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// A device by its name.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
}

/// What Xcode shows of a view.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}
