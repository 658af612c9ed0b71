import KeylineHosting
import KeylineInterfaceBuilder
package import KeylineLocalization
package import KeylineScenes
package import KeylineTypesetting
package import SwiftUILayout
package import UIKitLayout

/// The texts, pictures, colours, XIBs and storyboards of an app or a package, for layout code that asks for them by name.
public struct AppResources: Sendable {
    private let texts: AppTexts
    private let catalogs: Assets
    private let documents: [String]
    private let tables: [String]

    /// Looks into a folder and all folders inside it.
    ///
    /// - Parameter folder: The folder: tables (`.strings`, `.stringsdict`, `.xcstrings`, in `.lproj` folders or by themselves), asset
    ///   catalogs and pictures may lie anywhere in it.
    /// - Throws: `ProjectError` where there is no such folder.
    public init(folder: String) throws(ProjectError) {
        let app = try AppFolder(folder)
        texts = AppTexts(around: Neighborhood(of: "\(app.path)/."), tables: app.stringTables)
        catalogs = Assets(catalogs: app.catalogs, pictures: app.pictures, foundIn: .tree(app.path))
        documents = app.documents
        tables = app.stringTables
    }

    /// Answers with pictures for views of UIKit.
    package var images: any ImageSource & Sendable { catalogs }

    /// Answers with pictures and colours for views of SwiftUI.
    package var assets: any AssetSource & Sendable { ImageSourceAssets(catalogs) }

    /// Answers with the objects of XIBs and storyboards, whose texts have the fonts of a collection.
    @MainActor package func interfaces(fonts: FontCollection) -> any InterfaceSource {
        let storyboards = Storyboards(documents, fonts: fonts, assets: catalogs, tables: tables)
        return DocumentInterfaces(
            FileResources(
                assets: catalogs, texts: DocumentTexts(file: documents.first ?? ""), appTexts: texts,
                storyboards: storyboards, code: .unread))
    }

    /// Answers with texts in the language of an environment.
    package func strings(for environment: SceneEnvironment) -> any StringSource { texts.source(for: environment) }
}
