import Foundation
import KeylineEquations
import KeylineScenes
import Testing
import UIKitLayout

/// What a constraint to a scroll view speaks of, and what stays put while it scrolls. Sources: Apple, Technical Note TN2154 and the
/// documentation of `frameLayoutGuide`; centres stored in public Interface Builder files.
@MainActor
@Suite struct ScrollPinningTests {
    private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    private nonisolated static let offsets: [CGPoint] = [
        .zero, CGPoint(x: 0, y: 120), CGPoint(x: 40, y: -64), CGPoint(x: 33, y: 500),
    ]

    /// A scroll view of 200×300 at (20, 40) with content of 600×900.
    @MainActor private struct Room {
        let screen: Screen
        let scrollView = UIScrollView()
        let content = Block(600, 900)

        init(_ direction: LayoutDirection) {
            screen = Screen(320, 480, direction: direction)
            screen.add(scrollView)
            scrollView.contentInsetAdjustmentBehavior = .never
            add(content)
            NSLayoutConstraint.activate([
                scrollView.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 20),
                scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
                scrollView.widthAnchor.constraint(equalToConstant: 200),
                scrollView.heightAnchor.constraint(equalToConstant: 300),
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            ])
        }

        func add(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }

        /// Where a view is drawn, in the screen's coordinates.
        func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: screen.view) }
    }

    @Test(.tags(.e12), arguments: directions, offsets)
    func `content scrolls and keeps its frame`(direction: LayoutDirection, offset: CGPoint) {
        let room = Room(direction)
        room.screen.layOut()
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(room.scrollView.contentSize == CGSize(width: 600, height: 900))
        #expect(room.content.frame == CGRect(x: 0, y: 0, width: 600, height: 900))
        #expect(room.place(room.content).origin == CGPoint(x: 20 - offset.x, y: 40 - offset.y))
    }

    @Test(.tags(.e12), arguments: directions)
    func `margins of a scroll view are insets of its content to what is inside`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let scrollView = UIScrollView()
        let content = Block(600, 900)
        screen.add(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        NSLayoutConstraint.activate(
            [
                scrollView.widthAnchor.constraint(equalToConstant: 200),
                scrollView.heightAnchor.constraint(equalToConstant: 300),
                scrollView.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
                scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
            ]
                + edges.map {
                    NSLayoutConstraint(
                        item: content, attribute: $0, relatedBy: .equal, toItem: scrollView, attribute: $1,
                        multiplier: 1,
                        constant: 0)
                })
        screen.layOut()
        #expect(content.frame == CGRect(x: 20, y: 10, width: 600, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 660, height: 940))
    }

    @Test(.tags(.e12), arguments: directions, offsets)
    func `what is pinned to the frame layout guide stays put`(direction: LayoutDirection, offset: CGPoint) {
        let room = Room(direction)
        let button = Block(50, 30)
        room.add(button)
        let guide = room.scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
        ])
        room.screen.layOut()
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(room.place(button) == CGRect(x: direction == .leftToRight ? 154 : 36, y: 300, width: 50, height: 30))
        #expect(guide.layoutFrame == CGRect(origin: offset, size: CGSize(width: 200, height: 300)))
    }

    @Test(.tags(.e12), arguments: directions, offsets)
    func `what is pinned to something outside stays put`(direction: LayoutDirection, offset: CGPoint) {
        let room = Room(direction)
        let sibling = Block(60, 20)
        let button = Block(50, 30)
        room.screen.add(sibling)
        room.add(button)
        NSLayoutConstraint.activate([
            sibling.leadingAnchor.constraint(equalTo: room.screen.view.leadingAnchor, constant: 100),
            sibling.topAnchor.constraint(equalTo: room.screen.view.topAnchor, constant: 70),
            button.leadingAnchor.constraint(equalTo: sibling.leadingAnchor, constant: 5),
            button.topAnchor.constraint(equalTo: sibling.bottomAnchor),
        ])
        room.screen.layOut()
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(room.place(button).origin == CGPoint(x: direction == .leftToRight ? 105 : 165, y: 90))
    }

    @Test(.tags(.e12), arguments: offsets)
    func `a multiplier counts from the view that contains both`(offset: CGPoint) {
        let room = Room(.leftToRight)
        let button = Block(50, 30)
        room.add(button)
        NSLayoutConstraint(
            item: button, attribute: .centerY, relatedBy: .equal, toItem: room.scrollView.frameLayoutGuide,
            attribute: .bottom, multiplier: 0.5, constant: 0
        ).isActive = true
        button.leadingAnchor.constraint(equalTo: room.scrollView.leadingAnchor).isActive = true
        room.screen.layOut()
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(room.place(button).midY == 190)
    }

    @Test(.tags(.e12), arguments: directions, offsets)
    func `views inside and a pinned one inside them stay true to each other`(
        direction: LayoutDirection, offset: CGPoint
    ) {
        let room = Room(direction)
        let inner = UIScrollView()
        let header = Block(40, 20)
        inner.contentInsetAdjustmentBehavior = .never
        room.add(inner)
        header.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(header)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: room.content.leftAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: room.content.topAnchor, constant: 100),
            inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 100),
            header.leftAnchor.constraint(equalTo: inner.frameLayoutGuide.leftAnchor),
            header.topAnchor.constraint(equalTo: room.screen.view.topAnchor, constant: 200),
        ])
        room.screen.layOut()
        inner.contentOffset = CGPoint(x: 7, y: 11)
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(room.place(header).origin == CGPoint(x: 50 - offset.x, y: 200))
    }

    @Test(.tags(.e12), arguments: directions)
    func `sizes and centres are the frame's`(direction: LayoutDirection) {
        let room = Room(direction)
        let badge = Block(10, 10)
        room.add(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: room.scrollView.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: room.scrollView.centerYAnchor),
            badge.widthAnchor.constraint(equalTo: room.scrollView.widthAnchor, multiplier: 0.5),
            badge.heightAnchor.constraint(equalTo: room.scrollView.heightAnchor, multiplier: 0.1),
        ])
        room.screen.layOut()
        #expect(badge.frame == CGRect(x: 50, y: 135, width: 100, height: 30))
        #expect(room.scrollView.contentSize == CGSize(width: 600, height: 900))
    }

    @Test(.tags(.e12), arguments: directions)
    func `edges and a centre together give content the width of the frame`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let scrollView = UIScrollView()
        let content = UIView()
        screen.add(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        constrain(scrollView, screen.view) { scrollView, view in
            scrollView.leading == view.leading
            scrollView.trailing == view.trailing
            scrollView.top == view.top
            scrollView.bottom == view.bottom
        }
        constrain(content, scrollView) { content, scrollView in
            content.leading == scrollView.leading
            content.trailing == scrollView.trailing
            content.top == scrollView.top
            content.bottom == scrollView.bottom
            content.centerX == scrollView.centerX
            content.height == 700
        }
        screen.layOut()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 700))
        #expect(!content.hasAmbiguousLayout)
    }

    @Test(.tags(.e12)) func `what is pinned under a navigation bar stands there, though the content begins below it`() {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        let header = Block(50, 30)
        let content = Block(50, 900)
        let navigation = UINavigationController(rootViewController: controller)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: navigation)
        controller.view.addSubview(scrollView)
        for view in [scrollView, header, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.addSubview(content)
        scrollView.addSubview(header)
        constrain(scrollView, controller.view) { scrollView, view in
            scrollView.leading == view.leading
            scrollView.trailing == view.trailing
            scrollView.top == view.top
            scrollView.bottom == view.bottom
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        ])
        screen.layOut()
        let bar = navigation.navigationBar.frame.maxY
        #expect(bar > 0)
        #expect(scrollView.contentOffset.y == -bar)
        #expect(header.convert(header.bounds, to: screen.window).minY == 0)
        #expect(content.convert(content.bounds, to: screen.window).minY == bar)
    }

    @Test(.tags(.e12), arguments: offsets)
    func `content that frames and masks place scrolls`(offset: CGPoint) {
        let room = Room(.leftToRight)
        let frame = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let mark = Block(5, 5)
        room.scrollView.addSubview(frame)
        room.add(mark)
        mark.leftAnchor.constraint(equalTo: frame.rightAnchor).isActive = true
        mark.topAnchor.constraint(equalTo: frame.bottomAnchor).isActive = true
        room.screen.layOut()
        room.scrollView.contentOffset = offset
        room.screen.layOut()
        #expect(frame.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(mark.frame.origin == CGPoint(x: 40, y: 60))
    }
}
