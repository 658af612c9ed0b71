import Foundation
import KeylineByteText
import KeylineScenes

/// What an app's information property lists say about how its screens are shown.
package struct InformationLists: Sendable {
    /// The fonts' files that a list has the app bring along, and that are not here: fonts that are paid for are often kept elsewhere.
    let missingFontFiles: [String]
    /// Whether no screen of the app has a status bar.
    let hidesStatusBar: Bool
    /// The appearance of the apps' screens whatever the reader chose; nil where the reader's choice counts, or not for all apps.
    let appearance: Appearance?
    /// The names of the documents that the apps show while they start, in languages whose `InfoPlist.strings` names no other.
    let launchScreens: Set<String>
    /// The apps' names as people see them, which are the same in every language unless a table says otherwise.
    let appNames: Set<String>
    /// The files.
    private let paths: [String]

    /// No lists.
    static let none = InformationLists([], fonts: [])

    /// Reads lists.
    ///
    /// - Parameters:
    ///   - paths: Property lists; others than an app's or an extension's, whose names end with `Info.plist`, do not count.
    ///   - fonts: The fonts' files that are here.
    init(_ paths: [String], fonts: [String]) {
        self.paths = paths.filter { $0.hasSuffix("Info.plist") }
        let lists = self.paths.compactMap(Self.contents)
        let present = Set(fonts.map(\.lastPathComponent))
        let listed = lists.flatMap { $0["UIAppFonts"] as? [String] ?? [] }.map(\.lastPathComponent)
        missingFontFiles = Set(listed).subtracting(present).sorted()
        launchScreens = Set(lists.compactMap { $0["UILaunchStoryboardName"] as? String })
        let names = lists.flatMap { list in ["CFBundleDisplayName", "CFBundleName"].compactMap { list[$0] as? String } }
        // A name with a variable is in the project's settings.
        appNames = Set(names.filter { !$0.contains("$") })
        let styles = Set(lists.filter(Self.isOfScreens).map { $0["UIUserInterfaceStyle"] as? String ?? "" })
        appearance = styles.count == 1 ? styles.first.flatMap { Appearance(rawValue: $0.lowercased()) } : nil
        let apps = lists.filter { $0["NSExtension"] == nil && $0["UIStatusBarHidden"] != nil }
        hidesStatusBar = !apps.isEmpty && apps.allSatisfy(Self.hidesStatusBar)
    }

    /// Notes at the scene that is made what it depends on.
    func trace() {
        for path in paths { InputTrace.note(.file(path)) }
    }

    /// What a list says about how screens are shown, by the names of its entries; empty where it says nothing of that.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The values in words.
    package static func statements(inFile path: String) -> [String: String] {
        let list = contents(path) ?? [:]
        return shownEntries.reduce(into: [:]) { result, key in
            switch list[key] {
            case let names as [String]: result[key] = names.joined(separator: ", ")
            case let value?: result[key] = "\(value)"
            case nil: break
            }
        }
    }

    private static let shownEntries = [
        "UIAppFonts", "UILaunchStoryboardName", "UIStatusBarHidden", "UIUserInterfaceStyle",
        "UIViewControllerBasedStatusBarAppearance",
    ]

    /// Whether a list is one of an app with screens, as its entries for UIKit tell.
    private static func isOfScreens(_ list: [String: Any]) -> Bool {
        list["NSExtension"] == nil && list.keys.contains { $0.hasPrefix("UI") }
    }

    /// Controllers decide about the bar unless the list says that they do not. Source: Apple, Information Property List,
    /// `UIViewControllerBasedStatusBarAppearance`, whose default is true.
    private static func hidesStatusBar(_ list: [String: Any]) -> Bool {
        list["UIStatusBarHidden"] as? Bool == true && list["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    }

    private static func contents(_ path: String) -> [String: Any]? {
        guard let data = InputFile.contents(atPath: path) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
}
