import Foundation
import KeylineGraphics

extension TranslationKit {
    /// The kit as a table, with a line for each part of a picture or place that shows a key in a language, one for each language of a key that
    /// no screen shows, and one for each form of a text that depends on a number, with the form's own budget.
    ///
    /// Source of the form: RFC 4180.
    package var csv: String {
        var rows = [Self.columns]
        for entry in tables.entries {
            for language in tables.languages where tables.languages(of: entry.id).contains(language) {
                let head = head(entry, language)
                let regions = regions(of: entry.id, in: language)
                let places = shownPlaces(of: entry.id).filter { $0.frames[language] != nil }
                if regions.isEmpty, places.isEmpty {
                    rows.append(head + ["", "", "", "", "", "", "", reasons[entry.id] ?? "", ""])
                } else if regions.isEmpty {
                    rows += places.map { head + Self.place($0, $0.frames[language]) + ["", "", ""] }
                } else {
                    rows += regions.map {
                        head + Self.place($0.keyPlace, $0.frame) + [pictures[$0.picture].file, "", ""]
                    }
                }
                rows += formRows(entry, language)
            }
        }
        return rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let columns = [
        "table", "key", "language", "text", "states", "source", "comment", "letters", "budget_letters", "budget_points",
        "decided_by", "scene", "view", "x", "y", "width", "height", "picture", "not_shown",
        "form",
    ]

    private func head(_ entry: TextEntry, _ language: String) -> [String] {
        let text = tables.text(of: entry, in: language)
        let budget = budgets[entry.id]?[language]
        return words(entry, language, text?.value)
            + Self.limits(budget?.letters, budget?.points, budget?.decision)
    }

    /// The lines of the forms of a text that depends on a number; none for other texts.
    private func formRows(_ entry: TextEntry, _ language: String) -> [[String]] {
        let budget = budgets[entry.id]?[language]
        return (tables.text(of: entry, in: language)?.forms ?? []).map { category, wording in
            let form = budget?.form(category)
            return words(entry, language, wording) + Self.limits(form?.letters, form?.points, form?.decision)
                + ["", "", "", "", "", "", "", "", category]
        }
    }

    private func words(_ entry: TextEntry, _ language: String, _ wording: String?) -> [String] {
        let states = tables.text(of: entry, in: language)?.states ?? []
        return [
            entry.id.tablePath, entry.id.key, language, wording ?? "", states.joined(separator: " "),
            tables.sourceText(of: entry), entry.comment ?? "", wording.map { String($0.count) } ?? "",
        ]
    }

    private static func limits(_ letters: Int?, _ points: Double?, _ decision: TextBudget.Decision?) -> [String] {
        [
            letters.map(String.init) ?? "", points.map { Decimals.text(($0 * 100).rounded() / 100) } ?? "",
            decision?.screen ?? "",
        ]
    }

    private static func place(_ place: KeyPlace, _ frame: CGRect?) -> [String] {
        let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Decimals.short($0) } }
        return ["\(place.file)#\(place.scene.rawValue)", place.view.rawValue] + (numbers ?? ["", "", "", ""])
    }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
