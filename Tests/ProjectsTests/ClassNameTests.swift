import Foundation
import Testing

@testable import KeylineProjects

/// Names of classes in an app's code.
@Suite struct ClassNameTests {
    @Test(arguments: [
        ("@IBOutlet var box: Checkbox!", true), ("Checkbox", true), ("Checkbox *box;", true),
        ("let MyCheckbox = 1; Checkboxes()", false), ("MyCheckbox(); [Checkbox]()", true), ("", false),
    ])
    func `a class is named by a whole word`(code: String, isNamed: Bool) {
        #expect(AppCode.containsWord("Checkbox", in: Data(code.utf8)) == isNamed)
    }
}
