import Foundation
import KeylineByteText
import KeylineGoldens
import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineScenes

/// Compares a screen with a designer's picture of it.
@MainActor
struct DesignDiffCommand {
    private let settings: CommandSettings
    private let file: String?

    init(_ settings: CommandSettings, file: String?) {
        self.settings = settings
        self.file = file
    }

    func run() throws -> ExitStatus {
        guard let path = settings.comparison.designFile else { throw UsageError.missingDesign }
        let files = try SceneFiles(settings, operands: [file].compactMap { $0 })
        let scenes = try SceneSelection.scenes(named: settings.sources.scenes, of: try files.sources(file))
        guard scenes.count == 1, let reference = scenes.first else {
            throw CommandError.severalScenes(file: file ?? settings.sources.package ?? "", names: scenes.map(\.name))
        }
        let design = try design(path)
        var comparison = try compare(reference, settings.overrides, design, files)
        if settings.overrides.screen.scale == nil, !comparison.differences.isEmpty {
            // Positions are rounded to pixels: a picture that Keyline drew at another scale has the rounding of that scale.
            var overrides = settings.overrides
            overrides.screen.scale = comparison.alignment.scale
            let other = try compare(reference, overrides, design, files)
            if other.differences.count < comparison.differences.count { comparison = other }
        }
        if let failure = files.fonts.failures.first { throw failure }
        switch settings.results.dumpFormat {
        case .text: Console.write(text(comparison))
        case .json: Console.write(Data(try JSONForm.document.bytes(of: DesignDocument(comparison))))
        }
        if let output = settings.results.path {
            try OutputFolder.make(for: output)
            try OutputFile.write(try PNGEncoder(effort: .small).encode(comparison.picture), to: output)
            if settings.results.dumpFormat == .text { Console.write("\(output)\n") }
        }
        return comparison.differences.isEmpty ? .success : .findings
    }

    private func compare(
        _ reference: SceneReference, _ overrides: EnvironmentOverrides, _ design: Bitmap, _ files: SceneFiles
    ) throws -> DesignComparison {
        let scene = try reference.make(overrides)
        let list = OverlayPainter([], chrome: settings.picture.chrome ?? .none, typesetter: files.fonts.typesetter)
            .overlaid(scene)
        return try DesignComparison(scene, list: list, with: design, fonts: files.fonts)
    }

    /// Pixels of a drawing for each of its points: as many as the comparison uses at most.
    private static let drawingScale: CGFloat = 3

    /// The designer's picture in pixels.
    private func design(_ path: String) throws -> Bitmap {
        guard
            let format = VectorFormat.allCases.first(where: { $0.fileNameExtension == path.pathExtension.lowercased() })
        else { return try ImageDecoder().decode(contentsOf: path) }
        InputTrace.note(.file(path))
        do throws(OtherKindError) { try InputFile.check(path) } catch {
            throw ImageCodingError.unreadable(file: path, reason: error.reason)
        }
        guard let data = InputFile.contents(atPath: path) else {
            throw ImageCodingError.unreadable(file: path, reason: "it cannot be opened")
        }
        let drawing = try VectorPicture([UInt8](data), format: format, path: path)
        if drawing.leavesTextsOut {
            Console.note(
                "\(path): note: texts of SVG files are left out, as they name fonts of another machine: export them as outlines\n"
            )
        }
        return try drawing.bitmap(
            width: Int((drawing.size.width * Self.drawingScale).rounded(.up)),
            height: Int((drawing.size.height * Self.drawingScale).rounded(.up)))
    }

    private func text(_ comparison: DesignComparison) -> String {
        let alignment = comparison.alignment
        let origin =
            alignment.x == 0 && alignment.y == 0
            ? "" : ", which begins at (\(Decimals.short(alignment.x)), \(Decimals.short(alignment.y))) of the screen"
        let share = Decimals.short(CGFloat((comparison.likeness * 1000).rounded(.down) / 10))
        var lines = [
            "\(share) % alike, at \(Decimals.short(alignment.scale)) pixels per point of the design\(origin)"
        ]
        lines += comparison.differences.map { difference in
            let rect = difference.rect.integral
            return
                "\(difference.name), \(Int(rect.width))×\(Int(rect.height)) at (\(Int(rect.minX)), \(Int(rect.minY))): \(difference.words)"
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The comparison for other programs.
private struct DesignDocument: Encodable {
    struct View: Encodable {
        let id: String
        let name: String
        /// x, y, width and height in points.
        let rect: [Double]
        let share: Double
        /// To the right and down, in points.
        let moved: [Double]?
        /// The ink that the design lacks, as a share.
        let weight: Double?
        /// The view's colour and the design's.
        let colors: [String]?
        /// The colour of what the view draws on that, and the design's.
        let inks: [String]?
    }

    let keyline = 1
    let alike: Double
    let scale: Double
    /// The place of the design's upper left corner on the screen, in points.
    let origin: [Double]
    let views: [View]

    init(_ comparison: DesignComparison) {
        func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
        alike = rounded(comparison.likeness)
        scale = rounded(Double(comparison.alignment.scale))
        origin = [comparison.alignment.x, comparison.alignment.y].map { rounded(Double($0)) }
        views = comparison.differences.map { difference in
            let rect = difference.rect
            return View(
                id: difference.view.rawValue, name: difference.name,
                rect: [rect.minX, rect.minY, rect.width, rect.height].map { rounded(Double($0)) },
                share: rounded(difference.share),
                moved: difference.movement.map { [Double($0.x), Double($0.y)] },
                weight: difference.weight.map(rounded), colors: difference.colors, inks: difference.inks)
        }
    }
}
