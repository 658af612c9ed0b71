/// The views around the keyboard that types into a view.
@MainActor
struct TextInputViews {
    /// What stands in for the keyboard.
    var inputView: UIView?
    /// What stands above it.
    var inputAccessoryView: UIView?
    /// The buttons beside its proposals.
    lazy var assistantItem = UITextInputAssistantItem()
}
