import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Testing
import UIKitLayout

@MainActor
@Suite struct ImageTests {
    private let picture = UIImage(
        Bitmap(width: 40, height: 20, pixels: [UInt8](repeating: 128, count: 3200)), scale: 1)

    private func destination(_ mode: UIView.ContentMode) -> CGRect {
        let view = UIImageView(image: picture)
        view.contentMode = mode
        return Recording(Screen.show(view, width: 100, height: 100)).images.first?.destination ?? .null
    }

    @Test func `content modes place the picture as they are named`() {
        let cases: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
            (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
            (.left, CGRect(x: 0, y: 40, width: 40, height: 20)), (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
        ]
        for (mode, rect) in cases { #expect(destination(mode) == rect) }
    }

    @Test func `a template takes the tint colour, any other picture its own`() {
        let view = Screen.show(UIImageView(image: picture), width: 40, height: 20)
        view.tintColor = .systemRed
        #expect(Recording(view).images[0].tint == nil)
        view.image = picture.withRenderingMode(.alwaysTemplate)
        #expect(Recording(view).images[0].tint == UIColor.systemRed.color(for: .current))
    }

    @Test func `a picture that follows the direction is mirrored where lines start at the right`() {
        let flipping = picture.imageFlippedForRightToLeftLayoutDirection()
        for (image, direction, isMirrored) in [
            (picture, LayoutDirection.rightToLeft, false), (flipping, .leftToRight, false),
            (flipping, .rightToLeft, true),
        ] {
            let view = Screen.show(UIImageView(image: image), width: 40, height: 20, direction: direction)
            #expect(Recording(view).images[0].isMirrored == isMirrored)
        }
    }

    @Test func `the corners of a resizable picture keep their size`() {
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = UIImageView(image: picture.resizableImage(withCapInsets: insets))
        let pieces = Recording(Screen.show(view, width: 200, height: 50)).images
        #expect(pieces.count == 9)
        #expect(pieces[0].destination == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(pieces[4].destination == CGRect(x: 10, y: 5, width: 180, height: 40))
        #expect(pieces[8].destination == CGRect(x: 190, y: 45, width: 10, height: 5))
        #expect(pieces[4].source == CGRect(x: 10, y: 5, width: 20, height: 10))
    }

    @Test func `the corners of a resizable drawing keep their size`() {
        let size = CGSize(width: 40, height: 20)
        let drawn = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        }
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = UIImageView(image: drawn.resizableImage(withCapInsets: insets))
        let parts = Recording(Screen.show(view, width: 200, height: 50)).shapes.map(\.bounds)
        #expect(parts.count == 9)
        // The whole drawing, moved and stretched so that each part fills its place, and clipped to that.
        #expect(parts.first == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(parts.last == CGRect(x: 160, y: 30, width: 40, height: 20))
        #expect(parts[4] == CGRect(x: -80, y: -15, width: 360, height: 80))
    }

    @Test func `the ends of a resizable picture change sides where it is mirrored`() {
        let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
        let picture = picture.resizableImage(withCapInsets: insets).imageFlippedForRightToLeftLayoutDirection()
        let view = Screen.show(UIImageView(image: picture), width: 200, height: 20, direction: .rightToLeft)
        let pieces = Recording(view).images
        #expect(pieces.map(\.source?.minX) == [0, 10, 36])
        #expect(pieces.map(\.destination.minX) == [190, 4, 0])
    }

    @Test func `a missing picture keeps its size and is plain to see`() {
        let view = UIImageView(image: UIImage(.missing("hero"), size: CGSize(width: 160, height: 90)))
        #expect(view.intrinsicContentSize == CGSize(width: 160, height: 90))
        #expect(Recording(Screen.show(view, width: 160, height: 90)).shapes.count >= 3)
    }

    @Test func `pictures are read from files, with the pixels to a point that the name says`() throws {
        let bitmap = Bitmap(width: 4, height: 2, pixels: [UInt8](repeating: 200, count: 32))
        let bytes = Data(try PNGEncoder().encode(bitmap, scale: 1))
        #expect(UIImage(data: bytes)?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("picture@2x.png")
        try bytes.write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(contentsOfFile: folder.path) == nil)
    }

    // MARK: Symbols

    @Test func `a symbol's stand-in stays inside its frame and is never empty`() throws {
        let odd = ["unheard.of", "1.circle", "a", "...", ".fill", "circle.fill", "xmark.circle.fill", "bell.slash"]
        let names = UIImage.drawnSymbolNames + UIImage.drawnSymbolNames.map { $0 + ".circle.fill" } + odd
        #expect(UIImage.drawnSymbolNames.count > 450)
        for name in names {
            let image = try #require(UIImage(systemName: name))
            #expect(image.size.width > 0 && image.size.height > 0 && image.isSymbolImage)
            let view = Screen.show(UIImageView(image: image), width: 100, height: 100)
            let recording = Recording(view)
            #expect(!recording.shapes.isEmpty, "\(name)")
            let frame = CGRect(x: -2, y: -2, width: 104, height: 104)
            #expect(recording.shapes.allSatisfy { frame.contains($0.bounds) }, "\(name)")
        }
    }

