internal import Foundation

/// Runs the test files that Unicode and HarfBuzz publish, as they are.
///
/// The functions that lay out text are tested, not the libraries behind them.
public enum Conformance {
    /// Runs every case of a file.
    ///
    /// - Parameter path: The file; its name says what it tests: `GraphemeBreakTest`, `WordBreakTest`, `SentenceBreakTest`,
    ///   `LineBreakTest`, `BidiTest`, `BidiCharacterTest`, or anything that ends with `.tests` for HarfBuzz's shaping tests, whose fonts
    ///   are where the file says.
    /// - Returns: The failing cases and how many passed.
    /// - Throws: `ConformanceError` where the file cannot be read, is of no known kind, or has a line of another form.
    public static func run(_ path: String) throws(ConformanceError) -> ConformanceReport {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadableFile(path: path) }
        let file = TestFile(path: path, contents: data)
        let name = URL(fileURLWithPath: path).lastPathComponent
        if name.hasSuffix(".tests") { return try ShapingTests.run(file) }
        if name.hasPrefix("BidiTest") { return try BidiTests.runClasses(file) }
        if name.hasPrefix("BidiCharacterTest") { return try BidiTests.runCharacters(file) }
        if let boundary = BreakTests.boundary(forFileNamed: name) { return try BreakTests.run(file, boundary) }
        throw .unknownKind(path: path)
    }
}
