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

    @Test func `a path of Core Graphics is one of SwiftUI's, and the other way round`() {
        let bezier = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8))
        let path = Path(bezier.cgPath)
        #expect(path.boundingRect == bezier.cgPath.boundingBox)
        #expect(abs(path.boundingRect.width - 40) < 0.001)
        #expect(path.cgPath.boundingBox == bezier.cgPath.boundingBox)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
    }
}
