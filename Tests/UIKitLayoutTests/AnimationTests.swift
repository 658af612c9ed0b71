import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Animations, sampled at the times that a test asks for. Source: the article on the layout cycle.
@MainActor
@Suite struct AnimationTests {
    private let screen = Screen(320, 480)
    private let view = Block(50, 20)

    private func pinned() -> NSLayoutConstraint {
        screen.add(view)
        let left = view.leftAnchor.constraint(equalTo: screen.view.leftAnchor)
        left.isActive = true
        screen.layOut()
        return left
    }

    private func samples(_ times: [TimeInterval]) -> [CGFloat] {
        let start = AnimationTimeline.current.time
        return times.map { AnimationTimeline.current.frame(of: view, at: start + $0).minX }
    }

    @Test(.tags(.g15)) func `a constant changed before laying out in an animation moves from old to new`() {
        let left = pinned()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { screen.view.layoutIfNeeded() })
        let positions = samples([0, 0.25, 0.5, 1, 2])
        #expect(zip(positions, [0, 25, 50, 100, 100] as [CGFloat]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(view.frame.minX == 100)
    }

    @Test(.tags(.g15)) func `the view that holds the constraint may be the one that lays out`() {
        screen.add(view)
        view.leftAnchor.constraint(equalTo: screen.view.leftAnchor).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        view.addConstraint(width)
        screen.layOut()
        width.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        let start = AnimationTimeline.current.time
        let widths = [0, 0.5, 1].map { AnimationTimeline.current.frame(of: view, at: start + $0).width }
        #expect(zip(widths, [50, 75, 100] as [CGFloat]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(view.frame.width == 100)
    }

    @Test(.tags(.g7)) func `a view that was placed since its own constraint changed does not lay out the one around`() {
        screen.add(view)
        let left = view.leftAnchor.constraint(equalTo: screen.view.leftAnchor)
        left.isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        view.addConstraint(width)
        screen.layOut()
        width.constant = 100
        screen.layOut()
        left.constant = 30
        view.layoutIfNeeded()
        #expect(view.frame.minX == 0)
        screen.view.layoutIfNeeded()
        #expect(view.frame.minX == 30)
    }

    @Test(.tags(.g15)) func `without laying out inside nothing is animated`() {
        let left = pinned()
        UIView.animate(withDuration: 1, animations: { left.constant = 100 })
        screen.layOut()
        #expect(samples([0, 0.5]) == [100, 100])
    }

    @Test(.tags(.g15)) func `the usual curve is slow at both ends and even in the middle`() {
        let left = pinned()
        left.constant = 100
        UIView.animate(withDuration: 1, animations: { screen.view.layoutIfNeeded() })
        let positions = samples([0.1, 0.5, 0.9])
        #expect(positions[0] > 0 && positions[0] < 10)
        #expect(abs(positions[1] - 50) < 1e-6)
        #expect(abs(positions[0] + positions[2] - 100) < 1e-6)
    }

    @Test(.tags(.g16)) func `a frame set in an animation grows, and the completion comes at its end`() {
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        var isDone = false
        let timeline = AnimationTimeline.current
        UIView.animate(
            withDuration: 2, delay: 1, options: .curveLinear,
            animations: { view.frame.size.width = 150 }, completion: { isDone = $0 })
        let start = timeline.time
        let widths = [0.5, 1, 2, 3].map { timeline.frame(of: view, at: start + $0).width }
        #expect(zip(widths, [50, 50, 100, 150] as [CGFloat]).allSatisfy { abs($0 - $1) < 1e-6 })
        timeline.advance(to: start + 2.9)
        #expect(!isDone)
        timeline.advance(to: start + 3)
        #expect(isDone)
    }
}
