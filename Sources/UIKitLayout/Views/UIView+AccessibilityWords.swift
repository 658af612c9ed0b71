import Foundation
import KeylineScenes

extension UIView {
    /// Collects the words of the views inside for a row that is one element, and the controls, which are elements of their own.
    func accessibilityWords(
        _ texts: inout [String], _ controls: inout [ViewSnapshot.Accessibility.Item]
    ) {
        for view in subviews where !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden {
            if view.isReadBesideRow {
                if let id = view.source.id { controls.append(.view(id)) }
            } else if view.isAccessibilityElement {
                let words = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }
                texts += words.filter { !$0.isEmpty }
            } else {
                view.accessibilityWords(&texts, &controls)
            }
        }
    }

    /// Whether the view is something to use in a row, or contains such elements.
    private var isReadBesideRow: Bool {
        if accessibilityParts != nil || usualAccessibilityContainer != nil { return true }
        guard isAccessibilityElement else { return false }
        return self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .adjustable, .link])
    }
}
