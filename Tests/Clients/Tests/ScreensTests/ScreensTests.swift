import Foundation
import KeylineGoldens
import KeylineTypesetting
import Testing

/// Screens written for SwiftUI look as they were seen and accepted. `RECORD_SCREENS=1` records them anew.
@MainActor
@Suite struct ScreensTests {
    @Test func `screens look as they were accepted`() async throws {
        let fonts = try FontCollection.bundled()
        let cases = ScreenCases.cases(fonts)
        #expect(cases.count == 28)
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            for result in await GoldenRecorder(ScreenCases.folder, fonts: fonts, jobs: 2).record(cases) {
                _ = try result.get()
            }
            return
        }
        let output = NSTemporaryDirectory() + "keyline-screens"
        let record = "RECORD_SCREENS=1 make clients"
        let commands = GoldenCommands(
            prune: "rm Goldens/NAME", acceptAll: record, acceptGroup: { _, _ in record }, accept: { _ in record })
        var test = GoldenTest(ScreenCases.folder, output: output, fonts: fonts, jobs: 2)
        test.mostBytes = 80 << 10
        let outcome = try await test.run(cases, of: cases, commands: commands)
        let hasPassed = outcome.hasPassed
        #expect(hasPassed, "see \(outcome.report ?? output)")
    }
}
