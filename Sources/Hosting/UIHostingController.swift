public import SwiftUILayout
public import UIKitLayout

/// The sizes that a hosting controller passes on to the layout around it.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The views' ideal size is the controller's preferred one.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The views' ideal size is the intrinsic one of the controller's view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller of UIKit's that shows SwiftUI's views, with the traits and the safe area of its place.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The outermost view.
    open var rootView: Content {
        didSet { changed() }
    }

    /// The sizes that are passed on to the layout around.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            hosted.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
            changed()
        }
    }

    /// The parts of the safe area that the views keep free of; all unless changed.
    open var safeAreaRegions: SafeAreaRegions = .all {
        didSet {
            hosted.respectsSafeArea = safeAreaRegions.contains(.container)
            changed()
        }
    }

    private let hosted = HostedRoot(hasIntrinsicSize: false) { AnyView(EmptyView()) }

    /// Shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        showRootView()
    }

    /// Shows a view in a controller that a document describes.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
        showRootView()
    }

    /// There is no view to show: `init(coder:rootView:)` names one.
    public required init?(coder: NSCoder) { nil }

    private func showRootView() {
        hosted.content = { [unowned self] in AnyView(rootView) }
    }

    open override func loadView() {
        let host = _UIHostingView()
        host.content = hosted
        host.backgroundColor = .systemBackground
        view = host
    }

    /// The size that the views answer when they are offered a size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

    /// The views' ideal size, in points, where `sizingOptions` asks for it, otherwise the one that was set.
    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? view.sizeThatFits(.zero) : givenContentSize }
        set { givenContentSize = newValue }
    }
    private var givenContentSize = CGSize.zero

    private func changed() {
        hosted.invalidate()
        viewIfLoaded?.invalidateIntrinsicContentSize()
    }
}
