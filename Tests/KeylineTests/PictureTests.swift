import Foundation
import Keyline
import Testing
import UIKitLayout

/// From Swift code to a picture.
@MainActor
@Suite struct PictureTests {
    /// A view that follows the environment: a title beside a dot of 20 points.
    private final class Badge: UIView {
        let dot = UIView()
        let title = UILabel()

        init(_ text: String) {
            super.init(frame: .zero)
            title.text = text
            title.font = .preferredFont(forTextStyle: .body)
            title.adjustsFontForContentSizeCategory = true
            title.numberOfLines = 0
            dot.backgroundColor = .systemRed
            for view in [dot, title] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                dot.leadingAnchor.constraint(equalTo: leadingAnchor), dot.widthAnchor.constraint(equalToConstant: 20),
                dot.heightAnchor.constraint(equalToConstant: 20), dot.topAnchor.constraint(equalTo: topAnchor),
                title.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: trailingAnchor),
                title.topAnchor.constraint(equalTo: topAnchor), title.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func frame(_ picture: Picture, _ index: Int) throws -> CGRect {
        try #require(picture.snapshot.root.children.dropFirst(index).first).frame
    }

    @Test func `a view fills the device's screen`() async throws {
        let picture = try await Badge("Hello").picture(in: .init(device: .iPhoneSE))
        #expect(picture.size == CGSize(width: 375, height: 667))
        #expect(picture.environment.scale == 2)
        #expect(picture.diagnostics.isEmpty)
    }

    @Test(arguments: [(locale: "en", x: 0.0), (locale: "ar", x: 373.0)])
    func `the language's direction places what leads`(locale: String, x: Double) async throws {
        let picture = try await Badge("Hello").picture(in: .init(device: .iPhone15, locale: locale))
        #expect(try frame(picture, 0) == CGRect(x: x, y: 0, width: 20, height: 20))
    }

    @Test func `one view is laid out in one environment after the other`() async throws {
        let badge = Badge("Hello")
        let small = try await badge.picture(layout: .sizeThatFits)
        let large = try await badge.picture(in: .init(textSize: .accessibility3), layout: .sizeThatFits)
        let again = try await badge.picture(layout: .sizeThatFits)
        #expect(large.size.height > small.size.height * 1.8)
        #expect(again.snapshot == small.snapshot)
        #expect(badge.superview == nil)
    }

    @Test func `a size that fits is that of the constraints and at most as wide as the screen`() async throws {
        let short = try await Badge("Hi").picture(layout: .sizeThatFits)
        #expect(short.size.width > 28 && short.size.width < 60)
        let long = try await Badge(String(repeating: "long ", count: 40)).picture(layout: .sizeThatFits)
        #expect(long.size.width <= 393)
        #expect(long.size.height > 100)
        #expect(long.environment.size == long.size)
        #expect(long.environment.safeArea.top == 0)
    }

    @Test func `a size in points is taken as it is`() async throws {
        let picture = try await Badge("Hi").picture(layout: .fixed(width: 120, height: 44))
        #expect(picture.size == CGSize(width: 120, height: 44))
    }

    @Test func `a controller has its safe area`() async throws {
        let controller = UIViewController()
        let picture = try await controller.picture(in: .init(device: .iPhone15))
        #expect(picture.environment.safeArea.top == 59)
        #expect(controller.view.window == nil)
    }

    /// What a request's picture says; laid out on the main actor, wherever the request runs.
    private nonisolated static func title(_ name: String) async throws -> String? {
        let picture = try await Picture(layout: .sizeThatFits) { Badge(name) }
        _ = try picture.png()
        return picture.snapshot.root.children.compactMap(\.text?.text).first
    }

    @Test func `data of a request reaches its picture by the closure alone`() async throws {
        async let first = Self.title("Ada")
        async let second = Self.title("Grace")
        async let third = Self.title("Edsger")
        #expect(try await [first, second, third] == ["Ada", "Grace", "Edsger"])
    }

    @Test func `files begin as their formats do, and are the same for the same content`() async throws {
        let picture = try await Badge("Hi").picture(layout: .sizeThatFits)
        let again = try await Badge("Hi").picture(layout: .sizeThatFits)
        #expect(try picture.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try picture.pdf().starts(with: Data("%PDF".utf8)))
        #expect(String(decoding: try picture.svg(), as: UTF8.self).contains("<svg"))
        #expect(try picture.png() == again.png())
        #expect(try picture.pdf() == again.pdf())
    }

    @Test func `a scale counts pixels per point`() async throws {
        let picture = try await Badge("Hi").picture(layout: .fixed(width: 100, height: 50))
        // Width and height stand behind the signature and the header's length and name, big-endian.
        let header = try picture.png(scale: 4)[16..<24].map(Int.init)
        #expect(header == [0, 0, 1, 144, 0, 0, 0, 200])
    }

    @Test func `trouble with a layout is a diagnostic, and the picture is made all the same`() async throws {
        let picture = try await Picture {
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
        #expect(picture.diagnostics.contains { $0.kind == .unsatisfiable })
    }
}
