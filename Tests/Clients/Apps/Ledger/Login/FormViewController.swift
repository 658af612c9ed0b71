import UIKit

class FormViewController: UIViewController {
    @IBOutlet var fields: [UITextField]!
    @IBOutlet weak var submitButton: UIButton!

    private(set) var submissions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        fields.forEach { $0.addTarget(self, action: #selector(fieldChanged(_:)), for: .editingChanged) }
        refresh()
    }

    @objc func submit() {
        submissions += 1
    }

    @objc private func fieldChanged(_ field: UITextField) {
        refresh()
    }
}

extension FormViewController {
    // Subclasses override it.
    @objc func refresh() {
        submitButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
    }
}
