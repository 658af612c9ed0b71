import Foundation
import KeylineTesting
import SnapshotTesting
import SwiftUI
import Testing

@testable import Screens

/// Snapshots of SwiftUI's views, as for swift-snapshot-testing, and the same with `expectGolden`.
@MainActor
@Suite(.snapshots(record: .missing)) struct ScreensSnapshotTests {
    @Test func ring() {
        let folder = NSTemporaryDirectory() + "screens-snapshots-\(UUID().uuidString)"
        func failure(_ progress: Double) -> String? {
            verifySnapshot(
                of: Ring(progress: progress, color: .green), as: .image(layout: .fixed(width: 80, height: 80)),
                named: "ring", snapshotDirectory: folder)
        }
        #expect(failure(0.4)?.hasPrefix("No reference was found on disk") == true)
        #expect(failure(0.4) == nil)
        #expect(failure(0.6)?.contains("pixels differ") == true)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func avatar() {
        expectGolden(of: Avatar(name: "Ada"), as: .image(layout: .sizeThatFits))
        expectGolden(of: Avatar(name: "سارة"), as: .image(layout: .sizeThatFits, in: .init(locale: "ar")), named: "ar")
    }
}
