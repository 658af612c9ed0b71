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
    /// A window as wide as a phone, which floats over another app.
    case slideOver = "slide-over"
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
        case .third, .slideOver: narrow
        }
    }

    /// The distance of a window that floats over another app from the screen's upper and lower edge, in points.
    ///
    /// Source: G. Hackworth, "How iPad Apps Adapt to the New 11" and 12.9" iPads Pro" (2018), by the simulator of iOS 12: such a window is as
    /// wide as the narrow app of two, and 40 points lower than the screen, so that it leaves the status bar free and is in the middle.
    static let floatingInset: CGFloat = 20

    /// The size of the app's window, in points.
    ///
    /// - Parameter screen: The screen as it is held, in points.
    /// - Returns: The size; as high as the screen for all but a window that floats.
    public func size(on screen: CGSize) -> CGSize {
        let height = self == .slideOver ? screen.height - 2 * Self.floatingInset : screen.height
        return CGSize(width: width(on: screen), height: height)
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
