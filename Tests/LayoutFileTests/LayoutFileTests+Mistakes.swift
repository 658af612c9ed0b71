import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// Texts that look like something else, and what is wrong in a file.
extension LayoutFileTests {
    @Test(arguments: ["yes", "12", "null", "1e3", "~", "0x10", "[x]", "on"])
    func `a text is a text whatever it looks like`(text: String) throws {
        let written = text.hasPrefix("[") ? "\"\(text)\"" : text
        let scene = try scene("keyline: 1\nviews: [{ type: UILabel, id: a, text: \(written) }]")
        #expect(try #require(scene.layout.view("a")).view.text?.text == text)
    }

    private nonisolated static let mistakes: [(yaml: String, place: String, message: String)] = [
        ("", "screen.yaml", "the layout file is empty"),
        (
            "keyline: 1\nviews:\n  - type: UILabel\n   id: a", "screen.yaml:4:4",
            "the indentation of 3 spaces fits no line above"
        ),
        ("keyline: 2\nviews: []", "screen.yaml:1:10", "expected 1, the only version of the format, found 2"),
        ("views: []", "screen.yaml:1:1", "lacks \"keyline\""),
        ("keyline: 1\nviws: []", "screen.yaml:2:1", "the layout has no key \"viws\""),
        ("keyline: 1", "screen.yaml:1:1", "the layout lacks \"views\""),
        ("keyline: 1\nviews: []\ncolour: red", "screen.yaml:3:1", "the layout has no key \"colour\""),
        ("keyline: 1\nviews: [{ type: UILable }]", "screen.yaml:2:17", "no class \"UILable\""),
        ("keyline: 1\nviews: [{ type: UILabel, txt: a }]", "screen.yaml:2:26", "UILabel has no key \"txt\""),
        ("keyline: 1\nviews: [{ type: UILabel, numberOfLines: two }]", "screen.yaml:2:41", "a whole number, found two"),
        ("keyline: 1\nviews: [{ type: UILabel, numberOfLines: \"2\" }]", "screen.yaml:2:41", "the text \"2\""),
        ("keyline: 1\nviews: [{ type: UIView, isHidden: yes }]", "screen.yaml:2:35", "true or false, found yes"),
        ("keyline: 1\nviews: [{ type: UIView, alpha: 2 }]", "screen.yaml:2:32", "from 0 to 1, found 2"),
        ("keyline: 1\nviews:\n  - type: UIView\n    backgroundColor: #FF0000\n", "screen.yaml:4:21", "found nothing"),
        ("keyline: 1\nviews: [{ type: UIView, id: a }, { type: UIView, id: a }]", "screen.yaml:2:54", "appears twice"),
        ("keyline: 1\nkeyline: 1\nviews: []", "screen.yaml:2:1", "\"keyline\" appears twice"),
        ("keyline: 1\nviews: [{ type: UIView, id: a b }]", "screen.yaml:2:29", "a name of letters"),
        ("keyline: 1\nviews: *nowhere", "screen.yaml:2:8", "no anchor &nowhere"),
        ("keyline: 1\nviews: !!seq []", "screen.yaml:2:8", "has no meaning here"),
        ("keyline: 1\ndevice: iPhone 99\nviews: []", "screen.yaml:2:9", "no device \"iPhone 99\""),
        ("keyline: 1\nsize: 320\nviews: []", "screen.yaml:2:7", "a size such as 320x480"),
        ("keyline: 1\nviews: []\n---\nkeyline: 1", "screen.yaml", "more than one YAML document"),
        ("keyline: 1\nviews: []\nconstraints: [a.width == 3]", "screen.yaml:3:15", "no view \"a\""),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading = screen.leading",
            "screen.yaml:4:15", "\"=\" is not a relation"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == 20", "screen.yaml:4:5",
            "cannot equal a number"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == screen.top",
            "screen.yaml:4:18", "different axes"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == screen.left",
            "screen.yaml:4:18", "leading and trailing on both"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.width == screen.content.width",
            "screen.yaml:4:16", "has no guide \"content\""
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - \"H:|-[b]\"", "screen.yaml:4:11",
            "Unable to find view with name b"
        ),
    ]

    @Test(arguments: mistakes)
    func `a mistake is named with its line and column`(_ example: (yaml: String, place: String, message: String)) throws
    {
        let error = try #require(mistake(in: example.yaml))
        #expect(error.location?.description == example.place)
        #expect(error.message.contains(example.message))
    }

    @Test func `a near miss is answered with what may have been meant`() throws {
        let error = try #require(mistake(in: "keyline: 1\nviews: [{ type: UILable }]"))
        #expect(error.hint == "did you mean \"UILabel\"?")
    }

    /// Nine lists of nine aliases each stand for 387 million nodes.
    @Test func `aliases cannot blow a document up`() throws {
        var yaml = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghi", "abcdefgh") {
            yaml += "\(name): &\(name) [\(Array(repeating: "*\(before)", count: 9).joined(separator: ", "))]\n"
        }
        let error = try #require(mistake(in: yaml))
        #expect(error.message.contains("nodes once its aliases are replaced"))
    }

    @Test func `deep nesting is refused before it is followed`() throws {
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        let error = try #require(mistake(in: "keyline: 1\nviews: \(deep)"))
        #expect(error.message.contains("deep"))
    }

    @Test func `an anchor stands for what it names`() throws {
        let scene = try scene(
            """
            keyline: 1
            views:
              - { type: UILabel, id: a, font: &big { size: 34, weight: bold }, text: A }
              - { type: UILabel, id: b, font: *big, text: A }
            """)
        #expect(try frame("a", in: scene).size == frame("b", in: scene).size)
        #expect(try frame("a", in: scene).height > 40)
    }
}
