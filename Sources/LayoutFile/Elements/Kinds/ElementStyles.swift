import KeylineGraphics
import KeylineHosting
import SwiftUILayout
import UIKitLayout

/// SwiftUI's colours, fonts and columns for those of a file.
@MainActor
struct ElementStyles {
    private let environment: EnvironmentValues

    /// - Parameter services: The colours of the app's catalogs.
    init(_ services: SceneServices) {
        var environment = EnvironmentValues()
        environment.services = services
        self.environment = environment
    }

    func color(_ color: ElementColor) -> SwiftUILayout.Color {
        switch color {
        case .named(let name): Self.named(name)
        case .value(let red, let green, let blue, let alpha):
            SwiftUILayout.Color(red: red, green: green, blue: blue, opacity: alpha)
        case .pair(let light, let dark): pair(self.color(light), self.color(dark))
        case .asset(let name): SwiftUILayout.Color(name)
        case .faded(let color, let opacity): self.color(color).opacity(opacity)
        }
    }

    private func pair(_ light: SwiftUILayout.Color, _ dark: SwiftUILayout.Color) -> SwiftUILayout.Color {
        var surroundings = environment
        surroundings.colorScheme = .light
        let lightValue = light.neutral(in: surroundings)
        surroundings.colorScheme = .dark
        let darkValue = dark.neutral(in: surroundings)
        return SwiftUILayout.Color(provider: { $0 ? darkValue : lightValue })
    }

    private static func named(_ name: String) -> SwiftUILayout.Color {
        if let color = ElementKeywords.colors.first(where: { $0.0 == name }) { return color.1 }
        guard let system = UIColor.system(named: name) else { return .clear }
        return SwiftUILayout.Color(uiColor: system)
    }

    func font(_ font: ElementFont) -> SwiftUILayout.Font {
        let weight = font.weight.flatMap { word in ElementKeywords.fontWeights.first { $0.0 == word }?.1 }
        let design = font.design.flatMap { word in ElementKeywords.fontDesigns.first { $0.0 == word }?.1 }
        var made = Self.base(font, design)
        if let weight { made = made.weight(weight) }
        if font.isItalic { made = made.italic() }
        return font.hasMonospacedDigits ? made.monospacedDigit() : made
    }

    /// A style follows the text size; a size does not, unless it is a family's that follows a style.
    private static func base(_ font: ElementFont, _ design: SwiftUILayout.Font.Design?) -> SwiftUILayout.Font {
        let style = font.style.flatMap { word in ElementKeywords.textStyles.first { $0.0 == word }?.1 }
        guard let family = font.family else {
            if let style { return .system(style, design: design) }
            return .system(size: font.size ?? 17, design: design)
        }
        guard let style else { return .custom(family, fixedSize: font.size ?? 17) }
        return .custom(family, size: font.size ?? style.standardSize, relativeTo: style)
    }

    func gridItem(_ column: ElementColumn) -> GridItem {
        let size: GridItem.Size =
            switch column.size {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
            }
        let alignment = column.alignment.flatMap { word in ElementKeywords.alignments.first { $0.0 == word }?.1 }
        return GridItem(size, spacing: column.spacing, alignment: alignment)
    }
}

extension SwiftUILayout.Font.TextStyle {
    /// The size of the style at the standard text size, in points.
    fileprivate var standardSize: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}
