import Foundation
import KeylineAutoLayout
import UIKitLayout

/// Makes the constraints of a statement.
@MainActor
struct ConstraintBuilder {
    let items: [String: any LayoutItem]
    let metrics: [String: CGFloat]

    func constraints(_ statement: ConstraintStatement) -> [NSLayoutConstraint] {
        switch statement.form {
        case .equation(let equation): constraint(equation).map { [$0] } ?? []
        case .visualFormat(let format, let options):
            NSLayoutConstraint.constraints(
                withVisualFormat: format,
                options: NSLayoutConstraint.FormatOptions(options.compactMap { FormatOptionNames.byName[$0] }),
                metrics: metrics, views: items)
        }
    }

    private func constraint(_ equation: LayoutEquation) -> NSLayoutConstraint? {
        guard let first = side(equation.first) else { return nil }
        let second = equation.second.flatMap(side)
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation(equation.relation),
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: equation.multiplier,
            constant: equation.constant)
        constraint.priority = UILayoutPriority(equation.priority)
        constraint.isStandardSpacing = equation.isStandardSpacing
        return constraint
    }

    private func relation(_ relation: LayoutEquation.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private func side(
        _ place: LayoutEquation.Place
    ) -> (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)? {
        guard let item = items[place.view], let attribute = Self.attributes[place.attribute] else { return nil }
        guard let name = place.guide, let view = item as? UIView else { return (item, attribute) }
        if let guide = items[name] as? UILayoutGuide, guide.owningView === view { return (guide, attribute) }
        guard let guide = EquationCheck.Guide(rawValue: name) else { return nil }
        return (self.guide(guide, of: view), attribute)
    }

    private func guide(_ guide: EquationCheck.Guide, of view: UIView) -> UILayoutGuide {
        switch guide {
        case .safeArea: view.safeAreaLayoutGuide
        case .margins: view.layoutMarginsGuide
        case .readable: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        case .content: (view as? UIScrollView)?.contentLayoutGuide ?? view.layoutMarginsGuide
        case .frame: (view as? UIScrollView)?.frameLayoutGuide ?? view.layoutMarginsGuide
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = Dictionary(
        uniqueKeysWithValues: NSLayoutConstraint.Attribute.allCases.map { ("\($0)", $0) })
}
