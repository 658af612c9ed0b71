import Foundation
import KeylineScenes
import KeylineTypesetting

/// How a text fits the room that it is drawn in.
@MainActor
struct TextFit {
    /// The text in the fonts in which it is drawn.
    let content: TextContent
    /// The room, in points; infinitely high where the text can be scrolled.
    let room: CGSize

    /// What a view says about the text in this room.
    ///
    /// - Parameters:
    ///   - text: The text as it was asked for.
    ///   - role: What it is for.
    /// - Returns: The facts that checks need.
    func state(of text: String, role: ViewSnapshot.TextState.Role = .text) -> ViewSnapshot.TextState {
        let layout = content.layout(width: room.width)
        let isCut = content.size(of: layout).height > room.height + Self.tolerance
        var state = ViewSnapshot.TextState(
            text: text, isTruncated: layout.isTruncated || isCut,
            missingCharacters: layout.missingCharacters.map(\.character.value))
        state.role = role
        state.shortage = shortage(of: layout, isCut: isCut)
        state.isJustified = layout.lines.contains(where: \.isJustified)
        state.brokenWord = BrokenWord.first(in: content.text.string, lines: layout.lines.map(\.range))
        return state
    }

    /// The text as it is drawn in the room: in the lines that are whole there, at least one, of which the last ends in an ellipsis where text is
    /// left over.
    ///
    /// Source: `NSStringDrawingOptions.truncatesLastVisibleLine`, which Apple documents, and pictures of labels with a height of their own.
    var drawn: TextContent {
        let layout = content.layout(width: room.width)
        let count = layout.lineCount(in: room.height, tolerance: Self.tolerance)
        guard count < layout.lines.count else { return content }
        var result = content
        result.maximumLines = count
        return result
    }

    /// Less than this, in points, is rounding.
    static let tolerance: CGFloat = 0.5

    private func shortage(of layout: TextLayout, isCut: Bool) -> ViewSnapshot.TextState.Shortage? {
        let isSingle = content.maximumLines == 1
        let needed = isSingle ? content.size().width : 0
        if isSingle, needed > room.width, layout.isTruncated || layout.lines.count == 1 {
            guard needed > room.width + LetterWidthError.rounding else { return nil }
            var result = ViewSnapshot.TextState.Shortage(.horizontal, needed: needed, available: room.width)
            result.isWithinMeasuringError = LetterWidthError.explains(
                needed: needed, available: room.width, scale: content.scale)
            return result
        }
        guard layout.isTruncated || isCut else { return nil }
        var whole = content
        whole.maximumLines = 0
        let height = whole.size(width: room.width).height
        var result = ViewSnapshot.TextState.Shortage(
            .vertical, needed: height, available: min(room.height, content.size(of: layout).height))
        if layout.lines.count == 1, !layout.isTruncated, let ink = layout.lines[0].ink {
            result.ink = .init(above: ink.above, below: ink.below)
        }
        return result
    }
}

/// How far the width of a line of letters may be off.
///
/// Keyline's letters are as wide as Apple's to half a percent in the median of labels of public documents; twice as much, or
/// one device pixel, says nothing about a device.
enum LetterWidthError {
    /// The error as a part of a line's width.
    static let share: CGFloat = 0.01
    /// Sums of widths may be off by this, in points.
    static let rounding: CGFloat = 0.001

    /// Whether a line may well fit on a device though it is longer than its room here; lengths in points.
    static func explains(needed: CGFloat, available: CGFloat, scale: CGFloat) -> Bool {
        needed - available <= max(needed * share, 1 / scale) + rounding
    }
}
