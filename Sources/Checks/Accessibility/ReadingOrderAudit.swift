import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds places where VoiceOver's order jumps back up over an element that was just read.
///
/// Rows and columns may be read either way, so only an element that is wholly above the one before it, and in the same column, counts:
/// an order of code's own or a sort priority put it there. Source: WCAG 2.2, success criterion 1.3.2 (A).
struct ReadingOrderAudit {
    private let screen: ScreenReading
    private let elements: [AccessibilityElement]

    init(_ screen: ScreenReading, _ elements: [AccessibilityElement]) {
        self.screen = screen
        self.elements = elements
    }

    /// The share of the narrower one's width from which two elements are in one column.
    private static let sharedWidth: CGFloat = 0.5

    var findings: [Diagnostic] {
        let paper = CGRect(origin: .zero, size: screen.scene.displayList.size)
        return zip(elements, elements.dropFirst()).compactMap { before, element in
            guard before.frame.intersects(paper), element.frame.intersects(paper), jumps(from: before, to: element)
            else {
                return nil
            }
            let distance = Decimals.short(before.frame.minY - element.frame.minY)
            let name = before.content.label.map { "\"\($0)\"" } ?? before.className
            return screen.finding(
                .warning, .readingOrder, element, "is read after \(name), \(distance) points below it",
                hints: ["list the elements from top to bottom in accessibilityElements, or leave out its sort priority"]
            )
        }
    }

    private func jumps(from before: AccessibilityElement, to element: AccessibilityElement) -> Bool {
        let (upper, lower) = (element.frame, before.frame)
        guard upper.maxY <= lower.minY + 1 else { return false }
        let shared = min(upper.maxX, lower.maxX) - max(upper.minX, lower.minX)
        return shared > Self.sharedWidth * min(upper.width, lower.width)
    }
}
