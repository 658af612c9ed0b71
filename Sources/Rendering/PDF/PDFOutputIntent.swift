/// Says in a finished PDF that its colours are sRGB, which Cairo 1.16 has no word for: an output intent with a profile, in an
/// incremental update, so that what Cairo wrote stays as it is.
///
/// Source: ISO 32000-1, 7.5.6 (incremental updates) and 14.11.5 (output intents).
enum PDFOutputIntent {
    /// The file with the intent; nil where it is not as Cairo writes it.
    static func appended(to file: [UInt8]) -> [UInt8]? {
        guard let trailer = Trailer(file), let catalog = dictionary(of: trailer.root, in: file, trailer) else {
            return nil
        }
        var update = Update(start: file.count)
        let profile = trailer.size
        let intent = trailer.size + 1
        update.append(profile, stream: SRGBProfile.bytes, entries: "/N 3")
        update.append(
            intent,
            "<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1)"
                + " /Info (sRGB IEC61966-2.1) /DestOutputProfile \(profile) 0 R >>")
        update.append(trailer.root, "<< \(catalog) /OutputIntents [ \(intent) 0 R ] >>")
        return file + update.finished(after: trailer)
    }

    /// The entries of an object's dictionary, without the brackets around them.
    private static func dictionary(of object: Int, in file: [UInt8], _ trailer: Trailer) -> String? {
        guard let offset = trailer.place(of: object, in: file) else { return nil }
        // A catalog is short, and Cairo writes it last but for the table.
        let text = String(decoding: file[offset..<min(offset + longestDictionary, trailer.table)], as: UTF8.self)
        guard text.hasPrefix("\(object) 0 obj"), let end = text.firstRange(of: "endobj")?.lowerBound else { return nil }
        let entries = text[..<end]
        guard let first = entries.firstRange(of: "<<")?.upperBound,
            let last = entries.ranges(of: ">>").last?.lowerBound, first <= last
        else { return nil }
        return entries[first..<last].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// More bytes than these are no catalog of Cairo's.
    private static let longestDictionary = 4096

    /// The end of a file.
    private struct Trailer {
        /// The catalog's number.
        let root: Int
        /// One more than the highest number of an object.
        let size: Int
        /// The information's number.
        let info: Int?
        /// The offset of the table of objects.
        let table: Int

        init?(_ file: [UInt8]) {
            let end = String(decoding: file.suffix(512), as: UTF8.self)
            func number(after word: String) -> Int? {
                guard let start = end.ranges(of: word).last?.upperBound else { return nil }
                return Int(end[start...].drop { $0.isWhitespace }.prefix { $0.isNumber })
            }
            guard end.contains("trailer"), let root = number(after: "/Root"), let size = number(after: "/Size"),
                let table = number(after: "startxref")
            else { return nil }
            self.root = root
            self.size = size
            self.table = table
            info = number(after: "/Info")
        }

        /// Bytes of a line of the table.
        private static let entry = 20

        /// Returns the offset of an object, by the one table that Cairo writes: its title, the number of the first object and their count,
        /// and a line of 20 bytes for each, which begins with the place in ten digits.
        func place(of object: Int, in file: [UInt8]) -> Int? {
            guard table >= 0, table < file.count, object < size else { return nil }
            let lines = file[table...].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
            guard lines.count == 3, lines[0].elementsEqual("xref".utf8), lines[1].starts(with: "0 ".utf8) else {
                return nil
            }
            let digits = lines[2].dropFirst(object * Self.entry).prefix(10)
            guard let offset = Int(String(decoding: digits, as: UTF8.self)), offset > 0, offset < table else {
                return nil
            }
            return offset
        }
    }

    /// Objects behind the end of a file.
    private struct Update {
        let start: Int
        private var bytes: [UInt8] = []
        private var places: [(object: Int, place: Int)] = []

        init(start: Int) { self.start = start }

        mutating func append(_ object: Int, _ text: String) {
            places.append((object, start + bytes.count))
            bytes += "\(object) 0 obj\n\(text)\nendobj\n".utf8
        }

        mutating func append(_ object: Int, stream: [UInt8], entries: String) {
            places.append((object, start + bytes.count))
            bytes += "\(object) 0 obj\n<< \(entries) /Length \(stream.count) >>\nstream\n".utf8
            bytes += stream + "\nendstream\nendobj\n".utf8
        }

        /// The objects with their table, behind the file's own.
        func finished(after trailer: Trailer) -> [UInt8] {
            let table = start + bytes.count
            var text = "xref\n"
            for (object, place) in places.sorted(by: { $0.object < $1.object }) {
                let digits = String(place)
                text += "\(object) 1\n" + String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
            }
            let info = trailer.info.map { " /Info \($0) 0 R" } ?? ""
            text += "trailer\n<< /Size \(trailer.size + 2) /Root \(trailer.root) 0 R\(info) /Prev \(trailer.table) >>\n"
            return bytes + (text + "startxref\n\(table)\n%%EOF\n").utf8
        }
    }
}
