import UIKit

extension LoginViewController {
    override func submit() {
        super.submit()
        session.open()
    }

    override func refresh() {
        super.refresh()
        hintLabel.textColor = submitButton.isEnabled ? .secondaryLabel : .systemRed
    }
}
