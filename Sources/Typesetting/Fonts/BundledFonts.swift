/// The purpose of each bundled file. `fonts/README.md` says where the files come from.
enum BundledFonts {
    /// A family in the fonts folder.
    private struct Entry {
        var name: String
        var folder = "noto-sans"
        /// The part of a file's name before the style.
        var stem: String
        var styles: [String]
        var scripts: [Script]
        var lineFit = FontFamily.LineFit.withinLine
        var reach = FontFamily.ShapingReach.word
        /// Whether there are shaping subsets beside the files.
        var hasShapingFiles = false

        func family(in list: FontChecksums) throws(FontError) -> FontFamily {
            var faces: [FontFace] = []
            for style in styles {
                let weight = style.hasPrefix("Bold") ? 700.0 : 400
                let path = "\(folder)/\(stem)-\(style)"
                let subset = path.replacing(".ttf", with: ".shaping.ttf")
                faces.append(
                    FontFace(
                        file: try list.file(path), shapingFile: hasShapingFiles ? try list.file(subset) : nil,
                        weights: weight...weight))
            }
            return FontFamily(name: name, scripts: scripts, lineFit: lineFit, reach: reach, faces: faces)
        }
    }

    /// The design of the system font below 20 points.
    static func text(in list: FontChecksums) throws(FontError) -> FontFamily {
        try variable("Inter", in: list)
    }

    /// The design of the system font from 20 points up.
    static func display(in list: FontChecksums) throws(FontError) -> FontFamily {
        try variable("Inter Display", stem: "InterDisplay", in: list)
    }

    /// The monospaced system font.
    static func monospaced(in list: FontChecksums) throws(FontError) -> FontFamily {
        let styles = ["Regular.ttf", "Bold.ttf"]
        return try Entry(
            name: "JetBrains Mono", folder: "jetbrains-mono", stem: "JetBrainsMono", styles: styles, scripts: []
        ).family(in: list)
    }

    /// Emoji.
    static func emoji(in list: FontChecksums) throws(FontError) -> FontFamily {
        let face = FontFace(file: try list.file("noto-color-emoji/NotoColorEmoji.ttf"))
        return FontFamily(name: "Noto Color Emoji", isEmoji: true, faces: [face])
    }

    /// The folders that small packages of Keyline leave out; a list without any file of such a folder is complete.
    private static let optionalFolders: Set<String> = ["noto-sans-cjk"]

    /// The families that stand in for characters that a font lacks, in the order in which they are tried.
    static func fallbacks(in list: FontChecksums) throws(FontError) -> [FontFamily] {
        var families: [FontFamily] = []
        for entry in entries where !optionalFolders.contains(entry.folder) || list.hasFiles(in: entry.folder) {
            families.append(try entry.family(in: list))
        }
        return families
    }

    /// The design that stands in for families of iOS; nil where the system font does.
    static func substitute(_ design: DeviceFont.Design, in list: FontChecksums) throws(FontError) -> FontFamily? {
        guard let files = substituteFiles(design) else { return nil }
        var faces: [FontFace] = []
        for style in files.styles {
            let weight = style.hasPrefix("Bold") ? 700.0 : 400
            faces.append(
                FontFace(
                    file: try list.file("\(files.path)-\(style).\(files.ending)"), weights: weight...weight,
                    isItalic: style.hasSuffix("Italic")))
        }
        return FontFamily(name: files.name, faces: faces)
    }

    private static func substituteFiles(
        _ design: DeviceFont.Design
    ) -> (name: String, path: String, ending: String, styles: [String])? {
        let upright = ["Regular", "Bold"]
        let all = upright + ["Italic", "BoldItalic"]
        switch design {
        case .sans: return ("Keyline Sans", "liberation/KeylineSans", "ttf", all)
        case .serif: return ("Keyline Serif", "liberation/KeylineSerif", "ttf", all)
        case .mono: return ("Keyline Mono", "liberation/KeylineMono", "ttf", all)
        case .roman: return ("Keyline Roman", "tex-gyre/KeylineRoman", "otf", all)
        case .geometric: return ("Keyline Geometric", "tex-gyre/KeylineGeometric", "otf", all)
        case .condensed: return ("Keyline Condensed", "tex-gyre/KeylineCondensed", "otf", all)
        case .code: return ("Keyline Code", "dejavu/KeylineCode", "ttf", upright)
        case .wide: return ("Keyline Wide", "dejavu/KeylineWide", "ttf", upright)
        case .system: return nil
        }
    }

    private static func variable(
        _ name: String,
        stem: String? = nil,
        in list: FontChecksums
    ) throws(FontError) -> FontFamily {
        let path = "inter/\(stem ?? name)"
        func face(_ style: String, isItalic: Bool) throws(FontError) -> FontFace {
            FontFace(
                file: try list.file("\(path)-\(style).var.ttf"),
                shapingFile: try list.file("\(path)-\(style).shaping.ttf"),
                weights: 100...900, isItalic: isItalic, axes: ["wght"])
        }
        return FontFamily(
            name: name, reach: .plainWord, hasContextualSymbols: true,
            faces: [try face("roman", isItalic: false), try face("italic", isItalic: true)])
    }

