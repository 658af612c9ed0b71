import Foundation
import KeylineGraphics

/// Draws a switch: a knob in a capsule, at the end of the line while it is on.
@MainActor
struct SwitchPainting {
    private let control: UISwitch

    init(of control: UISwitch) {
        self.control = control
    }

    func draw(_ canvas: inout Canvas) {
        let size = UISwitch.pictureSize
        let rect = CGRect(origin: control.bounds.origin, size: size)
        canvas.group(opacity: control.isEnabled ? 1 : 0.5) { inner in
            let color = control.isOn ? control.onTintColor ?? .systemGreen : Self.offColor
            inner.fill(Path(roundedRect: rect, cornerRadius: size.height / 2), color)
            let isAtRight = control.isOn == (control.layoutDirection == .leftToRight)
            let x = isAtRight ? rect.maxX - size.height : rect.minX
            let knob = CGRect(x: x, y: rect.minY, width: size.height, height: size.height).insetBy(dx: 2, dy: 2)
            KnobPainting.draw(in: knob, color: control.thumbTintColor ?? .white, &inner)
        }
    }

    private static let offColor = UIColor(light: .init(hexadecimal: 0xE9E9EB), dark: .init(hexadecimal: 0x39393D))
}

/// Draws the knob that a finger moves, with its shadow.
@MainActor
enum KnobPainting {
    static func draw(in rect: CGRect, color: UIColor, _ canvas: inout Canvas) {
        ViewShadow(opacity: 0.18, offset: CGSize(width: 0, height: 2.5), radius: 3)
            .draw(under: .circle(rect), in: &canvas)
        canvas.fill(Path(ellipseIn: rect), color)
    }
}
