internal import Foundation

extension DeviceFont {
    struct Entry {
        let family: String
        let key: String
        let design: Design
        let line: Line?
        /// The line of bold faces, where it is another.
        var boldLine: Line?
        let tracking: Double

        /// Lengths are thousandths of an em: from the baseline to the top and to the bottom of a line, and what the substitute's letters
        /// lack on average.
        init(
            _ family: String, _ design: Design, _ ascender: CGFloat = 0, _ descender: CGFloat = 0, tracking: Double = 0
        ) {
            self.family = family
            key = FontCatalog.key(family)
            self.design = design
            line = ascender > 0 ? Line(ascender: ascender / 1000, descender: descender / 1000) : nil
            self.tracking = tracking / 1000
        }
    }

    /// Longer names come before those that they begin with.
    static let entries: [Entry] = (latin + ofOtherScripts).sorted {
        ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key)
    }

    /// Average widths, weighted by how often English has each letter, are published for the fonts that the web has long used.
    ///
    /// The lines of Avenir, Avenir Next, Courier and DIN Condensed, and how Futura's is divided, are approximations.
    private static let latin: [Entry] = [
        Entry("Academy Engraved LET", .serif), Entry("American Typewriter", .mono, tracking: -60),
        Entry("Arial", .sans, 905, 212), Entry("Arial Rounded MT", .sans),
        Entry("Avenir", .sans, 1000, 366), Entry("Avenir Next", .sans, 1000, 366),
        Entry("Avenir Next Condensed", .condensed, 1000, 366), Entry("Baskerville", .serif),
        Entry("Bodoni 72", .serif), Entry("BodoniSvtyTwo", .serif), Entry("Bradley Hand", .roman),
        Entry("Chalkboard SE", .sans), Entry("Chalkduster", .sans), Entry("Charter", .roman), Entry("Cochin", .serif),
        Entry("Copperplate", .serif), Entry("Courier", .mono, 754, 246), Entry("Courier New", .mono, 833, 300),
        Entry("Didot", .serif), Entry("DIN Alternate", .sans), Entry("DIN Condensed", .condensed, 712, 288),
        Entry("Futura", .geometric, 1039, 260), Entry("Galvji", .sans),
        Entry("Georgia", .roman, 917, 219, tracking: -5),
        Entry("Gill Sans", .sans), Entry("Grantha Sangam MN", .sans),
        // Core Text adds a seventh to the lines of Helvetica, as browsers do.
        Entry("Helvetica", .sans, 920, 230), helveticaNeue, Entry("Hoefler Text", .roman),
        Entry("Impact", .condensed), Entry("Marker Felt", .condensed), Entry("Menlo", .code, 928, 236),
        Entry("Noteworthy", .sans), Entry("Optima", .sans), Entry("Palatino", .roman), Entry("Papyrus", .roman),
        Entry("Party LET", .roman), Entry("Rockwell", .serif), Entry("Savoye LET", .roman),
        Entry("Snell Roundhand", .roman), Entry("Times New Roman", .serif, 891, 216),
        Entry("Trebuchet", .sans, 939, 222, tracking: 13),
        Entry("Verdana", .wide, 1005, 210), Entry("Zapfino", .roman),
    ]

    /// Helvetica Neue's bold faces have higher lines than its others: 18 points at 15, as labels of public documents show.
    private static let helveticaNeue: Entry = {
        var entry = Entry("Helvetica Neue", .sans, 952, 213)
        entry.boldLine = Line(ascender: 0.975, descender: 0.217)
        return entry
    }()

    /// Families for other scripts, which the system font's substitutes have too.
    private static let ofOtherScripts: [Entry] = [
        "Al Nile", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Arial Hebrew", "Bangla Sangam MN",
        "Damascus", "Devanagari Sangam MN", "Diwan Mishafi", "Euphemia UCAS", "Farah", "Geeza Pro",
        "Gujarati Sangam MN", "Gurmukhi MN", "Heiti", "Hiragino Maru Gothic", "Hiragino Mincho", "Hiragino Sans",
        "HiraKakuProN", "HiraMaruProN", "HiraMinProN", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
        "Kohinoor Bangla",
        "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
        "Mishafi",
        "Mukta Mahee", "Myanmar Sangam MN", "Noto Nastaliq Urdu", "Oriya Sangam MN", "PingFang", "Sinhala Sangam MN",
        "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi",
    ].map { Entry($0, .system) }
}
