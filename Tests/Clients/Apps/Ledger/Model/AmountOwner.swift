import UIKit

class AmountOwner: NSObject {
    @IBOutlet var root: UIView!
    private(set) var amount = 12

    @IBAction func raise() {
        amount += 1
    }
}
