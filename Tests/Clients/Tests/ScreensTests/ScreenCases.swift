import Foundation
import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting
import SwiftUI

@testable import Screens

/// The screens with the environments in which they are looked at.
@MainActor
enum ScreenCases {
    private struct Screen: Sendable {
        let name: String
        let view: @MainActor @Sendable () -> AnyView

        init(_ name: String, _ view: @escaping @MainActor @Sendable () -> some View) {
            self.name = name
            self.view = { AnyView(view()) }
        }
    }

    private static let screens = [
        Screen("settings") { SettingsScreen() }, Screen("feed") { FeedScreen() },
        Screen("onboarding") { OnboardingScreen() }, Screen("chart") { ChartScreen() },
        Screen("sign-up") { SignUpScreen() }, Screen("booking") { BookingScreen() },
        Screen("markdown") { MarkdownScreen() }, Screen("shop") { ShopScreen() }, Screen("cart") { CartScreen() },
        Screen("library") { LibraryScreen() }, Screen("loading") { LoadingScreen() },
        Screen("empty") { EmptyScreen() }, Screen("faq") { FAQScreen() }, Screen("player") { PlayerScreen() },
        Screen("photos") { PhotoScreen() }, Screen("weather") { WeatherScreen() }, Screen("chat") { ChatScreen() },
        Screen("timer") { TimerScreen() }, Screen("pricing") { PricingScreen() }, Screen("profile") { ProfileScreen() },
    ]

    /// Each screen as it is, and some of them dark, from right to left or in large text.
    static func cases(_ fonts: FontCollection) -> [GoldenCase] {
        guard let device = Device.named("iPhone 15") else { return [] }
        var plain = SceneEnvironment(device: device)
        plain.scale = 1
        var arabic = plain
        arabic.locale = "ar"
        arabic.layoutDirection = .rightToLeft
        arabic.appearance = .dark
        var large = plain
        large.contentSizeCategory = .accessibilityLarge
        var largest = plain
        largest.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        var new = plain
        new.system = .iOS26
        let others = [
            ("ar-dark", arabic, ["settings", "feed", "booking", "chart"]), ("AX2", large, ["settings", "sign-up"]),
            ("AX5", largest, ["onboarding"]), ("ios26", new, ["settings"]),
        ]
        var cases = screens.map { picture($0, "", plain, fonts) }
        for (suffix, environment, names) in others {
            cases += screens.filter { names.contains($0.name) }.map { picture($0, "-" + suffix, environment, fonts) }
        }
        return cases
    }

    private static func picture(
        _ screen: Screen, _ suffix: String, _ environment: SceneEnvironment, _ fonts: FontCollection
    ) -> GoldenCase {
        let source = ViewSource(screen.name, environment: environment, fonts: fonts) { screen.view() }
        return GoldenCase(
            name: "\(screen.name)\(suffix).png", kind: .picture, origin: "the screen \(screen.name)",
            overlays: OverlayPainter([], typesetter: Typesetter(fonts: fonts))
        ) { try source.makeScene(SceneID(screen.name), in: environment) }
    }

    static var folder: GoldenFolder {
        GoldenFolder(URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Goldens")
    }
}
