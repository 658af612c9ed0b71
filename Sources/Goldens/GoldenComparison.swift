import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Compares results with their goldens, exactly, and leaves the files of those that differ. Used by any number of threads at once.
struct GoldenComparison: Sendable {
    let folder: GoldenFolder
    /// Where the files of failures go.
    let output: String
    let renderer: BitmapRenderer

    func verdict(on subject: GoldenSubject) throws -> GoldenVerdict {
        guard let expected = try folder.bytes(of: subject.golden.name) else { return .missing }
        return switch subject.golden.kind {
        case .layout: try verdict(on: subject, expectedText: expected)
        case .picture: try verdict(on: subject, expectedPicture: expected)
        }
    }

    // MARK: Texts

    private func verdict(on subject: GoldenSubject, expectedText bytes: [UInt8]) throws -> GoldenVerdict {
        let (expected, actual) = (LayoutText(bytes: bytes), LayoutText(subject.scene))
        guard expected.lines != actual.lines else { return .same }
        let lines = LineDifference(from: expected.lines, to: actual.lines)
        let files = GoldenDifference.Files(subject.golden)
        try write(bytes, to: files.expected)
        try write(actual.bytes, to: files.actual)
        return .different(
            GoldenDifference(
                summary: lines.count == 1 ? "1 line differs" : "\(lines.count) lines differ", regions: [],
                lines: lines.lines, libraryChange: expected.libraries.change(to: actual.libraries),
                pixelSize: (0, 0), files: files))
    }

    // MARK: Pictures

    private func verdict(on subject: GoldenSubject, expectedPicture bytes: [UInt8]) throws -> GoldenVerdict {
        let expected: Bitmap
        do { expected = try PNGDecoder().decode(bytes) } catch {
            throw ImageCodingError.inFile(folder.file(subject.golden.name), error)
        }
        let actual = try subject.bitmap(renderer)
        let comparison = BitmapComparison()
        guard let difference = comparison.difference(expected: expected, actual: actual) else { return .same }
        let files = GoldenDifference.Files(subject.golden)
        let scale = subject.scene.environment.scale
        try write(bytes, to: files.expected)
        try write(GoldenSubject.picture(actual, scale: scale), to: files.actual)
        if let file = files.difference {
            let picture = comparison.picture(expected: expected, actual: actual)
            try write(PNGEncoder().encode(picture, scale: scale), to: file)
        }
        return .different(
            GoldenDifference(
                summary: Self.summary(of: difference, expected, actual),
                regions: regions(of: difference, in: subject), lines: [],
                libraryChange: RecordedLibraries(picture: bytes).change(to: .current(for: .picture)),
                pixelSize: (max(expected.width, actual.width), max(expected.height, actual.height)), files: files))
    }

    private func regions(of difference: BitmapDifference, in subject: GoldenSubject) -> [GoldenDifference.Region] {
        let views = ViewsInRegion(subject.scene, list: subject.list)
        let scale = subject.scene.environment.scale
        return difference.regions.map { pixels in
            let rect = CGRect(
                x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale,
                width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
            return GoldenDifference.Region(pixels: pixels, views: views.names(in: rect))
        }
    }

    private static func summary(of difference: BitmapDifference, _ expected: Bitmap, _ actual: Bitmap) -> String {
        let count = difference.pixelCount
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        let places = difference.regions.count == 1 ? "1 place" : "\(difference.regions.count) places"
        let sizes =
            difference.sizesDiffer
            ? "; the size was \(expected.width)×\(expected.height), it is \(actual.width)×\(actual.height)" : ""
        return "\(pixels) by up to \(difference.greatestDelta), in \(places)\(sizes)"
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let file = "\(output)/\(name)"
        try OutputFolder.make(for: file)
        try OutputFile.write(bytes, to: file)
    }
}
