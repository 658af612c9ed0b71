import Foundation
import KeylineScenes
public import KeylineTypesetting

/// The fonts that an app brings along.
public enum AppFonts {
    /// Adds the fonts that lie around files, or in apps' folders.
    ///
    /// - Parameters:
    ///   - paths: Files that are to be opened, or apps' folders.
    ///   - fonts: The fonts that there are already.
    /// - Returns: The collection with the app's fonts, and what is wrong with those that cannot be used.
    public static func adding(around paths: [String], to fonts: FontCollection) -> (FontCollection, [any Error]) {
        var result = fonts
        var failures: [any Error] = []
        for file in files(around: paths) {
            InputTrace.note(.file(file))
            do throws(FontError) {
                result = try result.adding(files: [URL(fileURLWithPath: file)])
            } catch {
                failures.append(error)
            }
        }
        return (result, failures)
    }

    private static func files(around paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.flatMap { path -> [String] in
            guard FolderListing.isFolder(path) else { return Neighborhood(of: path).fonts }
            return (try? AppFolder(Neighborhood(of: "\(path)/.").projectAbove ?? path))?.fonts ?? []
        }.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    }
}
