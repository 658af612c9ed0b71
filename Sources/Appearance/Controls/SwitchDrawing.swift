package import Foundation
package import KeylineGraphics
package import KeylineScenes

/// A switch: a knob in a capsule.
package struct SwitchDrawing {
    /// The background of a switch that is off.
    package static let offColor = AdaptiveColor(
        light: Color(hexadecimal: 0xE9E9EB), dark: Color(hexadecimal: 0x39393D))

    private let rect: CGRect
    private let ground: Color
    private let knob: Color
    private let isKnobAtRight: Bool

    /// - Parameters:
    ///   - rect: Where it is drawn, in points.
    ///   - ground: The colour of the capsule.
    ///   - knob: The colour of the knob.
    ///   - isKnobAtRight: Whether the knob is at the right end.
    package init(in rect: CGRect, ground: Color, knob: Color, isKnobAtRight: Bool) {
        self.rect = rect
        self.ground = ground
        self.knob = knob
        self.isKnobAtRight = isKnobAtRight
    }

    /// Draws the switch: its knob is round, and long from iOS 26 on.
    package func draw(_ system: SystemGeneration, into builder: inout DisplayListBuilder) {
        builder.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), color: ground)
        switch system {
        case .iOS18: drawRoundKnob(into: &builder)
        case .iOS26: drawLongKnob(into: &builder)
        }
    }

    private func drawRoundKnob(into builder: inout DisplayListBuilder) {
        let x = isKnobAtRight ? rect.maxX - rect.height : rect.minX
        let place = CGRect(x: x, y: rect.minY, width: rect.height, height: rect.height).insetBy(dx: 2, dy: 2)
        ThumbDrawing.draw(in: place, color: knob, into: &builder)
    }

    private func drawLongKnob(into builder: inout DisplayListBuilder) {
        let width = rect.width * 0.6
        let x = isKnobAtRight ? rect.maxX - width : rect.minX
        let place = CGRect(x: x, y: rect.minY, width: width, height: rect.height).insetBy(dx: 2, dy: 2)
        builder.fill(Path(roundedRect: place, cornerRadius: place.height / 2), color: knob)
    }
}
