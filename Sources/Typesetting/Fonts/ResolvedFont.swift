internal import Foundation
internal import KeylineGraphics
internal import Synchronization

/// A font description joined with the faces that fulfil it: the one that was asked for, and those that stand in where it lacks a
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
    let letters: SystemFont.Letters?
    let features: HarfBuzzFeatures
    /// The name that was asked for and is not known; the system font stands in.
    let missingName: String?
    private let weight: FontWeight
    private let isItalic: Bool
    /// The families that stand in, in the catalogue's order.
    private let families: [FontFamily]
    private let store: FontStore
    private let chains = Mutex<[Purpose: FallbackChain]>([:])
    /// The instances that are asked first, by scripts that were asked for: few, so looking through them is quickest.
    private let firstFallbacks = Mutex<[(script: Script, instance: FontInstance?)]>([])

    /// What a fallback is for.
    private struct Purpose: Hashable {
        let script: Script
        let prefersEmoji: Bool
    }

    init(_ font: Font, catalog: FontCatalog, store: FontStore) {
        let choice = FontChoice(font, catalog: catalog)
        self.font = font
        self.store = store
        size = Double(choice.size)
        primary = choice.instance(font, in: store)
        metrics = choice.metrics(of: primary)
        tracking = choice.tracking
        letters = choice.letters
        features = HarfBuzzFeatures(choice.features + font.features)
        missingName = choice.missingName
        weight = choice.weight
        isItalic = choice.isItalic
        let system = choice.isSystem ? [] : [catalog.systemText]
        families = system + catalog.fallbacks + catalog.custom + [catalog.emoji]
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
    func firstFallback(for script: Script) -> FontInstance? {
        firstFallbacks.withLock { known in
            for index in known.indices where known[index].script == script { return known[index].instance }
            let instance = chain(for: script, prefersEmoji: false).first
            known.append((script, instance))
            return instance
        }
    }

    /// The families that stand in for a script: emoji first where they are meant; then the system font, families made for the
    /// script, symbols, and at last all others.
    func chain(for script: Script, prefersEmoji: Bool) -> FallbackChain {
        let purpose = Purpose(script: script, prefersEmoji: prefersEmoji)
        return chains.withLock { chains in
            if let known = chains[purpose] { return known }
            let made = makeChain(purpose)
            chains[purpose] = made
            return made
        }
    }

    private func makeChain(_ purpose: Purpose) -> FallbackChain {
        func rank(_ family: FontFamily, _ index: Int) -> Int {
            if family.isEmoji { return purpose.prefersEmoji ? 0 : 5 }
            if index == 0, family.scripts.isEmpty { return 1 }
            if family.scripts.contains(purpose.script) { return 2 }
            return family.scripts.contains(.common) ? 3 : 4
        }
        let ranks = families.enumerated().map { rank($1, $0) }
        let order = (0...5).flatMap { wanted in families.indices.filter { ranks[$0] == wanted } }
        let weight = weight
        let isItalic = isItalic
        let font = font
        let size = size
        let store = store
        return FallbackChain(order.map { families[$0] }) { family in
            family.faces(weight: weight, width: font.width, isItalic: isItalic).compactMap { face in
                let variations = FontChoice.variations(of: face, weight: weight, width: font.width, size: size)
                return store.instance(face, of: family, variations: variations)
            }
        }
    }
}
