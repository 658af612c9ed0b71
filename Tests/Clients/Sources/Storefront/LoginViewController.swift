import Tether
import UIKit

/// A form: the visual format, constraints by items, and edges that Tether ties.
class LoginViewController: UIViewController {
    let nameLabel = UILabel()
    let nameField = UITextField()
    let passwordField = UITextField()
    let loginButton = UIButton(type: .system)
    let badge = UIView()
    private var didSetUpConstraints = false

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.backgroundColor = UIColor.white
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "Name"
        nameField.borderStyle = .roundedRect
        nameField.placeholder = "you@example.com"
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        loginButton.setTitle("Log in", for: .normal)
        for view in [nameLabel, nameField, passwordField, loginButton, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !didSetUpConstraints {
            didSetUpConstraints = true
            setUpForm()
            setUpButton()
        }
        super.updateViewConstraints()
    }

    private func setUpForm() {
        let views: [String: Any] = ["label": nameLabel, "name": nameField, "password": passwordField]
        let metrics = ["gap": 10, "edge": 20] as [String: Any]
        let formats = ["H:|-edge-[label]-gap-[name]-edge-|", "H:|-edge-[password]-edge-|"]
        for format in formats {
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-100-[name]-gap-[password]", options: .alignAllTrailing, metrics: metrics,
                views: views))
        view.addConstraint(
            NSLayoutConstraint(
                item: nameLabel, attribute: .firstBaseline, relatedBy: .equal, toItem: nameField,
                attribute: .firstBaseline, multiplier: 1.0, constant: 0.0))
        nameLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    }

    private func setUpButton() {
        NSLayoutConstraint(
            item: loginButton, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
            multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: loginButton, attribute: .top, relatedBy: .equal, toItem: passwordField, attribute: .bottom,
            multiplier: 1, constant: 24
        ).isActive = true
        badge.tether.label = "badge"
        badge.tether.make {
            $0.size.equal(to: 16)
            $0.leading.equal(to: loginButton, .trailing).offset(8)
            $0.center.equal(to: loginButton).priority(1)
            $0.top.equal(to: loginButton)
        }
    }
}

extension UIResponder {
    /// The controller that a view belongs to, as many apps look for it.
    var owningController: UIViewController? {
        return (self as? UIViewController) ?? next?.owningController
    }
}
