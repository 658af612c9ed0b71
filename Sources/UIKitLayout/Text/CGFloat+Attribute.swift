import Foundation

extension CGFloat {
    /// The number that an attribute holds, however it was put there; nil for anything else.
    init?(attribute value: Any?) {
        switch value {
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        default: return nil
        }
    }
}
