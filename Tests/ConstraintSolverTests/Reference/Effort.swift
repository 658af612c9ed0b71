import Foundation

/// How much a test tries. `KEYLINE_EFFORT=20 swift test` tries twenty times as many random problems.
enum Effort {
    static func rounds(_ usual: Int) -> Int {
        usual * (ProcessInfo.processInfo.environment["KEYLINE_EFFORT"].flatMap { Int($0) } ?? 1)
    }
}
