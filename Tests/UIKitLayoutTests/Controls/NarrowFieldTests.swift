import Foundation
import KeylineGraphics
import Testing
import UIKitLayout

/// Views with less room than their own borders take.
@MainActor
@Suite struct NarrowFieldTests {
    @Test(arguments: [UITextField.BorderStyle.roundedRect, .line, .bezel])
    func `the border of a text field without height stays where the field is`(style: UITextField.BorderStyle) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        field.borderStyle = style
        let shapes = Recording(field).shapes
        #expect(!shapes.isEmpty)
        #expect(shapes.allSatisfy { $0.bounds.maxX <= 101 && $0.bounds.minY >= -1 && $0.bounds.maxY <= 2 })
    }
}
