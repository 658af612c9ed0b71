import KeylineGoldens
import KeylinePictureComparison

extension OptionTable {
    /// Commands that compare pictures; a golden's case takes these options too.
    static let comparingCommands: Set<Command> = [.diff, .goldenTest]

    static let comparisonOptions = [
        CommandOption(
            "compare", in: .comparison, for: comparingCommands, .cases("HOW"),
            "exact (default); yiq, pixelmatch's test; or oklab, perceived distances",
            store: { $1.comparison.metric = $0 }),
        CommandOption(
            "threshold", in: .comparison, for: comparingCommands, .fraction,
            "How far colours may be apart, from 0 to 1 (default: 0 for exact comparisons, else 0.1)",
            store: { $1.comparison.threshold = $0 }),
        CommandOption(
            "count-antialiasing", in: .comparison, for: comparingCommands,
            "Count pixels that only smooth an edge, which yiq and oklab ignore",
            store: { $0.comparison.countsAntialiasing = true }),
        CommandOption(
            "on-white", in: .comparison, for: comparingCommands,
            "Put white behind transparent pixels instead of a pattern",
            store: { $0.comparison.isOnWhite = true }),
        CommandOption(
            "allow", in: .comparison, for: comparingCommands, .localTolerance,
            "Tolerate at most COUNT differing pixels in any window of SIDE × SIDE pixels",
            store: { $1.comparison.localTolerance = $0 }),
        CommandOption(
            "mask", in: .comparison, for: comparingCommands, .mask,
            "Do not compare this part: X,Y,WxH in pixels, or the views with this id, identifier or class; may be repeated",
            store: { $1.comparison.masks.append($0) }, isRepeatable: true),
        CommandOption(
            "design", in: .comparison, for: [.goldenDiff], .text("FILE"),
            "The designer's picture: PNG, JPEG, PDF or SVG, of any scale", store: { $1.comparison.designFile = $0 }),
        CommandOption(
            "layout", in: .comparison, for: [.diff], .text("FILE"),
            "Where the views of --mask lie: the output of `keyline dump --format json` for the scene",
            store: { $1.comparison.layoutFile = $0 }),
    ]
}

extension OptionValueReader where Value == Double {
    /// A number from 0 to 1.
    static var fraction: OptionValueReader {
        OptionValueReader("T", "a number from 0 to 1") { text in
            guard let number = Double(text), (0...1).contains(number) else { return nil }
            return number
        }
    }
}

extension OptionValueReader where Value == BitmapComparison.LocalTolerance {
    /// A number of pixels and the side of a window.
    static var localTolerance: OptionValueReader {
        OptionValueReader("COUNT/SIDE", "a number of pixels and the side of a window, such as 4/8") { text in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, let count = Int(parts[0]), let side = Int(parts[1]),
                (1...4096).contains(side), (0...side * side).contains(count)
            else { return nil }
            return BitmapComparison.LocalTolerance(count, inWindowsOf: side)
        }
    }
}

extension OptionValueReader where Value == PictureTolerance.Mask {
    /// A rectangle, or the name of views.
    static var mask: OptionValueReader {
        OptionValueReader("PART", "X,Y,WxH in pixels, such as 0,0,390x44, or the name of a view") { text in
            if let match = text.wholeMatch(of: /(\d{1,5}),(\d{1,5}),(\d{1,5})x(\d{1,5})/) {
                let sides = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
                guard sides.count == 4 else { return nil }
                return .region(PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
            }
            let isName = text.contains { $0.isLetter } && !text.contains(",") && !text.contains("?")
            return isName ? .view(text) : nil
        }
    }
}
