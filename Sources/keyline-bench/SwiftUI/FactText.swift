import Foundation
import KeylineTypesetting
import SwiftUILayout

/// A text of the short notation, set in the bundled fonts: what needs Apple's own is only near.
@MainActor
struct FactText {
    var string: String
    var size: CGFloat = 13
    var limits: FactLineLimits?
    var lineSpacing: CGFloat = 0
    /// Whether it is set as iOS sets it.
    var isIOS = false
    /// Pixels per point of the machine on which the fact was recorded.
    var scale: CGFloat = 2

    /// The sizes of text styles at the usual text size, in points.
    nonisolated static let styles: [String: CGFloat] = [
        "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
    ]

    /// What the facts call "paragraph".
    nonisolated static let paragraph = "alpha bravo charlie delta echo foxtrot golf"

    private static let typesetter = Result { Typesetter(fonts: try FontCollection.bundled()) }

    /// The text as a view: the product's own as on iOS, otherwise one with the baselines and distances of a Mac.
    func view() throws -> AnyView {
        let own = AnyView(
            Text(verbatim: string).font(.system(size: size)).lineSpacing(lineSpacing))
        let view = isIOS ? own : AnyView(NativeText(text: self, typesetter: try Self.typesetter.get()))
        guard let limits else { return view }
        return AnyView(limits.applied(to: view))
    }
}

/// The number of lines that a text may have, and reserves space for.
struct FactLineLimits {
    var least = 0
    var most: Int?

    /// Reads what stands in brackets: `3`, `2...3`, `3...`, `2, reservesSpace: true`.
    init?(_ text: String) {
        let arguments = FactArguments(text)
        guard let first = arguments.plain.first else { return nil }
        let bounds = first.components(separatedBy: "...")
        guard let low = Int(bounds[0].trimmingCharacters(in: .whitespaces)) else { return nil }
        if bounds.count == 2 {
            least = low
            most = Int(bounds[1].trimmingCharacters(in: .whitespaces))
        } else {
            most = low
            if arguments.labelled["reservesSpace"] == "true" { least = low }
        }
    }

    @MainActor @ViewBuilder func applied(to view: AnyView) -> some View {
        if least == 0 {
            view.lineLimit(most)
        } else if let most {
            view.lineLimit(least...most)
        } else {
            view.lineLimit(least...)
        }
    }
}

/// A text as a Mac sets it, in the bundled fonts.
private struct NativeText: View {
    let text: FactText
    let typesetter: Typesetter
    @Environment(\.lineLimit) private var lineLimit

    private var lineHeight: CGFloat { ceil(text.size * (1950 + 494) / 2048 * text.scale) / text.scale }

    var body: some View {
        let shaped = typesetter.shape(AttributedText(text.string, font: .system(size: text.size)), locale: "en")
        let ascent = (text.size * 1950 / 2048).rounded()
        return StubView(
            baseline: { (ascent, max($0.height - lineHeight + ascent, ascent)) }, spacing: spacing
        ) { size($0, of: shaped) }
    }

    private func size(_ proposal: ProposedViewSize, of shaped: ShapedText) -> CGSize {
        if proposal == .zero { return .zero }
        let reserved = text.limits?.least ?? 0
        var most = lineLimit.map { max($0, 1) } ?? 0
        if let height = proposal.height, height.isFinite, reserved == 0 {
            let room = max(1, Int((height / lineHeight).rounded(.down)))
            most = most == 0 ? room : min(most, room)
        }
        let lines = shaped.layout(width: proposal.width ?? .infinity, maximumLines: most)
        let natural = lines.size(roundedUpToScale: text.scale)
        let count = max(lines.lines.count, reserved, 1)
        return CGSize(
            width: min(natural.width, proposal.width ?? .infinity),
            height: lineHeight * CGFloat(count) + text.lineSpacing * CGFloat(count - 1))
    }

    private var spacing: ViewSpacing {
        let pixel = 1 / text.scale
        return ViewSpacing(
            TextSpacing(above: pixel + 0.3263 * text.size, below: pixel + 0.5885 * text.size, belowText: 0))
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
        text.isIOS = isIOS
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
            _ = trial.take("pt")
            scanner = trial
            return FactText(string: "Hg", size: size)
        }
        if trial.next == "." {
            scanner = trial
            return FactText(string: FactText.paragraph)
        }
        guard trial.next == " " else { return nil }
        let word = trial.letters()
        guard !word.isEmpty else { return nil }
        scanner = trial
        return FactText(string: word)
    }

    /// The suffix of a text: sizes, limits, and words that change nothing that is compared.
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
            if trial.take("no limit") || trial.takeWord("head") {
                scanner = trial
                continue
            }
            if trial.take("at displayScale"), let scale = trial.number() {
                text.scale = scale
                scanner = trial
                continue
            }
            if trial.take(".lineSpacing("), let spacing = trial.number(), trial.take(")") {
                text.lineSpacing = spacing
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
                guard let limits = FactLineLimits(limit) else { return }
                text.limits = limits
                scanner = trial
                continue
            }
            if scanner.starts(with: "(13pt") || scanner.starts(with: "(unframed") || scanner.starts(with: "(252")
                || scanner.starts(with: "(33") || scanner.starts(with: "(CT")
            {
                _ = scanner.enclosed("(", ")")
                continue
            }
            if let size = trial.fontSize() {
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

extension FactScanner {
    /// The size of `.font(.caption2)` or `.font(.system(size:13))`, in points.
    fileprivate mutating func fontSize() -> CGFloat? {
        guard take(".font("), take(".") else { return nil }
        let style = take(while: { $0.isLetter || $0.isNumber })
        if let size = FactText.styles[style] { return take(")") ? size : nil }
        guard style == "system", take("(size:"), let size = number(), take("))") else { return nil }
        return size
    }
}
