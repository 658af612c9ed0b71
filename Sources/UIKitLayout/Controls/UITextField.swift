/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIView {}
