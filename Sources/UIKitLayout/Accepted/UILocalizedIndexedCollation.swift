public import Foundation

/// Sorts objects into sections by the first letters of their names, as contacts are.
///
/// The sections are the letters of the Latin alphabet and one for everything else, in each language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }

    /// The sections of the present language.
    open class func current() -> Self {
        if let shared = shared as? Self { return shared }
        preconditionFailure("\(self) has no sections of its own")
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters }
    /// The titles of the index at the side.
    open var sectionIndexTitles: [String] { Self.letters }
    /// The section of a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the text that it gives for a selector: a property of an adapted class, or its own description.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let folded = Self.text(of: object, selector).folding(
            options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        let first = folded.first.map { String($0).uppercased() } ?? ""
        return Self.letters.firstIndex(of: first) ?? Self.letters.count - 1
    }

    /// Objects in the order of their texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted {
            Self.text(of: $0, selector).localizedStandardCompare(Self.text(of: $1, selector)) == .orderedAscending
        }
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        let answer = LinkedClasses.call(selector, of: object as AnyObject)
        return answer as? String ?? object as? String ?? "\(object)"
    }
}

/// The result of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    /// Something new.
    case newData = 0
    /// Nothing new.
    case noData = 1
    /// It failed.
    case failed = 2
}
