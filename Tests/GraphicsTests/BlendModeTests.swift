import KeylineGraphics
import Testing

/// The numbers are those of Core Graphics' header, under which both systems name the modes.
@Suite struct BlendModeTests {
    @Test func `a number of Core Graphics' names the mode of the same name`() {
        let names: [Int32: DisplayItem.BlendMode] = [
            0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn,
            8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color,
            15: .luminosity, 20: .sourceAtop, 21: .destinationOver, 22: .destinationIn, 23: .destinationOut,
            27: .plusLighter,
        ]
        for (number, mode) in names { #expect(DisplayItem.BlendMode(coreGraphicsNumber: number) == mode) }
    }

    @Test func `clearing makes a hole, and the sum of darknesses multiplies`() {
        #expect(DisplayItem.BlendMode(coreGraphicsNumber: 16) == .destinationOut)
        #expect(DisplayItem.BlendMode(coreGraphicsNumber: 26) == .multiply)
    }

    @Test(arguments: [-1, 17, 18, 19, 24, 25, 28] as [Int32]) func `a number that Keyline does not mix names no mode`(
        number: Int32
    ) {
        #expect(DisplayItem.BlendMode(coreGraphicsNumber: number) == nil)
    }
}
