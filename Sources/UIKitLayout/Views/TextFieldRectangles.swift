import Foundation
import KeylineAppearance

/// Where the parts of a text field lie.
@MainActor
struct TextFieldRectangles {
    private let field: UITextField
    private let bounds: CGRect

    init(of field: UITextField, _ bounds: CGRect) {
        self.field = field
        self.bounds = bounds
    }

    /// The side of the clear button's circle and its distance from the edge, in points.
    private var clearButtonSide: CGFloat { 19 * ((field as? UISearchTextField)?.signScale ?? 1) }
    private static var clearButtonMargin: CGFloat { 5 }

    var leading: CGRect { edge(field.leftView, atLeft: isLeftToRight) }
    var trailing: CGRect { edge(field.rightView, atLeft: !isLeftToRight) }

    var clear: CGRect {
        let side = clearButtonSide
        let inset = Self.clearButtonMargin + (field.showsRightView ? trailing.width : 0)
        let x = isLeftToRight ? bounds.maxX - inset - side : bounds.minX + inset
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    var text: CGRect {
        let margin = field.borderStyle.horizontalMargin
        var start = margin
        var end = margin
        if field.showsLeftView { start = max(leading.width, margin) }
        if field.showsRightView { end = max(trailing.width, margin) }
        if field.showsClearButton { end = end + clearButtonSide + Self.clearButtonMargin }
        let insets = UIEdgeInsets(
            top: 0, left: isLeftToRight ? start : end, bottom: 0, right: isLeftToRight ? end : start)
        return bounds.inset(by: insets)
    }

    private var isLeftToRight: Bool { field.layoutDirection == .leftToRight }

    private func edge(_ view: UIView?, atLeft: Bool) -> CGRect {
        guard let size = view.map(Self.size) else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The size that a view beside the text has, or else wants.
    private static func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let content = view.intrinsicContentSize
        guard content.width < 0 || content.height < 0 else { return content }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// The size that text, or else placeholder, and everything around need.
    static func fittingSize(of field: UITextField) -> CGSize {
        let content = field.displayedText.isEmpty ? field.placeholderContent : field.textContent
        let lineHeight = max(ceil(field.adjustedFont.lineHeight), ceil(content.size().height))
        let wide = TextFieldRectangles(of: field, CGRect(x: 0, y: 0, width: 1000, height: lineHeight))
        var width = content.size().width + 1000 - wide.text.width
        if content.size().width == 0 { width = max(width, Self.emptyWidth) }
        let leastLine = field.borderStyle == .none && !field.isSecureTextEntry ? field.documentLeastLineHeight : 0
        let leastHeight = field.borderStyle == .roundedRect ? field.documentRoundedHeight : 0
        var height = max(max(lineHeight, leastLine) + field.borderStyle.verticalMargin, leastHeight)
        if field.showsLeftView { height = max(height, wide.leading.height) }
        if field.showsRightView { height = max(height, wide.trailing.height) }
        if let background = field.background?.size { height = max(height, background.height) }
        return CGSize(width: field.ceiledToPixels(width), height: height)
    }

    /// The width of a field that shows nothing, in points.
    private static var emptyWidth: CGFloat { 7 }
}

extension UITextField {
    var showsLeftView: Bool { leftView != nil && leftViewMode.showsIdle }
    var showsRightView: Bool { rightView != nil && rightViewMode.showsIdle }
    var showsClearButton: Bool { clearButtonMode.showsIdle && hasContentToClear && isEnabled }
    private var hasContentToClear: Bool { (self as? UISearchTextField)?.hasContent ?? !(text ?? "").isEmpty }
}

extension UITextField.BorderStyle {
    fileprivate var horizontalMargin: CGFloat {
        switch self {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: TextFieldMetrics.horizontal
        }
    }

    fileprivate var verticalMargin: CGFloat {
        switch self {
        case .none: 0
        case .line: 4
        case .bezel: 10
        case .roundedRect: 2 * TextFieldMetrics.vertical
        }
    }
}
