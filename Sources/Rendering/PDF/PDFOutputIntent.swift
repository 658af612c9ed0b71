/// Says in a finished PDF that its colours are sRGB, which Cairo 1.16 has no word for: an output intent with a profile, in an
/// incremental update, so that what Cairo wrote stays as it is.
///
/// Source: ISO 32000-1, 7.5.6 (incremental updates) and 14.11.5 (output intents).
enum PDFOutputIntent {
    /// The file with the intent; nil where it is not as Cairo writes it.
    static func appended(to file: [UInt8]) -> [UInt8]? {
        guard let trailer = Trailer(file), let catalog = dictionary(of: trailer.root, in: file) else { return nil }
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
    private static func dictionary(of object: Int, in file: [UInt8]) -> String? {
        let begin = Array("\n\(object) 0 obj".utf8)
        guard let start = file.firstRange(of: begin)?.upperBound,
            let end = file[start...].firstRange(of: Array("endobj".utf8))?.lowerBound
        else { return nil }
        let text = String(decoding: file[start..<end], as: UTF8.self)
        guard let first = text.firstRange(of: "<<")?.upperBound, let last = text.ranges(of: ">>").last?.lowerBound,
            first <= last
        else { return nil }
        return text[first..<last].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What stands at the end of a file.
    private struct Trailer {
        /// The catalog's number.
        let root: Int
        /// One more than the highest number of an object.
        let size: Int
        /// The information's number.
        let info: Int?
        /// Where the table of objects begins.
        let table: Int

        init?(_ file: [UInt8]) {
            let end = String(decoding: file.suffix(512), as: UTF8.self)
            func number(after word: String) -> Int? {
                guard let place = end.ranges(of: word).last?.upperBound else { return nil }
                return Int(end[place...].drop { $0.isWhitespace }.prefix { $0.isNumber })
            }
            guard end.contains("trailer"), let root = number(after: "/Root"), let size = number(after: "/Size"),
                let table = number(after: "startxref")
            else { return nil }
            self.root = root
            self.size = size
            self.table = table
            info = number(after: "/Info")
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
