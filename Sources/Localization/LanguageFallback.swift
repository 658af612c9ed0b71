import Foundation

/// The languages in which a text is looked for.
public enum LanguageFallback {
    /// The folders for a language, the best first, then the plain names of what it stands for: `zh-Hant-HK`, `zh-Hant`, `zh`.
    ///
    /// A tag without a script is also looked for with the script that its region writes (`zh-HK` as `zh-Hant`), and Apple's older
    /// names with underscores are accepted.
    public static func candidates(for locale: String) -> [String] {
        let parts = locale.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
        guard let language = parts.first else { return [] }
        var tags: [String] = []
        for count in stride(from: parts.count, to: 0, by: -1) {
            tags.append(parts.prefix(count).joined(separator: "-"))
        }
        if let script = likelyScript(locale), !parts.contains(script) {
            tags.insert("\(language)-\(script)", at: max(tags.count - 1, 0))
        }
        return unique(tags + tags.map { $0.replacingOccurrences(of: "-", with: "_") })
    }

    private static func likelyScript(_ locale: String) -> String? {
        let maximal = Locale.Language(identifier: locale).maximalIdentifier.split(separator: "-")
        return maximal.count >= 2 ? String(maximal[1]) : nil
    }

    private static func unique(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }
}
