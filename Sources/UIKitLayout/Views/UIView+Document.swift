package import Foundation

/// What readers of documents set besides UIKit's own properties.
extension UIView {
    /// The content size that a document recorded, in points; it takes the place of the measured one.
    package var recordedContentSize: CGSize? {
        get { contentSizeState.recordedSize }
        set {
            contentSizeState.recordedSize = newValue
            contentSizeDidChange()
        }
    }

    /// Gives the view a content size in place of the measured one, which along one axis counts only where nothing else decides.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - axis: The axis along which the view's size yields.
    package func recordContentSize(_ size: CGSize, yieldingAlong axis: NSLayoutConstraint.Axis?) {
        contentSizeState.yieldingAxis = axis
        recordedContentSize = size
    }

    /// Whether the frame is decided by what hosts the view: a window, a container or a cell.
    package var isEncapsulated: Bool {
        get { layoutState.isEncapsulated }
        set { layoutState.isEncapsulated = newValue }
    }

    /// Whether the margins are those between which lines are not too long to read, as Interface Builder's "Follow Readable
    /// Width" asks for.
    package var layoutMarginsFollowReadableWidth: Bool {
        get { margins.followsReadableWidth }
        set {
            margins.followsReadableWidth = newValue
            marginsMayHaveChanged()
        }
    }
}
