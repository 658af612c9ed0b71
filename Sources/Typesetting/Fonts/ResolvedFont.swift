internal import Foundation
internal import Graphics
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
    let features: HarfBuzzFeatures
    /// The name that was asked for and is not known; the system font stands in.
    let missingName: String?
    private let weight: FontWeight
    private let isItalic: Bool
    /// The families that stand in, in the catalogue's order.
    private let families: [FontFamily]
    private let store: FontStore
    private let standIns: Mutex<[[FontInstance]?]>
    private let choices = Mutex<[Choice: FontInstance?]>([:])

    /// What decides which instance one character takes.
    private struct Choice: Hashable {
        let character: UInt32
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
        features = HarfBuzzFeatures(choice.features + font.features)
        missingName = choice.missingName
        (weight, isItalic) = (choice.weight, choice.isItalic)
        let system = choice.isSystem ? [] : [catalog.systemText]
        families = system + catalog.fallbacks + catalog.custom + [catalog.emoji]
        standIns = Mutex(Array(repeating: nil, count: families.count))
    }

    /// The instance that has all characters of a cluster; nil where none has.
    ///
    /// - Parameters:
    ///   - characters: The characters that need a glyph.
    ///   - script: The script of the text around.
    ///   - prefersEmoji: Whether a coloured glyph is meant.
    /// - Returns: The instance.
    func instance(for characters: [UInt32], script: Script, prefersEmoji: Bool) -> FontInstance? {
        if !prefersEmoji, let primary, characters.allSatisfy(primary.coverage.contains) { return primary }
        guard characters.count == 1 else {
            return standIn(for: characters, script: script, prefersEmoji: prefersEmoji)
        }
        let choice = Choice(character: characters[0], script: script, prefersEmoji: prefersEmoji)
        if let known = choices.withLock({ $0[choice] }) { return known }
        let found = standIn(for: characters, script: script, prefersEmoji: prefersEmoji)
        choices.withLock { $0[choice] = .some(found) }
        return found
    }

    /// The first instance of the families that has all characters; at last the primary one.
    private func standIn(for characters: [UInt32], script: Script, prefersEmoji: Bool) -> FontInstance? {
        func hasAll(_ instance: FontInstance) -> Bool { characters.allSatisfy(instance.coverage.contains) }
        for index in order(characters: characters, script: script, prefersEmoji: prefersEmoji) {
            if let found = instances(ofFamily: index).first(where: hasAll) { return found }
        }
        return primary.flatMap { hasAll($0) ? $0 : nil }
    }

    /// The families in the order in which they are asked: emoji where they are meant; then the system font, families made for
    /// the character's own script or else for the text around, symbols, and at last all others.
    private func order(characters: [UInt32], script: Script, prefersEmoji: Bool) -> [Int] {
        let own = characters.lazy.map(UnicodeProperties.script).first { !$0.isNeutral } ?? script
        func rank(_ family: FontFamily, _ index: Int) -> Int {
            if family.isEmoji { return prefersEmoji ? 0 : 5 }
            if index == 0, family.scripts.isEmpty { return 1 }
            if family.scripts.contains(own) { return 2 }
            return family.scripts.contains(.common) ? 3 : 4
        }
        let ranks = families.enumerated().map { rank($1, $0) }
        return (0...5).flatMap { wanted in families.indices.filter { ranks[$0] == wanted } }
    }

    /// The faces of a family, opened, best match first.
    private func instances(ofFamily index: Int) -> [FontInstance] {
        if let known = standIns.withLock({ $0[index] }) { return known }
        let family = families[index]
        let faces = family.faces(weight: weight, width: font.width, isItalic: isItalic)
        let opened = faces.compactMap { face in
            let variations = FontChoice.variations(of: face, weight: weight, width: font.width, size: size)
            return store.instance(face, variations: variations, lineFit: family.lineFit)
        }
        standIns.withLock { $0[index] = opened }
        return opened
    }
}
