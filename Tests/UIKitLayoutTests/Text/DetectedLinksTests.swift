import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Addresses in texts.
@MainActor
@Suite struct DetectedLinksTests {
    private nonisolated static let found: [(text: String, part: String, target: String)] = [
        ("Read https://example.com/a(b)?c=1.", "https://example.com/a(b)?c=1", "https://example.com/a(b)?c=1"),
        ("see www.example.org, please", "www.example.org", "http://www.example.org"),
        ("At trails.app/map!", "trails.app/map", "http://trails.app/map"),
        ("Write to ada@trails.example.", "ada@trails.example", "mailto:ada@trails.example"),
        ("Call +1 (541) 555-0142 today", "+1 (541) 555-0142", "tel:+15415550142"),
        ("هاتف: 0541-555-0142", "0541-555-0142", "tel:05415550142"),
        ("(see http://a.de/b)", "http://a.de/b", "http://a.de/b"),
        ("https://a.de/q=541-555-0142", "https://a.de/q=541-555-0142", "https://a.de/q=541-555-0142"),
        ("Call 555-0142", "555-0142", "tel:5550142"),
        ("Call 123456789012345", "123456789012345", "tel:123456789012345"),
    ]

    @Test(arguments: found) func `an address is found without the marks of its sentence`(
        text: String, part: String, target: String
    ) throws {
        let links = DetectedLinks(.all).links(in: text)
        #expect(links.map { (text as NSString).substring(with: $0.range) } == [part])
        #expect(links.map(\.target) == [target])
    }

    @Test(arguments: [
        "2026-11-22", "22.11.2026", "12-34 56", "1234 5678 9012 3456", "12.4 km, 640 m", "Version 1.2.3", "a.b.c",
        "9:30–17:00", "1234", "3.14159265",
    ])
    func `dates, numbers and abbreviations are none`(text: String) {
        #expect(DetectedLinks(.all).links(in: text).isEmpty)
    }

    @Test func `only what was asked for is found`() {
        let text = "ada@trails.example or 541 555 0142"
        #expect(DetectedLinks(.link).links(in: text).map(\.target) == ["mailto:ada@trails.example"])
        #expect(DetectedLinks(.phoneNumber).links(in: text).map(\.target) == ["tel:5415550142"])
    }

    @Test func `a text view that nobody edits draws what it found in its tint`() {
        let screen = Screen(320, 200)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.text = "Call 541 555 0142 today"
        view.tintColor = .systemRed
        view.dataDetectorTypes = [.phoneNumber]
        screen.view.addSubview(view)
        func colors() -> [Bool] {
            screen.layOut()
            return Recording(view).runs.map { $0.color == UIColor.systemRed.color(for: view.traitCollection) }
        }
        #expect(!colors().contains(true), "nothing is looked for while text can be edited")
        view.isEditable = false
        #expect(colors() == [false, true, false])
        #expect(
            Recording(view).texts.map { $0.trimmingCharacters(in: .whitespaces) } == ["Call", "541 555 0142", "today"])
        view.text = "Call nobody"
        #expect(!colors().contains(true))
    }

    @Test func `a text's own links and attributes stay`() {
        let styled = StyledText([
            .init("Mail ", [.kern: 2]), .init("ada@trails.example", [.link: "https://own.example"]),
            .init(" or 541 555", [.kern: 3]), .init(" 0142", [:]),
        ])
        let marked = DetectedLinks(.all).marking(styled, in: styled.string)
        #expect(marked?.string == styled.string)
        let links = (marked?.runs ?? []).map { $0.attributes[.link] as? String }
        #expect(links == [nil, "https://own.example", nil, "tel:5415550142", "tel:5415550142"])
    }
}
