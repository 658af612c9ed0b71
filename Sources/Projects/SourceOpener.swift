import Foundation
import InterfaceBuilder
import LayoutFile
public import Scenes
public import Typesetting

/// Opens files as sources of scenes, whatever their kind.
public enum SourceOpener {
    /// Opens a file together with what lies beside it: string tables, images and colours.
    ///
    /// The kind is told by the content; a name that ends with `.storyboard` or `.xib` is believed.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - fonts: The fonts of its texts.
    /// - Returns: The source.
    /// - Throws: An `InputError` where the file cannot be opened, is of no known kind or is malformed.
    public static func open(_ path: String, fonts: FontCollection) throws -> any SceneSource {
        let data = try contents(of: path)
        let isNamedSo = ["storyboard", "xib"].contains((path as NSString).pathExtension.lowercased())
        guard isNamedSo || isXML(data) else {
            return try LayoutFileSource(data: data, file: path, fonts: fonts) { folder in
                let files = FolderListing.names(in: folder).map { "\(folder)/\($0)" }
                return Assets(catalogs: Neighborhood(of: "\(folder)/.").catalogs, pictures: files)
            }
        }
        let around = Neighborhood(of: path)
        let surroundings = FileSurroundings(
            assets: Assets(catalogs: around.catalogs, pictures: around.pictures), texts: DocumentTexts(file: path))
        return try InterfaceBuilderSource(data: data, file: path, fonts: fonts, surroundings: surroundings)
    }

    /// Interface Builder's documents are XML, whose first character other than white space and a byte-order mark is `<`.
    private static func isXML(_ data: Data) -> Bool {
        let ignored: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
        return data.first { !ignored.contains($0) } == UInt8(ascii: "<")
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
