internal import Foundation
internal import Synchronization

/// Finds where words may be divided, in languages for which the system has a dictionary (Debian's packages `hyphen-…`).
///
/// A picture with hyphenated text therefore depends on which dictionaries are installed; nothing else in Keyline does.
final class Hyphenation: Sendable {
    private static let folder = "/usr/share/hyphen"

    private enum Known: Sendable {
        case missing
        case loaded(HyphenationDictionary)
    }

    private let dictionaries = Mutex<[String: Known]>([:])

    /// The offsets in a word, in UTF-16 code units, at which a hyphen may end a line.
    ///
    /// - Parameters:
    ///   - word: Letters.
    ///   - language: The language as a BCP 47 tag.
    /// - Returns: The offsets, ascending; none where there is no dictionary.
    func points(in word: some Collection<UInt16>, language: String) -> [Int] {
        guard let dictionary = dictionary(for: language) else { return [] }
        let text = String(decoding: word, as: UTF16.self)
        let small = text.lowercased()
        guard small.unicodeScalars.count == text.unicodeScalars.count else { return [] }
        let scalars = Array(text.unicodeScalars)
        return dictionary.points(in: small).map { number in
            scalars.prefix(number).reduce(0) { $0 + UTF16.width($1) }
        }
    }

    private func dictionary(for language: String) -> HyphenationDictionary? {
        dictionaries.withLock { known in
            switch known[language] {
            case .loaded(let dictionary): return dictionary
            case .missing: return nil
            case nil:
                let found = Self.paths(for: language).lazy.compactMap(HyphenationDictionary.init).first
                known[language] = found.map { .loaded($0) } ?? .missing
                return found
            }
        }
    }

    /// The files that may hold a language's patterns: with its region first, then without, then any region's.
    private static func paths(for language: String) -> [String] {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let primary = parts.first?.lowercased() else { return [] }
        let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }?.uppercased()
        let names = [region.map { "hyph_\(primary)_\($0).dic" }, "hyph_\(primary).dic"].compactMap { $0 }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        let others = all.filter { $0.hasPrefix("hyph_\(primary)_") && $0.hasSuffix(".dic") }
        return (names + others).filter(all.contains).map { "\(folder)/\($0)" }
    }
}
