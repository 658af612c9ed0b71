public import Foundation

/// The part of a pad's screen that an app has beside another one.
public enum SplitView: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case full
    /// The part beside the smaller of two apps.
    case twoThirds = "two-thirds"
    /// Half of the screen.
    case half
    /// The width of a phone.
    case third
}

extension SplitView {
    /// The width of the app's window, in points.
    ///
    /// The bar between two apps is 10 points wide. The narrow app is as wide as a phone: 320 points, or 375 where the screen is at
    /// least 1180 wide, and on the largest pads in both orientations. Source: Human Interface Guidelines, Layout, the table of
    /// multitasking sizes, which these rules reproduce for the pads that Keyline knows.
    ///
    /// - Parameter screen: The screen as it is held, in points.
    /// - Returns: The width; all of the screen's for an app that has no neighbour.
    public func width(on screen: CGSize) -> CGFloat {
        let bar: CGFloat = 10
        let isWide = screen.width >= 1180 || max(screen.width, screen.height) >= 1366
        let narrow: CGFloat = isWide ? 375 : 320
        return switch self {
        case .full: screen.width
        case .twoThirds: screen.width - bar - narrow
        case .half: (screen.width - bar) / 2
        case .third: narrow
        }
    }
}

/// Why a scene cannot be laid out in the environment that was asked for.
public enum EnvironmentError: InputError, Equatable {
    /// Part of a screen was asked for where the device shows one app at a time.
    case noSplitView(SplitView, device: String, file: String)

    /// The mistake.
    public var message: String {
        switch self {
        case .noSplitView(let part, let device, _):
            "\(device) shows one app at a time, so it cannot give an app \(part.rawValue) of its screen"
        }
    }

    /// The file whose scene was asked for.
    public var location: SourceLocation? {
        switch self {
        case .noSplitView(_, _, let file): SourceLocation(file: file)
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .noSplitView: "choose an iPad with --device, or give the window's own size with --size"
        }
    }
}
