import Foundation
import KeylineGraphics
import KeylineHosting
import KeylineScenes
import SwiftUILayout
import Testing
import UIKitLayout

/// SwiftUI's views inside UIKit's.
@MainActor
@Suite struct HostingControllerTests {
    @Test(arguments: [KeylineScenes.LayoutDirection.leftToRight, .rightToLeft])
    func `hosted views fill the controller's view and keep to its safe area`(
        direction: KeylineScenes.LayoutDirection
    ) throws {
        let environment = HostingFixture.environment {
            $0.safeArea = Insets(top: 40, left: 0, bottom: 20, right: 0)
            $0.layoutDirection = direction
        }
        let scene = try HostingFixture.scene(in: environment) {
            UIHostingController(
                rootView: VStack {
                    Text("Top").frame(maxWidth: .infinity, alignment: .leading)
                    Spacer()
                    Color.red.frame(height: 10)
                })
        }
        let text = try #require(scene.text("Top")).place
        #expect(text.minY == 40)
        #expect(direction == .leftToRight ? text.minX == 0 : text.maxX == 320)
        #expect(try #require(scene.first("Color")).place.maxY == 460)
    }

    @Test func `the views' own size is the host's intrinsic one where it is asked for, and follows the views`() throws {
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            let hosting = UIHostingController(rootView: Text("Short").frame(width: 60, height: 30))
            hosting.sizingOptions = .intrinsicContentSize
            hosting.rootView = Text("Longer").frame(width: 90, height: 50)
            return Holder(hosting.view, hosting)
        }
        #expect(try #require(scene.first("_UIHostingView")).view.frame == CGRect(x: 20, y: 30, width: 90, height: 50))
    }

    @Test func `a hosted text of several lines is as high as its width makes it`() throws {
        let words = "A text that needs more than one line at the width that it is given here"
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            let hosting = UIHostingController(rootView: Text(words))
            hosting.sizingOptions = .intrinsicContentSize
            let holder = Holder(hosting.view, hosting)
            hosting.view.widthAnchor.constraint(equalToConstant: 150).isActive = true
            return holder
        }
        let host = try #require(scene.first("_UIHostingView")).view.frame
        #expect(host.width == 150)
        #expect(host.height > 80)
        #expect(abs(try #require(scene.text(words)).place.height - host.height) < 0.5)
    }

    @Test func `the first baseline of hosted text is the host's`() throws {
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            let hosting = UIHostingController(rootView: Text("Hosted").font(.largeTitle).padding(.top, 7))
            hosting.sizingOptions = .intrinsicContentSize
            let holder = Holder(hosting.view, hosting)
            let label = UILabel()
            label.text = "Label"
            label.translatesAutoresizingMaskIntoConstraints = false
            holder.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: hosting.view.trailingAnchor, constant: 8),
                label.firstBaselineAnchor.constraint(equalTo: hosting.view.firstBaselineAnchor),
            ])
            return holder
        }
        let hosted = scene.baseline(of: "Hosted")
        let label = scene.baseline(of: "Label")
        #expect(abs(try #require(hosted) - #require(label)) <= 0.5)
    }

    @Test func `text size, direction, appearance and language reach hosted views`() throws {
        struct Told: View {
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.layoutDirection) private var direction
            @Environment(\.colorScheme) private var scheme
            @Environment(\.locale) private var locale
            var body: some View {
                Text(verbatim: "\(size) \(direction) \(scheme) \(locale.identifier)")
            }
        }
        let environment = HostingFixture.environment {
            $0.contentSizeCategory = .accessibilityLarge
            $0.layoutDirection = .rightToLeft
            $0.appearance = .dark
            $0.locale = "ar"
        }
        let scene = try HostingFixture.scene(in: environment) { UIHostingController(rootView: Told()) }
        #expect(scene.text("accessibility2 rightToLeft dark ar") != nil)
    }

    @Test func `a view's own traits win over those of the scene`() throws {
        let scene = try HostingFixture.scene(in: HostingFixture.environment()) {
            let hosting = UIHostingController(rootView: Color(uiColor: .systemBackground))
            hosting.overrideUserInterfaceStyle = .dark
            return hosting
        }
        #expect("\(scene.displayList)".contains("#000000"))
    }

    @Test(arguments: [KeylineScenes.LayoutDirection.leftToRight, .rightToLeft])
    func `rows of a table show what a hosting configuration says`(direction: KeylineScenes.LayoutDirection) throws {
        let environment = HostingFixture.environment { $0.layoutDirection = direction }
        let scene = try HostingFixture.scene(in: environment) { Rows() }
        let first = try #require(scene.text("Row 0")).place
        let second = try #require(scene.text("Row 1")).place
        #expect(direction == .leftToRight ? first.minX == 16 : first.maxX == 304)
        // 11 above and below a circle of 60.
        #expect(second.midY - first.midY == 82)
        let circles = try #require(scene.first("Circle")).place
        #expect(circles.size == CGSize(width: 60, height: 60))
        #expect(circles.midY == first.midY)
    }
}

/// A controller with one view at a place, as large as it asks for.
private final class Holder: UIViewController {
    private let kept: UIViewController

    init(_ content: UIView, _ controller: UIViewController) {
        kept = controller
        super.init(nibName: nil, bundle: nil)
        addChild(controller)
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Text("Row \(indexPath.row)")
                Spacer()
                Circle().frame(width: 60, height: 60)
            }
        }
        return cell
    }
}
