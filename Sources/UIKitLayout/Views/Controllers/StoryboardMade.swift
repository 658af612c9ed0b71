public import Foundation

/// How a controller comes from a storyboard, moves on to others and is found again.
///
/// One of the classes that ``UIViewController`` is made of, each by an idea: what apps override must stand in the body of a class. This one
/// knows nothing of the controllers around and inside, or of the view.
@preconcurrency @MainActor
open class StoryboardMade: UIResponder {
    /// The name of the controller's interface file: Keyline reads those through their readers, not by name.
    open var nibName: String? { nil }
    /// Where the interface file lies.
    open var nibBundle: Bundle? { nil }
    /// The storyboard that the controller is from. Changes no picture.
    open var storyboard: UIStoryboard? { nil }
    /// A name by which the system finds the controller again. Changes no picture.
    open var restorationIdentifier: String?
    /// Follows a segue: a picture does not. Changes no picture.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Called before a segue is followed: never in a picture. Changes no picture.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be followed. Changes no picture.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Keeps what is needed to come back. Changes no picture.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes up what was kept. Changes no picture.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Writes the controller into an archive: nothing is written. Changes no picture.
    open func encode(with coder: NSCoder) {}
    /// Follows a segue back: a picture does not. Changes no picture.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Whether a segue back may end here. Changes no picture.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }
}