    @Test func `an unknown symbol bears its first letter`() {
        let view = Screen.show(UIImageView(image: UIImage(systemName: "zebra")), width: 40, height: 40)
        #expect(Recording(view).texts == ["Z"])
    }

    @Test(arguments: [
        ("zebra", "there is no drawing of the symbol \"zebra\"; a square with its first letter is drawn instead"),
        ("sunglasses.fill", "there is no drawing of the symbol \"sunglasses.fill\"; a similar one is drawn instead"),
        ("star.half", "there is no drawing of the symbol \"star.half\"; a similar one is drawn instead"),
        ("star.fill", nil), ("person.badge.plus", nil), ("12.circle.fill", nil), ("checkmark.shield", nil),
        ("chevron.forward.circle", nil), ("bell.slash", nil),
    ])
    func `a symbol without a drawing of its own is noted`(name: String, note: String?) {
        let context = SceneContext(environment: .standard, typesetter: SceneContext.current.typesetter)
        context.perform { _ = UIImage(systemName: name) }
        #expect(context.diagnostics.map(\.message) == [note].compactMap { $0 })
    }

    @Test func `a badge stands beside its symbol and a number fills its circle`() throws {
        let person = try #require(UIImage(systemName: "person")).size
        let badged = try #require(UIImage(systemName: "person.badge.plus")).size
        #expect(badged.width > person.width + 5)
        let view = Screen.show(UIImageView(image: UIImage(systemName: "12.circle")), width: 40, height: 40)
        #expect(Recording(view).texts == ["12"])
    }

    @Test func `symbols grow with the point size, the scale and the text style`() throws {
        let base = try #require(UIImage(systemName: "star"))
        func size(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
            base.withConfiguration(configuration).size.width
        }
        #expect(size(.init(pointSize: 34)) == 2 * base.size.width)
        #expect(size(.init(scale: .large)) > base.size.width && size(.init(scale: .small)) < base.size.width)
        #expect(size(.init(textStyle: .largeTitle)) == size(.init(pointSize: 34)))
    }

    /// Source: image views in public Interface Builder files.
    @Test(arguments: LayoutDirection.allCases)
    func `constraints speak of a symbol as high as a line beside it, down to a whole pixel`(direction: LayoutDirection)
    {
        let screen = Screen(200, 200, direction: direction)
        for (name, scale) in [
            ("chevron.right", UIImage.SymbolScale.medium), ("chevron.right", .small), ("clock", .medium),
        ] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: scale)
            screen.add(view)
            view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40).isActive = true
            screen.layOut()
            #expect(view.intrinsicContentSize.height == 20)
            #expect(view.alignmentRect(forFrame: view.frame).height == 20)
            #expect(abs(view.frame.midY - 50) <= 0.5)
            #expect(view.frame.height < 20)
        }
    }

    @Test func `an image view's configuration gives way to the symbol's own`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        let preferred = view.intrinsicContentSize
        view.image = UIImage(systemName: "star", withConfiguration: .init(pointSize: 17))
        #expect(view.intrinsicContentSize.width * 2 == preferred.width)
    }

    @Test func `symbols that speak of reading follow the direction, those that name a side do not`() {
        #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "list.bullet")?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test func `pictures follow the text size only where they are asked to, at accessibility sizes`() {
        var environment = SceneEnvironment(size: CGSize(width: 100, height: 100))
        environment.contentSizeCategory = .accessibilityExtraLarge
        let screen = Screen(environment)
        let view = UIImageView(image: picture)
        screen.view.addSubview(view)
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize.width > 80)
    }

    /// A document may fix the background, and then the system's pale grey of dark surroundings is not to be read on it.
    @Test(arguments: [(.white, false), (.black, true), (nil, true)] as [(UIColor?, Bool)])
    func `the caption of a placeholder is legible on a background of its own`(background: UIColor?, isPale: Bool) throws
    {
        var environment = SceneEnvironment(size: CGSize(width: 120, height: 90))
        environment.appearance = .dark
        let screen = Screen(environment)
        let view = PlaceholderView(.view(className: "ChartView"))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        view.backgroundColor = background
        screen.view.addSubview(view)
        screen.layOut()
        let color = try #require(Recording(view).textColors.first)
        #expect((color.red > 0.5) == isPale, "\(color)")
    }

    @Test func `placeholders say what is missing`() {
        let view = Screen.show(PlaceholderView(.view(className: "ChartView")), width: 120, height: 90)
        #expect(Recording(view).texts == ["ChartView"])
        view.addSubview(UIView())
        #expect(Recording(view).texts.isEmpty)
    }
}
