package import Foundation
package import KeylineGraphics
package import KeylineScenes

/// Two buttons that change a number: minus where lines start, and plus where they end.
///
/// Source: Apple, "Supporting Right-to-Left Languages": UIKit's controls appear flipped from iOS 9 on.
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

    /// The two buttons, which drawing, touches and accessibility have in common.
    package struct Halves {
        /// The button that takes away.
        package let decrement: CGRect
        /// The button that adds.
        package let increment: CGRect

        /// Divides a stepper's rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle of the stepper, in points.
        ///   - isLeftToRight: Whether text runs from left to right.
        package init(of rect: CGRect, isLeftToRight: Bool) {
            let (left, right) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
            decrement = isLeftToRight ? left : right
            increment = isLeftToRight ? right : left
        }

        /// The two buttons as assistive technologies find them, from the side where lines start.
        ///
        /// - Parameters:
        ///   - locale: The language of the labels, as a BCP 47 tag.
        ///   - isEnabled: Whether the stepper can be used.
        /// - Returns: An element for each button.
        package func elements(in locale: String, isEnabled: Bool) -> [ViewSnapshot.Accessibility.Item] {
            [(VoiceOverPhrase.decrement, "Decrement", decrement), (.increment, "Increment", increment)].map {
                phrase, part, frame in
                var content = AccessibilityContent()
                content.label = phrase.words(in: locale, 0)
                content.traits = isEnabled ? .button : [.button, .notEnabled]
                content.part = part
                content.frame = frame
                return .element(content, identifier: nil, inside: nil)
            }
        }
    }

    /// Draws the stepper.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the stepper, in points.
    ///   - isLeftToRight: Whether text runs from left to right.
    ///   - colors: The colours of the parts.
    ///   - builder: The display list that the stepper is added to.
    package static func draw(
        in rect: CGRect, isLeftToRight: Bool, _ colors: Colors, into builder: inout DisplayListBuilder
    ) {
        builder.fill(Path(roundedRect: rect, cornerRadius: 8), color: colors.ground)
        builder.fill(CGRect(x: rect.midX - 0.5, y: rect.midY - 8, width: 1, height: 16), color: colors.line)
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        let halves = Halves(of: rect, isLeftToRight: isLeftToRight)
        builder.stroke(horizontal(at: halves.decrement.center), color: colors.minus, style: style)
        let center = halves.increment.center
        var plus = horizontal(at: center)
        plus.addPath(
            Path(from: CGPoint(x: center.x, y: center.y - arm), to: CGPoint(x: center.x, y: center.y + arm)))
        builder.stroke(plus, color: colors.plus, style: style)
    }

    private static let arm: CGFloat = 6.5

    /// A level line about a point.
    private static func horizontal(at center: CGPoint) -> Path {
        Path(from: CGPoint(x: center.x - arm, y: center.y), to: CGPoint(x: center.x + arm, y: center.y))
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
