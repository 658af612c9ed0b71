import Foundation
import KeylineAutoLayout
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

extension UIView {
    /// The properties that Xcode's attributes and size inspectors show of a view of its class, with the values that it has now. Frames,
    /// texts and the words for assistive technologies are not among them: a snapshot has them.
    var inspectedProperties: [InspectedProperty] {
        classProperties + viewProperties + sizeProperties
    }

    private var classProperties: [InspectedProperty] {
        switch self {
        case let label as UILabel: label.labelProperties
        case let button as UIButton: button.buttonProperties
        case let field as UITextField: field.fieldProperties
        case let text as UITextView: text.textProperties
        case let image as UIImageView: image.imageProperties
        case let stack as UIStackView: stack.stackProperties
        default: []
        }
    }

    private var viewProperties: [InspectedProperty] {
        var result = [attribute("Content Mode", contentMode.words)]
        result += attribute("Background", backgroundColor)
        result += attribute("Tint", tintColor)
        if alpha != 1 { result.append(attribute("Alpha", Decimals.text(alpha))) }
        if layer.cornerRadius > 0 { result.append(attribute("Corner Radius", Decimals.text(layer.cornerRadius))) }
        if tag != 0 { result.append(attribute("Tag", String(tag))) }
        if semanticContentAttribute != .unspecified {
            result.append(attribute("Semantic", semanticContentAttribute.words))
        }
        result.append(attribute("User Interaction", isUserInteractionEnabled ? "Enabled" : "Disabled"))
        if clipsToBounds { result.append(attribute("Clip to Bounds", "Yes")) }
        return result
    }

    private var sizeProperties: [InspectedProperty] {
        func pair(_ name: String, _ value: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> InspectedProperty {
            let numbers = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                Decimals.text(Double(value($0).rawValue))
            }
            return InspectedProperty(.size, name, "\(numbers[0]) horizontal, \(numbers[1]) vertical")
        }
        let margins = layoutMargins
        let lengths = [margins.top, margins.left, margins.bottom, margins.right].map(Decimals.text)
        return [
            pair("Content Hugging Priority", contentHuggingPriority),
            pair("Content Compression Resistance Priority", contentCompressionResistancePriority),
            InspectedProperty(
                .size, "Layout Margins",
                "\(lengths[0]) top, \(lengths[1]) left, \(lengths[2]) bottom, \(lengths[3]) right"),
        ]
    }

    fileprivate func attribute(_ name: String, _ value: String) -> InspectedProperty {
        InspectedProperty(.attributes, name, value)
    }

    /// A colour by its name, where it is one of the system's, and its value in the view's appearance; none for nil.
    fileprivate func attribute(_ name: String, _ color: UIColor?) -> [InspectedProperty] {
        guard let color else { return [] }
        let value = color.color(for: traitCollection)
        let words = [color.systemName, value.description].compactMap { $0 }.joined(separator: " ")
        return [InspectedProperty(.attributes, name, words, color: value)]
    }

    /// The font as it is drawn: one that follows the text size has the size of the view's traits.
    fileprivate func attribute(_ font: UIFont?, isAdjusted: Bool = false) -> [InspectedProperty] {
        guard let font else { return [] }
        let shown = isAdjusted ? font.adjusted(to: traitCollection.preferredContentSizeCategory) : font
        let words = [shown.textStyle?.neutral.words, shown.font(for: traitCollection).words].compactMap { $0 }
        return [attribute("Font", words.joined(separator: ", "))]
    }

    fileprivate func attribute(lines: Int) -> InspectedProperty {
        attribute("Lines", lines == 0 ? "0 (any number)" : String(lines))
    }
}

extension UILabel {
    fileprivate var labelProperties: [InspectedProperty] {
        var result = attribute("Color", isHighlighted ? highlightedTextColor ?? textColor : textColor)
        result += attribute(font, isAdjusted: adjustsFontForContentSizeCategory)
        result.append(
            attribute("Dynamic Type", adjustsFontForContentSizeCategory ? "Automatically adjusts font" : "No"))
        result.append(attribute("Alignment", textAlignment.words))
        result.append(attribute(lines: numberOfLines))
        result.append(attribute("Line Break", lineBreakMode.words))
        if adjustsFontSizeToFitWidth {
            result.append(attribute("Autoshrink", "Minimum font scale \(Decimals.text(minimumScaleFactor))"))
        }
        if !isEnabled { result.append(attribute("Enabled", "No")) }
        return result
    }
}

