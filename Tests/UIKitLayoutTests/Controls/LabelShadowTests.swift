import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// The shadow under a label's letters. Source: Apple's documentation of `UILabel.shadowColor` and `shadowOffset`.
@MainActor
@Suite struct LabelShadowTests {
    private func label(_ text: String = "Ridge", _ adjust: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = text
        label.textColor = .black
        adjust(label)
        return label
    }

    @Test func `a shadow has the letters' shapes, its colour and its distance, and is under them`() throws {
        let plain = try #require(Recording(label()).runs.first)
        let shadowed = Recording(
            label {
                $0.shadowColor = .red
                $0.shadowOffset = CGSize(width: 2, height: 3)
            }
        ).runs
        try #require(shadowed.count == 2)
        #expect(shadowed[1] == plain)
        #expect(shadowed[0].glyphs == plain.glyphs)
        #expect(shadowed[0].color == UIColor.red.color(for: .current))
        #expect(shadowed[0].origin.x - plain.origin.x == 2)
        #expect(shadowed[0].origin.y - plain.origin.y == 3)
    }

    @Test func `a shadow is a point above the letters unless it is moved`() throws {
        let runs = Recording(label { $0.shadowColor = .gray }).runs
        #expect(runs[0].origin.y - runs[1].origin.y == -1)
    }

    @Test(arguments: ["Ridge", "قمة الجبل"])
    func `a shadow is no text of its own`(text: String) {
        let words = Recording(label(text) { $0.shadowColor = .gray }).texts.filter { !$0.isEmpty }
        #expect(words == Recording(label(text)).texts)
    }
}