    private static let both = ["Regular.ttf", "Bold.ttf"]
    private static let regular = ["Regular.ttf"]

    private static func tall(
        _ name: String,
        _ script: Script,
        stem: String? = nil,
        styles: [String] = both,
        reach: FontFamily.ShapingReach = .word,
        hasShapingFiles: Bool = false
    ) -> Entry {
        let stem = stem ?? "NotoSans\(name)UI"
        return Entry(
            name: "Noto Sans \(name)", stem: stem, styles: styles, scripts: [script], lineFit: .tall, reach: reach,
            hasShapingFiles: hasShapingFiles)
    }

    private static func plain(
        _ name: String,
        _ script: Script,
        stem: String? = nil,
        styles: [String] = both,
        reach: FontFamily.ShapingReach = .word
    ) -> Entry {
        let stem = stem ?? "NotoSans\(name)"
        return Entry(name: "Noto Sans \(name)", stem: stem, styles: styles, scripts: [script], reach: reach)
    }

    /// Reaches are as in `fonts/shaping-reach.txt`, which is read off the fonts' tables, or longer ones; `ShapingReachTests` compares.
    private static let entries: [Entry] = [
        Entry(name: "Noto Sans", stem: "NotoSans", styles: regular, scripts: [.latin, Script("Grek"), Script("Cyrl")]),
        tall("Arabic", .arabic, hasShapingFiles: true),
        plain("Hebrew", Script("Hebr")),
        // A vowel sign that is set before its letter asks whether a word begins there.
        tall("Devanagari", Script("Deva")),
        tall("Bengali", Script("Beng")),
        tall("Gurmukhi", Script("Guru")),
        tall("Gujarati", Script("Gujr"), reach: .text),
        tall("Oriya", Script("Orya")),
        tall("Tamil", Script("Taml")),
        tall("Telugu", Script("Telu"), reach: .text),
        tall("Kannada", Script("Knda")),
        tall("Malayalam", Script("Mlym")),
        tall("Sinhala", Script("Sinh")),
        // The vowels that are written before their consonant, and digits, are kerned with what follows.
        tall(
            "Thai", Script("Thai"),
            reach: .cluster(ClusterRules(openAfter: [0x0E24...0x0E26, 0x0E40...0x0E44, 0x0E50...0x0E59]))
        ),
        // The same, and a ring that becomes one with the vowel after it.
        tall(
            "Lao", Script("Laoo"),
            reach: .cluster(ClusterRules(openAfter: [0x0E9B...0x0EA2, 0x0EC0...0x0EC4, 0x0ECD...0x0ECD]))
        ),
        tall("Khmer", Script("Khmr"), reach: .text),
        tall("Myanmar", Script("Mymr")),
        plain("Armenian", Script("Armn")),
        plain("Georgian", Script("Geor")),
        plain("Ethiopic", Script("Ethi")),
        Entry(
            name: "Noto Serif Tibetan", stem: "NotoSerifTibetan", styles: regular, scripts: [Script("Tibt")],
            lineFit: .tall
        ),
        tall("Mongolian", Script("Mong"), stem: "NotoSansMongolian", styles: regular),
        tall("Javanese", Script("Java"), stem: "NotoSansJavanese", styles: regular),
        tall("Syriac", Script("Syrc"), stem: "NotoSansSyriac", styles: regular, reach: .text),
        tall("Thaana", Script("Thaa"), stem: "NotoSansThaana", styles: regular),
        tall("N'Ko", Script("Nkoo"), stem: "NotoSansNKo", styles: regular),
        tall("Adlam", Script("Adlm"), stem: "NotoSansAdlam", styles: regular),
        plain("Cherokee", Script("Cher"), styles: regular),
        plain("Canadian Aboriginal", Script("Cans"), stem: "NotoSansCanadianAboriginal", styles: regular),
        plain("Tifinagh", Script("Tfng"), styles: regular),
        plain("Yi", Script("Yiii"), styles: regular),
        Entry(
            name: "Noto Sans CJK", folder: "noto-sans-cjk", stem: "NotoSansCJK",
            styles: ["Regular.subset.otf", "Bold.subset.otf"],
            scripts: [.han, .hiragana, .katakana, .hangul, .bopomofo],
            // A rule of `calt` looks at hangul on both sides of a space, but HarfBuzz does not apply that feature to hangul.
            reach: .cluster(ClusterRules(openAfter: [], joinsSpaces: true))
        ),
        plain("Symbols", .common, styles: regular, reach: .text),
        plain("Symbols 2", .common, stem: "NotoSansSymbols2", styles: regular, reach: .text),
    ]
}
