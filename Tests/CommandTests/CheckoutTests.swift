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
        #expect(outcome.errors.contains("Card.swift:14: error: laying out \"Trap\""))
        #expect(outcome.errors.contains("ends in a trap: Index out of range"))
        #expect(outcome.output == "out/Card-Whole.png\n")
        #expect(outcome.status == 2)
        let strict = try room.run(program: "keyline", ["build", "--strict", "."])
        #expect(strict.status == 2)
        #expect(strict.errors.contains("Card.swift:7:13: error: cannot find 'NoSuchView' in scope"))
    }

    @Test func `a library without previews is compiled, and its own tests are run, each trap one test's`() throws {
        try room.write(
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(
                name: "Lib", targets: [.target(name: "Lib"), .testTarget(name: "LibTests", dependencies: ["Lib"])])

            """, "Package.swift")
        try room.remove("Sources/Cards/Card.swift")
        try room.write(
            "import UIKit\n\nextension UIView {\n    func fill(_ other: UIView) { frame = other.bounds }\n}\n",
            "Sources/Lib/Lib.swift")
        try room.write(
            """
            import UIKit
            import XCTest

            @testable import Lib

            final class LibTests: XCTestCase {
                func testFill() {
                    let view = UIView()
                    view.fill(UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6)))
                    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 5, height: 6))
                }
                func testTrap() { XCTAssertEqual([1][Int("1")!], 1) }
                func testWrong() { XCTAssertEqual(UIView().frame.width, 1) }
            }

            """, "Tests/LibTests/LibTests.swift")
        let built = try room.run(program: "keyline", ["build", ".", "--trust"])
        #expect(built.status == 0 && !built.errors.contains("error:"))
        let outcome = try room.run(program: "keyline", ["build", ".", "--trust", "--tests"])
        #expect(outcome.status == 1)
        #expect(outcome.output.hasSuffix("3 tests: 1 passed, 2 failed\n"))
        #expect(outcome.output.contains("LibTests.testTrap: ends in a trap: "))
        #expect(outcome.output.contains("Tests/LibTests/LibTests.swift:13: LibTests.testWrong: XCTAssertEqual failed"))
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

    @Test func `a provider that traps while it is read is named with its place, and the others are drawn`() throws {
        try room.write(
            """
            import SwiftUI

            struct Row_Previews: PreviewProvider {
                static var previews: some View {
                    let numbers = [1]
                    return Text("\\(numbers[2])")
                }
            }

            struct Label_Previews: PreviewProvider {
                static var previews: some View { Text("Here").previewLayout(.sizeThatFits) }
            }

            """, "Sources/Cards/Card.swift")
        let outcome = try room.run(program: "keyline", ["render", ".", "-o", "out/"])
        #expect(outcome.errors.contains("Sources/Cards/Card.swift:3: error: reading \"Row_Previews\" ends in a trap"))
        #expect(outcome.errors.contains("Index out of range"))
        #expect(outcome.output == "out/Card.png\n")
        #expect(outcome.status == 2)
    }

    @Test func `tables of R.swift and SwiftGen are made of the resources`() throws {
        try room.write(
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(name: "Cards", defaultLocalization: "en", targets: [.target(name: "Cards")])

            """, "Package.swift")
        try room.write(
            """
            import SwiftUI

            #Preview("Tables", traits: .sizeThatFitsLayout) {
                VStack {
                    Text(L10n.Home.title)
                    Text(R.string.localizable.homeCount(3))
                    Image(R.image.dot)
                    Asset.dot.swiftUIImage.background(Color(R.color.brand))
                }
            }

            """, "Sources/Cards/Card.swift")
        try room.write(
            "\"home.title\" = \"Welcome\";\n\"home.count\" = \"%d cards\";\n",
            "Sources/Cards/en.lproj/Localizable.strings")
        try room.write("{}", "Sources/Cards/Assets.xcassets/dot.imageset/Contents.json")
        try room.write("{}", "Sources/Cards/Assets.xcassets/brand.colorset/Contents.json")
        let outcome = try room.run(program: "keyline", ["dump", "."])
        #expect(outcome.output.contains("Welcome"), "\(outcome.errors)")
        #expect(outcome.output.contains("3 cards"))
        #expect(!outcome.errors.contains("was cut"))
    }

    @Test func `what code starts when a view appears is in the picture`() throws {
        try room.write(
            """
            import Foundation

            actor Service {
                func names() async throws -> [String] {
                    try await Task.sleep(for: .seconds(1))
                    return ["Ada", "Grace"]
                }
            }

            final class Delay {
                func later(_ done: @escaping () -> Void) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { done() }
                }
            }

            """, "Sources/Cards/Service.swift")
        try room.write(
            """
            import SwiftUI

            @MainActor final class Model: ObservableObject {
                @Published var names: [String] = []
                init() { Task { names = try await Service().names() } }
            }

            struct Card: View {
                @StateObject private var model = Model()
                @State private var word = "early"
                @State private var note = ""
                var body: some View {
                    VStack {
                        ForEach(model.names, id: \\.self) { Text($0) }
                        Text(word)
                        Text(note)
                    }
                    .task { note = await load() }
                    .onAppear { Delay().later { word = "late" } }
                }
                nonisolated func load() async -> String { "loaded" }
            }

            #Preview("Card", traits: .sizeThatFitsLayout) { Card() }

            """, "Sources/Cards/Card.swift")
        let outcome = try room.run(program: "keyline", ["dump", "."])
        for word in ["Ada", "Grace", "late", "loaded"] { #expect(outcome.output.contains(word), "\(outcome.output)") }
        #expect(!outcome.output.contains("early"))
        #expect(!outcome.errors.contains("was cut"))
    }

    private static let gaugeHeader = """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        typedef NS_ENUM(NSInteger, GaugeKind) { GaugeKindSmall, GaugeKindBig };
        @class Gauge;
        @protocol GaugeDelegate <NSObject>
        @optional
        - (void)gauge:(Gauge *)gauge didReachLimit:(NSInteger)limit;
        @end
        #define GAUGE_WIDTH 40.0
        @interface Gauge : UIControl
        @property (nonatomic, copy, nullable) NSArray<NSString *> *marks;
        @property (nonatomic, weak, nullable) id<GaugeDelegate> delegate;
        - (instancetype)initWithKind:(GaugeKind)kind title:(NSString *)title;
        - (BOOL)saveToPath:(NSString *)path error:(NSError **)error;
        - (NSString *)textAtIndex:(NSInteger)index NS_SWIFT_NAME(text(at:));
        @end
        NS_ASSUME_NONNULL_END

        """

    private static let gaugeScreen = """
        import SwiftUI

        final class Watcher: NSObject, GaugeDelegate {
            func gauge(_ gauge: Gauge, didReachLimit limit: Int) {}
        }

        struct GaugeView: UIViewRepresentable {
            let watcher = Watcher()
            func makeUIView(context: Context) -> Gauge {
                let gauge = Gauge(kind: .big, title: "Speed")
                gauge.marks = ["a", "b"]
                gauge.delegate = watcher
                gauge.backgroundColor = .red
                try? gauge.save(toPath: gauge.text(at: 0))
                return gauge
            }
            func updateUIView(_ gauge: Gauge, context: Context) {}
        }

        #Preview("Gauge", traits: .sizeThatFitsLayout) { GaugeView().frame(width: GAUGE_WIDTH, height: 10) }

        """

    private static let shopProject = """
        name: Shop
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [App]
            settings: {SWIFT_OBJC_BRIDGING_HEADER: App/Shop-Bridging-Header.h}

        """

    /// An app with a view in Objective-C, whose Swift knows it through the bridging header.
    private func writeShop() throws {
        try room.write("#import \"Gauge.h\"\n", "Shop/App/Shop-Bridging-Header.h")
        try room.write(Self.gaugeHeader, "Shop/App/Gauge.h")
        try room.write("@implementation Gauge @end\n", "Shop/App/Gauge.m")
        try room.write(Self.gaugeScreen, "Shop/App/Screen.swift")
        try room.write(Self.shopProject, "Shop/project.yml")
    }

    @Test func `Swift uses the Objective-C behind a bridging header, and its views are drawn as Apple's`() throws {
        try writeShop()
        let outcome = try room.run(program: "keyline", ["dump", "Shop"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("40×10"))
        #expect(!outcome.errors.contains("was cut"))
        let built = try room.run(program: "keyline", ["build", "Shop"])
        #expect(built.errors.contains("Shop/App/Gauge.h:10:1: note: the class \"Gauge\" is Objective-C"))
        let list = try room.run(program: "keyline", ["list", "Shop"])
        #expect(
            list.output.contains(
                "1 file in C or Objective-C, not compiled; Swift sees the inert declarations of Shop/App/Shop-Bridging-Header.h"
            ))
    }

    @Test func `a package's targets in Objective-C are modules whose declarations do nothing`() throws {
        try room.write(
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(
                name: "Cards", targets: [.target(name: "Legacy"), .target(name: "Cards", dependencies: ["Legacy"])])

            """, "Package.swift")
        try room.write(
            "#import <Foundation/Foundation.h>\n@interface Store : NSObject\n- (NSInteger)count;\n@end\n",
            "Sources/Legacy/include/Store.h")
        try room.write("#import \"Store.h\"\n@implementation Store @end\n", "Sources/Legacy/Store.m")
        try room.write(
            """
            import Legacy
            import SwiftUI

            #Preview("Count", traits: .sizeThatFitsLayout) {
                Color.red.frame(width: CGFloat(Store().count() + 30), height: 10)
            }

            """, "Sources/Cards/Card.swift")
        let outcome = try room.run(program: "keyline", ["dump", "."])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("30×10"))
        #expect(!outcome.errors.contains("was cut"))
    }
}
