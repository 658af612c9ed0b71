import Foundation

/// What decides how much room a text field needs, besides its texts and the views beside them.
struct TextFieldMeasures {
    var font: UIFont? = .systemFont(ofSize: 17)
    var adjustsFontForContentSizeCategory = false
    var borderStyle = UITextField.BorderStyle.none
    var leftViewMode = UITextField.ViewMode.never
    var rightViewMode = UITextField.ViewMode.never
    var clearButtonMode = UITextField.ViewMode.never
    /// By how much, in points, Interface Builder's canvas draws the line of a field without a border higher.
    var documentLineGap: CGFloat = 0
}

/// How a text field is drawn in the room that it has.
struct TextFieldLook {
    var textColor: UIColor? = .label
    var textAlignment = NSTextAlignment.natural
    var background: UIImage?
    var disabledBackground: UIImage?
    var adjustsFontSizeToFitWidth = false
    var minimumFontSize: CGFloat = 0
}
