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

    /// What comparing a subject with its golden shows.
    func result(of subject: GoldenSubject) throws -> GoldenResult {
        guard let expected = try folder.bytes(of: subject.golden.name) else { return try newGolden(of: subject) }
        return switch subject.golden.kind {
        case .layout, .accessibility: try result(of: subject, expectedText: expected)
        case .picture: try result(of: subject, expectedPicture: expected)
        }
    }

    /// Leaves what would be recorded, so that it can be looked at first.
    private func newGolden(of subject: GoldenSubject) throws -> GoldenResult {
        let file = GoldenResult.Files(of: subject.golden).actual
        var result = GoldenResult(subject.golden, .missing)
        result.summary = "nothing is recorded"
        result.files = GoldenResult.Files(actual: file)
        switch subject.golden.kind {
        case .layout, .accessibility:
            let layout = subject.text
            try write(layout.bytes, to: file)
            result.digests = GoldenDigests(actual: GoldenDigests.digest(of: layout))
        case .picture:
            let drawn = try subject.bitmap(renderer)
            try write(
                try subject.picture(drawn, PNGEncoder(effort: .small)),
                to: file)
            result.digests = GoldenDigests(actual: GoldenDigests.digest(of: drawn))
            result.pixelSize = [drawn.width, drawn.height]
        }
        return result
    }

    // MARK: Texts

    private func result(of subject: GoldenSubject, expectedText bytes: [UInt8]) throws -> GoldenResult {
        let expected = TextGolden(bytes: bytes)
        let actual = subject.text
        guard expected.lines != actual.lines else { return GoldenResult(subject.golden, .same) }
        let lines = LineDifference(from: expected.lines, to: actual.lines)
        let files = GoldenResult.Files(of: subject.golden)
        if let file = files.expected { try write(bytes, to: file) }
        try write(actual.bytes, to: files.actual)
        if let file = files.picture { try writePicture(of: subject, to: file) }
        var result = GoldenResult(subject.golden, .different)
        result.summary = lines.count == 1 ? "1 line differs" : "\(lines.count) lines differ"
        result.setCauses(
            subject.golden.kind == .accessibility
                ? GoldenCause.causes(ofSpoken: lines.lines)
                : GoldenCause.causes(from: expected.lines, to: actual.lines))
        result.digests = GoldenDigests(
            expected: GoldenDigests.digest(of: expected), actual: GoldenDigests.digest(of: actual))
        result.lines = lines.lines.map(GoldenResult.Line.init)
        result.libraryChange = expected.libraries.change(to: actual.libraries)
        result.source = Self.source(of: subject, since: expected.origin, isPicture: false)
        result.files = files
        return result
    }

    // MARK: Pictures

    private func result(of subject: GoldenSubject, expectedPicture bytes: [UInt8]) throws -> GoldenResult {
        let tolerance = subject.golden.tolerance
        if let name = tolerance.unusedMasks(in: subject.scene.layout).first {
            throw GoldenError.unusedMask(name, golden: subject.golden.name)
        }
        guard let change = try change(in: subject, from: bytes) else { return GoldenResult(subject.golden, .same) }
        let comparison = tolerance.comparison(of: subject.scene.layout, scale: subject.scene.environment.scale)
        guard let marks = comparison.marks(expected: change.expected, actual: change.drawn),
            !marks.difference.isTolerated
        else { return GoldenResult(subject.golden, .same) }
        let digests = GoldenDigests(
            expected: GoldenDigests.digest(of: change.expected), actual: GoldenDigests.digest(of: change.drawn))
        return try report(marks, digests, of: subject, expected: bytes, actual: change.file)
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
        let file = try subject.picture(drawn, PNGEncoder(effort: .small))
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
    ) throws -> GoldenResult {
        let files = GoldenResult.Files(of: subject.golden)
        if let file = files.expected { try write(expected, to: file) }
        try write(actual, to: files.actual)
        if let file = files.difference {
            let scale = subject.scene.environment.scale
            try write(PNGEncoder(effort: .fast).encode(marks.indexedPicture, scale: scale), to: file)
        }
        var result = GoldenResult(subject.golden, .different)
        result.summary = Self.summary(of: marks)
        result.digests = digests
        result.regions = regions(of: marks, in: subject)
        let recorded = RecordedLayout(picture: expected)
        let current = RecordedLayout(subject.scene).reduced(to: recorded)
        let places = recorded.map {
            ChangedPlaces(from: $0.lines, to: current.lines, scale: subject.scene.environment.scale)
        }
        var causes = GoldenCause.causes(of: marks, in: result.regions, besides: places)
        if let recorded {
            let lines = LineDifference(from: recorded.lines, to: current.lines)
            causes = RecordedLayout.causes(from: recorded, to: current, and: causes)
            if lines.count > 0 { result.lines = lines.lines.map(GoldenResult.Line.init) }
        }
        result.setCauses(causes)
        result.libraryChange = RecordedLibraries(picture: expected).change(to: .current(for: .picture))
        result.source = Self.source(of: subject, since: RecordedOrigin(picture: expected), isPicture: true)
        result.pixelSize = [marks.width, marks.height]
        result.files = files
        return result
    }

    /// The source of a difference; nil where a golden does not say what it was made from.
    private static func source(
        of subject: GoldenSubject, since recorded: RecordedOrigin?, isPicture: Bool
    ) -> GoldenResult.Source? {
        guard let recorded, let now = RecordedOrigin(subject) else { return nil }
        return recorded.source(ofDifferenceTo: now, isPicture: isPicture)
    }

    private func regions(of marks: DifferenceMarks, in subject: GoldenSubject) -> [GoldenResult.Region] {
        let views = ViewsInRegion(subject.scene, list: subject.list)
        let scale = subject.scene.environment.scale
        return marks.difference.regions.map { pixels in
            let rect = CGRect(
                x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale,
                width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
            let points = marks.differingPixels(in: pixels, atMost: 2048).map { pixel in
                CGPoint(x: (CGFloat(pixel.x) + 0.5) / scale, y: (CGFloat(pixel.y) + 0.5) / scale)
            }
            return GoldenResult.Region(
                pixels: [pixels.x, pixels.y, pixels.width, pixels.height], views: views.names(in: rect, changed: points)
            )
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

    /// Leaves the picture of a scene whose text differs.
    private func writePicture(of subject: GoldenSubject, to file: String) throws {
        let scale = subject.scene.environment.scale
        try write(try PNGEncoder(effort: .fast).encode(try subject.bitmap(renderer), scale: scale), to: file)
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try OutputFolder(output).write(bytes, to: name, .remade)
    }
}
