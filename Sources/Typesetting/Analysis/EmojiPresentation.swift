/// Decides whether a cluster is meant as a coloured picture (UTS #51).
enum EmojiPresentation {
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let joiner: UInt32 = 0x200D

    /// Whether the characters of one grapheme cluster ask for emoji presentation: by a selector, by default, or as a sequence with a
    /// modifier, with a joiner or of two regional indicators.
    static func isMeant(by cluster: [UInt32]) -> Bool {
        guard let first = cluster.first, first >= 0x23 else { return false }
        if cluster.count == 1, first < 0x203C { return false }
        if cluster.contains(textSelector) { return false }
        if cluster.contains(emojiSelector) { return true }
        let flags = UnicodeProperties.flags(first)
        if flags.contains(.regionalIndicator) { return cluster.count > 1 }
        if flags.contains(.emojiPresentation) { return true }
        guard flags.contains(.emoji), first >= 0x80 else { return false }
        return cluster.dropFirst().contains { $0 == joiner || UnicodeProperties.flags($0).contains(.emojiModifier) }
    }
}
