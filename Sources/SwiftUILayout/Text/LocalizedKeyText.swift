import Foundation
import KeylineFoundationSupplement
import KeylineLocalization
import KeylineScenes

/// The text of a key in the language of the scene, with signs where styled values belong.
struct LocalizedKeyText {
    /// The text; its Markdown is not read yet.
    let markdown: String
    /// The styled values, by their signs.
    let values: [Unicode.Scalar: Text]

    init(_ key: LocalizedStringKey, table: String?, in environment: EnvironmentValues) {
        var values: [Unicode.Scalar: Text] = [:]
        let arguments: [FormatValue] = key.values.enumerated().map { index, value in
            switch value {
            case .number(let number): return number
            case .formatted(let formatted): return .text(formatted.text(environment))
            case .text(let text):
                // A private sign that no translation has stands for the value, so that Markdown in it is not read.
                let sign = Unicode.Scalar(UInt32(0xF0000 + index)) ?? "\u{F0000}"
                values[sign] = text
                return .text(String(Character(sign)))
            }
        }
        let text = Self.text(of: key, arguments, table, in: environment)
        markdown = PseudoLanguage.transform(
            text, by: environment.scene.language.pseudoLanguages, length: Double(environment.scene.language.textLength),
            locale: environment.scene.locale)
        self.values = values
    }

    private static func text(
        of key: LocalizedStringKey, _ arguments: [FormatValue], _ table: String?, in environment: EnvironmentValues
    ) -> String {
        let strings = environment.services.strings
        if !arguments.isEmpty, let plural = strings.plural(forKey: key.key, table: table) {
            return LocalizedFormat.string(plural, values: arguments, locale: environment.locale)
        }
        let format = strings.text(forKey: key.key, table: table) ?? key.defaultValue ?? key.key
        guard !arguments.isEmpty else { return format }
        return LocalizedFormat.string(format, values: arguments, locale: environment.locale)
    }
}
