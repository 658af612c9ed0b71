import Foundation
import KeylineHosting
import KeylineSnapshotTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A person, as tests of models have them.
private struct Person: Codable, Hashable {
    var name: String
    var age: Int
}

private final class Parent {
    var child: Child?
}

private final class Child {
    unowned let parent: Parent
    init(_ parent: Parent) { self.parent = parent }
}

private enum Turn: String, CaseIterable {
    case left, right
    var opposite: Turn { self == .left ? .right : .left }
}

/// Snapshots of values and views, with references beside the tests, written as for swift-snapshot-testing.
///
/// `SNAPSHOT_TESTING_RECORD=missing` records missing references.
@Suite(.snapshots(record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == nil ? .never : nil))
struct RecordedSnapshotTests {
    @Test func values() {
        let person = Person(name: "Ada", age: 36)
        assertSnapshot(of: person, as: .dump)
        assertSnapshot(of: person, as: .json)
        assertSnapshot(of: person, as: .plist)
        assertSnapshot(of: ["b": 2, "a": 1], as: .dump, named: "dictionary")
        assertSnapshot(of: Set([person]), as: .dump, named: "set")
        assertSnapshot(of: "one\ntwo", as: .lines)
        assertSnapshot(of: { $0.opposite }, as: Snapshotting<Turn, String>.func(into: .description))
        assertSnapshots(matching: 7, as: ["description": .description, "dump": .dump])
    }

    @Test func circle() {
        let parent = Parent()
        parent.child = Child(parent)
        assertSnapshot(of: parent, as: .dump)
    }

    @Test func request() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org/search?b=2&a=1")))
        request.httpMethod = "POST"
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("id={\"a\":1}", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("q=\"x\"".utf8)
        assertSnapshot(of: request, as: .raw)
        assertSnapshot(of: request, as: .curl)
    }

    @MainActor @Test func controller() {
        final class Hello: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = "Hello"
                label.font = .preferredFont(forTextStyle: .title1)
                label.adjustsFontForContentSizeCategory = true
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
            }
        }
        assertSnapshot(of: Hello(), as: .recursiveDescription(on: .iPhoneX))
        assertSnapshot(of: Hello(), as: .recursiveDescription(on: .iPhoneX(.landscape)))
        assertSnapshot(of: Hello(), as: .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 1)))
        assertSnapshot(
            of: UINavigationController(rootViewController: Hello()), as: .hierarchy, named: "hierarchy")
    }

    @MainActor @Test func views() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .systemRed
        assertSnapshot(of: view, as: .image)
        assertSnapshot(of: view, as: .image(size: CGSize(width: 10, height: 10)), named: "small")
        assertSnapshot(of: Text("Hi").padding(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
    }
}

