import KeylineScenes

/// Finds elements with traits that exclude each other.
///
/// Source: Deque, axe DevTools Mobile for iOS, "conflicting traits" (button with link, heading with adjustable: swiping up and down cannot
/// both move among headings and change a value); the other pairs by the same reasoning.
struct TraitsAudit {
    private let screen: ScreenReading
    private let elements: [AccessibilityElement]

    init(_ screen: ScreenReading, _ elements: [AccessibilityElement]) {
        self.screen = screen
        self.elements = elements
    }

    private typealias Traits = AccessibilityContent.Traits

    private static let pairs: [(Traits, Traits)] = [
        (.button, .link), (.header, .adjustable), (.button, .adjustable), (.link, .adjustable), (.button, .searchField),
        (.header, .searchField), (.staticText, .textEntry), (.staticText, .adjustable), (.header, .textEntry),
    ]

    var findings: [Diagnostic] {
        elements.compactMap { element in
            let traits = element.content.traits
            guard let pair = Self.pairs.first(where: { traits.contains($0.0) && traits.contains($0.1) }) else {
                return nil
            }
            let names = (pair.0.words + pair.1.words).map { ".\($0)" }
            return screen.finding(
                .warning, .conflictingTraits, element,
                "has both \(names.joined(separator: " and ")), which exclude each other",
                hints: ["keep the one that says what a double tap or a swipe does"])
        }
    }
}
