import Foundation
import InterfaceBuilder
public import Scenes
public import Typesetting

/// Opens files as sources of scenes, whatever their kind.
public enum SourceOpener {
    /// Opens a file together with what lies beside it: string tables, images and colours.
    ///
    /// The kind is told by the content, not by the name.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - fonts: The fonts of its texts.
    /// - Returns: The source.
    /// - Throws: An `InputError` where the file cannot be opened, is of no known kind or is malformed.
    public static func open(_ path: String, fonts: FontCollection) throws -> any SceneSource {
        let data = try contents(of: path)
        return try InterfaceBuilderSource(data: data, file: path, fonts: fonts)
    }

    private static func contents(of path: String) throws(InterfaceBuilderError) -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = (error as NSError).localizedFailureReason ?? "\(error.localizedDescription)"
            throw .unreadable(file: path, reason: reason)
        }
    }
}