/// The files and messages of assertions.
@Suite struct SnapshotModeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path

    private func verify<Format>(
        _ value: String, as strategy: Snapshotting<String, Format>, named name: String? = "a",
        record: SnapshotTestingConfiguration.Record? = nil, test: String = "greets(_:)"
    ) -> String? {
        verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder, testName: test)
    }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) }

    @Test func `what is missing is recorded once, under the test's name, and compared from then on`() {
        #expect(verify("Ada", as: .lines)?.hasPrefix("No reference was found on disk") == true)
        #expect(
            text("greets-_.a.txt") == "Ada",
            "\(String(describing: try? FileManager.default.contentsOfDirectory(atPath: folder)))")
        #expect(verify("Ada", as: .lines) == nil)
        #expect(verify("Eve", as: .lines)?.contains("−Ada\n+Eve") == true)
        #expect(text("greets-_.a.txt") == "Ada", "what differs is kept")
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `modes write all, what failed, or nothing`() {
        #expect(verify("Ada", as: .lines, record: .never)?.contains("is missing") == true)
        #expect(text("greets-_.a.txt") == nil)
        #expect(verify("Ada", as: .lines, record: true)?.hasPrefix("Record mode is on") == true)
        let failed = withSnapshotTesting(record: .failed) { verify("Eve", as: .lines) }
        #expect(failed?.contains("A new snapshot was recorded") == true)
        #expect(text("greets-_.a.txt") == "Eve")
        #expect(withSnapshotTesting(record: .failed) { verify("Eve", as: .lines) } == nil)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `assertions without names are numbered, per test`() {
        for value in ["one", "two"] { _ = verify(value, as: .lines, named: nil) }
        #expect(text("greets-_.1.txt") == "one")
        #expect(text("greets-_.2.txt") == "two")
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `failures name the command of the tool`() {
        _ = verify("Ada", as: .lines)
        let failure = withSnapshotTesting(diffTool: .ksdiff) { verify("Eve", as: .lines) }
        #expect(failure?.contains("ksdiff \"\(folder)/greets-_.a.txt\"") == true)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `a strategy that never calls back ends after its time`() {
        let strategy = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let failure = verifySnapshot(of: "x", as: strategy, snapshotDirectory: folder, timeout: 0.05)
        #expect(failure?.contains("Exceeded timeout of 0.05 seconds") == true)
    }

    @Test func `strategies are pulled back and wait`() {
        let strategy = Snapshotting<Int, String>.wait(
            for: 0.01, on: Snapshotting<String, String>.lines.asyncPullback { number in Async(value: "\(number)") })
        #expect(verifySnapshot(of: 7, as: strategy, named: "n", snapshotDirectory: folder)?.isEmpty == false)
        #expect(verifySnapshot(of: 7, as: strategy, named: "n", snapshotDirectory: folder) == nil)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @MainActor @Test func `precision is the share of pixels, and perceptual precision the likeness of colours`() {
        func square(_ red: CGFloat, dot: Bool = false) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            part.backgroundColor = dot ? .white : nil
            view.addSubview(part)
            return view
        }
        func verify(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) -> String? {
            verifySnapshot(of: view, as: strategy, named: "square", snapshotDirectory: folder, testName: "square")
        }
        _ = verify(square(1), .image)
        #expect(verify(square(1), .image) == nil)
        #expect(verify(square(1, dot: true), .image(precision: 0.995))?.contains("precision 0.99 is less") == true)
        #expect(verify(square(1, dot: true), .image(precision: 0.98)) == nil)
        #expect(verify(square(0.99), .image) != nil)
        #expect(verify(square(0.99), .image(perceptualPrecision: 0.97)) == nil)
        #expect(verify(square(0.3), .image(perceptualPrecision: 0.97)) != nil)
        #expect(
            verify(square(1), .image(size: CGSize(width: 5, height: 5)))?.contains("does not match reference@(30, 30)")
                == true)
        try? FileManager.default.removeItem(atPath: folder)
    }

    // The height is that of the library's own recorded picture, testTraitsWithView.label-large.
    @MainActor @Test func `a view without a size has the one that fits, and keeps none`() throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "What's the point?"
        let failure = verifySnapshot(
            of: label, as: .image, named: "size", record: true as Bool, snapshotDirectory: folder, testName: "size")
        #expect(failure?.contains("Record mode is on") == true)
        let image = try #require(UIImage(contentsOfFile: folder + "/size.size.png"))
        #expect(abs(image.size.height * image.scale - 101) <= 2)
        #expect(label.frame == .zero)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @MainActor @Test func `a view without a size fails and says so`() {
        let failure = verifySnapshot(of: UIView(), as: .image, snapshotDirectory: folder)
        #expect(failure?.contains("cannot be drawn") == true)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @MainActor @Test func `devices have their sizes, safe areas and traits`() {
        #expect(ViewImageConfig.iPhoneX.size == CGSize(width: 375, height: 812))
        #expect(ViewImageConfig.iPhone13Mini.safeArea == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834), "tablets are on their sides")
        #expect(ViewImageConfig.iPadMini(.landscape(splits: .oneThird)).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPadMini(.portrait).traits.userInterfaceIdiom == .pad)
        #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPhoneSe.traits.preferredContentSizeCategory == .medium)
    }
}
