import Testing

@testable import KeylineAdapter

/// The files that are parsed, told by their names alone.
@Suite struct FileNamesTests {
    @Test(arguments: [
        ("final class Login: UIViewController {}", ["Login"]),
        ("extension Login {}\nextension Login.Row {}", ["Login"]),
        ("@interface Login : UIViewController\n@end", ["Login"]), ("@implementation\tLogin\n@end", ["Login"]),
        ("@class Login;", []), ("class", []), ("extension  ", []),
        ("class\n    ログイン", ["ログイン"]),
        ("struct Login {}\nlet login = Login()", []), ("subclass Login", []), ("", []),
    ])
    func `declared are the names after the words that declare`(text: String, names: [String]) {
        #expect(FileNames.declared(in: text) == Set(names))
    }

    @Test func `a name is whole, at the beginning and the end of a file too`() {
        let names = FileNames("first.second(_third) 4th\"été\"last")
        for name in ["first", "second", "_third", "4th", "été", "last"] {
            #expect(names.has(oneOf: [name, "other"]), "\(name)")
        }
        for name in ["fir", "third", "th", "t", "as"] { #expect(!names.has(oneOf: [name]), "\(name)") }
        #expect(!names.has(oneOf: []))
    }

    @Test(arguments: [
        "NSLocalizedString(\"a\", comment: \"\")", "let title: LocalizedStringResource", "String(localized: \"a\")",
        "L10n.tr(\"Main\", \"a\")",
        "ImageAsset(name: \"a\")", "ColorAsset(name: \"a\")", "extension UIColor {", "extension UIImage {",
    ])
    func `files with these may name texts, colours and pictures`(text: String) {
        #expect(FileNames("let a = 1\n" + text + "\nlet b = 2").mayNameTexts)
    }

    @Test(arguments: [
        "String(describing: localized)", "tr(1)", "a.tr", "let image: ImageAsset", "extension UIView {", "UIColor.red",
    ])
    func `others do not`(text: String) {
        #expect(!FileNames(text).mayNameTexts)
    }

    @Test func `only files that matter are parsed`() {
        let reading = OutletCall.reading(
            of: ["Login"],
            [
                ("Base.swift", "class Base: UIViewController { func show() {} }"),
                ("Login.swift", "class Login: Base {}"),
                ("Names.swift", "enum Names { static let a = NSLocalizedString(\"a\", comment: \"\") }"),
                ("Other.swift", "class Other: UIView { let login: Login? = nil }"),
                ("Other.m", "@implementation Other\n@end"),
            ])
        #expect(reading.files == ["Base.swift", "Login.swift", "Names.swift"])
    }
}
