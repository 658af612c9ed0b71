import Foundation
import Keyline
import KeylineTesting
import SwiftUILayout
import Synchronization
import Testing

/// The same expectations of SwiftUI's views.
@MainActor
@Suite struct ViewExpectationTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(UUID().uuidString)").path

    private var file: String { root + "/BadgeTests.swift" }

    private struct Badge: View {
        let time: String

        var body: some View {
            VStack {
                Text(verbatim: time).accessibilityIdentifier("clock")
                Text(verbatim: "Ada")
            }
            .padding(4)
        }
    }

    private func problems(_ body: () -> Void) -> [String] {
        let said = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            said.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return said.withLock { $0 }
    }

    private func expect(_ time: String, _ format: GoldenFormat, record: RecordMode = .never) -> [String] {
        problems { expectGolden(of: Badge(time: time), as: format, record: record, filePath: file, test: "badge()") }
    }

    @Test(arguments: [true, false])
    func `a view of SwiftUI's is recorded, compared and said to differ`(isPicture: Bool) {
        let format: GoldenFormat = isPicture ? .image(layout: .sizeThatFits) : .layout(.sizeThatFits)
        #expect(expect("9:41", format).first?.contains("pass record: .missing") == true)
        #expect(expect("9:41", format, record: .missing).count == 1)
        #expect(expect("9:41", format).isEmpty)
        #expect(expect("12:00", format).first?.contains("pass record: .all once") == true)
        try? FileManager.default.removeItem(atPath: root)
    }

    @Test func `the format's environment reaches the view`() {
        _ = expect("9:41", .image(layout: .sizeThatFits), record: .missing)
        let large: GoldenFormat = .image(layout: .sizeThatFits, in: .init(textSize: .accessibilityLarge))
        #expect(expect("9:41", large).first?.contains("the size was") == true)
        try? FileManager.default.removeItem(atPath: root)
    }

    @Test func `a mask is an accessibility identifier`() {
        let format: GoldenFormat = .image(layout: .fixed(width: 90, height: 60), masking: ["clock"])
        _ = expect("9:41", format, record: .missing)
        #expect(expect("9:42", format).isEmpty)
        try? FileManager.default.removeItem(atPath: root)
    }
}
