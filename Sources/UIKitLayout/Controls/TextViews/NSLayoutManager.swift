public import Foundation

/// Sets text in lines: UIKit's names for the typesetting that labels and text views have.
///
/// Glyphs are counted as code units of UTF-16, so that glyphs and characters have the same numbers, also where a font joins letters. The first
/// container takes the lines that its height has room for; further containers stay empty.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text.
    open weak var textStorage: NSTextStorage?
    /// The rooms in which lines are set.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether the font's distance between lines counts: it always does. Changes no picture.
    open var usesFontLeading = true
    /// Whether far lines wait until they are asked for. Changes no picture.
    open var allowsNonContiguousLayout = false
    /// Whether marks stand for spaces and ends of lines. Changes no picture.
    open var showsInvisibleCharacters = false
    /// Says how lines are set; not asked, and the scene says so.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate != nil { noteUndrawn("what a layout manager's delegate says of lines") } }
    }

    /// Creates a manager without text.
    public override init() {
        super.init()
    }

    /// Adds a room.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    /// Adds a room before others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
    }

    /// Takes a room away.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    private func text(in container: NSTextContainer?) -> LaidOutText? {
        guard let container, let textStorage, container === textContainers.first else { return nil }
        return LaidOutText(textStorage, in: container)
    }

    private var text: LaidOutText? { text(in: textContainers.first) }

    // MARK: Setting lines

    /// Sets the lines of a room, which asking for them does as well. Changes no picture.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Sets lines. Changes no picture.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Sets lines. Changes no picture.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Chooses glyphs. Changes no picture.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Forgets lines, which are set anew anyhow. Changes no picture.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    /// Forgets glyphs. Changes no picture.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {}
    /// Asks for a part to be drawn again. Changes no picture.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Asks for a part to be drawn again. Changes no picture.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    // MARK: Characters and glyphs

    /// The number of glyphs of the whole text.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The glyphs that a room has place for.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        text(in: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
    }

    /// The glyphs of the lines that a rectangle of a room touches, in points.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = text(in: container)?.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY } ?? []
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// The room of a glyph; nil for one that has none. Adds the glyphs of its room.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let set = text, set.range.contains(glyphIndex) else { return nil }
        effectiveRange?.pointee = NSRange(set.range)
        return set.container
    }

    // MARK: Places

    /// What the lines of a room cover, with the padding at their ends, in points; no size without lines.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let used = text(in: container)?.used ?? .null
        return used.isNull ? .zero : used
    }

    /// The rectangle around glyphs, in points of the room.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = Range(glyphRange).flatMap { text(in: container)?.rectangles(of: $0) } ?? []
        let all = rects.reduce(CGRect.null) { $0.union($1) }
        return all.isNull ? .zero : all
    }

    /// The rectangle of a glyph's line, as wide as the room, in points. Adds the glyphs of the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let set = text, let line = set.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return set.fragment(of: line)
    }

    /// What a glyph's line covers, in points. Adds the glyphs of the line.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let set = text, let line = set.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return set.used(by: line)
    }

    /// The whole line of a glyph, in points. Adds the glyphs of the line; lines are set in any case.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// What a glyph's line covers, in points. Adds the glyphs of the line; lines are set in any case.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Where a glyph's baseline begins, from the corner of its line, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { text?.location(of: glyphIndex) ?? .zero }

    /// Calls a function with each line of glyphs: the rectangle as wide as the room, what is covered, the room and the glyphs. Setting the
    /// pointer's value ends it.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let set = text, let part = Range(glyphRange) else { return }
        var stop = ObjCBool(false)
        for line in set.lines where line.range.overlaps(part) && !stop.boolValue {
            block(set.fragment(of: line), set.used(by: line), set.container, NSRange(line.range), &stop)
        }
    }

    /// Calls a function with each rectangle that glyphs cover, in points. Setting the pointer's value ends it.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = Range(glyphRange), let rects = text(in: textContainer)?.rectangles(of: part) else { return }
        var stop = ObjCBool(false)
        for rect in rects where !stop.boolValue { block(rect, &stop) }
    }

    // MARK: Points

    /// The glyph at a point of a room, in points, and how much of its width lies before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = text(in: container)?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// The glyph at a point of a room, in points.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// How much of a glyph's width lies before a point, 0…1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        text(in: container)?.character(at: point).fraction ?? 0
    }

    /// The character at a point of a room, in points, and how far between its ends the point lies.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws glyphs from the corner of the room, in points.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if let part = Range(glyphsToShow) { text?.draw(part, at: origin) }
    }

    /// Draws what lies behind glyphs, which `drawGlyphs` draws with them. Changes no picture.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
