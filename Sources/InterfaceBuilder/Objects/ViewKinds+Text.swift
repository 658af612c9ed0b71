import Foundation
import UIKitLayout

extension ViewKinds {
    static func makeLabel(_ reading: ViewReading) -> UIView {
        let (element, values) = (reading.element, reading.values)
        let label = UILabel()
        label.text = values.text("text", of: element)
        if let font = values.font(of: element) { label.font = font }
        if let color = values.color("textColor", of: element) { label.textColor = color }
        label.textAlignment = TextWords.alignment(element["textAlignment"])
        label.lineBreakMode = TextWords.lineBreakMode(element["lineBreakMode"])
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.isEnabled = element.flag("enabled") ?? true
        label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
        label.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        return label
    }
}

/// The words that documents use for how text is set.
enum TextWords {
    static func alignment(_ word: String?) -> NSTextAlignment {
        switch word {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreakMode(_ word: String?) -> NSLineBreakMode {
        switch word {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }
}
