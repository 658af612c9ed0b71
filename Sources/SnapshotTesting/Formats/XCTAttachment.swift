public import Foundation

/// A file that belongs to a failure. XCTest on Linux has none, so a failure of `Diffing` carries these; the files of pictures are left in
/// the folder of artifacts and attached to tests of Swift Testing.
public struct XCTAttachment: Sendable {
    /// The name of the file; nil for none.
    public var name: String?
    /// The bytes.
    public let data: Data
    /// The type as a uniform type identifier; nil for data.
    public let uniformTypeIdentifier: String?

    /// Attaches bytes.
    public init(data: Data) {
        self.init(data: data, uniformTypeIdentifier: nil)
    }

    /// Attaches bytes of a type.
    public init(data: Data, uniformTypeIdentifier: String?) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Attaches text.
    public init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }
}
