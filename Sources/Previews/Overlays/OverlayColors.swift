import KeylineGraphics

/// The colours of overlays: told apart by hue, and strong enough on light and on dark.
enum OverlayColors {
    /// Constraints that are as they should be.
    static let fine = Color(hexadecimal: 0x0A6CFF)
    /// Constraints of views whose stored frame is another one.
    static let misplaced = Color(hexadecimal: 0xE87400)
    /// Constraints of views that are ambiguous or in conflict.
    static let wrong = Color(hexadecimal: 0xE5202B)
    /// Around thin lines, so that they show on any ground.
    static let halo = Color(white: 1, alpha: 0.7)
    /// Around thin lines on dark ground.
    static let darkHalo = Color(white: 0, alpha: 0.7)
    /// The opacity of the picture under overlays.
    static let veil = 0.5
    /// The letters of labels.
    static let letters = Color.white
    /// Alignment rectangles.
    static let alignment = Color(hexadecimal: 0xC2A200)
    /// Baselines.
    static let baseline = Color(hexadecimal: 0xE0218A)
    /// Layout margins.
    static let margins = Color(hexadecimal: 0x1FA34A)
    /// The area outside the safe area.
    static let safeArea = Color(hexadecimal: 0xE87400)
    /// The readable width.
    static let readable = Color(hexadecimal: 0x8A3FFC)

    /// The lower edge of the device's screen in a scene with all of its scroll content.
    static let fold = Color(hexadecimal: 0xC2185B)

    /// Frames, by the number of views around them.
    static func frame(depth: Int) -> Color { frames[depth % frames.count] }

    private static let frames = [0x0A6CFF, 0xD6336C, 0x0C8599, 0xE8590C, 0x7048E8, 0x2B8A3E].map {
        Color(hexadecimal: UInt32($0))
    }
}
