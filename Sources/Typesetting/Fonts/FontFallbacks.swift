internal import Synchronization

/// The families that stand in for a font where it lacks a character, in their order for each script.
final class FontFallbacks: Sendable {
    /// A face of a fallback family.
    struct Face {
        let weight: FontWeight
        let width: FontWidth
        let isItalic: Bool
        /// The size of the em, in points.
        let size: Double
    }

    /// The purpose of a fallback.
    private struct Purpose: Hashable {
        let script: Script
        let prefersEmoji: Bool
    }

    /// In the catalogue's order.
    private let families: [FontFamily]
    private let face: Face
    private let store: FontStore
    private let chains = Mutex<[Purpose: FallbackChain]>([:])
    /// The instances that are asked first, by scripts that were asked for: few, so looking through them is quickest.
    private let firsts = Mutex<[(script: Script, instance: FontInstance?)]>([])

    init(families: [FontFamily], face: Face, store: FontStore) {
        self.families = families
        self.face = face
        self.store = store
    }

    /// The instance that is asked first for characters of a script.
    func first(for script: Script) -> FontInstance? {
        firsts.withLock { known in
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
            if let chain = chains[purpose] { return chain }
            let chain = makeChain(purpose)
            chains[purpose] = chain
            return chain
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
        let wanted = face
        let store = store
        return FallbackChain(order.map { families[$0] }) { family in
            family.faces(weight: wanted.weight, width: wanted.width, isItalic: wanted.isItalic).compactMap { face in
                let variations = FontChoice.variations(
                    of: face, weight: wanted.weight, width: wanted.width, size: wanted.size)
                return store.instance(face, of: family, variations: variations)
            }
        }
    }
}
