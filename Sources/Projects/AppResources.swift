package import KeylineScenes
package import KeylineLocalization
package import UIKitLayout

/// The texts, pictures and colours of an app or a package, for layout code that asks for them by name.
public struct AppResources: Sendable {
    private let texts: AppTexts
    private let assets: Assets

    /// Looks into a folder and all folders inside it.
    ///
    /// - Parameter folder: The folder: tables (`.strings`, `.stringsdict`, `.xcstrings`, in `.lproj` folders or by themselves), asset
    ///   catalogs and pictures may lie anywhere in it.
    /// - Throws: `ProjectError` where there is no such folder.
    public init(folder: String) throws(ProjectError) {
        let app = try AppFolder(folder)
        texts = AppTexts(around: "\(app.path)/.", tables: app.stringTables)
        assets = Assets(catalogs: app.catalogs, pictures: app.pictures)
    }

    /// Answers with pictures and colours.
    package var images: any ImageSource & Sendable { assets }

    /// Answers with texts in the language of an environment.
    package func strings(for environment: SceneEnvironment) -> any StringSource { texts.source(for: environment) }
}
