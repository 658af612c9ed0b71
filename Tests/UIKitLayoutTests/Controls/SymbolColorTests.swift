import Foundation
import KeylineGraphics
import Testing
import UIKitLayout

/// Source: UIKit's documentation of `UIImage.SymbolConfiguration`.
@MainActor
@Suite struct SymbolColorTests {
    private func colors(_ configuration: UIImage.SymbolConfiguration?, _ name: String = "checkmark.circle.fill")
        -> [Color]
    {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = .black
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        return Recording(view).shapes.map(\.color)
    }

    @Test func `the background shows through the sign of a filled symbol`() {
        #expect(colors(nil) == [.black, .black])
        let view = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(Recording(view).shapes.allSatisfy { $0.clips > 0 })
    }

    @Test func `palette colours are the sign's and the shape's`() {
        #expect(colors(.init(paletteColors: [.white, .black])) == [.black, .black, .white])
        #expect(colors(.init(paletteColors: [.white])) == [.white, .white])
        #expect(colors(.init(paletteColors: [])) == [.black, .black])
    }

    @Test func `a hierarchical colour is half as strong around the sign`() {
        #expect(colors(.init(hierarchicalColor: .black)).map(\.alpha) == [0.5, 0.5, 1])
        #expect(colors(.init(hierarchicalColor: .black).applying(.init(pointSize: 30))).map(\.alpha) == [0.5, 0.5, 1])
    }
}
