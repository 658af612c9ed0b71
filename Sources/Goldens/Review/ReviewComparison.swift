import Foundation
import KeylineByteText
public import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineRendering
public import KeylineScenes

/// Draws the pictures of one revision, and compares another revision's with them.
///
/// Each picture is a ``GoldenCase``, the older pictures are a folder of goldens, and differences are found as
/// ``GoldenTest`` finds them: a review has no comparison of its own.
@MainActor
public struct ReviewComparison {
    private let pictures: GoldenFolder
    private let fonts: any FontDataSource
    private let jobs: Int
    private let times = PictureTimes()

    /// The seconds that each picture took so far, by name.
    public var seconds: [String: Double] { times.seconds }

    /// Plans a review.
    ///
    /// - Parameters:
    ///   - pictures: The folder for the older revision's pictures.
    ///   - fonts: The fonts of the pictures.
    ///   - jobs: How many pictures are drawn at once, at least 1.
    public init(pictures: String, fonts: any FontDataSource, jobs: Int) {
        self.pictures = GoldenFolder(pictures)
        self.fonts = fonts
        self.jobs = jobs
    }

    /// Describes a picture without drawing it.
    ///
    /// - Parameters:
    ///   - golden: The picture.
    ///   - scene: The scene that it shows, or the reason why there is none.
    ///   - records: The pictures that are known, by name; learns its texts or its failure.
    public func describe(_ golden: GoldenCase, _ scene: Result<Scene, any Error>, in records: inout ReviewRecords) {
        records.records[golden.name]?.isDescribed = true
        do {
            let subject = try pictures.work(on: golden.name).attempt { try GoldenSubject(golden, scene.get()) }
            records.records[golden.name]?.set(ReviewTexts(subject))
            records.records[golden.name]?.digest = subject.digest
        } catch {
            records.records[golden.name]?.failure = "\(error)"
        }
    }

