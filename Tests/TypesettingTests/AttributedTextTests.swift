import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct AttributedTextTests {
    private let red = Color(hexadecimal: 0xFF0000)

    @Test func `offsets count UTF-16 code units`() {
        #expect(AttributedText("a😀é", font: .system(size: 1)).utf16Count == 4)
    }

    @Test func `changing a range divides runs at its ends`() {
        var text = AttributedText("abcdef", font: .system(size: 1))
        text.modifyAttributes(in: 2..<4) { $0.color = red }
        #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
        #expect(text.attributes(at: 3).color == red)
        #expect(text.attributes(at: 4).color == .black)
    }

    @Test func `texts made in different ways are equal where they look alike`() {
        var changed = AttributedText("abcdef", font: .system(size: 1))
        changed.modifyAttributes(in: 0..<3) { $0.color = red }
        changed.modifyAttributes(in: 3..<6) { $0.color = red }
        var appended = AttributedText("abc", font: .system(size: 1), color: red)
        appended.append(AttributedText("def", font: .system(size: 1), color: red))
        #expect(changed == appended)
        #expect(changed.runs.count == 1)
    }

    @Test func `a range outside the text changes nothing`() {
        var text = AttributedText("ab", font: .system(size: 1))
        text.modifyAttributes(in: 5..<9) { $0.color = red }
        #expect(text == AttributedText("ab", font: .system(size: 1)))
    }

    @Test func `no text has no runs`() {
        #expect(AttributedText("", font: .system(size: 1)) == AttributedText())
    }

    @Test func `a text joined of parts is the same whatever the parts`() {
        var generator = SeededGenerator(state: 5)
        let letters = (0..<40).map { place in
            let color = Bool.random(using: &generator) ? red : .black
            return AttributedText("\(place % 10)", font: .system(size: 1), color: color)
        }
        var whole = AttributedText()
        for letter in letters { whole.append(letter) }
        for _ in 0..<20 {
            let cut = Int.random(in: 0...40, using: &generator)
            var first = AttributedText()
            var second = AttributedText()
            for letter in letters[..<cut] { first.append(letter) }
            for letter in letters[cut...] { second.append(letter) }
            first.append(second)
            #expect(first == whole)
        }
        #expect(zip(whole.runs, whole.runs.dropFirst()).allSatisfy { $0.attributes != $1.attributes })
    }

    @Test func `the runs of a range are those that each of its characters has, from its start`() {
        let runs = runs(lengths: [3, 1, 4, 1, 5])
        for start in 0...14 {
            for end in start...14 {
                let clipped = runs.clipped(to: start..<end)
                let each = clipped.flatMap { run in run.range.map { _ in run.attributes.font.size } }
                #expect(each == (start..<end).map { runs[runs.runIndex(at: $0)].attributes.font.size })
                #expect(clipped.first?.range.lowerBound ?? 0 == 0)
                #expect(zip(clipped, clipped.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
                #expect(clipped.allSatisfy { !$0.range.isEmpty })
            }
        }
    }

    /// Work is counted, never timed: how many runs are looked at.
    @Test(arguments: [100, 10_000])
    func `the runs of a range are found without looking at the others`(count: Int) {
        let runs = CountedRuns(runs(lengths: [Int](repeating: 2, count: count)))
        for start in stride(from: 0, to: 2 * count, by: count / 10) {
            runs.reads.count = 0
            #expect(runs.clipped(to: start..<min(start + 6, 2 * count)).count <= 4)
            #expect(runs.reads.count <= 20)
        }
    }

    /// Runs of some lengths, each of another size.
    private func runs(lengths: [Int]) -> [AttributedText.Run] {
        var start = 0
        return lengths.enumerated().map { index, length in
            defer { start += length }
            return AttributedText.Run(
                range: start..<start + length, attributes: TextAttributes(font: .system(size: CGFloat(index + 1))))
        }
    }

    /// Runs that count how often one of them is looked at.
    private struct CountedRuns: RandomAccessCollection {
        final class Reads { var count = 0 }

        let runs: [AttributedText.Run]
        let reads = Reads()

        init(_ runs: [AttributedText.Run]) { self.runs = runs }

        var startIndex: Int { 0 }
        var endIndex: Int { runs.count }

        subscript(index: Int) -> AttributedText.Run {
            reads.count += 1
            return runs[index]
        }
    }
}
