import Foundation
import KeylineAdapter
import Testing

/// Damaged sources: the compiler names what is wrong with them, the adapter only must not end.
///
/// `make fuzz COUNT=… SEED=…` tries as many as one likes.
@Suite struct AdapterMutationFuzzTests {
    private static func number(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    @Test func `damaged sources are adapted, and lines stay`() throws {
        var random = SplitMix(state: UInt64(Self.number("KEYLINE_FUZZ_SEED", 1)))
        for _ in 0..<Self.number("KEYLINE_FUZZ_COUNT", 300) {
            let text = Self.damaged(&random)
            let files = Adaptation([("/App/A.swift", text), ("/App/B.swift", Self.sample)]).files
            for (file, original) in zip(files, [text, Self.sample]) {
                // The head has two lines; members that move and defaults come on top of the rest.
                let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
                #expect(lines >= original.utf8.count { $0 == UInt8(ascii: "\n") } + 2)
            }
        }
    }

    private static func damaged(_ random: inout SplitMix) -> String {
        var bytes = Array(sample.utf8)
        for _ in 0...random.below(6) {
            let place = random.below(bytes.count)
            switch random.below(4) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
            default:
                let end = min(bytes.count, place + random.below(60))
                bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "\n")] }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let pieces = [
        "{", "}", "(", ")", "#if os(iOS)\n", "#endif\n", "#selector(", "@objc ", "\"", "\"\"\"", "/*", "extension A {",
        "override ", "#keyPath()", "class ", "\\(", "`", "é", "#selector()", "@objc(", "import ", ".", "\r\n",
    ]

    private static let sample = """
        import UIKit
        #if os(iOS) && canImport(UIKit)
        @objc protocol P: Q { @objc optional func p(_ a: Int) -> Int? }
        #endif
        @objcMembers class A: UIViewController {
            @IBOutlet private weak var label: UILabel!
            @IBOutlet var all: [UILabel]!
            @IBInspectable dynamic var radius: CGFloat = 3
            @NSManaged var name: String
            func go() {
                addTarget(self, action: #selector(A.tap(_:)), for: .all)
                delegate?.p?(#keyPath(A.name))
                let color = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
            }
            @IBAction func tap(_ sender: Any) throws {}
            class Inner: A { @objc func inner() {} }
        }
        extension A { override func viewDidLoad() { super.viewDidLoad() } }
        extension A.Inner { override var title: String? { get { nil } set {} } }

        """

    /// Numbers that are the same on every run.
    private struct SplitMix {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
    }
}
