import Foundation
import Graphics

/// How a view looks.
struct ViewAppearance {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    var contentMode = UIView.ContentMode.scaleToFill
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: UIColor?
    var accessibilityIdentifier: String?
    var tag = 0
}
