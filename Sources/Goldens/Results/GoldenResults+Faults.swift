import KeylineImageCoding
import KeylineScenes

/// Results come from other machines: whatever a document says is checked before anything is computed from it, copied or shown.
extension GoldenResults {
    /// What no test writes, in words; nil where all is well.
    var fault: String? {
        if let name = cases.first(where: { !GoldenCase.isName($0) }) {
            return "\(name.quoted) is not the name of a golden"
        }
        let known = Set(cases)
        if let name = results.map(\.name).first(where: { !known.contains($0) }) {
            return "\(name.quoted) has a result but is not a case"
        }
        if let name = unclaimed.first(where: { !Self.isFile($0) }) {
            return "\(name.quoted) is not the name of a golden"
        }
        if let (name, size) = oversized.first(where: { !Self.isFile($0.key) || $0.value < 0 }) {
            return "\(name.quoted) does not have \(size) bytes"
        }
        for result in results { if let fault = result.fault { return "\(result.name.quoted): \(fault)" } }
        return nil
    }

    /// Whether a name is that of a file inside the folder of goldens, which may have any letters.
    private static func isFile(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return GoldenCase.Kind(name: name) != nil && !name.utf8.contains(0)
            && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual("..".utf8) && !$0.elementsEqual(".".utf8) }
    }
}

extension GoldenResult {
    /// The most that a number of pixels can be.
    private static let pixels = 0...ImageLimits.standard.maximumSide

    /// What no test writes, in words; nil where all is well.
    fileprivate var fault: String? {
        if let region = regions.first(where: { !Self.isRegion($0.pixels) }) {
            return "regions[].pixels \(region.pixels.prefix(8)) is not x, y, width and height"
        }
        let isSize = pixelSize.isEmpty || pixelSize.count == 2 && pixelSize.allSatisfy(Self.pixels.contains)
        guard isSize else { return "pixelSize \(pixelSize.prefix(8)) is not a width and a height" }
        if let line = lines.first(where: { $0.kind == .skipped && Int($0.text) == nil }) {
            return "lines[].text \(line.text.prefix(20).description.quoted) is not a number of lines"
        }
        if let digests, ![digests.expected, digests.actual].compactMap({ $0 }).allSatisfy(GoldenDigests.isDigest) {
            return "digests are not SHA-256 digests"
        }
        return files.flatMap(fault)
    }

    private static func isRegion(_ sides: [Int]) -> Bool {
        sides.count == 4 && sides.allSatisfy(pixels.contains)
    }

    /// A golden's name decides the names of its files: there are no others to copy.
    private func fault(of files: Files) -> String? {
        guard let kind = GoldenCase.Kind(name: name) else { return "it is not the name of a golden" }
        let usual = Files(name: name, kind: kind)
        let pairs = [
            (files.expected, usual.expected), (files.actual, usual.actual), (files.difference, usual.difference),
            (files.picture, usual.picture),
            (files.inspector, Files.inspector(name: name, kind: kind)),
        ]
        let wrong = pairs.first { named, usual in named != nil && named != usual }
        return wrong.flatMap(\.0).map { "files names \($0.quoted), which is no file of this golden" }
    }
}
