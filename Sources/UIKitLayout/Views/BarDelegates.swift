public import Foundation

/// Hears of going on and back. Changes no picture.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What moves controllers.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The system's.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Hears of choosing tabs. Changes no picture.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab can be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when a tab was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// What a look of a bar counts for; raw values are Apple's.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// Chooses pictures; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from; raw values are Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }
    /// What is told about a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The kind.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }
    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// The kinds.
    open var mediaTypes: [String] = []
    /// Whether pictures are cut.
    open var allowsEditing = false
    /// Whether there are such pictures: none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Which camera. Changes no picture.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes. Changes no picture.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// When the camera lights. Changes no picture.
    open var cameraFlashMode = CameraFlashMode.auto
    /// How good films are. Changes no picture.
    open var videoQuality = QualityType.typeMedium
    /// How long films may be, in seconds. Changes no picture.
    open var videoMaximumDuration: TimeInterval = 600
    /// Whether the camera has buttons. Changes no picture.
    open var showsCameraControls = true
    /// What lies over the camera's picture. Changes no picture.
    open var cameraOverlayView: UIView?
}
