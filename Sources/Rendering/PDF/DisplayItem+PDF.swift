internal import KeylineGraphics

extension DisplayItem {
    /// Whether the item, or one inside, mixes in a way that PDF has no word for.
    var blendsBeyondPDF: Bool {
        guard case .group(let group) = content else { return false }
        return group.blendMode.isBeyondPDF || group.items.contains(where: \.blendsBeyondPDF)
    }
}

extension DisplayItem.BlendMode {
    /// Whether the mode is none of PDF's. Source: ISO 32000-1, tables 136 and 137.
    fileprivate var isBeyondPDF: Bool {
        [.sourceAtop, .destinationOver, .destinationOut, .destinationIn, .plusLighter].contains(self)
    }
}
