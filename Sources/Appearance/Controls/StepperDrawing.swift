package import Foundation
package import KeylineGraphics

/// Two buttons that change a number: minus at the left and plus at the right in every language, as numbers are written.
package struct StepperDrawing {
    /// The size in points. Source: frames of steppers in public Interface Builder files.
    package static let size = CGSize(width: 94, height: 32)

    /// The colours of the parts.
    package struct Colors {
        /// The ground.
        package var ground: Color
        /// The line between the buttons.
        package var line: Color
        /// The minus.
        package var minus: Color
        /// The plus.
        package var plus: Color

        package init(ground: Color, line: Color, minus: Color, plus: Color) {
            self.ground = ground
            self.line = line
            self.minus = minus
            self.plus = plus
        }
    }

    /// Draws the stepper into a rectangle, in points.
    package static func draw(in rect: CGRect, _ colors: Colors, into builder: inout DisplayListBuilder) {
        builder.fill(Path(roundedRect: rect, cornerRadius: 8), color: colors.ground)
        builder.fill(CGRect(x: rect.midX - 0.5, y: rect.midY - 8, width: 1, height: 16), color: colors.line)
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        let left = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
        let right = CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY)
        builder.stroke(horizontal(at: left), color: colors.minus, style: style)
        var plus = horizontal(at: right)
        plus.addPath(
            Path(from: CGPoint(x: right.x, y: right.y - arm), to: CGPoint(x: right.x, y: right.y + arm)))
        builder.stroke(plus, color: colors.plus, style: style)
    }

    private static let arm: CGFloat = 6.5

    /// A level line about a point.
    private static func horizontal(at center: CGPoint) -> Path {
        Path(from: CGPoint(x: center.x - arm, y: center.y), to: CGPoint(x: center.x + arm, y: center.y))
    }
}
