import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The visual format. Sources: Apple's Auto Layout Guide, appendix "Visual Format Language", and inputs published with WinObjC.
@MainActor
@Suite struct VisualFormatTests {
    private let box = UIView()
    private let one = UIView()
    private let two = UIView()

    init() {
        box.addSubview(one)
        box.addSubview(two)
    }

    private var names: [(name: String, object: AnyObject)] { [("box", box), ("one", one), ("two", two)] }

    private func texts(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["box": box, "one": one, "two": two]
        ).map { $0.visualFormat(naming: names) }
    }

    @Test(arguments: [
        ("[one]-[two]", ["H:[one]-(NSSpace(8))-[two]"]),
        ("[one(>=50)]", ["H:[one(>=50)]"]),
        ("|-50-[two]-50-|", ["H:|-(50)-[two]", "H:[two]-(50)-|"]),
        ("V:[one]-10-[two]", ["V:[one]-(10)-[two]"]),
        ("[one][two]", ["H:[one]-(0)-[two]"]),
        ("[one(100@20)]", ["H:[one(100@20)]"]),
        ("[one(==two)]", ["one.width == two.width"]),
        ("[one(>=70,<=100)]", ["H:[one(>=70)]", "H:[one(<=100)]"]),
        ("H:|-(>=10@750,<=99.5)-[one]", ["H:|-(>=10@750)-[one]", "H:|-(<=99.5)-[one]"]),
        ("|[one]|", ["H:|-(0)-[one]", "H:[one]-(0)-|"]),
        ("|-[one]-|", ["one.leading == box.leadingMargin", "box.trailingMargin == one.trailing"]),
    ])
    func `a format becomes constraints in reading order`(format: String, expected: [String]) {
        #expect(texts(format) == expected)
    }

    /// WinObjC, NSLayoutConstraintTests: one constraint for each distance and size.
    @Test func `metrics and other views stand for numbers`() {
        #expect(
            texts("|-(>=10@strong)-[one(two@1000)][two(wide)]|", metrics: ["strong": 750, "wide": 20]) == [
                "H:|-(>=10@750)-[one]", "one.width == two.width", "H:[one]-(0)-[two]", "H:[two(20)]", "H:[two]-(0)-|",
            ])
    }

    @Test func `options align across the axis and set the direction`() {
        #expect(texts("[one]-[two]", options: [.alignAllTop]) == ["H:[one]-(NSSpace(8))-[two]", "one.top == two.top"])
        #expect(texts("[one]-5-[two]", options: [.directionLeftToRight]) == ["H:[one]-(5)-[two]"])
        #expect(texts("[one]-5-[two]", options: [.directionRightToLeft]) == ["H:[two]-(5)-[one]"])
        #expect(
            texts("V:[one]-5-[two]", options: [.spacingBaselineToBaseline]) == [
                "two.firstBaseline == one.lastBaseline + 5"
            ])
    }

    @Test(arguments: [
        ("V|[one]", "Expected ':' after 'V' to specify vertical arrangement", 1),
        ("[one(30]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 7),
        ("[black]", "Unable to find view with name black", 1),
        ("[one(=10)]", "Unknown relation. Must be ==, >=, or <=", 5),
        ("[one]-", "Expected a number or key from the metrics dictionary, but encountered something else", 6),
        ("[one]-[]", "Expected a view", 7),
        (
            "[one]-(nowhere)-[two]",
            "Expected a number or key from the metrics dictionary, but encountered something else", 7
        ),
        ("[one((20))]", "Expected a number or key from the metrics dictionary, but encountered something else", 5),
        ("[one()(20)]", "Expected a number or key from the metrics dictionary, but encountered something else", 5),
        ("[one(20@two)]", "Expected a number or key from the metrics dictionary, but encountered something else", 8),
        ("[one(20@1001)]", "A priority must be greater than 0 and at most 1000", 8),
        ("[one(20@-1)]", "A priority must be greater than 0 and at most 1000", 8),
        ("](20)", "Expected a view", 0), ("", "Expected a view", 0), ("|-|", "Expected a view", 2),
        ("[one] - [two]", "Expected a view", 5),
        ("|[box]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 0),
        ("[box]-|", "Unable to interpret '|' character, because the related view doesn't have a superview", 6),
    ])
    func `a format that cannot be read is refused with a mark under the place`(
        format: String, message: String, position: Int
    ) throws {
        let (made, exceptions) = LayoutException.collecting { texts(format) }
        #expect(made.isEmpty)
        let mark = String(repeating: " ", count: position) + "^"
        let raised = try #require(exceptions.first)
        #expect(raised.name == .invalidArgument)
        #expect(raised.reason == "Unable to parse constraint format: \n\(message)\n\(format)\n\(mark)")
    }

    @Test func `an alignment along the axis is refused`() throws {
        let raised = LayoutException.collecting { texts("[one][two]", options: .alignAllLeft) }.exceptions
        #expect(try #require(raised.first).reason.contains("Options mask required views to be aligned"))
    }

    @Test func `no text crashes the reader`() {
        let alphabet = Array("HV:|-[]()@=<>,.0159 onetwbx_é")
        var state: UInt64 = 42
        for _ in 0..<3000 {
            var format = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                format.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            LayoutException.collecting { texts(format) }
        }
    }
}
