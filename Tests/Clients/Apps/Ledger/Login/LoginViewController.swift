import UIKit

#if os(iOS)
    @objc(LedgerLoginViewController)
    final class LoginViewController: FormViewController {
        @IBOutlet private weak var titleLabel: UILabel! {
            didSet { titleLabel.font = .preferredFont(forTextStyle: .largeTitle) }
        }
        @IBOutlet private(set) weak var hintLabel: UILabel!
        @IBOutlet private weak var badge: BadgeView!

        let session = Session()
        private(set) var helpCount = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            titleLabel.text = NSLocalizedString("Welcome back", comment: "")
            session.observer = self
            NotificationCenter.default.addObserver(
                self, selector: #selector(LoginViewController.sessionChanged(_:)), name: .sessionChanged,
                object: session)
        }

        @IBAction private func showHelp(_ sender: Any) {
            helpCount += 1
            hintLabel.text = "Ask your bank for a new code."
        }

        @objc fileprivate func sessionChanged(_ notification: Notification) {
            hintLabel.text = "Signed in"
        }
    }
#endif

extension Notification.Name {
    static let sessionChanged = Notification.Name("sessionChanged")
}

extension LoginViewController: SessionObserver {
    func sessionDidOpen(_ session: Session) {
        NotificationCenter.default.post(name: .sessionChanged, object: session)
    }

    func sessionDidClose(_ session: Session) {
        perform(#selector(close(animated:)), with: true)
    }

    @objc func close(animated: Bool) {
        hintLabel.text = animated ? "Bye" : ""
    }
}
