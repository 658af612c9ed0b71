import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineTypesetting

/// The texts, colours and direction of an environment, for drawings of controls that UIKit has too.
@MainActor
struct EnvironmentSurroundings: DrawingSurroundings {
    let environment: EnvironmentValues

    var isLeftToRight: Bool { environment.layoutDirection == .leftToRight }
    var tint: KeylineGraphics.Color { environment.tintColor }

    func color(_ color: AdaptiveColor) -> KeylineGraphics.Color { Color(color).neutral(in: environment) }

    func width(of text: String, _ font: ControlFont) -> CGFloat {
        shaped(text, font, .black).layout().size(roundedUpToScale: environment.displayScale).width
    }

    func draw(
        _ text: String, _ font: ControlFont, _ color: KeylineGraphics.Color, _ alignment: ControlTextAlignment,
        in rect: CGRect, into list: inout DisplayListBuilder
    ) {
        guard !text.isEmpty else { return }
        let shaped = shaped(text, font, color, alignment)
        let natural = shaped.layout()
        // A short text may overhang a narrow place; a long one is cut.
        let layout =
            natural.size.width <= rect.width || alignment == .center && text.count < 4
            ? natural : shaped.layout(width: rect.width, maximumLines: 1)
        let line = CGRect(
            x: rect.minX, y: rect.midY - layout.size.height / 2, width: rect.width, height: layout.size.height)
        layout.draw(into: &list, in: line)
    }

    private func shaped(
        _ text: String, _ font: ControlFont, _ color: KeylineGraphics.Color, _ alignment: ControlTextAlignment = .left
    ) -> ShapedText {
        let sides: [ControlTextAlignment: ParagraphStyle.Alignment] = [.left: .left, .center: .center, .right: .right]
        var style = ParagraphStyle()
        style.alignment = sides[alignment] ?? .center
        return environment.services.typesetter.shape(
            AttributedText(text, font: neutral(font), color: color), style: style, locale: environment.localeTag)
    }

    private func neutral(_ font: ControlFont) -> KeylineTypesetting.Font {
        switch font {
        case .system(let size): .system(size: size, weight: .regular)
        case .semibold(let size): .system(size: size, weight: .semibold)
        }
    }
}
