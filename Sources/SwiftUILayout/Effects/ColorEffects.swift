import Foundation
import KeylineGraphics

extension View {
    private func recolored(_ name: String, _ change: ColorChange) -> some View {
        modifier(PaintingModifier(name: name) { ColorEffectPainter(change: change.applied(in: $0.environment)) })
    }

    /// The view with its colours multiplied by a colour.
    public func colorMultiply(_ color: Color) -> some View { recolored("colorMultiply", .multiply(color)) }

    /// The view in grays, as far as an amount 0…1 says.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// The view with its colours more or less saturated; 1 leaves them.
    public func saturation(_ amount: Double) -> some View { recolored("saturation", .saturation(amount)) }

    /// The view, lighter by an amount −1…1.
    public func brightness(_ amount: Double) -> some View { recolored("brightness", .brightness(amount)) }

    /// The view with its colours farther from gray by a factor.
    public func contrast(_ amount: Double) -> some View { recolored("contrast", .contrast(amount)) }

    /// The view in opposite colours.
    public func colorInvert() -> some View { recolored("colorInvert", .invert(1)) }

    /// The view with its colours turned about the wheel.
    public func hueRotation(_ angle: Angle) -> some View { recolored("hueRotation", .hueRotation(angle)) }

    /// The view in black, as opaque as it was light.
    public func luminanceToAlpha() -> some View { recolored("luminanceToAlpha", .luminanceToAlpha) }
}
