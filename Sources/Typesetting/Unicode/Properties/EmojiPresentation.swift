/// Decides whether a cluster asks for emoji presentation (UTS #51).
enum EmojiPresentation {
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let joiner: UInt32 = 0x200D

    /// Whether the characters of one grapheme cluster ask for emoji presentation: by a selector, by default, or as a sequence with a
    /// modifier, with a joiner or of two regional indicators.
    static func isMeant(by cluster: [UInt32]) -> Bool {
        guard let first = cluster.first else { return false }
        if cluster.contains(textSelector) { return false }
        if cluster.contains(emojiSelector) { return true }
        let properties = CharacterProperties(first)
        if properties.has(.regionalIndicator) { return cluster.count > 1 }
        if properties.has(.emojiPresentation) { return true }
        guard properties.has(.emoji), first >= 0x80 else { return false }
        return cluster.dropFirst().contains { $0 == joiner || CharacterProperties($0).has(.emojiModifier) }
    }
}
