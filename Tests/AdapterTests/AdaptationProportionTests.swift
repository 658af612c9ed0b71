import Foundation
import Glibc
import Synchronization
import Testing

@testable import KeylineAdapter

/// Adapting takes time in proportion to the sources, by the steps that it counts.
@Suite struct AdaptationProportionTests {
    /// Ways to write a module of many declarations in which everything has the same name.
    enum Module: String, CaseIterable {
        case classes, extensions, chain, selectors, moves, files, protocols

        func sources(_ count: Int) -> [(path: String, text: String)] {
            let numbers = 0..<count
            switch self {
            case .classes:
                return one(numbers.map { "class A\($0): UIView { @IBOutlet var a: UIView!; @objc func b() {} }" })
            case .extensions: return one(numbers.map { "struct A\($0) {}\nextension A\($0) { @objc func b() {} }" })
            case .chain:
                return one(numbers.map { "class A\($0): A\($0 + 1) { override func b() {}; let c = #selector(d) }" })
            case .selectors:
                return one(["class A { @objc func b() {} }"] + numbers.map { "let a\($0) = #selector(A.c\($0))" })
            case .moves:
                let all = numbers.flatMap {
                    ["class A\($0): UIView {}", "extension A\($0) { override func b() { #selector(c) } }"]
                }
                return one(all)
            case .files:
                return numbers.map {
                    (
                        "/App/\($0).swift",
                        "import UIKit\nclass A\($0): UIView {}\nextension A\($0 / 2) { override func b() {} }"
                    )
                }
            case .protocols:
                return one(
                    numbers.map {
                        "@objc protocol P\($0) { @objc optional func b() }\nclass A\($0): P\($0) { func b() {} }"
                    })
            }
        }

        private func one(_ lines: [String]) -> [(path: String, text: String)] {
            [("/App/A.swift", lines.joined(separator: "\n"))]
        }
    }

    @Test(arguments: Module.allCases)
    func `four times as many declarations take four times as many steps`(module: Module) {
        let few = Adaptation(module.sources(50)).steps
        let many = Adaptation(module.sources(200)).steps
        #expect(few > 50)
        // Looking one up among many takes a few steps more than among few.
        #expect(Double(many) <= 4.6 * Double(few))
    }

    /// The processor's time of this thread, as the parser's steps cannot be counted: 8 times for 8 times as many, 64 times if the
    /// file is copied for each. Small and large files take turns, so that other work on the machine slows both, and the least times count.
    @Test func `eight times as many declarations in one file take about eight times as long`() {
        func source(_ count: Int) -> [(path: String, text: String)] {
            let text = (0..<count).map { "class V\($0): UIView { @IBOutlet var a: UILabel!\n @objc func f() {} }\n" }
            return [("/App/A.swift", text.joined())]
        }
        func seconds(_ source: [(path: String, text: String)]) -> Double {
            let start = Self.processorTime
            _ = Adaptation(source)
            return Self.processorTime - start
        }
        _ = seconds(source(10))
        let small = source(400)
        let large = source(3200)
        let times = (0..<3).map { _ in (few: seconds(small), many: seconds(large)) }
        let few = times.map(\.few).min() ?? 0
        #expect((times.map(\.many).min() ?? 0) < 20 * few)
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test(arguments: [1, 6, 7, 22, 200])
    func `the parser never sees more nested brackets than the limit`(depth: Int) {
        let text = "let a = " + String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        let nested = NestedBrackets(Array(text.utf8))
        let kept = nested.bytes.count { $0 == UInt8(ascii: "[") }
        #expect(kept == min(depth, NestedBrackets.limit))
        #expect(nested.bytes.count { $0 == UInt8(ascii: "]") } == kept)
        #expect(nested.bytes.count == text.utf8.count)
        #expect(nested.first == (depth > NestedBrackets.limit ? 8 + NestedBrackets.limit : nil))
    }

    /// Does something with more stack than a test's thread has: built for debugging, each level takes several times what the program takes.
    private func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        let value = Mutex<Value?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            let result = body()
            value.withLock { $0 = result }
            isDone.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        isDone.wait()
        return value.withLock { $0 }
    }

    @Test(arguments: [("[", "]"), ("[(", ")]"), ("f<g<[(", ")]>>"), ("a[", "]"), ("[a: ", "]"), ("[", "")])
    func `brackets nested a thousand deep are adapted, and keep their bytes`(opening: String, closing: String) throws {
        let count = 1000 / opening.count
        let text =
            "let a = " + String(repeating: opening, count: count) + "#selector(b)"
            + String(repeating: closing, count: count)
        let adaptation = try #require(onLargeStack { Adaptation([("/App/A.swift", text)]) })
        let adapted = try #require(adaptation.files.first).text
        #expect(adapted.contains("let a = " + String(repeating: opening, count: count)))
        #expect(adapted.hasSuffix(String(repeating: closing, count: count)))
        #expect(adaptation.notes.map(\.message).contains("brackets nested more than 6 deep are read as parentheses"))
    }

    @Test(arguments: [
        "let a = \"[[[[[[[[[[\"", "// [[[[[[[[[[\n[1]", "/* [[[[ /* [[[[ */ [[[[ */ [1]", "\"\"\"\n[[[[[[[[[[\n\"\"\"",
        "#\"[[[[[[\"[[[[[[\"#", "\"\\([1])[[[[[[[[[\"", "\"\\\"[[[[[[[[[[[\"", "[[[[[[ { [[[[[[ 1 ]]]]]] } ]]]]]]",
        "[1] ] ] [[[[[[2]]]]]]", "\"\\(f(\"[[[[[[[\"))\" + [[[[[[1]]]]]]", "\"\u{1B}[\n\" + [[[[[[1]]]]]]",
    ])
    func `brackets of texts and comments are not counted, and braces begin anew`(text: String) {
        let nested = NestedBrackets(Array(text.utf8))
        #expect(nested.first == nil)
        #expect(nested.bytes == Array(text.utf8))
    }
}