    /// Draws pictures of the older revision.
    ///
    /// - Parameters:
    ///   - cases: The pictures.
    ///   - records: The records of all pictures, by name; learns their texts.
    public func record(_ cases: [GoldenCase], in records: inout ReviewRecords) async {
        let renderer = BitmapRenderer(fonts: fonts)
        let folder = pictures
        let times = times
        let results = await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in
                try times.timed(golden.name) {
                    try folder.work(on: golden.name).attempt { try GoldenSubject(golden) }
                }
            },
            work: { (subject: GoldenSubject) throws -> ReviewTexts in
                try times.timed(subject.golden.name) {
                    try folder.work(on: subject.golden.name).attempt {
                        _ = try GoldenRecorder.record(subject, in: folder, renderer, PNGEncoder(effort: .fast))
                        return ReviewTexts(subject)
                    }
                }
            })
        for (golden, result) in zip(cases, results) {
            switch result {
            case .success(let texts):
                records.records[golden.name]?.set(texts)
                records.records[golden.name]?.isDrawn = true
            case .failure(let error): records.records[golden.name]?.failure = "\(error)"
            }
        }
    }

    /// Compares pictures of the newer revision with the older ones.
    ///
    /// - Parameters:
    ///   - cases: The pictures that may differ.
    ///   - records: The records of all pictures, by name.
    ///   - old: The older revision's.
    ///   - output: The folder for the files of those that differ.
    ///   - reasons: The causes of a change that files tell, by the picture's name and the views that it shows or showed.
    /// - Returns: The changes, in the order of the cases.
    public func changes(
        in cases: [GoldenCase], _ records: [String: ReviewRecord], since old: ReviewRecords, output: String,
        reasons: (_ name: String, _ views: ShownViews) -> [GoldenCause]
    ) async -> [ReviewChange] {
        FailureFiles(output).clear()
        let renderer = BitmapRenderer(fonts: fonts)
        let folder = pictures
        let comparison = GoldenComparison(folder: folder, output: output, renderer: renderer, cache: nil)
        let times = times
        let results = await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in
                try times.timed(golden.name) {
                    try folder.work(on: golden.name).attempt { try GoldenSubject(golden) }
                }
            },
            work: { (subject: GoldenSubject) throws -> (GoldenResult, ReviewTexts) in
                try times.timed(subject.golden.name) {
                    try folder.work(on: subject.golden.name).attempt {
                        (try comparison.result(of: subject), ReviewTexts(subject))
                    }
                }
            })
        return zip(cases, results).compactMap { golden, result in
            let record = records[golden.name] ?? ReviewRecord(title: golden.name, file: golden.origin)
            let before = old.records[golden.name]
            switch result {
            case .failure(let error):
                // A picture that could not be drawn before for the same reason is counted elsewhere.
                if let failure = before?.failure, Self.isSameFailure(failure, "\(error)") { return nil }
                var change = ReviewChange(record, name: golden.name, .failed, summary: "\(error)")
                change.setCauses(reasons(golden.name, ShownViews()))
                change.location = (error as? any InputError)?.location ?? change.location
                return change
            case .success(let (result, texts)):
                let views = ShownViews(texts.layout, texts.views).union(before?.shownViews)
                var change = Self.change(result, texts, record, since: before, reasons: { reasons(golden.name, views) })
                if before == nil, let failure = old.failure(ofFile: record.file) {
                    change?.summary = "its file could not be read before: \(failure.textLines.first ?? failure)"
                    change?.setCauses(reasons(golden.name, views))
                }
                return change
            }
        }
    }

    /// Whether two reasons differ at most in numbers, such as lines and versions.
    private static func isSameFailure(_ first: String, _ second: String) -> Bool {
        first.replacing(/[0-9]+/, with: "") == second.replacing(/[0-9]+/, with: "")
    }

    private static func change(
        _ result: GoldenResult, _ texts: ReviewTexts, _ record: ReviewRecord, since older: ReviewRecord?,
        reasons: () -> [GoldenCause]
    ) -> ReviewChange? {
        guard let older, older.failure == nil else {
            let summary = older?.failure.map { "could not be drawn before: \($0)" } ?? ReviewChange.plainArrival
            var change = ReviewChange(record, name: result.name, .new, summary: summary)
            change.files.after = result.files?.actual
            change.digests = result.digests
            change.pixelSize = result.pixelSize
            change.location = texts.views.lazy.compactMap(\.location).first
            return change
        }
        let before = older.withBars(of: texts.layout)
        let layout = LineDifference(from: before.layout, to: texts.layout)
        let spoken = LineDifference(from: before.accessibility, to: texts.accessibility)
        guard result.state == .different || layout.count > 0 || spoken.count > 0 else { return nil }
        let words = [
            result.state == .different ? result.summary : nil,
            layout.count > 0 ? "\(layout.count) \(layout.count == 1 ? "line" : "lines") of the layout" : nil,
            spoken.count > 0 ? "\(spoken.count) \(spoken.count == 1 ? "line" : "lines") of VoiceOver" : nil,
        ].compactMap { $0 }
        var change = ReviewChange(record, name: result.name, .changed, summary: words.joined(separator: "; "))
        if result.state != .different { change.isLayoutOnly = true }
        change.regions = result.regions
        change.pixelSize = result.pixelSize
        change.digests = result.digests
        // A picture's own lines come from the same layout.
        change.lines =
            (result.pixelSize.isEmpty ? result.lines : [])
            + ([layout, spoken].filter { $0.count > 0 }).flatMap { $0.lines.map(GoldenResult.Line.init) }
        if let files = result.files {
            change.files = ReviewChange.Files(before: files.expected, after: files.actual, difference: files.difference)
        }
        let causes = causes(result, texts, since: before, spoken, reasons(), isCode: record.isCode)
        change.setCauses(causes.map { PicturedView.located($0, in: texts.views) })
        return change
    }

    /// The causes that files tell come first, then the values that code gives to a document's views: everything else follows from them. Code that
    /// draws tells none, so the picture's own fonts, colours and distances count there. Frames and pixels are named where nothing else is.
    private static func causes(
        _ result: GoldenResult, _ texts: ReviewTexts, since before: ReviewRecord, _ spoken: LineDifference,
        _ reasons: [GoldenCause], isCode: Bool
    ) -> [GoldenCause] {
        let alignment = LayoutAlignment(from: before.layout, to: texts.layout)
        let given = PicturedView.causesOfCode(
            from: before.views, to: texts.views, alignment, includesUnknown: true)
        let changed = GoldenCause.causes(from: before.layout, to: texts.layout, alignment)
        let looks = PicturedView.causes(from: before.views, to: texts.views, alignment)
        // Of many edits those come first that are about what the picture shows to be different, and those last that seldom show.
        let differing = changed + looks
        let shown = ShownPlaces(result, before.views, texts.views)
        let allReasons = reasons.joined(withCode: given).filter { !$0.isUnknownValue }
        let joined =
            allReasons.filter { cause in shown.mayShow(cause) || differing.contains(where: cause.isAbout) }.nonEmpty
            ?? allReasons
        let reasons = joined.sorted(first: { differing.contains(where: $0.isAbout) })
            .sorted(first: \.isArrivalOrDepartureOfWords)
            .sorted(first: { !$0.isConstraintArrivalOrDeparture })
            .sorted(first: { !$0.isSubtle && !$0.isStoredFrame }).sorted(first: \.isAboutContent)
            .sorted(first: { isFrameOfPicture($0, result, texts) })
        let drawn = isCode || reasons.isEmpty ? looks : []
        // A scene under other bars has the views in them, and lacks the ones before.
        let hasOtherBars = reasons.contains(where: \.isAboutContainers)
        let hasOtherConstraints = reasons.contains { $0.subject == "constraint" }
        let roots = (changed + drawn).filter { cause in
            if hasOtherBars, cause.isArrivalOrDeparture { return false }
            if hasOtherConstraints, cause.isAboutAmbiguity { return false }
            return !cause.isConsequence && cause.change != GoldenCause.placeChange
                && !reasons.contains { $0.isAbout(cause) || $0.explains(cause) }
        }
        let voice = changed.isEmpty ? GoldenCause.causes(ofSpoken: spoken.lines) : []
        let named = reasons + roots + voice
        if !named.isEmpty { return named }
        // A view that moved is told by its frame.
        let moved = changed.filter { $0.change != GoldenCause.placeChange }
        return changed.isEmpty ? result.causes : moved.isEmpty ? changed : moved
    }

    /// Whether a cause is the stored frame of the outermost view of a picture that has another size.
    private static func isFrameOfPicture(_ cause: GoldenCause, _ result: GoldenResult, _ texts: ReviewTexts) -> Bool {
        guard cause.isStoredFrame, result.causes.contains(where: \.isOtherSize), let root = texts.views.first else {
            return false
        }
        return cause.subject.hasSuffix("(\(root.id))")
    }

    /// The pictures that only the older revision has. Their files are copied to the folder of the review.
    public func gone(_ names: Set<String>, since old: ReviewRecords, output: String) throws -> [ReviewChange] {
        try old.records.filter { !names.contains($0.key) && $0.value.failure == nil }.sorted { $0.key < $1.key }.map {
            name, record in
            var change = ReviewChange(record, name: name, .gone, summary: "only the older revision has it")
            guard record.isDrawn, let kind = GoldenCase.Kind(name: name), let bytes = try pictures.bytes(of: name)
            else { return change }
            let file = GoldenResult.Files(name: name, kind: kind).expected
            if let file { try OutputFolder(output).write(bytes, to: file, .remade) }
            change.files.before = file
            if kind == .picture, let size = ImageDecoder().announcedSize(ofFile: pictures.file(name)) {
                change.pixelSize = [size.width, size.height]
            }
            return change
        }
    }
}

