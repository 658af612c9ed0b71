import Foundation
import Typesetting
import UIKitLayout

/// `keyline-bench layout ROWS`: a list laid out through UIKit's names.
struct LayoutCommand {
    let rows: Int
    init(_ arguments: [String]) throws {
        rows = Int(arguments.first ?? "1000") ?? 1000
    }

    @MainActor func run() throws {
        let fonts = try FontCollection.bundled()
        for _ in 0..<3 {
            let typesetter = Typesetter(fonts: fonts)
            let clock = ContinuousClock()
            var screen: ListScreen?
            let make = clock.measure { screen = ListScreen(rows: rows, typesetter: typesetter) }
            guard let screen else { return }
            let first = clock.measure { screen.layOut() }
            let again = clock.measure { screen.layOut() }
            let text = clock.measure { screen.setTitle("Another title", row: rows / 2) }
            let resize = clock.measure { screen.resize(812) }
            print("make \(make) first \(first) again \(again) text \(text) resize \(resize) \(screen.titleFrame)")
        }
    }
}
