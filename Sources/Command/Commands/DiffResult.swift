import Foundation
import KeylineByteText
import KeylinePictureComparison

/// What comparing two pictures showed, in words and as JSON.
struct DiffResult {
    typealias Size = (width: Int, height: Int)

    let expected: Size
    let actual: Size
    /// Nil where nothing differs.
    let difference: BitmapDifference?

    /// The lines that people read.
    var text: String {
        guard let difference else { return "the pictures are equal\n" }
        var lines: [String] = []
        if difference.sizesDiffer {
            lines.append(
                "the sizes differ: \(expected.width)×\(expected.height), \(actual.width)×\(actual.height)")
        }
        lines.append("\(difference)")
        if let movement = difference.movement { lines.append("\(movement)") }
        if difference.antialiasedCount > 0 {
            lines.append("ignored because they only smooth an edge: \(difference.antialiasedCount)")
        }
        if let densest = difference.densest {
            let verdict = difference.isTolerated ? "which is tolerated" : "which is too many"
            lines.append("at most \(densest.pixelCount) in a window, \(densest.window), \(verdict)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One document for other programs, with sorted keys and a final newline.
    func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: Document(self)))
    }
}

private struct Document: Encodable {
    let keyline = 1
    let equal: Bool
    let tolerated: Bool
    let expected: [Int]
    let actual: [Int]
    let pixels: Int
    let antialiased: Int
    let greatestDelta: Int
    /// x, y, width and height of each.
    let regions: [[Int]]
    let moved: [Int]?
    let densest: Int?

    init(_ result: DiffResult) {
        let difference = result.difference
        equal = difference == nil
        tolerated = difference?.isTolerated ?? true
        expected = [result.expected.width, result.expected.height]
        actual = [result.actual.width, result.actual.height]
        pixels = difference?.pixelCount ?? 0
        antialiased = difference?.antialiasedCount ?? 0
        greatestDelta = Int(difference?.greatestDelta ?? 0)
        regions = (difference?.regions ?? []).map { [$0.x, $0.y, $0.width, $0.height] }
        moved = difference?.movement.map { [$0.x, $0.y] }
        densest = difference?.densest?.pixelCount
    }
}
