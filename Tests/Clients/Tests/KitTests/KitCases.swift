import Keyline
import UIKit

@testable import Kit

extension KitCase {
    static let all: [KitCase] = lists + collections + drawings + forms + media + themed + daily + popovers + searchBars

    static let lists: [KitCase] = [
        KitCase("inbox") { InboxViewController(messages: Message.english) },
        KitCase("inbox-ar-dark", locale: "ar", isDark: true) { InboxViewController(messages: Message.arabic) },
        KitCase("inbox-hi-AX1", locale: "hi", textSize: "AX1") { InboxViewController(messages: Message.hindi) },
        KitCase("contacts") { ContactsViewController() },
        KitCase("preferences") { PreferencesViewController() },
        KitCase("preferences-dark", isDark: true) { PreferencesViewController() },
        KitCase("shelf-inset") { ShelfListViewController(appearance: .insetGrouped) },
        KitCase("shelf-plain-AX2", textSize: "AX2") { ShelfListViewController(appearance: .plain) },
        KitCase("watch-editing") { UINavigationController(rootViewController: WatchOrderViewController()) },
        KitCase("packing-editing") { PackingListViewController() },
        KitCase("packing-editing-ar-dark", locale: "ar", isDark: true) { PackingListViewController() },
    ]

    static let collections: [KitCase] = [
        KitCase("album") { AlbumViewController() },
        KitCase("discover") {
            DiscoverViewController([("Now", ["Sea", "Sky", "Sand", "Salt"]), ("All", ["One", "Two", "Three"])])
        },
        KitCase("discover-ja-dark", locale: "ja", isDark: true) {
            DiscoverViewController([("新着", ["海", "空", "砂浜"]), ("すべて", ["一覧", "地図", "検索", "設定"])])
        },
        KitCase("discover-ar", locale: "ar") {
            DiscoverViewController([("الآن", ["بحر", "سماء", "رمل"]), ("الكل", ["واحد", "اثنان", "ثلاثة"])])
        },
        KitCase("mosaic") { MosaicViewController() },
        KitCase("topics") {
            TopicsViewController(["Sailing", "Weather", "Knots", "A longer topic", "Tea", "Maps", "Radio"])
        },
        KitCase("notes") { NotesViewController() },
        KitCase("board") { BoardViewController() },
    ]

    static let drawings: [KitCase] = [
        drawing("clock", CGSize(width: 200, height: 200)) { ClockView() },
        drawing("clock-dark", CGSize(width: 200, height: 200), isDark: true) { ClockView() },
        drawing("bars", CGSize(width: 260, height: 160)) {
            let view = BarsView()
            view.backgroundColor = .clear
            view.values = [0.3, 0.55, 0.9, 0.7, 0.4]
            return view
        },
        drawing("trend", CGSize(width: 260, height: 140)) { TrendView() },
        drawing("rings", CGSize(width: 180, height: 180)) { RingsView([0.85, 0.6, 0.3]) },
        drawing("signature", CGSize(width: 250, height: 120)) {
            let view = SignatureView()
            view.isOpaque = false
            return view
        },
        drawing("thermometer", CGSize(width: 90, height: 200)) { ThermometerView() },
        drawing("ticket", CGSize(width: 280, height: 120)) { TicketView() },
        drawing("initials", CGSize(width: 300, height: 70)) { makeInitials() },
        drawing("spinner", CGSize(width: 200, height: 200)) { SpinnerView() },
        drawing("cards", CGSize(width: 240, height: 220)) { CardsView() },
        drawing("inks", CGSize(width: 230, height: 200)) { InksView() },
    ]

    static let forms: [KitCase] = [
        KitCase("sign-in") { SignInViewController() },
        KitCase("sign-in-ar", locale: "ar") { SignInViewController(title: "مرحبًا بعودتك") },
        KitCase("booking") { BookingViewController() },
        KitCase("empty-folder") { EmptyFolderViewController() },
        KitCase("offers") { OffersViewController() },
        KitCase("offers-AX3", textSize: "AX3") { OffersViewController() },
        KitCase("keypad") { KeypadViewController() },
    ]

    static let media: [KitCase] = [
        KitCase("player") { PlayerViewController() },
        KitCase("article") { ArticleViewController() },
        KitCase("search") { SearchViewController() },
        KitCase("place") { PlaceViewController() },
        KitCase("question") { makeQuestion() },
        KitCase("profile") { makeProfile() },
    ]
}
