import SwiftUILayout

extension ElementKeywords {
    static let textStyles: [(String, Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
        ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
    static let fontWeights: [(String, Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    static let fontDesigns: [(String, Font.Design)] = [
        ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
    ]
    static let fontWidths: [(String, Font.Width)] = [
        ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
    ]
    static let truncationModes: [(String, Text.TruncationMode)] = [
        ("head", .head), ("middle", .middle), ("tail", .tail),
    ]
    static let textCases: [(String, Text.Case)] = [("uppercase", .uppercase), ("lowercase", .lowercase)]
    static let imageScales: [(String, Image.Scale)] = [("small", .small), ("medium", .medium), ("large", .large)]
    static let controlSizes: [(String, ControlSize)] = [
        ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large), ("extraLarge", .extraLarge),
    ]
    static let lineCaps: [(String, CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]
}
