import Keyline
import KeylineTesting
import SwiftUI
import Testing
import UIKit

@testable import Bridge

/// Code that mixes SwiftUI and UIKit looks as it was seen and accepted.
@MainActor
@Suite struct BridgeTests {
    private func environment(isArabic: Bool = false) -> PictureEnvironment {
        isArabic
            ? PictureEnvironment(device: .iPhone15, scale: 1, locale: "ar", appearance: .dark)
            : PictureEnvironment(device: .iPhone15, scale: 1)
    }

    @Test func `cells of a table and of a collection show SwiftUI's views`() {
        expectGolden(of: makeTabs(), as: .image(in: environment()), named: "orders")
        expectGolden(of: makeTabs(), as: .image(in: environment(isArabic: true)), named: "orders-ar-dark")
    }

    @Test func `a hosting controller shows UIKit's views among SwiftUI's`() {
        let tabs = makeTabs()
        tabs.selectedIndex = 1
        expectGolden(of: tabs, as: .image(in: environment()), named: "rating")
    }

    @Test func `a canvas draws charts with texts and symbols`() {
        let week = ["M", "T", "W", "T", "F", "S", "S"]
        let arabicWeek = ["ن", "ث", "ر", "خ", "ج", "س", "ح"]
        for (name, title, days) in [("activity", "Walks", week), ("activity-ar-dark", "المشي", arabicWeek)] {
            let environment = environment(isArabic: name != "activity")
            expectGolden(
                of: ActivityCard(title: LocalizedStringKey(title), days: days).frame(height: 240),
                as: .image(in: environment, showing: .region(CGRect(x: 0, y: 300, width: 393, height: 260))),
                named: name)
        }
    }

    @Test func `a representable view answers with its intrinsic size`() {
        let stars = UIHostingController(rootView: Stars(rating: .constant(2)).fixedSize())
        #expect(stars.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 140, height: 28))
    }
}
