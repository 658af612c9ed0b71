package import KeylineLocalization
package import KeylineOutletValues
package import KeylineScenes
package import UIKitLayout

/// What lies beside a document and belongs to it: string tables, images and colours.
package protocol DocumentResources: Sendable {
    /// The texts of a document's objects for an environment.
    ///
    /// - Parameter environment: The environment, whose language and kind of device count.
    /// - Returns: The table, or why there is none.
    /// - Throws: An `InputError` where a table is there and cannot be read.
    func strings(for environment: SceneEnvironment) throws -> LocalizedTable

    /// The texts of the app for layout code that asks for them by key, in the language of an environment.
    func texts(for environment: SceneEnvironment) -> any StringSource

    /// The image of a name for traits; nil where there is none.
    @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage?

    /// Whether there is a file of an image, which may be one that cannot be read.
    @MainActor func hasFile(ofImage name: String, traits: UITraitCollection) -> Bool

    /// The colour of a name; nil where there is none.
    @MainActor func color(named name: String) -> UIColor?

    /// Whether the app's catalogs have colours.
    var hasColors: Bool { get }

    /// The name of an image or a colour that a generator turned into a name in code, as Xcode and R.swift do; nil where there is none.
    func assetName(generatedAs name: String, isColor: Bool) -> String?

    /// The storyboard of a name, to which the document may refer; nil where there is none.
    @MainActor func storyboard(named name: String) -> InterfaceBuilderSource?

    /// Whether there is a XIB of a name, from which a class of that name may load its content.
    func hasInterface(named name: String) -> Bool

    /// The XIB of a name; nil where there is none or it cannot be read.
    @MainActor func interface(named name: String) -> InterfaceBuilderSource?

    /// The values that the app's code gives to the outlets of a class before the first picture.
    func values(ofClass name: String) -> [OutletValue]

    /// The runtime attributes that the app's code gives a class, UIKit's too. True for one of which values tell all that code does.
    func runtimeAttributes(ofClass name: String) -> [String: Bool]

    /// Whether a class's own code may decide the size of its views; false where no code is read.
    func mayDecideSize(ofClass name: String) -> Bool

    /// Whether the app's code declares a class; false where no code is read.
    func declares(class name: String) -> Bool

    /// Whether an outlet of a class may belong to code that is not here, as of a package's class that it derives from; false where no code is
    /// read.
    func isOfUnreadCode(outlet: String, ofClass name: String) -> Bool

    /// Whether the app's code names a class that it may not declare; false where no code is read.
    func names(class name: String) -> Bool

    /// Whether the app's code is read.
    var hasCode: Bool { get }

    /// The fonts' files that the app brings along and that are not here.
    var missingFontFiles: [String] { get }

    /// The app's names as people see them.
    var appNames: Set<String> { get }

    /// Whether no screen of the app has a status bar.
    var hidesStatusBar: Bool { get }

    /// The appearance of the app's screens whatever the reader chose; nil where the reader's choice counts.
    ///
    /// Source: Apple, Information Property List, `UIUserInterfaceStyle`.
    var appearance: Appearance? { get }

    /// Whether the app shows another launch screen than the one of a name in a locale; false where its lists do not say so.
    func replacesLaunchScreen(named name: String, in locale: String) -> Bool

    /// The reasons why code that was asked for is not read.
    var codeFindings: [Diagnostic] { get }
}

extension DocumentResources {
    package var hasColors: Bool { false }

    package func assetName(generatedAs name: String, isColor: Bool) -> String? { nil }

    @MainActor package func hasFile(ofImage name: String, traits: UITraitCollection) -> Bool { false }

    package func hasInterface(named name: String) -> Bool { false }

    @MainActor package func interface(named name: String) -> InterfaceBuilderSource? { nil }

    package func values(ofClass name: String) -> [OutletValue] { [] }

    package func runtimeAttributes(ofClass name: String) -> [String: Bool] { [:] }

    package func mayDecideSize(ofClass name: String) -> Bool { false }

    package func declares(class name: String) -> Bool { false }

    package func isOfUnreadCode(outlet: String, ofClass name: String) -> Bool { false }

    package func names(class name: String) -> Bool { false }

    package var hasCode: Bool { false }

    package var missingFontFiles: [String] { [] }

    package var appNames: Set<String> { [] }

    package var hidesStatusBar: Bool { false }

    package var appearance: Appearance? { nil }

    package func replacesLaunchScreen(named name: String, in locale: String) -> Bool { false }

    package var codeFindings: [Diagnostic] { [] }
}

/// The string table of a document in the language of a locale.
package enum LocalizedTable: Sendable {
    /// The document is not localised, or the locale is of its own language.
    case none
    /// The language's texts. In the document's own language, its texts count where the table has none.
    case table(StringTable, language: String, isOwn: Bool)
    /// There are other languages but not the locale's; the document's own texts stand.
    case missing(languages: [String])
}

/// Nothing lies beside the document.
package struct NoDocumentResources: DocumentResources {
    package init() {}

    package func strings(for environment: SceneEnvironment) throws -> LocalizedTable { .none }

    package func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }

    @MainActor package func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }

    @MainActor package func color(named name: String) -> UIColor? { nil }

    @MainActor package func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
}
