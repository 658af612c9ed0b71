import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// The fonts that code gives to outlets are read through constants and factories.
@Suite struct FontValueTests {
    private func fonts(_ expression: String, beside others: String = "") -> [CodeValue] {
        let text = """
            class Login: UIViewController {
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { label.font = \(expression) }
            }
            \(others)
            """
        return OutletCall.reading(of: ["Login"], [("Login.swift", text)]).values(ofClass: "Login")
            .filter { $0.property == "font" && $0.certainty == .certain }.map(\.value)
    }

    @Test(arguments: [
        (".systemFont(ofSize: 12)", CodeFont.system(size: 12, weight: nil)),
        ("UIFont.systemFont(ofSize: CGFloat(12), weight: .bold)", .system(size: 12, weight: "bold")),
        ("UIFont.boldSystemFont(ofSize: 12)", .system(size: 12, weight: "bold")),
        (".italicSystemFont(ofSize: 12)", .italic(size: 12)),
        ("UIFont(name: \"Lato-Bold\", size: 12)!", .named("Lato-Bold", size: 12)),
        (
            "UIFont(name: \"Lato-Bold\", size: 12) ?? .systemFont(ofSize: 12)",
            .first([.named("Lato-Bold", size: 12), .system(size: 12, weight: nil)])
        ),
        (".preferredFont(forTextStyle: .headline)", .style("headline")),
        (
            "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12))",
            .scaled(.system(size: 12, weight: nil), style: "body")
        ),
        ("UIFont.systemFont(ofSize: 12).withSize(14)", .system(size: 14, weight: nil)),
    ])
    func `a font of UIKit's is read`(expression: String, font: CodeFont) {
        #expect(fonts(expression) == [.font(font)])
    }

    @Test(arguments: [
        ("Fonts.body", "enum Fonts { static let body = UIFont(name: \"Lato\", size: 15)! }"),
        ("Fonts.body", "struct Fonts { static var body: UIFont { UIFont(name: \"Lato\", size: 15)! } }"),
        (".body", "extension UIFont { class var body: UIFont { UIFont(name: \"Lato\", size: 15)! } }"),
        (
            ".app(size: 15)",
            "extension UIFont { static func app(size: CGFloat) -> UIFont { UIFont(name: \"Lato\", size: size)! } }"
        ),
        (
            "UIFont.app()",
            "extension UIFont { static func app(_ size: CGFloat = 15) -> UIFont { UIFont(name: \"Lato\", size: size)! } }"
        ),
        (
            ".app(15)",
            """
            extension UIFont { static func app(_ size: CGFloat) -> UIFont {
                guard let font = UIFont(name: "Lato", size: size) else { fatalError() }
                return font
            } }
            """
        ),
    ])
    func `a font of the app's constants and factories is read`(expression: String, others: String) {
        #expect(fonts(expression, beside: others) == [.font(.named("Lato", size: 15))])
    }

    @Test func `a weight that a factory is given is the font's`() {
        let factory = """
            extension UIFont { static func app(_ size: CGFloat, _ weight: UIFont.Weight = .light) -> UIFont {
                .systemFont(ofSize: size, weight: weight)
            } }
            """
        #expect(fonts(".app(15, .bold)", beside: factory) == [.font(.system(size: 15, weight: "bold"))])
        #expect(fonts(".app(15)", beside: factory) == [.font(.system(size: 15, weight: "light"))])
    }

    @Test(arguments: [
        ".systemFont(ofSize: size)", "isBold ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 12)", "Theme.font",
    ])
    func `a font that only running the code would tell is none`(expression: String) {
        #expect(fonts(expression).isEmpty)
    }
}
