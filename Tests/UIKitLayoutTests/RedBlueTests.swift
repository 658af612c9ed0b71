import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Two views side by side, as Apple's Auto Layout Guide lays them out ("Creating Nonambiguous, Satisfiable Layouts").
@MainActor
@Suite struct RedBlueTests {
    private let red = UIView()
    private let blue = UIView()

    private func screen(_ width: CGFloat, _ height: CGFloat, direction: LayoutDirection = .leftToRight) -> Screen {
        let screen = Screen(width, height, direction: direction)
        screen.add(red, blue)
        return screen
    }

    private func constraints(in view: UIView, solution: Int) -> [NSLayoutConstraint] {
        let shared = [
            red.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
            red.widthAnchor.constraint(equalTo: blue.widthAnchor),
        ]
        let vertical =
            solution == 1
            ? [
                blue.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20),
            ]
            : [
                red.topAnchor.constraint(equalTo: blue.topAnchor),
                red.bottomAnchor.constraint(equalTo: blue.bottomAnchor),
            ]
        return shared + vertical
    }

    @Test(.tags(.a16, .a17), arguments: [(320, 480), (480, 320), (1024, 768)] as [(CGFloat, CGFloat)], [1, 2])
    func `red and blue share the width at every size`(size: (CGFloat, CGFloat), solution: Int) {
        let (width, height) = size
        let screen = screen(width, height)
        NSLayoutConstraint.activate(constraints(in: screen.view, solution: solution))
        screen.layOut()
        let each = (width - 48) / 2
        #expect(red.frame == CGRect(x: 20, y: 20, width: each, height: height - 40))
        #expect(blue.frame == CGRect(x: width / 2 + 4, y: 20, width: each, height: height - 40))
        #expect(!red.hasAmbiguousLayout && !blue.hasAmbiguousLayout)
    }

    @Test(.tags(.a16, .a17), arguments: [1, 2])
    func `red and blue change places where lines start at the right`(solution: Int) {
        let screen = screen(320, 480, direction: .rightToLeft)
        NSLayoutConstraint.activate(constraints(in: screen.view, solution: solution))
        screen.layOut()
        #expect(red.frame == CGRect(x: 164, y: 20, width: 136, height: 440))
        #expect(blue.frame == CGRect(x: 20, y: 20, width: 136, height: 440))
    }
}
