import Foundation
import KeylineTypesetting
import SwiftUILayout

/// A text of the short notation, set in the bundled fonts: what needs Apple's own is only near.
@MainActor
struct FactText {
    var string: String
    var size: CGFloat = 13
    var lineLimit: Int?
    var reservesSpace = false
    /// Pixels per point of the machine on which the facts were recorded.
    private static let scale: CGFloat = 2

    /// The sizes of text styles at the usual text size, in points.
    static let styles: [String: CGFloat] = [
        "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption": 12,
    ]

    /// What the facts call "paragraph".
    static let paragraph = "alpha bravo charlie delta echo foxtrot golf"

    private static let typesetter = Result { Typesetter(fonts: try FontCollection.bundled()) }

    /// The text as a view with its baselines and the distances that a Mac keeps around texts.
    func view() throws -> StubView {
        let typesetter = try Self.typesetter.get()
        let shaped = typesetter.shape(AttributedText(string, font: .system(size: size)), locale: "en")
        let lineHeight = ceil(size * (1950 + 494) / 2048 * Self.scale) / Self.scale
        let limit = lineLimit.map { max($0, 1) }
        let reserved = reservesSpace ? limit ?? 0 : 0
        func layout(_ proposal: ProposedViewSize) -> TextLayout {
            var most = limit ?? 0
            if let height = proposal.height, height.isFinite, reserved == 0 {
                let room = max(1, Int((height / lineHeight).rounded(.down)))
                most = most == 0 ? room : min(most, room)
            }
            return shaped.layout(width: proposal.width ?? .infinity, maximumLines: most)
        }
        let ascent = (size * 1950 / 2048).rounded()
        return StubView(
            baseline: { (ascent, max($0.height - lineHeight + ascent, ascent)) }, spacing: Self.spacing(size)
        ) { proposal in
            if proposal == .zero { return .zero }
            let lines = layout(proposal)
            let natural = lines.size(roundedUpToScale: Self.scale)
            let count = max(lines.lines.count, reserved, 1)
            return CGSize(
                width: min(natural.width, proposal.width ?? .infinity), height: lineHeight * CGFloat(count))
        }
    }

    private static func spacing(_ size: CGFloat) -> ViewSpacing {
        let pixel = 1 / scale
        return ViewSpacing(TextSpacing(above: pixel + 0.3263 * size, below: pixel + 0.5885 * size, belowText: 0))
    }
}

extension FactParser {
    /// A text: `Text("Hi")`, `Text 13`, `Text13` (both `Hg` in a size), `Text Hi`, or `paragraph`; followed by its size and limits.
    mutating func text() throws -> (AnyView, String?)? {
        var text: FactText
        if scanner.takeWord("paragraph") {
            text = FactText(string: FactText.paragraph)
        } else if let taken = quotedOrShortText() {
            text = taken
        } else {
            return nil
        }
        takeTextRemarks(&text)
        return (AnyView(try text.view()), "text")
    }

    private mutating func quotedOrShortText() -> FactText? {
        var trial = scanner
        guard trial.take("Text") else { return nil }
        if let quoted = trial.enclosed("(", ")") {
            guard quoted.hasPrefix("\"") else { return nil }
            scanner = trial
            let string = quoted.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            return FactText(string: string.replacingOccurrences(of: "\\n", with: "\n"))
        }
        if let size = trial.number() {
            scanner = trial
            return FactText(string: "Hg", size: size)
        }
        guard trial.next == " " else { return nil }
        let word = trial.letters()
        guard !word.isEmpty else { return nil }
        scanner = trial
        return FactText(string: word)
    }

    /// What stands behind a text: sizes, limits, and words that change nothing that is compared.
    private mutating func takeTextRemarks(_ text: inout FactText) {
        while true {
            if scanner.takeWord("13pt") || scanner.take("no limit") || scanner.takeWord("head")
                || scanner.takeWord("tail")
                || scanner.take("default font")
            {
                continue
            }
            var trial = scanner
            _ = trial.take(",")
            if trial.take(" no limit") || trial.take(" head") {
                scanner = trial
                continue
            }
            if trial.take("system") || trial.take("Noto Sans") || trial.take("Menlo"), let size = trial.number() {
                text.size = size
                _ = trial.enclosed("(", ")")
                scanner = trial
                continue
            }
            if trial.take(".lineLimit") || trial.take("lineLimit"), let limit = trial.enclosed("(", ")") {
                let arguments = FactArguments(limit)
                guard let lines = arguments.firstLength else { return }
                text.lineLimit = Int(lines)
                text.reservesSpace = arguments.labelled["reservesSpace"] == "true"
                scanner = trial
                continue
            }
            if scanner.starts(with: "(13pt") || scanner.starts(with: "(unframed") || scanner.starts(with: "(252")
                || scanner.starts(with: "(33") || scanner.starts(with: "(CT")
            {
                _ = scanner.enclosed("(", ")")
                continue
            }
            if trial.take(".font(."), let size = FactText.styles[trial.letters()], trial.take(")") {
                text.size = size
                scanner = trial
                continue
            }
            if trial.take("12pt") {
                text.size = 12
                scanner = trial
                continue
            }
            return
        }
    }
}
