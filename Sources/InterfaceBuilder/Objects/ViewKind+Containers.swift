import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeStackView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let element = reading.element
        let stack = reading.read(kind, as: UIStackView.self) { UIStackView() }
        // "Use Standard Value" of the spacing: 8 points in 130 gaps of fifteen public apps.
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        // Documents do not say that an arrangement keeps margins; that there are any says it.
        stack.isLayoutMarginsRelativeArrangement =
            element.insets("layoutMargins") != nil || element.directionalInsets("directionalLayoutMargins") != nil
        // Constraints to the margins of stacks in public documents show that a stack has none of its own.
        stack.layoutMargins = .zero
        return stack
    }
}
