public import Foundation
public import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// A line in the margin of every sheet, in which words in braces are replaced: `{page} of {pages}`.
public struct RunningText: Hashable, Sendable {
    /// The words that are replaced. The raw values are part of the command's language.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// The scene's title.
        case title
        /// The scene's device, size, language, text size and appearance.
        case environment
        /// The number of the sheet, from 1.
        case page
        /// The number of sheets.
        case pages
    }

    private enum Part: Hashable, Sendable {
        case words(String)
        case field(Field)
    }

    private let parts: [Part]

    /// Reads a line; nil where a name in braces is no field's, or a brace has no other one.
    ///
    /// - Parameter text: The line. A brace begins a field's name, which another one ends.
    public init?(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            guard let end = rest[start...].firstIndex(of: "}"),
                let field = Field(rawValue: String(rest[rest.index(after: start)..<end]))
            else { return nil }
            parts += [.words(String(rest[..<start])), .field(field)]
            rest = rest[rest.index(after: end)...]
        }
        guard !rest.contains("}") else { return nil }
        self.parts = parts + [.words(String(rest))]
    }

    /// The line of one sheet.
    public func text(_ value: (Field) -> String) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .field(let field): value(field)
            }
        }.joined()
    }
}

/// The lines above and below the printed area of sheets.
public struct RunningLines: Sendable {
    /// The line above, which begins where the scene's language does; nil for none.
    public var header: RunningText?
    /// The line in the middle below; nil for none.
    public var footer: RunningText?
    private let typesetter: Typesetter

    /// The narrowest margin that has space for a line, in points.
    public static let leastMargin: CGFloat = 18
    private static let fontSize: CGFloat = 9
    private static let ink = Color(hexadecimal: 0x6E6E73)

    /// Describes lines.
    ///
    /// - Parameters:
    ///   - header: The line above; nil for none.
    ///   - footer: The line below; nil for none.
    ///   - typesetter: Shapes them.
    public init(header: RunningText?, footer: RunningText?, typesetter: Typesetter) {
        self.header = header
        self.footer = footer
        self.typesetter = typesetter
    }

    /// Whether there is any line.
    public var isEmpty: Bool { header == nil && footer == nil }

    /// A sheet with its lines in the middle of the margins.
    ///
    /// - Parameters:
    ///   - sheet: The sheet.
    ///   - paper: Its size and margins.
    ///   - environment: The scene's environment, whose language decides the header's side.
    ///   - value: The words in place of a field.
    /// - Returns: The sheet with the lines.
    public func added(
        to sheet: DisplayList, _ paper: Paper, _ environment: SceneEnvironment, value: (RunningText.Field) -> String
    ) -> DisplayList {
        var builder = DisplayListBuilder()
        if let header {
            let line = layout(header.text(value), paper, environment)
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            let x = isRightToLeft ? paper.size.width - paper.margin - line.size.width : paper.margin
            draw(line, at: CGPoint(x: x, y: (paper.margin - line.size.height) / 2), into: &builder)
        }
        if let footer {
            let line = layout(footer.text(value), paper, environment)
            let y = paper.size.height - (paper.margin + line.size.height) / 2
            draw(line, at: CGPoint(x: (paper.size.width - line.size.width) / 2, y: y), into: &builder)
        }
        return sheet.overlaid(with: builder.displayList(size: sheet.size))
    }

    private func layout(_ text: String, _ paper: Paper, _ environment: SceneEnvironment) -> TextLayout {
        let text = AttributedText(text, font: .system(size: Self.fontSize), color: Self.ink)
        return typesetter.shape(text, locale: environment.locale)
            .layout(width: paper.size.width - 2 * paper.margin, maximumLines: 1)
    }

    private func draw(_ line: TextLayout, at origin: CGPoint, into builder: inout DisplayListBuilder) {
        line.draw(into: &builder, in: CGRect(origin: origin, size: line.size), scale: 2)
    }
}
