import Keyline
import KeylineScenes
import UIKit

@testable import Kit

extension KitCase {
    private static let names = ["Boards", "Harbour walls", "Lighthouse keys", "Remove"]
    private static let arabicNames = ["لوحات", "جدران الميناء", "مفاتيح المنارة", "إزالة"]

    /// What stands over an iPad's screen and points at something.
    static let popovers: [KitCase] = [
        boards("popover-bar-button", names, .palette),
        boards("popover-bar-button-ar-dark", locale: "ar", isDark: true, arabicNames, .palette),
        boards("popover-list", names, .sort),
        boards(
            "popover-list-ar-AX3", locale: "ar", textSize: "AX3", size: CGSize(width: 700, height: 370), arabicNames,
            .sort),
        boards("popover-question", names, .sheet),
        boards("popover-question-dark", isDark: true, names, .sheet),
        boards("popover-centered", names, .centered),
        boards("popover-corner", names, .corner),
        boards("popover-on-a-phone", size: CGSize(width: 320, height: 480), names, .sort),
        boards("question-on-a-phone-ar", locale: "ar", size: CGSize(width: 320, height: 480), arabicNames, .sheet),
    ]

    static let searchBars: [KitCase] = [
        KitCase("search-bars") { SearchBarsViewController(.english) },
        KitCase("search-bars-ar-dark", locale: "ar", isDark: true) { SearchBarsViewController(.arabic) },
        KitCase("search-bars-AX3", textSize: "AX3", size: CGSize(width: 320, height: 340)) {
            SearchBarsViewController(.english, isShort: true)
        },
        KitCase("search-bars-ar-AX5", locale: "ar", textSize: "AX5", size: CGSize(width: 320, height: 400)) {
            SearchBarsViewController(.arabic, isShort: true)
        },
    ]

    private static func boards(
        _ name: String, locale: String = "en", isDark: Bool = false, textSize: String = "L",
        size: CGSize = CGSize(width: 700, height: 560), _ names: [String], _ shown: BoardsViewController.Shown
    ) -> KitCase {
        var screen = KitCase(name, locale: locale, isDark: isDark, textSize: textSize, size: size) {
            UINavigationController(rootViewController: BoardsViewController(names, showing: shown))
        }
        if size.width > 600 { screen.isPad = true }
        return screen
    }
}
