import Foundation
import Keyline
import KeylineTesting
import Synchronization
import Testing
import UIKitLayout

@MainActor
@Suite struct ExpectationTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("expect-\(UUID().uuidString)").path

    /// A test's file in a folder of its own.
    private var file: String { root + "/CardTests.swift" }

    private func card(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        return label
    }

    /// What an expectation says, where it fails.
    private func problems(_ body: () throws -> Void) rethrows -> [String] {
        let said = Mutex<[String]>([])
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            said.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return said.withLock { $0 }
    }

    private func expect(_ title: String, _ format: GoldenFormat, record: RecordMode = .never) -> [String] {
        problems { expectGolden(of: card(title), as: format, record: record, filePath: file, test: "card()") }
    }

    @Test(arguments: [true, false])
    func `a golden is recorded once, compared, and recorded anew on request`(isPicture: Bool) {
        let format: GoldenFormat = isPicture ? .image(layout: .sizeThatFits) : .layout(.sizeThatFits)
        let golden = root + "/Goldens/CardTests/card" + (isPicture ? ".png" : ".layout.txt")
        #expect(expect("Ada", format).first?.contains("pass record: .missing") == true)
        #expect(!FileManager.default.fileExists(atPath: golden), "nothing is written by itself")
        #expect(expect("Ada", format, record: .missing).first?.hasPrefix("recorded \(golden)") == true)
        #expect(expect("Ada", format).isEmpty)
        #expect(expect("Eve", format).first?.contains("pass record: .all once") == true)
        #expect(expect("Eve", format, record: .missing).isEmpty == false)
        #expect(expect("Ada", format).isEmpty, "what is there is kept")
        #expect(expect("Eve", format, record: .all).first?.hasPrefix("recorded") == true)
        #expect(expect("Eve", format).isEmpty)
        try? FileManager.default.removeItem(atPath: root)
    }

    @Test func `a difference names the view, and a mask leaves it out`() {
        let environment = PictureEnvironment(size: CGSize(width: 90, height: 40))
        _ = expect("Ada", .image(in: environment), record: .missing)
        #expect(expect("Eve", .image(in: environment)).first?.contains("UILabel \"Eve\"") == true)
        #expect(expect("Eve", .image(in: environment, masking: ["UILabel"])).isEmpty)
        try? FileManager.default.removeItem(atPath: root)
    }

    @Test func `a mask is an accessibility identifier too`() {
        let environment = PictureEnvironment(size: CGSize(width: 90, height: 40))
        func clock(_ time: String) -> UIView {
            let view = card(time)
            view.accessibilityIdentifier = "clock"
            return view
        }
        let format: GoldenFormat = .image(in: environment, masking: ["clock"])
        _ = problems { expectGolden(of: clock("9:41"), as: format, record: .missing, filePath: file, test: "t()") }
        #expect(problems { expectGolden(of: clock("12:00"), as: format, filePath: file, test: "t()") }.isEmpty)
        let bare = problems { expectGolden(of: card("9:41"), as: format, filePath: file, test: "t()") }
        #expect(bare.first?.contains("masks \"clock\", but no view has that name") == true)
        try? FileManager.default.removeItem(atPath: root)
    }

    private func broken() throws -> UIView {
        struct Broken: Error {}
        throw Broken()
    }

    @Test func `what throws fails with its reason`() throws {
        let said = try problems { expectGolden(of: try broken(), filePath: file, test: "broken()") }
        #expect(said.first?.hasPrefix("the view cannot be laid out") == true)
    }
}
