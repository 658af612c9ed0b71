import Foundation
import KeylineGraphics
import KeylineImageCoding

/// A program that reads our files as strangers do. Tests that need one are skipped where it is not installed.
enum ExternalTool: String {
    case pdftotext, pdftoppm, pdffonts, pdfinfo, chromium
    case rsvgConvert = "rsvg-convert"

    private var path: String { "/usr/bin/\(rawValue)" }

    var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// Runs the program on a file and answers with what it prints.
    func output(for file: [UInt8], arguments: (_ path: String) -> [String]) throws -> [UInt8] {
        let input = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID())")
        try Data(file).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments(input.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return [UInt8](output)
    }

    /// Runs the program on a file and answers with the picture that it prints.
    func picture(of file: [UInt8], arguments: (_ path: String) -> [String]) throws -> Bitmap {
        try PNGDecoder().decode(output(for: file, arguments: arguments))
    }

    /// Runs the program on a file and answers with the text that it prints, without white space at its end.
    func text(of file: [UInt8], arguments: (_ path: String) -> [String]) throws -> String {
        String(decoding: try output(for: file, arguments: arguments), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// The likeness of two pictures that programs with different antialiasing drew.
struct Likeness {
    /// The mean difference of a channel, 0…255.
    let meanDelta: Double

    init(_ left: Bitmap, _ right: Bitmap) {
        let sum = zip(left.pixels, right.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        meanDelta = left.pixels.count == right.pixels.count ? Double(sum) / Double(max(left.pixels.count, 1)) : 255
    }
}
