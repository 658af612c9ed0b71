public import Foundation

extension ShapedText {
    /// Breaks the text into lines.
    ///
    /// - Parameters:
    ///   - width: The room for lines, in points; infinity breaks lines only where they must end.
    ///   - maximumLines: The number of lines beyond which text is left out as its line break mode says; 0 for no limit.
    ///   - maximumHeight: The height beyond which text is left out, in points; the first line always stays.
    ///   - reservedLines: The number of lines that have room even where there are fewer, as SwiftUI's `lineLimit` with reserved space has
    ///     it.
    /// - Returns: The lines.
    public func layout(
        width: CGFloat = .infinity,
        maximumLines: Int = 0,
        maximumHeight: CGFloat = .infinity,
        reservedLines: Int = 0
    ) -> TextLayout {
        let width = width.isNaN ? 0 : max(Double(width), 0)
        if reservedLines <= 1, let layout = layoutOnOneLine(width: width) { return layout }
        var composer = LineComposer(
            self, width: width, maximumLines: max(maximumLines, 0),
            maximumHeight: Double(maximumHeight), reservedLines: reservedLines)
        return composer.compose()
    }
}
