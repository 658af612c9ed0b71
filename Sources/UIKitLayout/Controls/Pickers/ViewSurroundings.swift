import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineTypesetting

/// The texts, colours and direction of a view, for drawings of controls that SwiftUI has too.
@MainActor
struct ViewSurroundings: DrawingSurroundings {
    let isLeftToRight: Bool
    let tint: Color
    private let traits: UITraitCollection

    init(of view: UIView) {
        traits = view.traitCollection
        isLeftToRight = view.layoutDirection == .leftToRight
        tint = view.tintColor.color(for: traits)
    }

    func color(_ color: AdaptiveColor) -> Color { UIColor(color).color(for: traits) }

    func width(of text: String, _ font: ControlFont) -> CGFloat {
        TextContent(text, font: self.font(font), color: .label, traits: traits).size().width
    }

    func draw(
        _ text: String, _ font: ControlFont, _ color: Color, _ alignment: ControlTextAlignment, in rect: CGRect,
        into list: inout DisplayListBuilder
    ) {
        let sides: [ControlTextAlignment: ParagraphStyle.Alignment] = [.left: .left, .center: .center, .right: .right]
        let line = TextContent(text, font: self.font(font), color: UIColor(color), traits: traits)
            .line(sides[alignment] ?? .center, in: rect)
        line?.layout.draw(into: &list, in: line?.rect ?? rect)
    }

    private func font(_ font: ControlFont) -> UIFont {
        switch font {
        case .system(let size): .systemFont(ofSize: size)
        case .semibold(let size): .systemFont(ofSize: size, weight: .semibold)
        }
    }
}

extension ViewCanvas {
    /// Draws wheels side by side in a view's bounds.
    @MainActor
    mutating func drawWheels(_ columns: [WheelDrawing.Column], of view: UIView) {
        let surroundings = ViewSurroundings(of: view)
        paint(in: view.bounds) { list, rect in WheelDrawing(columns, in: rect, surroundings).draw(into: &list) }
    }
}
