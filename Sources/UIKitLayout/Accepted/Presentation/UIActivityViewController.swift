public import Foundation

/// Shares things; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What is left out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Runs afterwards.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// Shares items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A way of sharing. Changes no picture.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Tells ways from one another.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// By mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// By message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// By copying.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// On paper.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// Over the air.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// Among photos.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// For a contact.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// For later.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    }
    /// A way of one's own.
    public override init() {
        super.init()
    }
    /// Which way.
    open var activityType: ActivityType? { nil }
    /// The text.
    open var activityTitle: String? { nil }
    /// The image.
    open var activityImage: UIImage? { nil }
    /// Whether items can be shared so.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Gets ready.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shares.
    open func perform() {}
    /// Says that it is over.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Hears of chosen pictures. Changes no picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when a picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when none was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
