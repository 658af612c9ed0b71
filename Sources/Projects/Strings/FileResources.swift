import Foundation
import KeylineInterfaceBuilder
import KeylineLocalization
import KeylineOutletValues
import KeylineScenes
import UIKitLayout

/// What lies around a document's file.
struct FileResources: DocumentResources {
    let assets: Assets
    let texts: DocumentTexts
    let appTexts: AppTexts
    let storyboards: Storyboards
    let code: AppCode

    func strings(for environment: SceneEnvironment) throws -> LocalizedTable {
        try texts.table(for: environment, isKnownWithout: !appTexts.mayHaveTexts(for: environment.locale))
    }

    func texts(for environment: SceneEnvironment) -> any StringSource { appTexts.source(for: environment) }

    @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? {
        assets.image(named: name, traits: traits)
    }

    @MainActor func hasFile(ofImage name: String, traits: UITraitCollection) -> Bool {
        assets.hasFile(ofImage: name, traits: traits)
    }

    @MainActor func color(named name: String) -> UIColor? { assets.color(named: name) }

    var hasColors: Bool { assets.hasColors }

    func assetName(generatedAs name: String, isColor: Bool) -> String? {
        assets.name(generatedAs: name, isColor: isColor)
    }

    @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { storyboards.source(named: name) }

    func values(ofClass name: String) -> [OutletValue] { code.values(ofClass: name) }

    func isOfUnreadCode(outlet: String, ofClass name: String) -> Bool {
        code.isOfUnreadCode(outlet: outlet, ofClass: name)
    }

    func runtimeAttributes(ofClass name: String) -> [String: Bool] { code.runtimeAttributes(ofClass: name) }

    func mayDecideSize(ofClass name: String) -> Bool { code.mayDecideSize(ofClass: name) }

    func declares(class name: String) -> Bool { code.declares(name) }

    func names(class name: String) -> Bool { code.names(name) }

    var hasCode: Bool { code.isRead }

    var missingFontFiles: [String] {
        storyboards.information.trace()
        return storyboards.information.missingFontFiles
    }

    var appNames: Set<String> {
        storyboards.information.trace()
        return storyboards.information.appNames
    }

    var appearance: Appearance? {
        storyboards.information.trace()
        return storyboards.information.appearance
    }

    var hidesStatusBar: Bool {
        storyboards.information.trace()
        return storyboards.information.hidesStatusBar
    }

    func replacesLaunchScreen(named name: String, in locale: String) -> Bool {
        storyboards.information.trace()
        let key = "UILaunchStoryboardName"
        let translations = appTexts.values(of: key, inTable: "InfoPlist")
        guard !translations.isEmpty else { return false }
        let translation = LanguageFallback.candidates(for: locale).lazy.compactMap { translations[$0] }.first
        guard translation != name else { return false }
        return translations.values.contains(name)
            || translation != nil && storyboards.information.launchScreens.contains(name)
    }

    var codeFindings: [Diagnostic] { code.findings }

    func hasInterface(named name: String) -> Bool { storyboards.hasInterface(named: name) }

    @MainActor func interface(named name: String) -> InterfaceBuilderSource? { storyboards.interface(named: name) }
}
