package import Foundation
import KeylineByteText
import KeylineFiles
public import KeylineScenes

/// A folder that another machine wrote, such as the results of a shard. Its files are data: only regular files inside the folder are read,
/// and no symbolic link is followed.
public struct InputFolder: Sendable {
    /// More bytes than a file of results, a picture or a page has.
    public static let maximumFileSize = 512 << 20

    /// The folder's path.
    public let path: String

    /// Names a folder.
    public init(_ path: String) { self.path = path }

    /// The bytes of a file.
    ///
    /// - Parameter file: Its path in the folder.
    /// - Returns: The bytes.
    /// - Throws: `InputFolderError` where there is no such file, or it is not a regular file inside the folder.
    public func contents(of file: String) throws(InputFolderError) -> [UInt8] {
        let full = path.appendingPathComponent(file)
        do throws(HeldFolder.Refusal) {
            let folder = try HeldFolder(path)
            return try folder.contents(of: file, atMost: Self.maximumFileSize)
        } catch {
            if error.isMissing { throw .missing(file: full) }
            throw error.leadsOut
                ? .link(file: full) : .unreadable(file: full, reason: error.words)
        }
    }
}

extension InputFolder {
    /// A document of the folder; nil where it is not there.
    package func document(_ name: String) throws(InputFolderError) -> Data? {
        do throws(InputFolderError) { return Data(try contents(of: name)) } catch {
            if case .missing = error { return nil }
            throw error
        }
    }
}

/// Why a file of a folder that another machine wrote is not read.
public enum InputFolderError: InputError, Hashable {
    /// There is no such file.
    case missing(file: String)
    /// A symbolic link leads to it, or its path leads out of the folder.
    case link(file: String)
    /// It is no regular file, too large, or the system refused.
    case unreadable(file: String, reason: String)

    /// The error.
    public var message: String {
        switch self {
        case .missing: "the folder does not have this file"
        case .link: "the file is, or lies behind, a symbolic link, which is not followed"
        case .unreadable(_, let reason): "the file cannot be read: \(reason)"
        }
    }

    /// The file.
    public var location: SourceLocation? {
        switch self {
        case .missing(let file), .link(let file), .unreadable(let file, _): SourceLocation(file: file)
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .missing: "copy the whole folder of the part"
        case .link, .unreadable:
            "parts consist of regular files inside their folder; copy them with the files that links lead to"
        }
    }
}
