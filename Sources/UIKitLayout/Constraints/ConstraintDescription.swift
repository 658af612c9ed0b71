import Foundation
import KeylineAutoLayout

/// Writes constraints, items and anchors in the format of Apple's logs.
@MainActor
struct ConstraintDescription {
    let dialect: ConstraintLogDialect
    let addresses: ObjectAddresses

    init(_ dialect: ConstraintLogDialect, addresses: ObjectAddresses) {
        self.dialect = dialect
        self.addresses = addresses
    }

    /// As exceptions write constraints.
    static var inExceptions: ConstraintDescription { ConstraintDescription(.iOS10, addresses: .inExceptions) }

    /// A whole constraint, such as `<NSLayoutConstraint:0x600000000010 'Label Width' UILabel:0x600000000020'Name'.width >= 400   (active)>`.
    func text(of constraint: NSLayoutConstraint) -> String {
        var head = "\(constraintClass(constraint)):\(addresses.address(of: constraint))"
        if let identifier = constraint.identifier { head += " '\(identifier)'" }
        if constraint is NSAutoresizingMaskLayoutConstraint, let masked = constraint.first.item as? any DescribedItem {
            head += " " + masked.maskInLogs
        }
        let visual = VisualConstraintText(constraint, self)
        let body = visual.text ?? equation(constraint)
        return "<\(head) \(body)\(suffix(constraint, namesSuperview: visual.superview))>"
    }

    /// What a constraint says, in the visual format where it can be said so, without what identifies the constraint.
    func content(of constraint: NSLayoutConstraint) -> String {
        VisualConstraintText(constraint, self).text ?? equation(constraint)
    }

    /// An item, such as `UILabel:0x600000000020'Name'`.
    func item(_ item: any LayoutItem) -> String {
        if let given = addresses.name(of: item) { return given }
        let name = (item as? any DescribedItem)?.nameInLogs ?? ""
        return "\(className(item)):\(addresses.address(of: item))" + (name.isEmpty ? "" : "'\(name)'")
    }

    /// An anchor, such as `<NSLayoutXAxisAnchor:0x600000000030 "UIView:0x600000000040.leading">`.
    func anchor(_ term: LayoutTerm) -> String {
        let kind =
            term.isSize
            ? "NSLayoutDimension" : term.attribute.axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
        guard let object = term.item else { return "<\(kind) (null)>" }
        return "<\(kind):\(addresses.address(of: object)) \"\(side(term))\">"
    }

    private func equation(_ constraint: NSLayoutConstraint) -> String {
        let priority = constraint.priority == .required ? "" : " @" + number(CGFloat(constraint.priority.rawValue))
        return "\(side(constraint.first)) \(constraint.relation.symbol) \(rightSide(constraint))\(priority)"
    }

    private func rightSide(_ constraint: NSLayoutConstraint) -> String {
        guard let second = constraint.second, second.attribute != .notAnAttribute else {
            return number(constraint.constant)
        }
        let factor = constraint.multiplier == 1 ? "" : number(constraint.multiplier) + "*"
        guard constraint.constant != 0 else { return factor + side(second) }
        let sign = constraint.constant < 0 ? " - " : " + "
        return factor + side(second) + sign + number(abs(constraint.constant))
    }

    private func side(_ term: LayoutTerm) -> String {
        guard let item = term.item else { return "(null).\(term.attribute.name)" }
        // Since iOS 10 a margin is an attribute of a guide.
        if dialect == .iOS10, term.attribute.isMargin, let box = item.box {
            return "\(self.item(box.marginsItem)).\(term.attribute.withoutMargin.name)"
        }
        return "\(self.item(item)).\(term.attribute.name)"
    }

    private func suffix(_ constraint: NSLayoutConstraint, namesSuperview superview: (any LayoutBox)?) -> String {
        let names = superview.map { "'|':\(item($0)) " }
        switch dialect {
        case .iOS9: return names.map { "   (Names: \($0))" } ?? ""
        case .iOS10:
            let isMadeUp = constraint.role == .contentSize || constraint.role == .guide
            let state = constraint.isActive || isMadeUp ? "active" : "inactive"
            return "   (\(state)" + (names.map { ", names: \($0)" } ?? "") + ")"
        }
    }

    private func constraintClass(_ constraint: NSLayoutConstraint) -> String {
        String(describing: type(of: constraint))
    }

    private func className(_ item: any LayoutItem) -> String {
        (item as? any DescribedItem)?.classInLogs ?? String(describing: type(of: item))
    }

    /// A number as briefly as six digits allow.
    func number(_ value: CGFloat) -> String {
        String(format: "%.6g", Double(value))
    }
}
