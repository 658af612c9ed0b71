import KeylineGraphics
import Testing

@Suite struct DecimalsTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.00001, "0"), (12, "12"), (-3.5, "-3.5"), (100.0 / 3, "33.3333"),
        (1e20, "1e+20"), (Double.infinity, "inf"),
    ])
    func `a number is written as briefly as four decimals allow`(number: Double, text: String) {
        #expect(Decimals.text(number) == text)
    }
}
