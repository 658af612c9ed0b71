import Foundation

extension UITextView {
    /// Creates an empty view; both of UIKit's ways to set text give the same lines here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}
