internal import Synchronization

/// Finds where words may be divided, in the languages for which `fonts/hyphenation` has a dictionary.
final class Hyphenation: Sendable {
    private enum Known: Sendable {
        case missing
        case loaded(HyphenationDictionary)
    }

    private let files: [String: FontFile]
    private let store: FontStore
    /// By the name of the file, which many languages' tags lead to.
    private let dictionaries = Mutex<[String: Known]>([:])

    /// - Parameter fonts: The collection that the dictionaries belong to; an altered file is added to its failures.
    init(_ fonts: FontCollection) {
        files = fonts.catalog.hyphenation
        store = fonts.store
    }

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
        guard let name = name(for: language), let file = files[name] else { return nil }
        return dictionaries.withLock { known in
            switch known[name] {
            case .loaded(let dictionary): return dictionary
            case .missing: return nil
            case nil:
                let dictionary = open(file)
                known[name] = dictionary.map { .loaded($0) } ?? .missing
                return dictionary
            }
        }
    }

    private func open(_ file: FontFile) -> HyphenationDictionary? {
        do throws(FontError) {
            _ = try file.data()
            return HyphenationDictionary(path: file.path)
        } catch {
            store.note(error)
            return nil
        }
    }

    /// Regions whose English is spelt, and divided, as in the United States.
    private static let americanRegions: Set<String?> = [nil, "US", "CA", "PH", "PR"]

    /// The dictionary of a language: its region's, otherwise the one that its other regions share; nil where there is none.
    private func name(for language: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let primary = parts.first?.lowercased() else { return nil }
        let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }?.uppercased()
        if let regional = region.map({ "\(primary)_\($0)" }), files[regional] != nil { return regional }
        if primary == "en" { return Self.americanRegions.contains(region) ? "en_US" : "en_GB" }
        return files.keys.filter { $0.hasPrefix("\(primary)_") }.min()
    }
}
