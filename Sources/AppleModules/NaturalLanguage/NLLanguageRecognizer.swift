public import Foundation

/// A language by its tag.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The tag.
    public let rawValue: String
    /// Wraps a tag.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a tag.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let bulgarian = NLLanguage("bg")
    public static let catalan = NLLanguage("ca")
    public static let croatian = NLLanguage("hr")
    public static let czech = NLLanguage("cs")
    public static let danish = NLLanguage("da")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let finnish = NLLanguage("fi")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let greek = NLLanguage("el")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let hungarian = NLLanguage("hu")
    public static let indonesian = NLLanguage("id")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let norwegian = NLLanguage("nb")
    public static let persian = NLLanguage("fa")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let romanian = NLLanguage("ro")
    public static let russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let slovak = NLLanguage("sk")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let thai = NLLanguage("th")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
    public static let vietnamese = NLLanguage("vi")
}

/// Finds the language of a text: it has no model, so every text is undecided, as a text too short is on a device.
open class NLLanguageRecognizer: NSObject {
    /// The most likely one: none is.
    open var dominantLanguage: NLLanguage? { nil }
    /// The likelihood of languages beside the text.
    open var languageHints: [NLLanguage: Double] = [:]
    /// The languages that can be meant; none for all.
    open var languageConstraints: [NLLanguage] = []

    public override init() {}

    /// The most likely language of a text: none is.
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// Reads a text.
    open func processString(_ string: String) {}
    /// Forgets the text.
    open func reset() {}
    /// The likely languages: none is.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
