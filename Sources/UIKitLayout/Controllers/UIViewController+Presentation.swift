extension UIViewController {
    /// What shows the controller, of the kind that its style asks for, made when it is first asked for.
    func madePresentation() -> UIPresentationController {
        if let made = presentation.presentation, made.presentationStyle == presentation.style { return made }
        let delegate = presentation.style == .custom ? transitioningDelegate : nil
        let custom = delegate?.presentationController(
            forPresented: self, presenting: presentation.presenting, source: presentation.presenting ?? self)
        let made = custom ?? usualPresentation
        presentation.presentation = made
        return made
    }

    private var usualPresentation: UIPresentationController {
        let below = presentation.presenting
        return switch presentation.style {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: below)
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presentedViewController: self, presenting: below)
        default: UIPresentationController(presentedViewController: self, presenting: below)
        }
    }
}
