import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The baselines of a text field are its line's, wherever the line is in a higher field.
@MainActor
@Suite struct FieldBaselineTests {
    @Test(
        arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill],
        [UITextField.BorderStyle.none, .roundedRect])
    func `labels on the baselines of a field are on its line`(
        alignment: UIControl.ContentVerticalAlignment, border: UITextField.BorderStyle
    ) {
        let field = UITextField()
        field.text = "Field"
        field.contentVerticalAlignment = alignment
        field.borderStyle = border
        let first = UILabel()
        first.text = "First"
        let last = UILabel()
        last.text = "Last"
        let screen = Screen(400, 300)
        screen.add(field, first, last)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
            field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            field.widthAnchor.constraint(equalToConstant: 120), field.heightAnchor.constraint(equalToConstant: 90),
            first.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            first.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            last.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
            last.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        let lines = Dictionary(Recording(screen.view).runs.map { ($0.text, $0.origin.y) }) { first, _ in first }
        #expect(lines.count == 3)
        #expect(lines.values.allSatisfy { abs($0 - (lines["Field"] ?? -9)) <= 0.75 }, "\(lines)")
    }
}
