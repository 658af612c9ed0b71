import KeylineAutoLayout
import KeylineScenes

extension LayoutAttribute {
    /// The attribute as snapshots and logs name it.
    init(_ attribute: NSLayoutConstraint.Attribute) {
        self =
            switch attribute {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .lastBaseline: .lastBaseline
            case .firstBaseline: .firstBaseline
            case .leftMargin: .leftMargin
            case .rightMargin: .rightMargin
            case .topMargin: .topMargin
            case .bottomMargin: .bottomMargin
            case .leadingMargin: .leadingMargin
            case .trailingMargin: .trailingMargin
            case .centerXWithinMargins: .centerXWithinMargins
            case .centerYWithinMargins: .centerYWithinMargins
            case .notAnAttribute: .notAnAttribute
            }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Apple's name, as logs print it.
    package var name: String { LayoutAttribute(self).rawValue }
}
