import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Which view decides leading and trailing: the nearest one that contains both items. Sources: Apple, `UISemanticContentAttribute`;
/// constraints stored in public Interface Builder files; Open Radar 17103.
@MainActor
@Suite struct ForcedDirectionTests {
    /// An attribute, a language's direction, and whether content then runs right to left.
    struct Expectation: CustomTestStringConvertible {
        let attribute: UISemanticContentAttribute
        let language: LayoutDirection
        let isReversed: Bool

        var testDescription: String { "\(attribute.rawValue) in \(language.rawValue)" }
    }

    nonisolated static let expectations: [Expectation] = [
        Expectation(attribute: .unspecified, language: .leftToRight, isReversed: false),
        Expectation(attribute: .unspecified, language: .rightToLeft, isReversed: true),
        Expectation(attribute: .playback, language: .leftToRight, isReversed: false),
        Expectation(attribute: .playback, language: .rightToLeft, isReversed: false),
        Expectation(attribute: .spatial, language: .leftToRight, isReversed: false),
        Expectation(attribute: .spatial, language: .rightToLeft, isReversed: false),
        Expectation(attribute: .forceLeftToRight, language: .leftToRight, isReversed: false),
        Expectation(attribute: .forceLeftToRight, language: .rightToLeft, isReversed: false),
        Expectation(attribute: .forceRightToLeft, language: .leftToRight, isReversed: true),
        Expectation(attribute: .forceRightToLeft, language: .rightToLeft, isReversed: true),
    ]

    /// A box of 200×100, 20 from the leading edge, with an attribute that its subviews do not have.
    func box(_ expectation: Expectation, _ subviews: Block...) -> (screen: Screen, box: UIView) {
        let screen = Screen(320, 480, direction: expectation.language)
        let box = UIView()
        screen.add(box)
        box.semanticContentAttribute = expectation.attribute
        for view in subviews {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: screen.view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
        return (screen, box)
    }

    @Test(.tags(.e8), arguments: expectations)
    func `a container that alone has an attribute decides where its subviews begin`(_ expectation: Expectation) {
        let first = Block(50, 20)
        let second = Block(30, 20)
        let (screen, box) = box(expectation, first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        #expect(first.frame.minX == (expectation.isReversed ? 140 : 10))
        #expect(second.frame.minX == (expectation.isReversed ? 102 : 68))
    }

    @Test(.tags(.e8), arguments: expectations)
    func `a container's own edges are its parent's affair`(_ expectation: Expectation) {
        let (screen, box) = box(expectation)
        screen.layOut()
        #expect(box.frame.minX == (expectation.language == .rightToLeft ? 100 : 20))
    }

    @Test(.tags(.e8), arguments: expectations)
    func `margins and guides of a container count in its own direction`(_ expectation: Expectation) {
        let inMargins = Block(50, 20)
        let atGuide = Block(30, 20)
        let (screen, box) = box(expectation, inMargins, atGuide)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: inMargins, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 60),
            guide.widthAnchor.constraint(equalToConstant: 10),
            atGuide.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        screen.layOut()
        #expect(inMargins.frame.minX == (expectation.isReversed ? 134 : 16))
        #expect(guide.layoutFrame.minX == (expectation.isReversed ? 130 : 60))
        #expect(atGuide.frame.minX == (expectation.isReversed ? 100 : 70))
    }

    @Test(.tags(.e8), arguments: expectations, UIStackView.Distribution.allCases)
    func `a stack that alone has an attribute orders its views by it and keeps its length`(
        _ expectation: Expectation, _ distribution: UIStackView.Distribution
    ) {
        let screen = Screen(320, 480, direction: expectation.language)
        let views = [Block(50, 20), Block(50, 20), Block(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.semanticContentAttribute = expectation.attribute
        stack.spacing = 10
        stack.distribution = distribution
        screen.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 170),
        ])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(stack.frame == CGRect(x: expectation.language == .rightToLeft ? 150 : 0, y: 0, width: 170, height: 20))
        #expect(views.map(\.frame.minX) == (expectation.isReversed ? [120, 60, 0] : [0, 60, 120]))
    }

    @Test(.tags(.e8), arguments: [UIStackView.Alignment.leading, .trailing], LayoutDirection.allCases)
    func `a column that forces right to left aligns by its own direction`(
        alignment: UIStackView.Alignment, language: LayoutDirection
    ) {
        let screen = Screen(320, 480, direction: language)
        let views = [Block(50, 20), Block(90, 20)]
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.alignment = alignment
        column.semanticContentAttribute = .forceRightToLeft
        screen.add(column)
        screen.layOut()
        #expect(column.frame.size == CGSize(width: 90, height: 40))
        #expect(views.map(\.frame.minX) == (alignment == .leading ? [40, 0] : [0, 0]))
    }

    @Test(.tags(.e8), arguments: LayoutDirection.allCases)
    func `of nested forces the innermost one that contains both views decides`(language: LayoutDirection) {
        let screen = Screen(320, 480, direction: language)
        let inner = UIStackView(arrangedSubviews: [Block(30, 20), Block(10, 20)])
        inner.semanticContentAttribute = .forceLeftToRight
        let outer = UIStackView(arrangedSubviews: [Block(50, 20), inner])
        outer.semanticContentAttribute = .forceRightToLeft
        screen.add(outer)
        screen.layOut()
        #expect(outer.frame.size == CGSize(width: 90, height: 20))
        #expect(outer.arrangedSubviews.map(\.frame.minX) == [40, 0])
        #expect(inner.arrangedSubviews.map(\.frame.minX) == [0, 30])
    }

    @Test(.tags(.e8), arguments: LayoutDirection.allCases)
    func `views of different containers meet in the direction of what contains both`(language: LayoutDirection) {
        let screen = Screen(320, 480, direction: language)
        let left = UIView()
        let right = UIView()
        let one = Block(50, 20)
        let two = Block(30, 20)
        screen.add(left, right)
        for (container, block) in [(left, one), (right, two)] {
            container.semanticContentAttribute = .forceRightToLeft
            block.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(block)
        }
        NSLayoutConstraint.activate([
            one.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
        ])
        screen.layOut()
        let first = one.convert(one.bounds, to: screen.view)
        let second = two.convert(two.bounds, to: screen.view)
        #expect(first.minX == 135)
        #expect(second.minX == (language == .leftToRight ? 190 : 100))
    }

    @Test(.tags(.e8), arguments: LayoutDirection.allCases)
    func `a size that fits is the same whatever direction a stack forces`(language: LayoutDirection) {
        let screen = Screen(320, 480, direction: language)
        let row = UIStackView(arrangedSubviews: [Block(50, 20), Block(30, 20)])
        row.spacing = 6
        row.semanticContentAttribute = language == .leftToRight ? .forceRightToLeft : .playback
        screen.add(row)
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 86, height: 20))
    }
}

extension ConstraintSnapshot {
    var isDirectional: Bool { first.attribute.isDirectional }
}
