internal import Foundation
internal import KeylineGraphics

extension Path {
    /// The path in SVG's letters.
    var svgData: String { svgData(decimals: 4) { _, _, _, _ in nil } }

    /// The path in SVG's letters with cubic segments written as quadratic ones where they are such, as all of a TrueType
    /// outline's are: half the bytes.
    var svgGlyphData: String {
        svgData(decimals: 2) { start, end, control1, control2 in
            let control = CGPoint(x: (3 * control1.x - start.x) / 2, y: (3 * control1.y - start.y) / 2)
            let other = CGPoint(x: (3 * control2.x - end.x) / 2, y: (3 * control2.y - end.y) / 2)
            return abs(control.x - other.x) < 0.01 && abs(control.y - other.y) < 0.01 ? control : nil
        }
    }

    private func svgData(
        decimals: Int,
        quadraticControl: (_ start: CGPoint, _ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) -> CGPoint?
    ) -> String {
        var data = ""
        var start = CGPoint.zero
        var current = CGPoint.zero
        func pair(_ point: CGPoint) -> String { SVGNumber.pair(point, decimals: decimals) }
        for element in elements {
            switch element {
            case .move(let point):
                data += "M\(pair(point))"
                start = point
                current = point
            case .line(let point):
                data += "L\(pair(point))"
                current = point
            case .curve(let end, let control1, let control2):
                if let control = quadraticControl(current, end, control1, control2) {
                    data += "Q\(pair(control)) \(pair(end))"
                } else {
                    data += "C\(pair(control1)) \(pair(control2)) \(pair(end))"
                }
                current = end
            case .close:
                data += "Z"
                current = start
            }
        }
        return data
    }
}
