/// The commands of an Edit menu, by which selectors name them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection, and keeps a copy.
    func cut(_ sender: Any?)
    /// Keeps a copy.
    func copy(_ sender: Any?)
    /// Inserts the copy.
    func paste(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Chooses something.
    func select(_ sender: Any?)
    /// Chooses everything.
    func selectAll(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// Takes up what a person did elsewhere: nothing, in a picture.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes it up.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
