import Foundation
import KeylineEquations
import KeylineScenes
import Testing
import UIKitLayout

/// The language of equations. Source: the article whose example of `button1.right == button2.left - 12` is repeated.
@MainActor
@Suite struct EquationTests {
    private let screen = Screen(320, 480)
    private let one = UIView()
    private let two = UIView()

    init() {
        screen.view.addSubview(one)
        screen.view.addSubview(two)
    }

    private func parts(_ constraint: NSLayoutConstraint) -> [String] {
        let names: [(name: String, object: AnyObject)] = [("one", one), ("two", two)]
        return [constraint.visualFormat(naming: names), "\(constraint.multiplier)", "\(constraint.priority.rawValue)"]
    }

    @Test(.tags(.g18)) func `an equation and the plain API make equal constraints`() throws {
        let made = constrain(one, two) { $0.right == $1.left - 12 }
        let plain = NSLayoutConstraint(
            item: one, attribute: .right, relatedBy: .equal, toItem: two, attribute: .left, multiplier: 1, constant: -12
        )
        #expect(made.map(parts) == [parts(plain)])
        #expect(!made.contains { !$0.isActive })
    }

    @Test(.tags(.g19)) func `the view on the left is placed by constraints, the one on the right stays as it is`() {
        let made = constrain(one, two) { $0.right == $1.left - 12 }
        #expect(made.count == 1)
        #expect(!one.translatesAutoresizingMaskIntoConstraints)
        #expect(two.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `factors, sums and priorities mean what they say`() {
        let made = constrain(one, two) { one, two in
            one.width == 2 * two.width + 4 ~ 750
            one.height >= 30
            2 * one.height == two.height - 6
            one.top <= two.safeArea.bottom / 2
        }
        #expect(made.map(\.multiplier) == [2, 1, 0.5, 0.5])
        #expect(made.map(\.constant) == [4, 30, -3, 0])
        #expect(made.map(\.priority.rawValue) == [750, 1000, 1000, 1000])
        #expect(made.map(\.relation) == [.equal, .greaterThanOrEqual, .equal, .lessThanOrEqual])
        #expect(made[3].secondItem === two.safeAreaLayoutGuide)
    }
}
