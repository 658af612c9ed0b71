import Foundation

/// The addresses of the web, of e-mail and of telephones in a text.
///
/// `NSDataDetector` does not exist on Linux, and its rules are not public. What is found here looks like an address by itself: with a scheme or
/// `www.`, or a name that ends in a well-known domain; a name with `@` and a domain; 7 to 15 digits with the marks that telephone
/// numbers are written with.
struct DetectedLinks {
    /// A part of a text, in UTF-16 code units, and where it leads.
    struct Link: Equatable {
        let range: NSRange
        let target: String
    }

    private let types: UIDataDetectorTypes

    init(_ types: UIDataDetectorTypes) {
        self.types = types
    }

    /// The links in the order of the text; none overlap.
    func links(in text: String) -> [Link] {
        var found: [Link] = []
        func add(_ expression: NSRegularExpression?, _ target: (String) -> String?) {
            let whole = NSRange(location: 0, length: text.utf16.count)
            for match in expression?.matches(in: text, range: whole) ?? [] {
                let range = Self.trimmed(match.range, in: text)
                let isTaken = found.contains { NSIntersectionRange($0.range, range).length > 0 }
                guard range.length > 0, !isTaken else { continue }
                guard let target = target((text as NSString).substring(with: range)) else { continue }
                found.append(Link(range: range, target: target))
            }
        }
        if types.contains(.link) {
            add(Self.mail) { $0.lowercased().hasPrefix("mailto:") ? $0 : "mailto:" + $0 }
            add(Self.web) { $0.contains("://") ? $0 : "http://" + $0 }
        }
        if types.contains(.phoneNumber) { add(Self.phone, Self.telephone) }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The text with the links that are found, where it has none of its own.
    func marking(_ styled: StyledText?, in text: String) -> StyledText? {
        let links = links(in: text)
        guard !links.isEmpty else { return styled }
        let runs = (styled ?? StyledText([.init(text, [:])])).placedRuns
        return StyledText(runs.flatMap { offset, run in Self.divide(run, at: offset, by: links) })
    }

    private static func divide(_ run: StyledText.Run, at offset: Int, by links: [Link]) -> [StyledText.Run] {
        guard run.attributes[.link] == nil else { return [run] }
        let text = run.text as NSString
        let whole = NSRange(location: offset, length: run.text.utf16.count)
        var parts = [StyledText.Run]()
        var end = offset
        func part(from start: Int, to end: Int) -> String {
            text.substring(with: NSRange(location: start - offset, length: end - start))
        }
        for link in links {
            let shared = NSIntersectionRange(link.range, whole)
            guard shared.length > 0 else { continue }
            parts.append(.init(part(from: end, to: shared.location), run.attributes))
            end = shared.location + shared.length
            let attributes = run.attributes.merging([.link: link.target]) { own, _ in own }
            parts.append(.init(part(from: shared.location, to: end), attributes))
        }
        return parts + [.init(part(from: end, to: offset + whole.length), run.attributes)]
    }

    // MARK: Patterns

    private static let domains = "com|org|net|edu|gov|info|io|app|dev|eu|de|fr|uk|nl|ch|jp|cn|br|ru|au"
    private static let web = expression(
        #"(?:https?|ftp)://[^\s<>"]+|(?<![\w@.])(?:www\.[^\s<>"]+\.[^\s<>"]+|(?:[\w-]+\.)+(?:"# + domains
            + #")(?![\w@-])(?:/[^\s<>"]*)?)"#)
    private static let mail = expression(#"(?:mailto:)?[\w.%+-]+@(?:[\w-]+\.)+\w{2,}"#)
    private static let phone = expression(#"(?<![\w.,/:-])\+?\(?\d[\d\u{a0} ().-]{5,22}\d(?![\w/:])"#)

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(
            pattern: pattern.replacingOccurrences(of: #"\u{a0}"#, with: "\u{a0}"), options: .caseInsensitive)
    }

    /// A sentence's own punctuation after an address is no part of it.
    private static func trimmed(_ range: NSRange, in text: String) -> NSRange {
        let marks = CharacterSet(charactersIn: ".,;:!?'\"”’»)]}")
        var part = (text as NSString).substring(with: range)
        while let last = part.unicodeScalars.last, marks.contains(last) {
            if last == ")", part.filter({ $0 == "(" }).count >= part.filter({ $0 == ")" }).count { break }
            part.unicodeScalars.removeLast()
        }
        return NSRange(location: range.location, length: part.utf16.count)
    }

    /// The address of a telephone; nil for numbers that are too short or too long, for dates and for parts of one.
    private static func telephone(_ text: String) -> String? {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        let others = #"^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d+\.\d+)$"#
        let isOther = text.range(of: others, options: .regularExpression) != nil
        guard (7...15).contains(digits.count), !isOther else { return nil }
        return "tel:" + (text.hasPrefix("+") ? "+" : "") + digits
    }
}
