import Foundation
import KeylineHosting
import Testing

/// Types of UIKit that SwiftUI's modifiers take, in a file with the names of both.
@MainActor
@Suite struct SharedTypeTests {
    private struct Field: View {
        let keyboard: UIKeyboardType
        let content: UITextContentType?
        let capitals: UITextAutocapitalizationType

        var body: some View {
            TextField("Name", text: .constant("")).keyboardType(keyboard).textContentType(content)
                .autocapitalization(capitals)
        }
    }

    @Test func `keyboards, kinds of text and capitals are the same for both systems`() {
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.autocapitalizationType = .none
        let view = Field(
            keyboard: field.keyboardType, content: field.textContentType, capitals: field.autocapitalizationType)
        #expect(view.keyboard.rawValue == 7)
        #expect(view.content?.rawValue == "email")
    }

    @Test func `attributes that both systems have are SwiftUI's where a value fits both`() {
        var container = AttributeContainer()
        container.kern = 2
        container.foregroundColor = .cyan
        #expect(container.swiftUI.kern == 2)
        #expect(container.swiftUI.foregroundColor == Color.cyan)
        container.foregroundColor = UIColor.red
        #expect(container.uiKit.foregroundColor == UIColor.red)
    }
}
