import Foundation
import Testing

@testable import KeylineTypesetting

/// How far a font's rules look is stated in `BundledFonts`. Here it is compared with what `fonts/shaping-reach` reads off the tables.
@Suite struct ShapingReachTests {
    /// What `fonts/shaping-reach.txt` says of a file.
    private enum Reading: Equatable {
        case text
        case word
        case syllable
        /// With the characters after which rules look beyond the cluster.
        case cluster([UInt32])

        init?(_ words: Substring) {
            switch words.prefix(while: \.isLetter) {
            case "text": self = .text
            case "word": self = .word
            case "syllable": self = .syllable
            case "cluster":
                self = .cluster(words.split(separator: " ").dropFirst(3).compactMap { UInt32($0, radix: 16) })
            default: return nil
            }
        }

        /// Whether shaping piece by piece leaves the glyphs of such a font as they are.
        func allows(_ reach: FontFamily.ShapingReach) -> Bool {
            switch (reach, self) {
            case (.text, _): true
            case (.word, .text): false
            case (.word, _): true
            case (.plainWord, _): self != .text
            case (.cluster(let rules), .cluster(let open)):
                open.allSatisfy { character in UInt16(exactly: character).map(rules.isOpen) ?? false }
            case (.cluster, _): false
            }
        }
    }

    private func readings() throws -> [String: Reading] {
        let list = try String(
            contentsOf: Fixtures.fontsFolder.appendingPathComponent("shaping-reach.txt"), encoding: .utf8)
        var readings: [String: Reading] = [:]
        for line in list.split(separator: "\n") {
            let end = try #require(line.firstRange(of: ": "))
            let reading: Reading = try #require(Reading(line[end.upperBound...]), "\(line)")
            readings[String(line[..<end.lowerBound])] = reading
        }
        return readings
    }

    /// Fonts whose rules look beyond their pieces where that makes no difference, and why. ShapingPieceTests shapes with them both ways.
    private static let exceptions = [
        "Inter": "rules look beyond spaces for symbols and digits alone, and only plain words are pieces",
        "Inter Display": "the same",
        "Noto Sans CJK": "a rule of calt looks beyond spaces between hangul, to which HarfBuzz does not apply calt",
    ]

    @Test func `no font is shaped in smaller pieces than its rules look at`() throws {
        let readings = try readings()
        let families = try Fixtures.typesetter().fonts.catalog.families.filter { !$0.isEmoji }
        var excepted: Set<String> = []
        for family in families {
            for face in family.faces {
                let path = URL(fileURLWithPath: face.file.path).pathComponents.suffix(2).joined(separator: "/")
                let reading = try #require(readings[path], "\(path) is not in shaping-reach.txt")
                if reading.allows(family.reach) { continue }
                excepted.insert(family.name)
                #expect(Self.exceptions[family.name] != nil, "\(path): \(reading), stated as \(family.reach)")
            }
        }
        #expect(excepted == Set(Self.exceptions.keys))
    }

    @Test func `the list has every font that is shaped, and no other`() throws {
        let sums = try FontChecksums(directory: Fixtures.fontsFolder).checksums.keys
        let fonts = sums.filter { path in
            let isFont = path.hasSuffix(".ttf") || path.hasSuffix(".otf")
            return isFont && !path.hasSuffix(".shaping.ttf") && !path.contains("Emoji")
        }
        #expect(Set(try readings().keys) == Set(fonts))
    }
}
