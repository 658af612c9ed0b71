public import Foundation
@_exported public import UIKitLayout

/// Shows a page of the web: an empty plane, since nothing is fetched.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How pages are shown. Changes no picture.
    open class Configuration: NSObject, NSCopying {
        /// Whether a page without decoration is shown where there is one.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink while the page scrolls.
        open var barCollapsingEnabled = true
        /// A copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// Changes no picture.
    public enum DismissButtonStyle: Int, Hashable, Sendable {
        case done = 0
        case close, cancel
    }

    /// The page.
    public let address: URL
    /// Hears of the page. Changes no picture.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bars. Changes no picture.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons. Changes no picture.
    open var preferredControlTintColor: UIColor?
    /// Changes no picture.
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration

    /// Shows a page.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        address = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows no page: archives hold none.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// Hears of a page: nothing happens to it, in a picture. Changes no picture.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when it was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the first page was there.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
