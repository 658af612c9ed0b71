public import Foundation

extension AttributeContainer {
    /// UIKit's attributes, and links, by the keys that attributed strings of objects have.
    var keyed: [NSAttributedString.Key: Any] {
        typealias UIKit = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[UIKit.FontAttribute.self]
        result[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
        result[.paragraphStyle] = self[UIKit.ParagraphStyleAttribute.self]
        result[.kern] = self[UIKit.KernAttribute.self]
        result[.tracking] = self[UIKit.TrackingAttribute.self]
        result[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[UIKit.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[UIKit.StrikethroughColorAttribute.self]
        result[.baselineOffset] = self[UIKit.BaselineOffsetAttribute.self]
        result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return result
    }

    /// Reads the attributes of UIKit, and links; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias UIKit = AttributeScopes.UIKitAttributes
        self.init()
        self[UIKit.FontAttribute.self] = dictionary[.font] as? UIFont
        self[UIKit.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[UIKit.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[UIKit.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[UIKit.KernAttribute.self] = CGFloat(attribute: dictionary[.kern])
        self[UIKit.TrackingAttribute.self] = CGFloat(attribute: dictionary[.tracking])
        self[UIKit.UnderlineStyleAttribute.self] = Self.line(dictionary[.underlineStyle])
        self[UIKit.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[UIKit.StrikethroughStyleAttribute.self] = Self.line(dictionary[.strikethroughStyle])
        self[UIKit.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[UIKit.BaselineOffsetAttribute.self] = CGFloat(attribute: dictionary[.baselineOffset])
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? (value as? Int ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init)
    }
}

extension StyledText {
    /// Takes an attributed string apart; runs without attributes get some.
    init(_ string: AttributedString, over usual: AttributeContainer = AttributeContainer()) {
        self.init(
            string.runs.map { run in
                Run(String(string[run.range].characters), usual.merging(run.attributes).keyed)
            })
    }
}

extension NSAttributedString {
    /// Takes over a text with UIKit's attributes and links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: StyledText(attrStr).attributedString)
    }

    /// Takes over a text with UIKit's attributes and links, whatever the scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Takes over a text with UIKit's attributes and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        for run in StyledText(nsStr).runs {
            append(AttributedString(run.text, attributes: AttributeContainer(run.attributes)))
        }
    }

    /// Takes over a text with UIKit's attributes and links, whatever the scope.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }
}
