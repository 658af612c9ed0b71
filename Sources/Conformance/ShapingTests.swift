internal import Foundation

/// Runs HarfBuzz's shaping tests: lines of font, options, characters and the glyphs that result.
enum ShapingTests {
    static func run(_ file: TestFile) throws(ConformanceError) -> ConformanceReport {
        var report = ConformanceReport(file: file.path)
        var isForOthers = false
        try file.forEachLine(keepingComments: true) { (line, number) throws(ConformanceError) in
            if line.hasPrefix("#") { return }
            if line.hasPrefix("@") {
                isForOthers = isDirectiveForOthers(line) ?? isForOthers
                return
            }
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 4, let text = ShapingTestOptions.characters(fields[2]) else {
                throw file.malformed(number)
            }
            // Fonts by absolute paths are of other systems.
            guard !isForOthers, !fields[0].hasPrefix("/") else {
                report.skipped += 1
                return
            }
            let found = glyphs(font: fields[0], options: fields[1], text: text, beside: file.path)
            report.add(
                line: number, passes: fields[3] == "*" || found == fields[3],
                message: "\(fields[0]) \(fields[1]) \(fields[2]): expected \(fields[3]), found \(found)")
        }
        return report
    }

    /// Whether the cases that follow are for other shapers; nil for a directive that says nothing about shapers.
    private static func isDirectiveForOthers(_ line: Substring) -> Bool? {
        let setting = line.dropFirst().prefix { $0 != "#" }.split(separator: "=", maxSplits: 1)
        guard setting.count == 2, setting[0].hasPrefix("shaper") else { return nil }
        return !setting[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.contains("ot")
    }

    private static func glyphs(font: Substring, options: Substring, text: [UInt32], beside path: String) -> String {
        guard let options = ShapingTestOptions(options) else { return "an option that HarfBuzz does not have here" }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let place = folder.appendingPathComponent(String(font)).standardizedFileURL.path
        guard FileManager.default.isReadableFile(atPath: place) else { return "no font file" }
        return ShapingTestFont(path: place, options: options)?.shape(text) ?? "no such face"
    }
}