extension UIButton {
    fileprivate var buttonProperties: [InspectedProperty] {
        var result = attribute(titleLabel?.font, isAdjusted: titleLabel?.adjustsFontForContentSizeCategory ?? false)
        result += attribute("Text Color", configuration?.baseForegroundColor ?? currentTitleColor)
        if let titleLabel { result.append(attribute(lines: titleLabel.numberOfLines)) }
        if let currentImage { result.append(attribute("Image", currentImage.inspectedName)) }
        result.append(attribute("State", isEnabled ? isSelected ? "Selected" : "Default" : "Disabled"))
        return result
    }
}

extension UITextField {
    fileprivate var fieldProperties: [InspectedProperty] {
        var result = attribute("Color", textColor) + attribute(font, isAdjusted: adjustsFontForContentSizeCategory)
        result.append(attribute("Alignment", textAlignment.words))
        if let placeholder { result.append(attribute("Placeholder", placeholder)) }
        result.append(attribute("Border Style", borderStyle.words))
        if isSecureTextEntry { result.append(attribute("Secure Text Entry", "Yes")) }
        if !isEnabled { result.append(attribute("Enabled", "No")) }
        return result
    }
}

extension UITextView {
    fileprivate var textProperties: [InspectedProperty] {
        attribute("Color", textColor) + attribute(font, isAdjusted: adjustsFontForContentSizeCategory)
            + [attribute("Alignment", textAlignment.words), attribute("Editable", isEditable ? "Yes" : "No")]
    }
}

extension UIImageView {
    fileprivate var imageProperties: [InspectedProperty] {
        [attribute("Image", image.map(\.inspectedName) ?? "none")]
    }
}

extension UIImage {
    /// The name in the catalog or of the symbol; the size in points of a picture that has none.
    fileprivate var inspectedName: String {
        if case .symbol(let name) = content { return "\(name) (symbol)" }
        return properties.name ?? "\(Decimals.text(size.width))×\(Decimals.text(size.height))"
    }
}

extension UIStackView {
    fileprivate var stackProperties: [InspectedProperty] {
        let distance = spacing == UIStackView.spacingUseSystem ? "Standard" : Decimals.text(spacing)
        return [
            attribute("Axis", axis == .horizontal ? "Horizontal" : "Vertical"),
            attribute("Alignment", alignment.words(along: axis)), attribute("Distribution", distribution.words),
            attribute("Spacing", distance),
        ]
    }
}

// MARK: Words of Xcode's inspectors

extension UIView.ContentMode {
    fileprivate var words: String {
        switch self {
        case .scaleToFill: "Scale To Fill"
        case .scaleAspectFit: "Aspect Fit"
        case .scaleAspectFill: "Aspect Fill"
        case .redraw: "Redraw"
        case .center: "Center"
        case .top: "Top"
        case .bottom: "Bottom"
        case .left: "Left"
        case .right: "Right"
        case .topLeft: "Top Left"
        case .topRight: "Top Right"
        case .bottomLeft: "Bottom Left"
        case .bottomRight: "Bottom Right"
        }
    }
}

extension NSTextAlignment {
    fileprivate var words: String {
        switch self {
        case .left: "Left"
        case .center: "Center"
        case .right: "Right"
        case .justified: "Justified"
        case .natural: "Natural"
        }
    }
}

extension NSLineBreakMode {
    fileprivate var words: String {
        switch self {
        case .byWordWrapping: "Word Wrap"
        case .byCharWrapping: "Character Wrap"
        case .byClipping: "Clip"
        case .byTruncatingHead: "Truncate Head"
        case .byTruncatingTail: "Truncate Tail"
        case .byTruncatingMiddle: "Truncate Middle"
        }
    }
}

extension UISemanticContentAttribute {
    fileprivate var words: String {
        switch self {
        case .unspecified: "Unspecified"
        case .playback: "Playback"
        case .spatial: "Spatial"
        case .forceLeftToRight: "Force Left-to-Right"
        case .forceRightToLeft: "Force Right-to-Left"
        }
    }
}

extension UITextField.BorderStyle {
    fileprivate var words: String {
        switch self {
        case .none: "None"
        case .line: "Line"
        case .bezel: "Bezel"
        case .roundedRect: "Rounded Rect"
        }
    }
}

extension UIStackView.Distribution {
    fileprivate var words: String {
        switch self {
        case .fill: "Fill"
        case .fillEqually: "Fill Equally"
        case .fillProportionally: "Fill Proportionally"
        case .equalSpacing: "Equal Spacing"
        case .equalCentering: "Equal Centering"
        }
    }
}

extension UIStackView.Alignment {
    fileprivate func words(along axis: NSLayoutConstraint.Axis) -> String {
        switch self {
        case .fill: "Fill"
        case .leading: axis == .horizontal ? "Top" : "Leading"
        case .firstBaseline: "First Baseline"
        case .center: "Center"
        case .trailing: axis == .horizontal ? "Bottom" : "Trailing"
        case .lastBaseline: "Last Baseline"
        }
    }
}
