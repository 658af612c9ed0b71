import Foundation
import KeylineGraphics

/// Paths in the letters of SVG, with four more for shapes.
///
/// `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Q x1 y1 x y`, `Z`; `O cx cy r` is a circle, `E x y w h` an ellipse, `R x y w h r` a
/// rectangle with round corners, and `A cx cy r from to` an arc between two angles in degrees, clockwise.
enum PathNotation {
    static func path(_ text: String) -> Path {
        var path = Path()
        for (letter, numbers) in commands(in: text) { add(letter, numbers, to: &path) }
        return path
    }

    private static func commands(in text: String) -> [(Character, [CGFloat])] {
        var result: [(Character, [CGFloat])] = []
        var digits = ""
        func finishNumber() {
            if let number = Double(digits), !result.isEmpty { result[result.count - 1].1.append(CGFloat(number)) }
            digits = ""
        }
        for character in text {
            if character.isLetter {
                finishNumber()
                result.append((character, []))
            } else if character == " " {
                finishNumber()
            } else {
                digits.append(character)
            }
        }
        finishNumber()
        return result
    }

    private static func add(_ letter: Character, _ n: [CGFloat], to path: inout Path) {
        precondition(n.count == counts[letter], "the path command \(letter) has \(n.count) numbers")
        switch letter {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case "C":
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3]))
        case "Q": path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case "O": path.addPath(Path(circleAt: CGPoint(x: n[0], y: n[1]), radius: n[2]))
        case "E": path.addPath(Path(ellipseIn: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])))
        case "R":
            path.addPath(
                Path(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]))
        case "A":
            path.addArc(
                center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180,
                endAngle: n[4] * .pi / 180, clockwise: true, joins: false)
        default: path.closeSubpath()
        }
    }

    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5,
    ]
}
