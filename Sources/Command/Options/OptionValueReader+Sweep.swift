import KeylinePreviews
import KeylineScenes

extension OptionValueReader where Value == Sweep {
    /// A range of sizes in whole points, of text sizes, or of text lengths in percent.
    static var sweep: OptionValueReader {
        let expectation =
            "a range such as widths=280..430, heights=480..932, text-sizes=XS..AX5 or text-lengths=100..200"
        return OptionValueReader("SIDE=A..B", expectation) { text in
            guard let match = text.wholeMatch(of: /([a-z-]+)=([A-Za-z0-9]+)\.\.([A-Za-z0-9]+)/),
                let side = Sweep.Side(rawValue: String(match.1)), let least = value(match.2, of: side),
                let most = value(match.3, of: side), least < most
            else { return nil }
            return Sweep(side, least...most)
        }
    }

    private static func value(_ text: Substring, of side: Sweep.Side) -> Int? {
        if side == .textSizes {
            return ContentSizeCategory.allCases.firstIndex { $0.rawValue == text.uppercased() }
        }
        let most = side == .textLengths ? 1_000 : 16_384
        return Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
    }
}
