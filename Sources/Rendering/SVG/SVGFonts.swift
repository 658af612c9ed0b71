internal import Foundation
internal import KeylineGraphics

/// The fonts of the texts that an SVG file shows, each cut down to the letters in the file and put into it.
struct SVGFonts {
    private struct Use {
        let family: String
        let face: FreeTypeFace
        var scalars: Set<Unicode.Scalar> = []
    }

    private let idPrefix: String
    /// In the order of their first use.
    private var uses: [Use] = []
    private var indices: [FontID: Int] = [:]

    init(idPrefix: String) {
        self.idPrefix = idPrefix
    }

    /// The family by which a text finds the font, whose letters it needs from now on.
    mutating func family(of face: FreeTypeFace, showing text: String) -> String {
        let index = indices[face.id] ?? uses.count
        if index == uses.count {
            indices[face.id] = index
            uses.append(Use(family: "\(idPrefix)font\(index)", face: face))
        }
        uses[index].scalars.formUnion(text.unicodeScalars)
        return uses[index].family
    }

    /// The rules that name the fonts; empty where there are none. A font that cannot be taken apart has none: its texts name its family
    /// too.
    var rules: String {
        uses.compactMap { use in
            guard let bytes = FontSubset.bytes(of: use.face, for: use.scalars) else { return nil }
            let name = SVGFontName(use.face)
            let weight = name.weight.map { "font-weight:\($0);" } ?? ""
            let style = name.isItalic ? "font-style:italic;" : ""
            let data = Data(bytes).base64EncodedString()
            return "@font-face{font-family:\(use.family);\(weight)\(style)src:url(data:font/ttf;base64,\(data))}\n"
        }.joined()
    }
}
