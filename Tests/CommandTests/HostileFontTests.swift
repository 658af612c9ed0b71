import Foundation
import Testing

/// Fonts whose tables are altered and whose checksums are right again: each is an error or drawn, and never ends the command.
@Suite struct HostileFontTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    /// A font with outlines in `CFF`, and one with outlines in `glyf`, each with a text in its letters and tables that are worth altering.
    private static let kinds: [String: (file: String, name: String, text: String, tables: [String])] = [
        "CFF": (
            "tex-gyre/KeylineRoman-Regular.otf", "Keyline", "Waffle 1/2",
            ["CFF ", "GPOS", "GSUB", "cmap", "head", "hhea", "hmtx", "maxp", "OS/2"]
        ),
        "glyf": (
            "noto-sans/NotoSansHebrew-Regular.ttf", "Noto", "שָׁלוֹם",
            ["glyf", "loca", "GPOS", "GSUB", "GDEF", "cmap", "head", "hhea", "hmtx", "maxp", "OS/2", "post"]
        ),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../fonts").standardizedFileURL

    @Test(arguments: ["CFF", "glyf"], [1, 2, 3] as [UInt64])
    func `an altered font with right checksums is drawn or refused`(kind: String, seed: UInt64) throws {
        let tables = try #require(Self.kinds[kind]).tables
        var font = try writeCard(kind)
        var random = Numbers(state: seed)
        for table in [tables[0], tables[Int(random.next() % UInt64(tables.count))]] {
            font.alter(table, times: 1 + Int(random.next() % 12), &random)
            try room.write(font.sealed, "fonts/own.\(kind == "CFF" ? "otf" : "ttf")")
            for format in ["png", "svg", "pdf"] {
                let outcome = try room.run(
                    "render", "card.yaml", "--fonts", "fonts", "--format", format, "-o", "out.\(format)")
                #expect([0, 2].contains(outcome.status), "\(table) \(format): \(outcome.errors)")
                // Without a font that was refused the layout is drawn in another.
                let isDrawn = room.bytes("out.\(format)") != nil
                #expect(isDrawn || outcome.status == 2)
                if isDrawn { try room.remove("out.\(format)") }
            }
        }
    }

    @Test(arguments: ["CFF", "glyf"])
    func `the font itself is drawn`(kind: String) throws {
        try room.write(try writeCard(kind).sealed, "fonts/own.\(kind == "CFF" ? "otf" : "ttf")")
        let outcome = try room.run("render", "card.yaml", "--fonts", "fonts", "-o", "out.png")
        #expect(outcome.status == 0 && !outcome.errors.contains("missingFont"), "\(outcome.errors)")
    }

    /// Writes a layout with a text in the font, and answers the font, under a name of its own so that no bundled one takes its place.
    private func writeCard(_ kind: String) throws -> SealedFont {
        let (file, name, text, _) = try #require(Self.kinds[kind])
        var font = SealedFont(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
        font.rename(name, to: String(name.reversed()))
        let family = String(name.reversed()) + (kind == "CFF" ? " Roman" : " Sans Hebrew")
        try room.write(
            """
            keyline: 1
            size: 200x60
            views:
              - { type: UILabel, id: a, text: \(text), font: { family: \(family), size: 20 } }
            """, "card.yaml")
        return font
    }
}

/// Numbers without a pattern (SplitMix64), the same in every run.
private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A font file that is altered and gets its checksums back (OpenType 1.9, table directory).
private struct SealedFont {
    private var bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    private var tables: [(name: String, entry: Int, range: Range<Int>)] {
        (0..<Int(bytes[4]) << 8 | Int(bytes[5])).map { index in
            let entry = 12 + 16 * index
            let start = number(entry + 8)
            let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
            return (name, entry, start..<min(start + number(entry + 12), bytes.count))
        }
    }

    private func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }

    /// Replaces a name by another of the same length, in whichever encoding it stands.
    mutating func rename(_ name: String, to other: String) {
        let forms = [(Array(name.utf8), Array(other.utf8)), (Self.wide(name), Self.wide(other))]
        for (old, new) in forms {
            for offset in 0..<bytes.count - old.count where bytes[offset..<offset + old.count].elementsEqual(old) {
                bytes.replaceSubrange(offset..<offset + old.count, with: new)
            }
        }
    }

    private static func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

    /// Changes bytes of a table, more of them near its beginning, where its structure is.
    mutating func alter(_ table: String, times: Int, _ random: inout Numbers) {
        guard let range = tables.first(where: { $0.name == table })?.range, !range.isEmpty else { return }
        for _ in 0..<times {
            let share = Double(random.next() % 10_000) / 10_000
            let offset = range.lowerBound + Int(Double(range.count) * share * share)
            bytes[offset] = [0, 0xFF, 0x7F, 0x80, UInt8(random.next() & 0xFF)][Int(random.next() % 5)]
        }
    }

    /// The file with the checksums that its tables have now.
    var sealed: Data {
        var result = bytes
        for (_, entry, range) in tables {
            var sum: UInt32 = 0
            for (index, offset) in range.enumerated() {
                // What `head` says of the whole file counts as zero.
                let isAdjustment = bytes[entry..<entry + 4].elementsEqual("head".utf8) && (8..<12).contains(index)
                sum &+= isAdjustment ? 0 : UInt32(bytes[offset]) << UInt32(24 - 8 * (index % 4))
            }
            for index in 0..<4 { result[entry + 4 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
        }
        return Data(result)
    }
}
