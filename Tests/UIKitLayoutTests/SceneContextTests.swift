import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing
@testable import UIKitLayout

/// What belongs to the scene that is being made, and to no other.
@MainActor
@Suite struct SceneContextTests {
    private func makeContext() throws -> SceneContext {
        SceneContext(
            environment: SceneEnvironment(size: CGSize(width: 100, height: 100)),
            typesetter: Typesetter(fonts: try FontCollection.bundled()))
    }

    /// A mistake that UIKit raises an exception for.
    private func makeMistake(_ view: UIView = UIView()) {
        view.leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
    }

    private func contradict() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let one = view.widthAnchor.constraint(equalToConstant: 1)
        let other = view.widthAnchor.constraint(equalToConstant: 2)
        NSLayoutConstraint.activate([one, other])
        view.layoutIfNeeded()
    }

    @Test func `a handler of mistakes ends with the scene that it was set in`() throws {
        var inner = 0
        let outer = try LayoutException.collecting {
            try makeContext().perform {
                LayoutException.handler = { _ in inner += 1 }
                makeMistake()
            }
            makeMistake()
        }
        #expect(inner == 1)
        #expect(outer.exceptions.count == 1)
    }

    @Test func `a handler of contradictions ends with the scene that it was set in`() throws {
        var inner = 0
        let outer = try UnsatisfiableConstraints.collecting {
            try makeContext().perform {
                UnsatisfiableConstraints.handler = { _ in inner += 1 }
                contradict()
            }
            contradict()
        }
        #expect(inner == 1)
        #expect(outer.count == 1)
    }

    @Test func `a scene without handlers has those of the scene around it`() throws {
        let around = try makeContext()
        let inside = try makeContext()
        let (conflicts, exceptions) = around.perform {
            LayoutException.collecting {
                UnsatisfiableConstraints.collecting {
                    inside.perform {
                        makeMistake()
                        contradict()
                    }
                }
            }
        }
        #expect(conflicts.count == 1)
        #expect(exceptions.count == 1)
    }

    @Test func `a picture that one scene began is not drawn into by another`() throws {
        let one = try makeContext()
        let other = try makeContext()
        one.perform {
            UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
            other.perform {
                #expect(UIGraphicsGetCurrentContext() == nil)
                #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            }
            #expect(UIGraphicsGetCurrentContext() != nil)
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }
}

/// Scenes with mistakes tell of them in the same words in every run.
@MainActor
@Suite struct ExceptionTextTests {
    /// What stays alive has its place in memory, so that nothing else gets the same.
    private final class Kept {
        var views: [UIView] = []
    }

    private func messages(_ kept: Kept, _ mistakes: (UIView) -> Void) throws -> [String] {
        let environment = SceneEnvironment(size: CGSize(width: 100, height: 100))
        let context = SceneContext(
            environment: environment, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        let scene = try context.makeScene(SceneID("scene")) {
            let controller = UIViewController()
            kept.views.append(controller.view)
            mistakes(controller.view)
            return SceneWindow.make(environment, controller: controller)
        }
        return scene.diagnostics.filter { $0.kind == .exception }.map(\.message)
    }

    @Test func `two views without a common ancestor have the same addresses in every run`() throws {
        let kept = Kept()
        let mistakes: (UIView) -> Void = { view in
            let others = [UIView(), UIView()]
            kept.views += others
            for other in others { view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true }
        }
        let first = try messages(kept, mistakes)
        #expect(first.count == 2)
        #expect(
            first.allSatisfy { $0.contains("<NSLayoutXAxisAnchor:0x600000000010 \"UIView:0x600000000010.leading\">") })
        #expect(first[1].contains("UIView:0x600000000030.leading"))
        #expect(try messages(kept, mistakes) == first)
    }

    @Test func `a constraint that a view holds for others has the same address in every run`() throws {
        let kept = Kept()
        let mistakes: (UIView) -> Void = { view in
            let other = UIView()
            kept.views.append(other)
            view.addConstraint(other.topAnchor.constraint(equalTo: view.topAnchor))
        }
        let first = try messages(kept, mistakes)
        #expect(first.count == 1)
        #expect(first.first?.contains("<NSLayoutConstraint:0x600000000010 ") == true)
        #expect(try messages(kept, mistakes) == first)
    }

    @Test func `outside of a scene addresses are those of the process`() {
        let view = UIView()
        let other = UIView()
        let raised = LayoutException.collecting {
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        }.exceptions
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        #expect(raised.first?.reason.contains("UIView:\(address).leading") == true)
    }

    @Test func `another object in the place of one that is gone has another number`() {
        let addresses = ObjectAddresses.sequential()
        var known: Set<String> = []
        for _ in 0..<4 { known.insert(addresses.address(of: UIView())) }
        #expect(known.count == 4)
    }
}
