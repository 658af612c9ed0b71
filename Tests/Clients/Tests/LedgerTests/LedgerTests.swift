import Foundation
import Keyline
import KeylineInterfaceBuilder
import KeylineTesting
import Testing
import UIKitLayout

@testable import Ledger

/// An app's sources with outlets, actions, selectors and overrides in extensions, compiled through the adapter.
@MainActor
@Suite struct LedgerTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Apps/Ledger/Login").standardizedFileURL.path

    private func login() throws -> LoginViewController {
        let file = try InterfaceFile(contentsOf: Self.folder + "/Login.storyboard")
        return try #require(file.instantiateController(identifier: "Login") as? LoginViewController)
    }

    private func control<Control: UIControl>(_ controller: UIViewController, titled title: String) throws -> Control {
        var views = [try #require(controller.view)]
        while let view = views.popLast() {
            if let control = view as? Control, (view as? UIButton)?.currentTitle == title { return control }
            views += view.subviews
        }
        throw Missing(title: title)
    }

    private struct Missing: Error {
        let title: String
    }

    @Test func `a storyboard's controller draws with its outlets connected`() {
        expectGolden(of: try login(), as: .image(in: .init(device: .iPhoneSE, scale: 1)), named: "login")
    }

    @Test func `a document makes the classes that it names`() throws {
        let document = try DocumentSource(contentsOf: Self.folder + "/Login.storyboard")
        let scene = try #require(document.scenes.first)
        let made = try document.makeScene(scene.id, in: scene.environment)
        let texts = made.layout.placedViews.compactMap(\.view.text?.text)
        #expect(texts.contains("Welcome back"))
        #expect(made.diagnostics.filter { $0.kind == .unknownClass || $0.kind == .ignored }.isEmpty)
    }

    @Test func `an action of the document calls the method of its name`() throws {
        let controller = try login()
        try control(controller, titled: "No code?").sendActions(for: .touchUpInside)
        #expect(controller.helpCount == 1)
        #expect(controller.hintLabel.text == "Ask your bank for a new code.")
    }

    @Test func `a selector calls the override that stands in an extension, and a notification its observer`() throws {
        let controller = try login()
        let button: UIButton = try control(controller, titled: "Sign In")
        #expect(!button.isEnabled)
        #expect(controller.hintLabel.textColor == .systemRed)
        for field in controller.fields {
            field.text = "Ada"
            field.sendActions(for: .editingChanged)
        }
        #expect(button.isEnabled)
        #expect(controller.hintLabel.textColor == .secondaryLabel)
        button.sendActions(for: .touchUpInside)
        #expect(controller.submissions == 1)
        #expect(controller.session.isOpen)
        #expect(controller.hintLabel.text == "Signed in")
        #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["submit"])
        button.removeTarget(controller, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.submissions == 1)
    }

    @Test func `perform hands arguments on, and key paths are names`() throws {
        let controller = try login()
        controller.session.close(animated: true)
        #expect(controller.hintLabel.text == "Bye")
        #expect(controller.responds(to: Selector("closeWithAnimated:")))
        #expect(!controller.responds(to: Selector("close")))
        #expect(Session.nameKey == "userName")
    }

    @Test func `the owner of a XIB has its outlets and actions`() throws {
        let owner = AmountOwner()
        let views = try InterfaceFile(contentsOf: Self.folder + "/AmountView.xib").instantiate(owner: owner)
        #expect(owner.root === views.first)
        let button = try #require(owner.root.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.amount == 13)
    }
}
