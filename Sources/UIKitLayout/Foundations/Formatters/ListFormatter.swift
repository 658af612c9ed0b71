public import Foundation
import KeylineFoundationSupplement
import KeylineLocalization

/// Joins texts, such as "a, b and c".
///
/// Foundation on Linux has no such class. The words are those of CLDR, as on Apple's systems, in the language of
/// `locale`, which is the scene's at first.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = SceneTexts.current?.locale ?? .autoupdatingCurrent
    /// What makes texts of items that are none; nil for their own descriptions.
    open var itemFormatter: Formatter?

    /// Joins in the person's language.
    public override init() { super.init() }
    /// Reads no archive: nil.
    public required init?(coder: NSCoder) { nil }

    /// Joins texts in the person's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }

    /// Joins items; nil where the formatter of items has no text for one.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return RelativeTimeStrings(language: (locale ?? .current).identifier, length: .full).list(texts, ofUnits: false)
    }

    /// Joins the items of an array; nil for what is none.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
