/// A face of a family, known before its file is opened.
struct FontFace: Sendable {
    let file: FontFile
    /// A file with the commonest of the same glyphs under the same numbers and no outlines, which is shaped faster; nil where there is
    /// none.
    var shapingFile: FontFile?
    /// The index of the face in its file.
    var faceIndex = 0
    /// The weights that the face can take; one value where it is not variable.
    var weights: ClosedRange<Double> = 400...400
    /// The widths that the face can take, in percent; one value where it is not variable.
    var widths: ClosedRange<Double> = 100...100
    var isItalic = false
    /// The tags of the axes of a variable font.
    var axes: Set<String> = []
}

/// Faces of one design.
struct FontFamily: Sendable {
    /// The change of the line height when glyphs of the family stand in for another's.
    enum LineFit: Sendable {
        /// The glyphs stay within the lines of the system font: the line keeps its height.
        case withinLine
        /// Marks rise above or sink below: the line takes this family's ascender and descender where they are larger.
        case tall
    }

    /// The distance at which text may change the shape of a letter, by the font's tables: text further away is shaped separately and
    /// cached. `fonts/shaping-reach` reads it off the tables.
    enum ShapingReach: Sendable {
        /// All of the text, for lack of a known bound.
        case text
        /// Not beyond a space.
        case word
        /// Not beyond a space unless symbols or digits are beside it.
        case plainWord
        /// Not beyond a grapheme cluster, but for those that belong with the next one.
        case cluster(ClusterRules)
    }

    /// The name that people ask for.
    let name: String
    /// The scripts for which the family is taken before others; empty for one that is only a last resort.
    var scripts: [Script] = []
    var lineFit = LineFit.withinLine
    var reach = ShapingReach.text
    /// Whether contextual alternates make arrows of hyphens and angle brackets, and symbols of letters, in place of the typed ones.
    var hasContextualSymbols = false
    /// Whether the glyphs have colours of their own.
    var isEmoji = false
    let faces: [FontFace]

    /// The faces from the best match to the worst, by the font matching algorithm of CSS Fonts 4, §5.2: width decides first,
    /// then slant, then weight.
    func faces(weight: FontWeight, width: FontWidth, isItalic: Bool) -> [FontFace] {
        faces.enumerated().map { index, face in
            let rank = [
                Self.widthDistance(width.rawValue, face.widths),
                face.isItalic == isItalic ? 0 : 1,
                Self.weightDistance(weight.rawValue, face.weights),
                Double(index),
            ]
            return (face, rank)
        }
        .sorted { $0.1.lexicographicallyPrecedes($1.1) }
        .map(\.0)
    }

    /// Condensed requests prefer narrower faces, others wider ones.
    private static func widthDistance(_ wanted: Double, _ available: ClosedRange<Double>) -> Double {
        if available.contains(wanted) { return 0 }
        let isWider = available.lowerBound > wanted
        let distance = isWider ? available.lowerBound - wanted : wanted - available.upperBound
        return isWider == (wanted > 100) ? distance : distance + 1000
    }

    /// 400…500 looks up to 500 first, then down, then up; less looks down first, more looks up first.
    private static func weightDistance(_ wanted: Double, _ available: ClosedRange<Double>) -> Double {
        if available.contains(wanted) { return 0 }
        let isHeavier = available.lowerBound > wanted
        let distance = isHeavier ? available.lowerBound - wanted : wanted - available.upperBound
        if (400...500).contains(wanted) {
            if isHeavier, available.lowerBound <= 500 { return distance }
            return isHeavier ? distance + 2000 : distance + 1000
        }
        return isHeavier == (wanted > 500) ? distance : distance + 1000
    }
}
