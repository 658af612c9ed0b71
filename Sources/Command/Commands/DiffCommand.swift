import Dispatch
import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylinePreviews
import KeylineScenes
import Synchronization

/// Compares two pictures.
@MainActor
struct DiffCommand {
    private let settings: CommandSettings
    private let files: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        self.files = files
    }

    func run() throws -> ExitStatus {
        let comparison = try comparison()
        if let size = try sizeOfIdenticalPictures() {
            return try present(DiffResult(expected: size, actual: size, difference: nil), nil)
        }
        let (expected, actual) = try pictures()
        let marks = comparison.marks(expected: expected, actual: actual)
        let result = DiffResult(
            expected: (expected.width, expected.height), actual: (actual.width, actual.height),
            difference: marks?.difference)
        return try present(result, marks)
    }

    /// Prints what the comparison showed, and writes its picture.
    private func present(_ result: DiffResult, _ marks: DifferenceMarks?) throws -> ExitStatus {
        switch settings.results.dumpFormat {
        case .text: Console.write(result.text)
        case .json: Console.write(try result.json())
        }
        guard let marks else { return .success }
        if let output = settings.results.path {
            try OutputFolder.make(for: output)
            try OutputFile.write(try PNGEncoder(effort: .fast).encode(marks.indexedPicture), to: output)
            if settings.results.dumpFormat == .text { Console.write("\(output)\n") }
        }
        return marks.difference.isTolerated ? .success : .findings
    }

    /// The size of two files with the same bytes, by their header: they are equal whatever their pixels are. Nil for others.
    private func sizeOfIdenticalPictures() throws -> DiffResult.Size? {
        guard let size = ImageDecoder().announcedSize(ofFile: files[0]),
            FileManager.default.contentsEqual(atPath: files[0], andPath: files[1])
        else { return nil }
        return size
    }

    /// Both pictures, each read on a core of its own.
    private func pictures() throws -> (expected: Bitmap, actual: Bitmap) {
        let read = Mutex<[Int: Result<Bitmap, ImageCodingError>]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { [files] index in
            let result = Result { () throws(ImageCodingError) in try ImageDecoder().decode(contentsOf: files[index]) }
            read.withLock { $0[index] = result }
        }
        var results = read.withLock { $0 }
        // What two files take while both are read, one may not take after the other.
        for (index, file) in files.prefix(2).enumerated() {
            guard case .failure(let error) = results[index], error.isBeyondBudget else { continue }
            results[index] = Result { () throws(ImageCodingError) in try ImageDecoder().decode(contentsOf: file) }
        }
        guard let expected = try results[0]?.get(), let actual = try results[1]?.get() else {
            preconditionFailure("both files were read")
        }
        return (expected, actual)
    }

    /// The comparison that the options ask for, with the places of the views that are masked.
    private func comparison() throws -> BitmapComparison {
        let tolerance = settings.comparison.tolerance
        guard let name = tolerance.viewMasks.first else { return tolerance.comparison(of: nil, scale: 1) }
        guard let file = settings.comparison.layoutFile else { throw CommandError.unplacedMask(name) }
        let layout = try DumpedLayout(file: file)
        var result = tolerance.comparison(of: nil, scale: 1)
        for name in tolerance.viewMasks { result.masks += try layout.places(of: name) }
        return result
    }
}
