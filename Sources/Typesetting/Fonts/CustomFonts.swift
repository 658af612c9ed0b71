internal import Foundation
internal import KeylineScenes

/// Families read from added font files.
struct CustomFonts {
    /// A face as its file describes it.
    private struct Described {
        let face: FontFace
        let family: String
        let names: [String]
    }

    private var described: [Described] = []

    /// Reads every face of a file.
    mutating func add(path: String) throws(FontError) {
        let file = try FontFile(opening: path)
        let data = try file.data()
        for index in 0..<HarfBuzzFace.count(in: data) {
            guard let face = HarfBuzzFace(data, index: index) else { throw .notAFont(path: path) }
            described.append(Self.describe(face, file: file, index: index))
        }
    }

    /// The families in the order of their first faces.
    var families: [FontFamily] {
        var order: [String] = []
        for name in described.map(\.family) where !order.contains(name) { order.append(name) }
        return order.map { name in
            FontFamily(name: name, lineFit: .tall, faces: described.filter { $0.family == name }.map(\.face))
        }
    }

    /// The face or family of each name; a family's name leads to the family, even where a face has the same.
    var entries: [String: FontCatalog.Entry] {
        var entries: [String: FontCatalog.Entry] = [:]
        for family in families {
            for face in described where face.family == family.name {
                for name in face.names {
                    entries[FontCatalog.key(name)] = FontCatalog.Entry(family: family, face: face.face)
                }
            }
        }
        for family in families { entries[FontCatalog.key(family.name)] = FontCatalog.Entry(family: family, face: nil) }
        return entries
    }

    private static func describe(_ face: HarfBuzzFace, file: FontFile, index: Int) -> Described {
        let style = HarfBuzzFont(face, variations: []).style
        let axes = face.axes
        func range(_ tag: String, _ single: Double) -> ClosedRange<Double> {
            axes.first { $0.tag == tag }?.range ?? single...single
        }
        let family = face.name(.typographicFamily) ?? face.name(.family) ?? file.name
        return Described(
            face: FontFace(
                file: file, faceIndex: index, weights: range("wght", style.weight), widths: range("wdth", style.width),
                isItalic: style.isItalic, axes: Set(axes.map(\.tag))
            ),
            family: family,
            names: [face.name(.family), face.name(.full), face.name(.postScript)].compactMap { $0 }.filter {
                $0 != family
            }
        )
    }
}
