import KeylineImageCoding
import KeylinePreviews
import KeylineScenes

/// Compares two pictures.
@MainActor
struct DiffCommand {
    private let settings: Settings
    private let files: [String]

    init(_ settings: Settings, files: [String]) {
        (self.settings, self.files) = (settings, files)
    }

    func run() throws -> ExitStatus {
        let (expected, actual) = (
            try ImageDecoder().decode(contentsOf: files[0]), try ImageDecoder().decode(contentsOf: files[1])
        )
        let comparison = BitmapComparison()
        guard let difference = comparison.difference(expected: expected, actual: actual) else {
            Console.write("the pictures are equal\n")
            return .success
        }
        if difference.sizesDiffer {
            Console.write("the sizes differ: \(expected.width)×\(expected.height), \(actual.width)×\(actual.height)\n")
        }
        Console.write("\(difference)\n")
        if let output = settings.output {
            let picture = comparison.picture(expected: expected, actual: actual)
            try OutputFolder.make(for: output)
            try OutputFile.write(try PNGEncoder().encode(picture), to: output)
            Console.write("\(output)\n")
        }
        return .findings
    }
}
