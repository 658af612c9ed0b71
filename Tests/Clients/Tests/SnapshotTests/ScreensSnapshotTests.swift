import SnapshotTesting
import SwiftUI
import Testing

@testable import Screens

/// Snapshots of SwiftUI's views, as for swift-snapshot-testing, and the same with `expectGolden`.
@MainActor
@Suite struct ScreensSnapshotTests {
    @Test func ring() {
        assertSnapshot(of: Ring(progress: 0.4, color: .green), as: .image(size: CGSize(width: 80, height: 80)))
    }

    @Test func empty() {
        assertSnapshot(of: EmptyScreen(), as: .recursiveDescription, named: "views")
    }

    @Test func avatar() {
        assertSnapshot(of: Avatar(name: "Ada"), as: .image(on: .iPhoneSE), named: "iPhone")
        expectGolden(of: Avatar(name: "Ada"), as: .image(layout: .sizeThatFits))
        expectGolden(of: Avatar(name: "سارة"), as: .image(layout: .sizeThatFits, in: .init(locale: "ar")), named: "ar")
    }
}
