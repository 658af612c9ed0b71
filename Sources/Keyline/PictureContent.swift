public import UIKitLayout

/// The content of a picture: a view or a controller.
@MainActor
public protocol PictureContent {
    /// The controller whose view fills the picture.
    func makePictureController() throws(PictureError) -> UIViewController
}

extension UIViewController: PictureContent {
    /// The controller itself.
    public func makePictureController() throws(PictureError) -> UIViewController { self }
}

extension UIView: PictureContent {
    /// A controller around the view.
    ///
    /// - Throws: `PictureError.insideAnotherView` where the view has a superview.
    public func makePictureController() throws(PictureError) -> UIViewController {
        guard superview == nil else { throw .insideAnotherView("\(type(of: self))") }
        if let window = self as? UIWindow { return window.rootViewController ?? UIViewController() }
        let controller = UIViewController()
        controller.view = self
        return controller
    }
}
