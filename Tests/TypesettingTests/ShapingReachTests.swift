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
            case "cluster": self = .cluster(words.split(separator: " ").dropFirst(3).compactMap { UInt32($0, radix: 16) })
            default: return nil
            }
        }

        /// Whether shaping piece by piece leaves the glyphs of such a font as they are.
        func allows(_ reach: FontFamily.ShapingReach) -> Bool {
            switch (reach, self) {
            case (.text, _): true
            case (.word, .text): false
            case (.word, _): true
            // Inter's rules look beyond spaces for signs and digits alone; ShapingPieceTests shapes with it both ways.
            case (.plainWord, _): true
            case (.cluster(let rules), .cluster(let open)):
                open.allSatisfy { character in UInt16(exactly: character).map(rules.isOpen) ?? false }
            // Only where spaces keep their neighbours: bopomofo's tone marks look beyond them.
            case (.cluster(let rules), .text): rules.isOpen(after: 0x20)
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

    @Test func `no font is shaped in smaller pieces than its rules look at`() throws {
        let readings = try readings()
        let families = try Fixtures.typesetter().fonts.catalog.families.filter { !$0.isEmoji }
        var plain: Set<String> = []
        for family in families {
            for face in family.faces {
                let path = URL(fileURLWithPath: face.file.path).pathComponents.suffix(2).joined(separator: "/")
                let reading = try #require(readings[path], "\(path) is not in shaping-reach.txt")
                #expect(reading.allows(family.reach), "\(path): \(reading), stated as \(family.reach)")
            }
            if case .plainWord = family.reach { plain.insert(family.name) }
        }
        #expect(plain == ["Inter", "Inter Display"])
    }

    @Test func `the list has every font that is shaped, and no other`() throws {
        let sums = try FontChecksums(directory: Fixtures.fontsFolder).checksums.keys
        let fonts = sums.filter { path in
            (path.hasSuffix(".ttf") || path.hasSuffix(".otf")) && !path.hasSuffix(".shaping.ttf") && !path.contains("Emoji")
        }
        #expect(Set(try readings().keys) == Set(fonts))
    }
}
