import Foundation
import KeylineConformance
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Prints how text is set, or the result of conformance test files.
@MainActor
struct TextCommand {
    private let settings: CommandSettings
    private let words: [String]

    init(_ settings: CommandSettings, words: [String]) {
        self.settings = settings
        self.words = words
    }

    func run() throws -> ExitStatus {
        settings.text.isConformance ? try test() : try dump()
    }

    private func test() throws -> ExitStatus {
        var status = ExitStatus.success
        for file in words {
            try InputFile.check(file)
            let report = try Conformance.run(file)
            if words.count > 1 { Console.write("\(file):\n") }
            Console.write(report.description)
            if !report.failures.isEmpty { status = .findings }
        }
        return status
    }

    private func dump() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.sources.fontFolders)
        let typesetter = files.fonts.typesetter
        for text in words {
            Console.write(dump(of: AttributedText(text, font: font), with: typesetter))
        }
        if let failure = files.fonts.failures.first { throw failure }
        return .success
    }

    private func dump(of text: AttributedText, with typesetter: Typesetter) -> String {
        let asked = settings.text
        let locale = settings.overrides.language.locale ?? "en"
        let fitted = typesetter.fit(
            text, style: style, locale: locale, into: CGSize(width: asked.width, height: .infinity),
            maximumLines: asked.maximumLines, minimumScale: asked.minimumScale)
        let shown = fitted.scale == 1 ? text : text.scaled(by: fitted.scale)
        let shaped = typesetter.shape(shown, style: style, locale: locale)
        let scale = fitted.scale == 1 ? "" : "scale: \(Decimals.text(fitted.scale))\n"
        return TextDump(shaped, layout: fitted.layout).description + scale
    }

    private var style: ParagraphStyle {
        var style = settings.text.paragraph
        switch settings.overrides.language.layoutDirection {
        case .leftToRight: style.baseDirection = .leftToRight
        case .rightToLeft: style.baseDirection = .rightToLeft
        case nil: break
        }
        return style
    }

    private var font: Font {
        let asked = settings.text
        let style = asked.style ?? .body
        let usual = style.font(for: settings.overrides.contentSizeCategory ?? .large)
        return Font(
            asked.fontName.map { .named($0) } ?? .system, size: asked.size ?? usual.size,
            weight: asked.weight ?? usual.weight, isItalic: asked.isItalic)
    }
}
