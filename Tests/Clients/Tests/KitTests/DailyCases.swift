import Keyline
import UIKit

@testable import Kit

extension KitCase {
    static let daily: [KitCase] = [
        KitCase("tour", size: CGSize(width: 320, height: 600)) { TourViewController() },
        KitCase("chat") { ChatViewController() },
        KitCase("month") { MonthViewController() },
        KitCase("bill") { BillViewController() },
        KitCase("directory") { DirectoryViewController() },
        KitCase("directory-ar-dark", locale: "ar", isDark: true) { DirectoryViewController() },
        KitCase("way") { WayViewController() },
        KitCase("help-settings") { HelpSettingsViewController() },
        KitCase("steps") { StepsViewController() },
        KitCase("account", size: CGSize(width: 320, height: 560)) { AccountViewController() },
        KitCase("news-ar", locale: "ar") { NewsViewController() },
        KitCase("recipe-ja", locale: "ja") { RecipeViewController() },
        KitCase("numbers-dark-AX3", isDark: true, textSize: "AX3") { NumbersViewController() },
        drawing("verse", CGSize(width: 260, height: 170)) {
            VerseView(
                "A light is seen as far as its height lets it be. The rest is weather.",
                marked: ["light", "height lets", "weather"])
        },
    ]
}
