/// A preview in a program: `#Preview` declares a type of this kind.
public protocol PreviewRegistry {
    /// The module and the file, as `#fileID` gives it.
    static var fileID: String { get }
    /// The path of the file when it was compiled.
    static var filePath: String { get }
    /// The line on which the preview begins, from 1.
    static var line: Int { get }
    /// The column in which it begins, in UTF-8 from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
