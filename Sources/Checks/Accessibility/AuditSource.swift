public import KeylineScenes

extension Diagnostic.Kind {
    /// The source of the rule behind an audit of accessibility; nil for other kinds.
    public var auditSource: String? {
        switch self {
        case .missingDescription: "Xcode, sufficientElementDescription; WCAG 1.1.1, 4.1.2"
        case .redundantLabel: "Apple, accessibilityLabel; WCAG F30"
        case .conflictingTraits: "Xcode, trait; Deque"
        case .readingOrder: "WCAG 1.3.2"
        case .controlContrast: "WCAG 1.4.11"
        case .textInImage: "WCAG 1.4.5"
        case .contrast: "WCAG 1.4.3"
        case .fixedTextSize: "Xcode, dynamicType; WCAG 1.4.4"
        case .touchTarget: "Apple, Human Interface Guidelines; WCAG 2.5.8"
        case .truncated, .brokenWord, .clipped: "Xcode, textClipped; WCAG 1.4.4"
        default: nil
        }
    }
}
