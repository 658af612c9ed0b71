import Foundation
import KeylineScenes
import Testing
import UIKitLayout
@testable import KeylineInterfaceBuilder

extension UnreadableValueTests {
    /// Views and items of every kind that says something in words, by the words that it says it in.
    nonisolated private static let wordy: [(element: String, attributes: [String])] = [
        ("label", ["contentMode", "semanticContentAttribute", "textAlignment", "lineBreakMode", "baselineAdjustment"]),
        ("textView", ["textAlignment", "contentInsetAdjustmentBehavior"]),
        (
            "textField",
            [
                "textAlignment", "borderStyle", "clearButtonMode", "contentHorizontalAlignment",
                "contentVerticalAlignment",
            ]
        ),
        ("searchBar", ["searchBarStyle"]), ("button", ["buttonType", "lineBreakMode"]),
        ("progressView", ["progressViewStyle"]), ("activityIndicatorView", ["style"]),
        ("datePicker", ["datePickerMode", "style"]), ("stackView", ["axis", "distribution", "alignment"]),
        ("scrollView", ["contentInsetAdjustmentBehavior"]), ("tableView", ["style", "separatorStyle"]),
        ("navigationBar", ["barStyle"]), ("toolbar", ["barStyle"]), ("tabBar", ["barStyle"]),
    ]

    @Test(arguments: wordy.flatMap { kind in kind.attributes.map { (kind.element, $0) } })
    func `a word of a view that nobody knows`(element: String, attribute: String) throws {
        let view = """
            <\(element) \(attribute)="sideways" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/></\(element)>
            """
        let message = try #require(try notes(DocumentFixture.view(view)).first)
        #expect(message.hasPrefix("the \(attribute) of the \(element) is \"sideways\", which is not one of "))
    }

    @Test(arguments: [
        ("button", "<state key=\"sleeping\" title=\"Zzz\"/>", "the key of the state is \"sleeping\""),
        (
            "button", "<buttonConfiguration key=\"configuration\" style=\"glass\"/>",
            "the style of the buttonConfiguration is \"glass\""
        ),
        (
            "button", "<buttonConfiguration key=\"configuration\" style=\"plain\" titleAlignment=\"up\"/>",
            "the titleAlignment of the buttonConfiguration is \"up\""
        ),
        (
            "visualEffectView", "<vibrancyEffect><blurEffect style=\"foggy\"/></vibrancyEffect>",
            "the style of the blurEffect is \"foggy\""
        ),
        ("visualEffectView", "<blurEffect style=\"foggy\"/>", "the style of the blurEffect is \"foggy\""),
        (
            "imageView", "<imageReference key=\"image\" image=\"star\" catalog=\"system\" renderingMode=\"no\"/>",
            "the renderingMode of the imageReference is \"no\""
        ),
        (
            "imageView", "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"no\"/>",
            "the symbolScale of the imageReference is \"no\""
        ),
        (
            "imageView", "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"no\"/>",
            "the scale of the preferredSymbolConfiguration is \"no\""
        ),
        (
            "label", "<fontDescription key=\"fontDescription\" style=\"Huge\"/>",
            "the style of the fontDescription is \"Huge\""
        ),
        (
            "label", "<fontDescription key=\"fontDescription\" type=\"systemic\" pointSize=\"9\"/>",
            "the type of the fontDescription is \"systemic\""
        ),
        (
            "label",
            """
            <attributedString key="attributedText"><fragment content="a"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="up"/></attributes></fragment></attributedString>
            """, "the alignment of the paragraphStyle is \"up\""
        ),
        (
            "collectionView", "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"up\"/>",
            "the scrollDirection of the collectionViewFlowLayout is \"up\""
        ),
        (
            "textView", "<string key=\"text\" base64-UTF8=\"YES\">&lt;&gt;</string>",
            "the text of the textView is \"<>\""
        ),
        (
            "tableView",
            """
            <prototypes><tableViewCell selectionStyle="red" accessoryType="none" id="cell">
            <rect key="frame" x="0" y="0" width="90" height="44"/></tableViewCell></prototypes>
            """, "the selectionStyle of the tableViewCell is \"red\""
        ),
    ])
    func `a word of a part that nobody knows`(element: String, part: String, start: String) throws {
        let view = """
            <\(element) id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>\(part)</\(element)>
            """
        let found = try notes(DocumentFixture.view(view))
        #expect(found.count == 1)
        #expect(try #require(found.first).hasPrefix(start + ", which is not "))
    }

    @Test(arguments: [
        ("largeTitleDisplayMode=\"often\"", "", "the largeTitleDisplayMode of the navigationItem is \"often\""),
        ("", "systemItem=\"dance\"", "the systemItem of the barButtonItem is \"dance\""),
        ("", "style=\"loud\"", "the style of the barButtonItem is \"loud\""),
    ])
    func `a word of a bar that nobody knows`(item: String, button: String, start: String) throws {
        let controller = """
            <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <navigationItem key="navigationItem" \(item) id="n">
            <barButtonItem key="rightBarButtonItem" \(button) id="b"/></navigationItem></viewController>
            """
        let found = try notes(DocumentFixture.storyboard(controller))
        #expect(found.count == 1)
        #expect(try #require(found.first).hasPrefix(start + ", which is not one of "))
    }

    @Test(arguments: [
        ("firstAttribute", "<constraint firstItem=\"l\" firstAttribute=\"size\" constant=\"5\" id=\"c\"/>"),
        (
            "relation",
            "<constraint firstItem=\"l\" firstAttribute=\"width\" relation=\"about\" constant=\"5\" id=\"c\"/>"
        ),
        (
            "multiplier",
            "<constraint firstItem=\"l\" firstAttribute=\"width\" multiplier=\"1:0\" constant=\"5\" id=\"c\"/>"
        ),
        (
            "secondAttribute",
            """
            <constraint firstItem="l" firstAttribute="width" secondItem="root" secondAttribute="breadth" id="c"/>
            """
        ),
    ])
    func `a word of a constraint that nobody knows`(attribute: String, constraint: String) throws {
        let found = try notes(DocumentFixture.view(label(), constraints: constraint))
        #expect(found.count == 1)
        #expect(try #require(found.first).hasPrefix("the \(attribute) of the constraint is "))
    }

    @Test(arguments: ["orientation", "appearance"])
    func `a word of the device that nobody knows`(attribute: String) throws {
        let text = DocumentFixture.view(label())
            .replacingOccurrences(of: "\(attribute)=\"", with: "\(attribute)=\"un")
        let message = try #require(try notes(text).first)
        #expect(message.hasPrefix("the \(attribute) of the device is \"un"))
    }
}
