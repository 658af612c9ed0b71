import Keyline
import KeylineTesting
import Testing
import UIKit

@testable import Kit

/// Screens written for UIKit look as they were seen and accepted.
@MainActor
@Suite struct KitTests {
    @Test(arguments: KitCase.all) func `a screen of an app looks as it was accepted`(_ screen: KitCase) {
        expectGolden(
            of: screen.make(), as: .image(in: screen.environment), named: screen.name, test: "screens"
        )
    }
}

/// A screen and where it is shown.
struct KitCase: Sendable, CustomTestStringConvertible {
    let name: String
    private(set) var environment: PictureEnvironment
    let make: @MainActor @Sendable () -> UIViewController
    var testDescription: String { name }

    init(
        _ name: String, locale: String = "en", isDark: Bool = false, textSize: String = "L",
        size: CGSize = CGSize(width: 320, height: 480), _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.make = make
        var environment = PictureEnvironment(
            size: size, scale: 1, locale: locale, appearance: isDark ? .dark : .light)
        environment.textSize = .init(rawValue: textSize)
        self.environment = environment
    }

    /// Whether the screen is an iPad's, of the size that the case says.
    var isPad = false {
        didSet { environment.device = isPad ? .iPadPro11 : nil }
    }

    static func drawing(
        _ name: String, _ size: CGSize, isDark: Bool = false, _ view: @escaping @MainActor @Sendable () -> UIView
    ) -> KitCase {
        KitCase(name, isDark: isDark, size: CGSize(width: size.width + 20, height: size.height + 20)) {
            CanvasViewController(size, view)
        }
    }
}
