public import Foundation

extension UITextField {
    /// The attributes of the text where it has none of its own. Font, colour and alignment are drawn; the scene notes others.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var result = givenDefaultAttributes
            result[.font] = font
            result[.foregroundColor] = textColor
            return result
        }
        set {
            givenDefaultAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            let drawn: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
            for key in newValue.keys where !drawn.contains(key) {
                noteUndrawn("\(key.rawValue) among the default attributes of a text field")
            }
        }
    }
}
