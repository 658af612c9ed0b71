import Foundation
import KeylineAppearance

/// Draws a switch: a knob in a capsule, at the end of the line while it is on.
@MainActor
struct SwitchPainting {
    private let control: UISwitch

    init(of control: UISwitch) {
        self.control = control
    }

    func draw(_ canvas: inout ViewCanvas) {
        let isOn = control.isOn
        let rect = CGRect(origin: control.bounds.origin, size: UISwitch.pictureSize)
        let isAtRight = isOn == (control.layoutDirection == .leftToRight)
        canvas.group(opacity: control.isEnabled ? 1 : 0.5) { inner in
            let ground = inner.color(isOn ? control.onTintColor ?? .systemGreen : UIColor(SwitchDrawing.offColor))
            let knob = inner.color(control.thumbTintColor ?? .white)
            inner.paint(in: rect) { builder, place in
                SwitchDrawing(in: place, ground: ground, knob: knob, isKnobAtRight: isAtRight)
                    .draw(SceneContext.current.environment.system, into: &builder)
            }
        }
    }
}
