import Foundation

/// The settings of a view for the focus.
struct FocusSettings: RareValues {
    var groupIdentifier: String?
    var effect: UIFocusEffect?
}

/// The content of a view that is shown enlarged when a finger stays on the view.
struct LargeContent: RareValues {
    var isShown = false
    var title: String?
    var image: UIImage?
    var imageInsets = UIEdgeInsets.zero
    var scalesImage = false
}

// Members that the focus and enlarged content read; a picture has neither.
extension UIView {
    /// The group in which the focus moves. Changes no picture.
    public var focusGroupIdentifier: String? {
        get { focusSettings.groupIdentifier }
        set { focusSettings.groupIdentifier = newValue }
    }
    /// The mark of the focus on the view. Changes no picture.
    public var focusEffect: UIFocusEffect? {
        get { focusSettings.effect }
        set { focusSettings.effect = newValue }
    }
    /// Whether the view's purpose is shown enlarged when a finger stays on it. Changes no picture.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    /// The enlarged title. Changes no picture.
    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    /// The enlarged image. Changes no picture.
    public var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    /// How far the enlarged image lies inside its frame, in points. Changes no picture.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }
    /// Whether the enlarged image is scaled. Changes no picture.
    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
    /// The view by whose opacity the view is drawn, as older code spells `mask`.
    public var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }
}

extension UIViewController {
    /// Names what scrolls under the bars. Changes no picture.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
