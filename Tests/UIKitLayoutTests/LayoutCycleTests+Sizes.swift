import Foundation
import KeylineScenes
import Testing
import UIKitLayout

extension LayoutCycleTests {
    @Test(.tags(.g11)) func `content with a size on one axis is tied on that axis alone`() {
        final class Line: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 10) }
        }
        let screen = Screen(320, 480)
        let line = Line()
        screen.add(line)
        screen.layOut()
        #expect(
            line.contentSizeConstraints.map { $0.visualFormat(naming: [("line", line)]) } == [
                "V:[line(<=10@250)]", "V:[line(>=10@750)]",
            ])
    }

    @Test(.tags(.g12)) func `a content size is asked for once until it is invalidated, first after updateConstraints`()
    {
        final class Counted: UIView {
            var log: Log?
            override var intrinsicContentSize: CGSize {
                log?.events.append("size")
                return CGSize(width: 10, height: 10)
            }
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
        }
        let screen = Screen(320, 480)
        let view = Counted()
        view.log = log
        screen.add(view)
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        screen.layOut()
        screen.resize(400, 480)
        #expect(log.take() == ["constraints", "size"])
        view.invalidateIntrinsicContentSize()
        screen.layOut()
        #expect(log.take() == ["size"])
        let label = UILabel()
        label.text = "a"
        let narrow = label.intrinsicContentSize.width
        label.text = "aaaa"
        #expect(label.intrinsicContentSize.width > narrow)
    }

    @Test(.tags(.g13), arguments: [false, true])
    func `constraints are updated without any only where the class asks for it`(requires: Bool) {
        final class Plain: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
        }
        let screen = Screen(320, 480)
        let plain = Plain()
        plain.log = log
        screen.view.addSubview(requires ? Recorder("view", log) : plain)
        screen.layOut()
        #expect(log.take() == (requires ? ["view constraints", "view layout"] : []))
    }

    @Test(.tags(.g17)) func `resistance to compression is set for each axis`() {
        let view = UIView()
        view.setContentCompressionResistancePriority(UILayoutPriority(600), for: .vertical)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 600)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.widthAnchor.constraint(equalToConstant: 3).priority.rawValue == 1000)
    }
}
