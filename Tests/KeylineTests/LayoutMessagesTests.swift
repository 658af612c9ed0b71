import Foundation
import Keyline
import Testing
import UIKitLayout

@MainActor
@Suite struct LayoutMessagesTests {
    @Test func `contradicting constraints are told in Apple's words`() {
        let messages = LayoutMessages.collecting {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            window.layoutIfNeeded()
        }
        #expect(messages.conflicts.count == 1)
        #expect(messages.conflicts.first?.contains("Unable to simultaneously satisfy constraints") == true)
        #expect(messages.exceptions.isEmpty)
    }

    @Test func `an exception does not end the program`() {
        let messages = LayoutMessages.collecting {
            UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
        }
        #expect(messages.exceptions.count == 1)
        #expect(messages.exceptions.first?.hasPrefix("NSGenericException: ") == true)
    }

    @Test func `a class is registered under a name, with a closure or without`() {
        final class Stars: UIView {}
        ViewRegistry.register(Stars.self, named: "LayoutMessagesStars")
        ViewRegistry.register("LayoutMessagesBadge") { UILabel() }
        #expect(ViewClasses.makeView(named: "LayoutMessagesStars") is Stars)
        #expect(ViewClasses.makeView(named: "LayoutMessagesBadge") is UILabel)
    }
}
