import Foundation
import KeylineGraphics
import KeylineHosting
import KeylineScenes
import SwiftUILayout
import Testing
import UIKitLayout

/// UIKit's views among SwiftUI's.
@MainActor
@Suite struct RepresentableTests {
    struct Caption: UIViewRepresentable {
        var text: String
        var size: CGFloat = 17
        var hugs = true

        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            if hugs {
                label.setContentHuggingPriority(.required, for: .horizontal)
                label.setContentHuggingPriority(.required, for: .vertical)
            }
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }

    @Test(arguments: [KeylineScenes.LayoutDirection.leftToRight, .rightToLeft])
    func `a label stands on the baseline of the text beside it`(direction: KeylineScenes.LayoutDirection) throws {
        let environment = HostingFixture.environment { $0.layoutDirection = direction }
        let scene = try HostingFixture.scene(in: environment) {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Text("Large").font(.largeTitle)
                Caption(text: "small", size: 11)
            }
        }
        let text = try #require(scene.text("Large"))
        let label = try #require(scene.text("small"))
        #expect(
            direction == .leftToRight
                ? label.place.minX == text.place.maxX + 10 : label.place.maxX == text.place.minX - 10)
        #expect(abs(try #require(scene.baseline(of: "Large")) - #require(scene.baseline(of: "small"))) <= 0.5)
    }

    @Test func `a view that hugs keeps its intrinsic size, one that does not takes what is offered`() throws {
        func width(hugs: Bool) throws -> CGFloat {
            let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
                VStack { Caption(text: "Label", hugs: hugs) }
            }
            return try #require(scene.text("Label")).place.width
        }
        #expect(try width(hugs: true) < 60)
        #expect(try width(hugs: false) == 320)
    }

    @Test func `sizeThatFits decides where it answers`() throws {
        struct Square: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.backgroundColor = .red
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                let side = min(proposal.width ?? 40, proposal.height ?? 40) / 2
                return CGSize(width: side, height: side)
            }
        }
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            Square().frame(width: 100, height: 80)
        }
        #expect(try #require(scene.first("UIView")).place == CGRect(x: 140, y: 220, width: 40, height: 40))
    }

    /// Source: the rows of `testPathShapesDemo`, which cashapp/AccessibilitySnapshot recorded on iOS 18.5, have no height.
    @Test func `a view that calls its bounds its size finds them empty, and takes the width that it is offered`() throws
    {
        struct Shape: UIViewRepresentable {
            final class Shaped: UIView {
                override var intrinsicContentSize: CGSize { bounds.size }
            }
            func makeUIView(context: Context) -> Shaped { Shaped(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }
            func updateUIView(_ view: Shaped, context: Context) {}
        }
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            ScrollView {
                HStack(spacing: 20) {
                    Shape()
                    Shape()
                }
            }
        }
        #expect(try #require(scene.first("Shaped")).place.size == CGSize(width: 150, height: 0))
    }

    @Test func `a view is made once and told of what changes`() throws {
        final class Log { var lines: [String] = [] }
        struct Logged: UIViewRepresentable {
            let log: Log
            let count: Int
            func makeCoordinator() -> Log { log }
            func makeUIView(context: Context) -> UIView {
                context.coordinator.lines.append("make")
                return UIView()
            }
            func updateUIView(_ view: UIView, context: Context) {
                context.coordinator.lines.append("update \(count)")
            }
        }
        struct Counting: View {
            @State private var count = 1
            let log: Log
            var body: some View { Logged(log: log, count: count).onAppear { count += 1 } }
        }
        nonisolated(unsafe) let log = Log()
        _ = try HostingFixture.scene(in: HostingFixture.environment()) { Counting(log: log) }
        #expect(log.lines.filter { $0 == "make" }.count == 1)
        #expect(log.lines.last == "update 2")
    }

    @Test func `text size, direction and appearance of the place reach a label`() throws {
        struct Told: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { Self.label() }
            func updateUIView(_ label: UILabel, context: Context) {}
            @MainActor private static func label() -> UILabel {
                let label = TraitsLabel()
                label.text = "?"
                return label
            }
        }
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            Told().environment(\.layoutDirection, .rightToLeft).environment(\.colorScheme, .dark)
                .dynamicTypeSize(.accessibility1)
        }
        #expect(scene.text("UICTContentSizeCategoryAccessibilityM rightToLeft dark") != nil)
    }

    @Test func `a controller fills its place and keeps to the safe area that reaches into it`() throws {
        struct Screen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { Inset() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let environment = HostingFixture.environment {
            $0.safeArea = Insets(top: 50, left: 0, bottom: 30, right: 0)
        }
        let inside = try HostingFixture.scene(in: environment) { Screen() }
        #expect(try #require(inside.text("Title")).place.minY == 50)
        let whole = try HostingFixture.scene(in: environment) { Screen().ignoresSafeArea() }
        #expect(try #require(whole.text("Title")).place.minY == 50)
        #expect(try #require(whole.first("InsetView")).place.height == 480)
    }

    @Test func `what a view of UIKit's draws is drawn in its place`() throws {
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                Caption(text: "Drawn")
            }
        }
        #expect("\(scene.displayList)".contains("Drawn"))
        #expect(try #require(scene.text("Drawn")).view.id.rawValue.contains("UILabel"))
    }

    private final class TraitsLabel: UILabel {
        override func layoutSubviews() {
            super.layoutSubviews()
            let traits = traitCollection
            let direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
            text =
                "\(traits.preferredContentSizeCategory.rawValue) \(direction) "
                + (traits.userInterfaceStyle == .dark ? "dark" : "light")
        }
    }

    private final class Inset: UIViewController {
        override func viewDidLoad() {
            let label = UILabel()
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }

        override func loadView() { view = InsetView() }
    }

    private final class InsetView: UIView {}
}
