/// Pieces of text and their glyphs in two generations: pieces not asked for while the younger one filled up go with the older
/// one. So the least recently used pieces go first, and finding one takes no bookkeeping.
struct ShapedPieces {
    /// The key of glyphs besides characters. Sizes do not count: glyphs are in design units.
    struct Context: Hashable {
        /// The font; whoever holds the cache holds the fonts.
        let instance: ObjectIdentifier
        let corrections: SystemFont.AdvanceCorrections?
        let script: Script
        let language: HarfBuzzLanguage
        let isRightToLeft: Bool
    }

    private static let contextLimit = 1024
    /// At most this many contexts are looked through before the others are looked up.
    private static let recentLimit = 8

    private let countLimit: Int
    private let costLimit: Int
    private var contexts: [Context: UInt32] = [:]
    /// The contexts that were asked for last, in no order.
    private var recent: [(context: Context, number: UInt32)] = []
    private var oldestRecent = 0
    private var young = ShapedPieceTable()
    private var old = ShapedPieceTable()

    init(countLimit: Int, costLimit: Int) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    /// The number of a context in keys.
    mutating func number(of context: Context) -> UInt32 {
        for index in recent.indices where recent[index].context == context { return recent[index].number }
        if contexts[context] == nil, contexts.count >= Self.contextLimit {
            self = ShapedPieces(countLimit: countLimit, costLimit: costLimit)
        }
        let number = contexts[context] ?? UInt32(contexts.count)
        contexts[context] = number
        if recent.count < Self.recentLimit {
            recent.append((context, number))
        } else {
            recent[oldestRecent] = (context, number)
            oldestRecent = (oldestRecent + 1) % Self.recentLimit
        }
        return number
    }

    /// Appends the glyphs of a piece if it is known, its clusters counted from an offset; answers whether it is.
    mutating func append(_ key: ShapedPieceTable.Key, cluster: Int, to glyphs: inout [ShapedGlyph]) -> Bool {
        if let index = young.index(of: key) {
            young.append(index, cluster: cluster, to: &glyphs)
            return true
        }
        guard let index = old.index(of: key) else { return false }
        let start = glyphs.count
        old.append(index, cluster: cluster, to: &glyphs)
        insert(key, glyphs[start...], cluster: cluster)
        return true
    }

    /// Keeps the glyphs of a piece, whose clusters are counted from an offset.
    mutating func insert(_ key: ShapedPieceTable.Key, _ glyphs: ArraySlice<ShapedGlyph>, cluster: Int) {
        let cost = young.cost + key.units.count + glyphs.count
        if young.count >= countLimit / 2 || cost > costLimit / 2 {
            old = young
            young = ShapedPieceTable()
        }
        young.insert(key, glyphs, cluster: cluster)
    }
}
