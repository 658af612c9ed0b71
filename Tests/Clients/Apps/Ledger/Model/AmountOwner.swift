import UIKit

class AmountOwner: NSObject {
    @IBOutlet var root: UIView!
    private(set) var amount = 12

    @IBAction func raise() {
        amount += 1
    }
}

extension UIView {
    @objc func hideNow() {
        isHidden = true
    }
}

public extension UILabel {
    @IBInspectable var isShouting: Bool {
        get { text == text?.uppercased() }
        set { if newValue { text = text?.uppercased() } }
    }
}
