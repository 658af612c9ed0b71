import Foundation
import KeylineGraphics
public import KeylineScenes

/// Compares a screen at two text sizes and finds text that keeps its own.
public enum TextSizeComparison {
    /// What keeps its size; one finding for a screen.
    ///
    /// Text in bars is left alone: the system shows it larger on a long touch. So is what stands in for a view that only an
    /// app's own code would draw, text in a font that code sets and that is not known, and a screen that the system shows at one size only. Where
    /// no text follows the reader's choice, the whole screen does not: a note.
    ///
    /// - Parameters:
    ///   - small: The screen at a smaller text size.
    ///   - large: The screen at a larger text size.
    /// - Returns: The finding; nil where all text follows.
    public static func finding(_ small: Scene, _ large: Scene) -> Diagnostic? {
        let isOfOneSize = small.environment.contentSizeCategory == large.environment.contentSizeCategory
        guard !isOfOneSize, !large.isForOtherLanguages else { return nil }
        let before = ScreenReading(small)
        let after = ScreenReading(large)
        let sizes = Dictionary(before.texts.compactMap(size)) { first, _ in first }
        var fixed: [(text: DrawnText, owner: LayoutSnapshot.PlacedView)] = []
        var seen: Set<ViewID> = []
        var followers = 0
        for text in after.texts {
            guard let view = text.item.view, let old = sizes[view], seen.insert(view).inserted,
                let owner = after.owner(of: view), !after.isPartOfSystemBar(view), !owner.standsIn,
                !owner.isDrawnBySystem,
                !owner.hasFontOfCode, !FillerText.isOfIcons(text.run.text)
            else { continue }
            if abs(old - text.run.fontSize) < 0.01 { fixed.append((text, owner)) } else { followers += 1 }
        }
        guard let first = fixed.first else { return nil }
        let sizeWords = "\(large.environment.contentSizeCategory.rawValue)"
        var result = after.finding(
            followers > 0 ? .warning : .note, .fixedTextSize, first.owner, showing: first.text.run.text,
            "stays at \(Decimals.short(first.text.run.fontSize)) points at \(sizeWords)"
                + others(fixed.dropFirst().map(\.owner)),
            hints: ["give it a text style and let it adjust to the reader's text size"])
        if followers == 0 { result.message += "; no text on the screen adjusts to the reader's text size" }
        return result
    }

    /// The first text that stops growing before the sizes for weak sight; one finding for a screen, a note.
    ///
    /// - Parameters:
    ///   - usual: The screen at the usual text size.
    ///   - large: The screen at the largest size that is not for weak sight.
    ///   - largest: The screen at a size for weak sight.
    /// - Returns: The finding; nil where all text that grows goes on growing.
    public static func cappedFinding(_ usual: Scene, _ large: Scene, _ largest: Scene) -> Diagnostic? {
        let screen = ScreenReading(largest)
        let sizes = [usual, large].map { Dictionary(ScreenReading($0).texts.compactMap(size)) { first, _ in first } }
        var owners: [LayoutSnapshot.PlacedView] = []
        var text: DrawnText?
        var seen: Set<ViewID> = []
        for drawn in screen.texts {
            guard let view = drawn.item.view, let before = sizes[0][view], let middle = sizes[1][view],
                middle > before + 0.01, drawn.run.fontSize < middle + 0.01, seen.insert(view).inserted,
                let owner = screen.owner(of: view), !screen.isPartOfSystemBar(view), !owner.standsIn,
                !owner.hasFontOfCode
            else { continue }
            text = text ?? drawn
            owners.append(owner)
        }
        guard let text, let first = owners.first else { return nil }
        return screen.finding(
            .note, .fixedTextSize, first, showing: text.run.text,
            "grows to \(Decimals.short(text.run.fontSize)) points and no further at "
                + largest.environment.contentSizeCategory.rawValue + others(owners.dropFirst().map { $0 }),
            hints: ["leave out the maximum content size, and let the text wrap or its container scroll"])
    }

    private static func size(_ text: DrawnText) -> (ViewID, CGFloat)? {
        text.item.view.map { ($0, text.run.fontSize) }
    }

    private static func others(_ owners: [LayoutSnapshot.PlacedView]) -> String {
        guard !owners.isEmpty else { return "" }
        let named = owners.prefix(3).map { placed in
            placed.view.outlineName + (placed.view.identity.location?.line.map { " (line \($0))" } ?? "")
        }
        let rest = owners.count - named.count
        return ", and so do " + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension LayoutSnapshot.PlacedView {
    /// Whether the app's code gives its text a font that only running it would tell.
    fileprivate var hasFontOfCode: Bool { view.codeValues.contains { $0.isUnknown && $0.property == "font" } }

    /// Whether what it draws only stands in for what an app's own code would: a label of an unknown class has a text of its
    /// own still.
    fileprivate var standsIn: Bool { view.drawing.isIncomplete && view.text == nil }

    /// Whether the system draws its text, whose size no property decides.
    fileprivate var isDrawnBySystem: Bool { ["UIDatePicker", "UIPickerView", "DatePicker"].contains(view.className) }
}
