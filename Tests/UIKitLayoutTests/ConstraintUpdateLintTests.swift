import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

/// What overrides of `updateConstraints()` should not do. Source: Apple's documentation of the method.
@MainActor
@Suite struct ConstraintUpdateLintTests {
    private final class Updating: UIView {
        let work: (Updating) -> Void
        let callsSuper: Bool

        init(callsSuper: Bool = true, _ work: @escaping (Updating) -> Void) {
            self.work = work
            self.callsSuper = callsSuper
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            work(self)
            if callsSuper { super.updateConstraints() }
        }
    }

    private func misuses(_ view: UIView, then: (Screen) -> Void = { _ in }) throws -> [String] {
        let context = SceneContext(environment: .standard, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        context.perform {
            let screen = Screen(320, 480)
            screen.view.addSubview(view)
            screen.layOut()
            then(screen)
        }
        return context.diagnostics.filter { $0.kind == .misuse }.map(\.message)
    }

    @Test(.tags(.g10)) func `an update that keeps to the rules is not flagged`() throws {
        let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 10)])
        stack.distribution = .equalSpacing
        let arranging = try misuses(stack)
        #expect(arranging == [])
        let activating = try misuses(Updating { $0.widthAnchor.constraint(equalToConstant: 0).isActive = true })
        #expect(activating == [])
    }

    @Test(.tags(.g10)) func `marking inside an update is flagged and not fatal`() throws {
        let layout = try misuses(Updating { $0.setNeedsLayout() })
        #expect(layout == ["Updating: setNeedsLayout() was called inside updateConstraints()"])
        let display = try misuses(Updating { $0.setNeedsDisplay() })
        #expect(display == ["Updating: setNeedsDisplay() was called inside updateConstraints()"])
    }

    @Test(.tags(.g10)) func `laying out inside an update, leaving out super and direct calls are flagged`() throws {
        let inside = try misuses(Updating { $0.layoutIfNeeded() })
        #expect(inside == ["Updating: layoutIfNeeded() was called inside updateConstraints()"])
        let withoutSuper = try misuses(Updating(callsSuper: false) { _ in })
        #expect(withoutSuper == ["Updating: updateConstraints() does not call super"])
        let view = Updating { _ in }
        let direct = try misuses(view) { _ in view.updateConstraints() }
        #expect(direct == ["Updating: updateConstraints() was called directly"])
    }
}
