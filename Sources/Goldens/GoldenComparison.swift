import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Compares results with their goldens and leaves the files of those that differ. Used by any number of threads at once.
struct GoldenComparison: Sendable {
    let folder: GoldenFolder
    /// Where the files of failures go.
    let output: String
    let renderer: BitmapRenderer
    /// Pictures that were drawn before; nil to draw them all.
    let cache: GoldenCache?

    func verdict(on subject: GoldenSubject) throws -> GoldenVerdict {
        guard let expected = try folder.bytes(of: subject.golden.name) else {
            return .missing(try newGolden(of: subject))
        }
        return switch subject.golden.kind {
        case .layout: try verdict(on: subject, expectedText: expected)
        case .picture: try verdict(on: subject, expectedPicture: expected)
        }
    }

    /// Leaves what would be recorded, so that it can be looked at first.
    private func newGolden(of subject: GoldenSubject) throws -> NewGolden {
        let file = GoldenDifference.Files(subject.golden).actual
        switch subject.golden.kind {
        case .layout:
            let layout = LayoutDump(subject.scene)
            try write(layout.bytes, to: file)
            return NewGolden(digest: GoldenDigests.digest(of: layout), file: file)
        case .picture:
            let drawn = try subject.bitmap(renderer)
            try write(
                try GoldenSubject.picture(drawn, scale: subject.scene.environment.scale, effort: .small), to: file)
            return NewGolden(
                digest: GoldenDigests.digest(of: drawn), file: file, width: drawn.width, height: drawn.height)
        }
    }

    // MARK: Texts

    private func verdict(on subject: GoldenSubject, expectedText bytes: [UInt8]) throws -> GoldenVerdict {
        let expected = LayoutDump(bytes: bytes)
        let actual = LayoutDump(subject.scene)
        guard expected.lines != actual.lines else { return .same }
        let lines = LineDifference(from: expected.lines, to: actual.lines)
        let files = GoldenDifference.Files(subject.golden)
        try write(bytes, to: files.expected)
        try write(actual.bytes, to: files.actual)
        let causes = GoldenCause.causes(of: lines.lines)
        let digests = GoldenDigests(
            expected: GoldenDigests.digest(of: expected), actual: GoldenDigests.digest(of: actual))
        return .different(
            GoldenDifference(
                summary: lines.count == 1 ? "1 line differs" : "\(lines.count) lines differ",
                causes: Array(causes.prefix(GoldenCause.mostNamed)),
                hasMoreCauses: causes.count > GoldenCause.mostNamed, digests: digests, regions: [],
                lines: lines.lines,
                libraryChange: expected.libraries.change(to: actual.libraries),
                pixelSize: (0, 0), files: files))
    }

    // MARK: Pictures

    private func verdict(on subject: GoldenSubject, expectedPicture bytes: [UInt8]) throws -> GoldenVerdict {
        let tolerance = subject.golden.tolerance
        if let name = tolerance.unusedMasks(in: subject.scene.layout).first {
            throw GoldenError.unusedMask(name, golden: subject.golden.name)
        }
        guard let change = try change(in: subject, from: bytes) else { return .same }
        let comparison = tolerance.comparison(of: subject.scene.layout, scale: subject.scene.environment.scale)
        guard let marks = comparison.marks(expected: change.expected, actual: change.drawn),
            !marks.difference.isTolerated
        else { return .same }
        let digests = GoldenDigests(
            expected: GoldenDigests.digest(of: change.expected), actual: GoldenDigests.digest(of: change.drawn))
        return .different(try report(marks, digests, of: subject, expected: bytes, actual: change.file))
    }

    /// A picture that is not its golden, pixel by pixel.
    struct PictureChange {
        let expected: Bitmap
        let drawn: Bitmap
        /// What is drawn as a PNG file.
        let file: [UInt8]
    }

    /// How a subject's picture changed; nil where a golden's file shows exactly what is drawn now, or what is known from the cache to be drawn.
    func change(in subject: GoldenSubject, from bytes: [UInt8]) throws -> PictureChange? {
        let known = cache.map { $0.fingerprint(subject) }
        if let kept = known.flatMap({ cache?.knownPicture($0) }), kept.shows(bytes) { return nil }
        let drawn = try picture(of: subject, known)
        let isKnown = PNGDecoder().isKnown(bytes, toShow: drawn)
        let expected = isKnown ? drawn : try decode(bytes, of: subject.golden)
        if isKnown || drawn == expected {
            if let known { cache?.keep(bytes, as: known) }
            return nil
        }
        let file = try GoldenSubject.picture(drawn, scale: subject.scene.environment.scale, effort: .small)
        if let known { cache?.keep(file, as: known) }
        return PictureChange(expected: expected, drawn: drawn, file: file)
    }

    /// What a subject looks like now, from the cache where it was drawn before.
    private func picture(of subject: GoldenSubject, _ fingerprint: String?) throws -> Bitmap {
        let kept = fingerprint.flatMap { cache?.knownPicture($0) }.flatMap { cache?.picture($0) }
        if let kept, let bitmap = try? PNGDecoder().decode(kept) { return bitmap }
        return try subject.bitmap(renderer)
    }

    private func decode(_ bytes: [UInt8], of golden: GoldenCase) throws -> Bitmap {
        do { return try PNGDecoder().decode(bytes) } catch {
            throw ImageCodingError.inFile(folder.file(golden.name), error)
        }
    }

    /// Leaves the files of a failure and says what differs.
    private func report(
        _ marks: DifferenceMarks, _ digests: GoldenDigests, of subject: GoldenSubject, expected: [UInt8],
        actual: [UInt8]
    ) throws -> GoldenDifference {
        let files = GoldenDifference.Files(subject.golden)
        try write(expected, to: files.expected)
        try write(actual, to: files.actual)
        if let file = files.difference {
            let scale = subject.scene.environment.scale
            try write(PNGEncoder(effort: .fast).encode(marks.indexedPicture, scale: scale), to: file)
        }
        let regions = regions(of: marks, in: subject)
        let causes = GoldenCause.causes(of: marks, in: regions)
        return GoldenDifference(
            summary: Self.summary(of: marks), causes: Array(causes.prefix(GoldenCause.mostNamed)),
            hasMoreCauses: causes.count > GoldenCause.mostNamed, digests: digests, regions: regions,
            lines: [], libraryChange: RecordedLibraries(picture: expected).change(to: .current(for: .picture)),
            pixelSize: (marks.width, marks.height), files: files)
    }

    private func regions(of marks: DifferenceMarks, in subject: GoldenSubject) -> [GoldenDifference.Region] {
        let views = ViewsInRegion(subject.scene, list: subject.list)
        let scale = subject.scene.environment.scale
        return marks.difference.regions.map { pixels in
            let rect = CGRect(
                x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale,
                width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
            let points = marks.differingPixels(in: pixels, atMost: 2048).map { pixel in
                CGPoint(x: (CGFloat(pixel.x) + 0.5) / scale, y: (CGFloat(pixel.y) + 0.5) / scale)
            }
            return GoldenDifference.Region(pixels: pixels, views: views.names(in: rect, changed: points))
        }
    }

    private static func summary(of marks: DifferenceMarks) -> String {
        let difference = marks.difference
        let movement = difference.movement.map { "; \($0)" } ?? ""
        let old = marks.expectedSize
        let new = marks.actualSize
        let sizes =
            difference.sizesDiffer
            ? "; the size was \(old.width)×\(old.height) and is now \(new.width)×\(new.height)" : ""
        return difference.summary + movement + sizes
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try OutputFolder(output).write(bytes, to: name, .remade)
    }
}
