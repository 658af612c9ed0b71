import Foundation
import KeylineEquations
import Testing
import UIKitLayout

/// Sizes that fit. Sources: the documentation of `systemLayoutSizeFitting`, and sizes published with OAStackView.
@MainActor
@Suite struct FittingTests {
    private func stack(_ axis: NSLayoutConstraint.Axis, _ sizes: [CGSize], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { Block($0.width, $0.height) })
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    @Test(arguments: [(0, 60), (20, 80), (50, 110)] as [(CGFloat, CGFloat)])
    func `a column fits the heights of its views and their spacing`(spacing: CGFloat, height: CGFloat) {
        let column = stack(
            .vertical, [CGSize(width: 100, height: 20), CGSize(width: 100, height: 40)], spacing: spacing)
        let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 100, height: height))
    }

    @Test(arguments: [(0, 200), (20, 220), (50, 250)] as [(CGFloat, CGFloat)])
    func `a row fits the widths of its views and their spacing`(spacing: CGFloat, width: CGFloat) {
        let row = stack(
            .horizontal, [CGSize(width: 100, height: 40), CGSize(width: 100, height: 40)], spacing: spacing)
        let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: width, height: 40))
    }

    /// A view of 40 to 300 points, pulled to 0 and to 10,000 points at priority 50.
    @Test func `a target pulls as far as constraints let it`() {
        let view = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            inner.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 40)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 300)
        #expect(view.systemLayoutSizeFitting(CGSize(width: 123, height: 0)).width == 123)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    }

    @Test func `a size that fits is rounded up to device pixels`() {
        let screen = Screen(320, 480, scale: 2)
        let view = UIView()
        screen.add(view)
        view.widthAnchor.constraint(equalToConstant: 33.2).isActive = true
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 33.5)
    }

    @Test func `a label of several lines is as high as its text at the width asked for`() {
        let cell = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that takes more than one line in a narrow column"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        constrain(label, cell) { label, cell in
            label.leading == cell.leading
            label.trailing == cell.trailing
            label.top == cell.top
            label.bottom == cell.bottom
        }
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let line = height(1000)
        #expect(height(200) > line)
        #expect(height(200) == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    /// WordPress for iOS, issue 7056, prints this identifier.
    @Test func `a required target that cannot be is reported by its name`() {
        let view = UIView()
        let inner = Block(50, 20)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        let reports = UnsatisfiableConstraints.collecting {
            _ = view.systemLayoutSizeFitting(
                .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(reports.count == 1)
        #expect(reports.first?.log(.iOS10).contains("'fittingSizeHTarget'") == true)
    }
}
