internal import Foundation
internal import KeylineGraphics

/// A font description resolved to the faces that fulfil it: the one that was asked for, and those that stand in where it lacks a
/// character.
final class ResolvedFont: Sendable {
    let font: Font
    /// The size of the em, in points.
    let size: Double
    /// The instance that was asked for; nil where no file remains.
    let primary: FontInstance?
    let metrics: FontMetrics
    /// Extra space after each cluster of the primary instance, in points.
    let tracking: Double
    /// Widths of the primary instance's letters that are not its own; nil where they are.
    let corrections: SystemFont.AdvanceCorrections?
    let features: HarfBuzzFeatures
    /// The name that was asked for and is not known; the system font stands in.
    let missingName: String?
    private let fallbacks: FontFallbacks

    init(_ font: Font, catalog: FontCatalog, store: FontStore) {
        let choice = FontChoice(font, catalog: catalog)
        self.font = font
        size = Double(choice.size)
        primary = choice.instance(font, in: store)
        metrics = choice.metrics(of: primary)
        tracking = choice.tracking
        corrections = choice.corrections
        features = HarfBuzzFeatures(choice.features + font.features)
        missingName = choice.missingName
        let system = choice.isSystem ? [] : [catalog.systemText]
        fallbacks = FontFallbacks(
            families: system + catalog.fallbacks + catalog.custom + [catalog.emoji],
            face: .init(weight: choice.weight, width: font.width, isItalic: choice.isItalic, size: size), store: store)
    }

    /// The instance that has all characters of a cluster; nil where none has.
    ///
    /// - Parameters:
    ///   - characters: The characters that need a glyph.
    ///   - script: Their script.
    ///   - prefersEmoji: Whether a coloured glyph is meant.
    /// - Returns: The instance.
    func instance(for characters: [UInt32], script: Script, prefersEmoji: Bool) -> FontInstance? {
        if !prefersEmoji, let primary, characters.allSatisfy(primary.coverage.contains) { return primary }
        if let found = chain(for: script, prefersEmoji: prefersEmoji).instance(covering: characters) { return found }
        return primary.flatMap { characters.allSatisfy($0.coverage.contains) ? $0 : nil }
    }

    /// The instance that is asked first for characters of a script that the font itself lacks.
    func firstFallback(for script: Script) -> FontInstance? { fallbacks.first(for: script) }

    /// The families that stand in for a script.
    func chain(for script: Script, prefersEmoji: Bool) -> FallbackChain {
        fallbacks.chain(for: script, prefersEmoji: prefersEmoji)
    }
}
