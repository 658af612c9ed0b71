public import Foundation

/// Windows of documents. None is opened here.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    /// Windows of documents that are values.
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    /// Windows of documents that are only looked at.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

/// A file or a folder of files, which Foundation on Linux lacks: what it was made of.
public final class FileWrapper: NSObject {
    /// The bytes of a file; nil for a folder.
    public let regularFileContents: Data?
    /// The files of a folder; nil for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// The name on disk.
    public var filename: String?
    /// The name that a folder would give it.
    public var preferredFilename: String?

    /// A file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        fileWrappers = nil
    }

    /// A folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
    }

    /// Whether it is a file.
    public var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
}

/// A document that is a value. None is opened here: `keyline` draws the views of previews.
public protocol FileDocument {
    /// Reads a document.
    init(configuration: FileDocumentReadConfiguration) throws
    /// Writes it.
    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// What a document is read from.
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The file.
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The file as it was; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document in its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Where it lies; nil for a new one.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable: Bool

    /// Describes a document in a window, for the views of previews.
    public init(document: Binding<Document>, fileURL: URL? = nil, isEditable: Bool = true) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}