/// The texts of a picture: lines that differ where people see or hear another thing, or where something is held otherwise.
struct ReviewTexts: Sendable {
    var layout: [String] = []
    var accessibility: [String] = []
    var views: [PicturedView] = []

    init(_ subject: GoldenSubject) {
        guard subject.golden.kind == .picture else { return }
        var compared = subject.scene.layout
        // An optional constraint of the system that is not kept says where views went, and not why.
        compared.constraints.removeAll { $0.isSystem && $0.state == .unsatisfied }
        // A constraint with another id is the same one, and a view with another label in the outline.
        for index in compared.constraints.indices { compared.constraints[index].identifier = nil }
        compared.root.forgetUnseen(isHidden: false)
        layout = Self.lines(compared.comparedText)
        views = PicturedView.views(of: subject.scene)
        accessibility = Self.lines(subject.scene.accessibility.text(locale: subject.scene.environment.locale))
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.textLines
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

extension ViewSnapshot {
    /// Removes what no picture shows: the labels that the author gave views in the outline, the properties that code sets, and of hidden texts that
    /// they are cut off.
    fileprivate mutating func forgetUnseen(isHidden isInHidden: Bool) {
        identity.name = nil
        codeValues = []
        let isInHidden = isInHidden || isHidden
        if isInHidden { text?.isTruncated = false }
        for index in children.indices { children[index].forgetUnseen(isHidden: isInHidden) }
    }
}

extension Array {
    /// The elements of which something is true, then the others, each in their order.
    fileprivate func sorted(first isFirst: (Element) -> Bool) -> [Element] {
        filter(isFirst) + filter { !isFirst($0) }
    }
}

/// The parts of a picture that changed, by which properties are told apart that it does not show.
private struct ShownPlaces {
    private let rects: [CGRect]
    /// The frames of each view, before and now.
    private let frames: [String: [CGRect]]

    init(_ result: GoldenResult, _ before: [PicturedView], _ after: [PicturedView]) {
        let width = after.first?.frame?.width ?? 0
        let scale = width > 0 ? CGFloat(result.pixelSize.first ?? 0) / width : 0
        rects = scale > 0 ? result.regions.map { $0.rect(scale: scale) } : []
        frames = (before + after).reduce(into: [:]) { frames, view in
            if let frame = view.frame { frames[view.id, default: []].append(frame) }
        }
    }

    /// Views draw this far outside of their frames, such as shadows, in points.
    private static let reach: CGFloat = 20

    /// Whether the picture may show a cause: always where it is about more than the look of one view of which the place is known.
    func mayShow(_ cause: GoldenCause) -> Bool {
        guard !rects.isEmpty, !cause.isArrivalOrDeparture, !cause.isSubtle, cause.subject.hasSuffix(")"),
            let id = cause.subject.dropLast().split(separator: "(").last, let places = frames[String(id)]
        else { return true }
        return places.contains { place in
            let reached = place.insetBy(dx: -Self.reach, dy: -Self.reach)
            return rects.contains(where: reached.intersects)
        }
    }
}

extension GoldenResult.Region {
    /// The rectangle in points.
    fileprivate func rect(scale: CGFloat) -> CGRect {
        guard pixels.count == 4 else { return .null }
        return CGRect(
            x: CGFloat(pixels[0]) / scale, y: CGFloat(pixels[1]) / scale, width: CGFloat(pixels[2]) / scale,
            height: CGFloat(pixels[3]) / scale)
    }
}

extension Array {
    /// The array; nil where it is empty.
    fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
