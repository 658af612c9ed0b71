import Foundation
import Testing

/// A checkout of an app, built against Keyline's modules and drawn by the command.
@Suite struct CheckoutTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(name: "Cards", targets: [.target(name: "Cards")])

            """, "Package.swift")
        try room.write(
            """
            import SwiftUI

            struct Card: View {
                var body: some View {
                    VStack {
                        Text("First").notThere(3).bold()
                        NoSuchView()
                        Text("Last")
                    }
                }
            }

            #Preview("Whole", traits: .sizeThatFitsLayout) { Card() }
            #Preview("Trap") {
                let numbers = [1]
                Text("\\(numbers[3])")
            }

            """, "Sources/Cards/Card.swift")
    }

    @Test func `a package that never names Keyline is drawn, what does not compile is cut, a trap is one preview's`()
        throws
    {
        let outcome = try room.run(program: "keyline", ["render", ".", "-o", "out/"])
        #expect(
            outcome.errors.contains(
                "Card.swift:6:27: warning: this modifier was cut: value of type 'Text' has no member 'notThere'"))
        #expect(
            outcome.errors.contains(
                "Card.swift:7:13: warning: this statement was cut: cannot find 'NoSuchView' in scope"))
        #expect(outcome.errors.contains("Card.swift: error: laying out \"Trap\""))
        #expect(outcome.errors.contains("ends in a trap: Index out of range"))
        #expect(outcome.output == "out/Card-Whole.png\n")
        #expect(outcome.status == 2)
        let strict = try room.run(program: "keyline", ["build", "--strict", "."])
        #expect(strict.status == 2)
        #expect(strict.errors.contains("Card.swift:7:13: error: cannot find 'NoSuchView' in scope"))
    }

    @Test func `names of catalogs are there, and a module that lacks another one is compiled with stubs`() throws {
        try room.write(
            "import Nowhere\n\nfunc nameOfDay() -> String { Calendar(identifier: .gregorian).weekdaySymbols[0] }\n",
            "Sources/Days/Days.swift")
        try room.write(
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(
                name: "Cards", targets: [.target(name: "Days"), .target(name: "Cards", dependencies: ["Days"])])

            """, "Package.swift")
        try room.write(
            """
            import SwiftUI

            #Preview("Colours", traits: .sizeThatFitsLayout) {
                Color(.brand).frame(width: 20, height: 10)
            }

            """, "Sources/Cards/Card.swift")
        try room.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """, "Sources/Cards/Assets.xcassets/brandColor.colorset/Contents.json")
        let outcome = try room.run(program: "keyline", ["dump", "."])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("20×10"))
        #expect(!outcome.errors.contains("was cut"))
    }

    @Test func `a preview without a size is named, and the others are drawn`() throws {
        try room.write(
            """
            import SwiftUI

            #Preview("Nothing", traits: .sizeThatFitsLayout) { Color.red.frame(width: 0, height: 0) }
            #Preview("Something", traits: .sizeThatFitsLayout) { Text("Here") }

            """, "Sources/Cards/Card.swift")
        let outcome = try room.run(program: "keyline", ["render", ".", "-o", "out/"])
        #expect(outcome.errors.contains("Card.swift:3: error: the preview \"Nothing\" cannot be drawn"))
        #expect(outcome.output == "out/Card-Something.png\n")
        #expect(outcome.status == 2)
    }
}
