import Foundation
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Ends the lines of labels whose width nothing bounds where the canvas ended them.
    ///
    /// On a device such a label has one line, which runs off the screen. The canvas lays it out from the width that it has there, so
    /// that lines stay as they are until something bounds them. Source: a label of four lines in a stack of a public storyboard, which only
    /// has its place. The widths of the stack's other views do not decide: a label of another app is wider than all of them.
    func keepLinesOfOpenLabels() {
        guard isOnCanvas, context.environment.contentSizing == .measured else { return }
        for (view, element) in designedViews {
            guard let label = view as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth <= 0,
                let frame = element.rect("frame"), frame.width > 0, frame.height > 1.5 * label.font.lineHeight,
                label.intrinsicContentSize.width > frame.width, label.hasOpenWidth
            else { continue }
            label.preferredMaxLayoutWidth = frame.width
        }
    }
}

extension UIView {
    /// Whether no constraint bounds the width, on the view or on a stack that arranges it: there is at most one for its place, and none for
    /// its length.
    fileprivate var hasOpenWidth: Bool {
        if let stack = superview as? UIStackView {
            return !isBoundedByConstraints && stack.hasOpenWidth
        }
        return !translatesAutoresizingMaskIntoConstraints && !isBoundedByConstraints
    }

    private var isBoundedByConstraints: Bool {
        let around = sequence(first: self, next: \.superview)
        let attributes = around.flatMap(\.constraints).compactMap(outwardAttribute)
        return attributes.contains(.width) || Set(attributes.compactMap(\.horizontalPlace)).count > 1
    }

    /// The view's attribute in a constraint with something that it does not hold; nil where it has no part.
    private func outwardAttribute(in constraint: NSLayoutConstraint) -> NSLayoutConstraint.Attribute? {
        let isFirst = constraint.firstItem === self
        guard isFirst || constraint.secondItem === self else { return nil }
        let other = isFirst ? constraint.secondItem : constraint.firstItem
        if let inside = other as? UIView, inside !== self, inside.isDescendant(of: self) { return nil }
        return isFirst ? constraint.firstAttribute : constraint.secondAttribute
    }
}

extension NSLayoutConstraint.Attribute {
    /// The part of a view that the attribute places across: its start, middle or end; nil for others.
    fileprivate var horizontalPlace: Int? {
        switch self {
        case .leading, .left, .leadingMargin, .leftMargin: 0
        case .centerX, .centerXWithinMargins: 1
        case .trailing, .right, .trailingMargin, .rightMargin: 2
        default: nil
        }
    }
}
