import Foundation
public import Keyline
import KeylineGoldens
import KeylinePreviews
import KeylineScenes
public import SwiftUILayout

/// Expects a view of UIKit's or a controller to look as its golden does.
///
/// The golden is in `Goldens/FILE/TEST.png`, `.layout.txt` or `.accessibility.txt` beside the test's file. Where it differs, expected, actual
/// and difference are left in `out/goldens/FILE/`, and attached to a test of Swift Testing. Works in Swift Testing and in XCTest alike.
///
/// ```swift
/// @MainActor @Test func `a profile in Arabic`() {
///     expectGolden(of: ProfileView(name: "سارة"), as: .image(in: .init(locale: "ar")))
/// }
/// ```
///
/// - Parameters:
///   - content: Builds the view, in the environment of the format.
///   - format: The format of the golden.
///   - name: Tells several goldens of one test apart; nil for a test's only one.
///   - record: Whether goldens are written.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
///   - test: The test's function; leave it out.
@preconcurrency @MainActor
public func expectGolden<Content: PictureContent>(
    of content: @autoclosure @escaping @MainActor () throws -> Content,
    as format: GoldenFormat = .image,
    named name: String? = nil,
    record: RecordMode = .never,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    test: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(format, place: place, test: test, name: name, record: record)
    for problem in check.problems(of: content) { place.fail(problem, files: check.leftFiles) }
}

/// Expects a view of SwiftUI's to look as its golden does.
///
/// Everything is as for UIKit's views; texts of `LocalizedStringKey`s, traits and fonts follow the format's environment.
///
/// ```swift
/// @MainActor @Test func `a card in large text`() {
///     expectGolden(of: Card(name: "Ada"), as: .image(layout: .sizeThatFits, in: .init(textSize: .accessibility3)))
/// }
/// ```
///
/// - Parameters:
///   - view: Builds the view, in the environment of the format.
///   - format: The format of the golden.
///   - name: Tells several goldens of one test apart; nil for a test's only one.
///   - record: Whether goldens are written.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
///   - test: The test's function; leave it out.
@preconcurrency @MainActor
public func expectGolden<Content: View>(
    of view: @autoclosure @escaping @MainActor () throws -> Content,
    as format: GoldenFormat = .image,
    named name: String? = nil,
    record: RecordMode = .never,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    test: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(format, place: place, test: test, name: name, record: record)
    for problem in check.problems(ofView: view) { place.fail(problem, files: check.leftFiles) }
}

/// One comparison of a view with its golden.
@MainActor
struct GoldenCheck {
    private let format: GoldenFormat
    private let record: RecordMode
    private let place: TestPlace
    private let folder: GoldenFolder
    private let output: String
    private let name: String

    init(_ format: GoldenFormat, place: TestPlace, test: String, name: String?, record: RecordMode) {
        self.format = format
        self.record = record
        self.place = place
        folder = GoldenFolder(place.folder + "/Goldens/" + place.stem)
        output = "out/goldens/" + place.stem
        let plain = test.prefix { $0 != "(" }.filter { $0 != "`" }
        let parts = [String(plain)] + [name].compactMap { $0 }
        self.name =
            PictureNames.shortened(parts.map(PictureNames.fileName).joined(separator: ".")) + format.kind.rawValue
    }

    /// The files that a failure left.
    var leftFiles: [String] {
        let stem = name.dropLast(format.kind.rawValue.count)
        let all = ["expected", "actual", "difference"].map { "\(output)/\(stem).\($0)\(format.kind.rawValue)" }
        return all.filter(FileManager.default.fileExists)
    }

    /// Returns the problems, in words that say what to do; empty if there are none.
    func problems<Content: PictureContent>(of content: @escaping @MainActor () throws -> Content) -> [String] {
        problems { fonts throws(PictureError) in
            try CodeSource(
                "golden", layout: format.layout, environment: format.environment, fonts: fonts, file: place.filePath,
                line: place.line, content: content)
        }
    }

    /// Returns the problems of a SwiftUI view.
    func problems<Content: View>(ofView view: @escaping @MainActor () throws -> Content) -> [String] {
        problems { fonts throws(PictureError) in
            try CodeSource(
                "golden", layout: format.layout, environment: format.environment, fonts: fonts, file: place.filePath,
                line: place.line, content: view)
        }
    }

    private func problems(_ makeSource: (PictureFonts) throws(PictureError) -> CodeSource) -> [String] {
        do {
            let fonts = try PictureFonts()
            let source = try makeSource(fonts)
            let scene = try source.makeScene("golden", in: source.scenes[0].environment)
            return try problems(of: scene, fonts)
        } catch {
            return ["the view cannot be laid out: \(error)"]
        }
    }

    private func problems(of scene: KeylineScenes.Scene, _ fonts: PictureFonts) throws -> [String] {
        var golden = GoldenCase(name: name, kind: format.kind, origin: place.fileID, scene: scene)
        golden.tolerance = format.tolerance
        golden.part = format.part
        let test = GoldenTest(folder, output: output, fonts: fonts.collection, jobs: 1)
        let result = test.compare(golden)
        let file = folder.file(name)
        switch (result.state, record) {
        case (.same, _): return []
        case (.failed, _): return [result.summary]
        case (.missing, .never):
            return ["nothing is recorded; to record it once, pass record: .missing\nit will be \(file)"]
        case (.missing, _), (.different, .all):
            _ = try test.record(golden)
            return ["recorded \(file); look at it, then remove the record mode"]
        case (.different, _):
            return [result.words.joined(separator: "\n") + "\nexpected \(file)\nto accept it, pass record: .all once"]
        }
    }
}
