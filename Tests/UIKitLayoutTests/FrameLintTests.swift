import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

/// Frames that code sets where constraints place a view. Source: Apple's Auto Layout guide.
@MainActor
@Suite struct FrameLintTests {
    private func misuses(_ change: (UIView, Screen) -> Void) throws -> [Diagnostic] {
        let context = SceneContext(environment: .standard, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        context.perform {
            let screen = Screen(320, 480)
            let box = UIView()
            screen.view.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
                box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
                box.widthAnchor.constraint(equalToConstant: 100),
                box.heightAnchor.constraint(equalToConstant: 50),
            ])
            screen.layOut()
            change(box, screen)
            screen.view.setNeedsLayout()
            screen.layOut()
        }
        return context.diagnostics.filter { $0.kind == .misuse }
    }

    @Test(arguments: ["frame", "bounds", "center"])
    func `D29 a frame, bounds or center that constraints do not give is told`(property: String) throws {
        let found = try misuses { box, _ in
            switch property {
            case "frame": box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            case "bounds": box.bounds.size.width = 150
            default: box.center.x += 30
            }
        }
        #expect(found.map(\.message) == ["UIView: its frame was set, but its constraints give it another one"])
        #expect(found.first?.hints.isEmpty == false)
    }

    @Test func `D29 a frame that agrees with the constraints is not told`() throws {
        #expect(try misuses { box, _ in box.frame = CGRect(x: 20, y: 40, width: 100, height: 50) }.isEmpty)
        #expect(try misuses { _, _ in }.isEmpty)
    }

    @Test func `D29 a frame before constraints, and one under a mask, are not told`() throws {
        let found = try misuses { _, screen in
            let other = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
            screen.view.addSubview(other)
            other.frame.origin.x = 60
            let later = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
            later.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(later)
            later.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
            later.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
        }
        #expect(found.isEmpty)
    }

    @Test func `D29 a frame whose far edges differ is told`() throws {
        #expect(try misuses { box, _ in box.frame = CGRect(x: 20, y: 40, width: 130, height: 50) }.count == 1)
        #expect(try misuses { box, _ in box.frame = CGRect(x: 20, y: 40, width: 100, height: 70) }.count == 1)
    }

    @Test func `D29 a frame is held against the next layout alone`() throws {
        let found = try misuses { box, screen in
            box.frame = CGRect(x: 20, y: 40, width: 100, height: 50)
            screen.view.setNeedsLayout()
            screen.layOut()
            box.constraints.first { $0.firstAttribute == .width }?.constant = 200
        }
        #expect(found.isEmpty)
    }

    @Test func `D29 a frame of a view that is in no other one yet is not told`() throws {
        let found = try misuses { _, screen in
            let other = UIView()
            other.translatesAutoresizingMaskIntoConstraints = false
            other.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
            screen.view.addSubview(other)
            other.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
            other.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
        }
        #expect(found.isEmpty)
    }

    @Test func `D29 a frame that was set under the mask is not told once constraints take over`() throws {
        let found = try misuses { _, screen in
            let other = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
            screen.view.addSubview(other)
            other.frame.origin.x = 60
            other.translatesAutoresizingMaskIntoConstraints = false
            other.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
            other.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
        }
        #expect(found.isEmpty)
    }
}
