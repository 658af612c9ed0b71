import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import UIKitLayout

/// What a view drew, taken apart: items in the coordinates of the picture.
@MainActor
struct Recording {
    /// A filled or outlined path.
    struct Shape {
        let path: Path
        let color: Color
        let isStroke: Bool
        let opacity: Double
        let clips: Int
        var bounds: CGRect { path.controlPointBounds }
    }

    private(set) var shapes: [Shape] = []
    private(set) var runs: [GlyphRun] = []
    private(set) var images: [DisplayItem.ImageItem] = []

    init(_ view: UIView) {
        add(view.displayList().items, .identity, opacity: 1, clips: 0)
    }

    private mutating func add(_ items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double, clips: Int) {
        for item in items {
            switch item.content {
            case .group(let group):
                add(
                    group.items, group.transform.concatenating(transform), opacity: opacity * group.opacity,
                    clips: clips + (group.clip == nil ? 0 : 1))
            case .path(let path):
                let isStroke = if case .stroke = path.style { true } else { false }
                shapes.append(
                    Shape(
                        path: path.path.applying(transform), color: path.color, isStroke: isStroke, opacity: opacity,
                        clips: clips))
            case .glyphs(var run):
                run.origin = run.origin.applying(transform)
                runs.append(run)
            case .image(var image):
                image.destination = image.destination.applying(transform)
                images.append(image)
            case .gradient: break
            }
        }
    }

    /// The words in drawing order.
    var texts: [String] { runs.map(\.text) }

    /// The colours of the words in drawing order.
    var textColors: [Color] { runs.map(\.color) }

    /// The fills of a colour.
    func fills(_ color: UIColor, in traits: UITraitCollection = .current) -> [Shape] {
        shapes.filter { !$0.isStroke && $0.color == color.color(for: traits) }
    }
}

extension CGRect {
    /// The rectangle as a mirror in the middle of a width shows it, with edges on hundredths of a point.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height).onHundredths
    }

    /// Whether every edge is as near to another rectangle's as rounding to hundredths leaves it.
    func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 0.025 }
    }

    /// The rectangle with edges on hundredths of a point.
    var onHundredths: CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}

extension Screen {
    /// Lays one view out in a frame.
    static func show<View: UIView>(
        _ view: View,
        width: CGFloat,
        height: CGFloat,
        direction: LayoutDirection = .leftToRight
    ) -> View {
        let screen = Screen(width, height, direction: direction)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        screen.view.addSubview(view)
        screen.layOut()
        Self.kept.append(screen)
        return view
    }

    /// Views hold their surroundings weakly; the tests' screens live as long as the tests.
    private static var kept: [Screen] = []
}

extension UIView {
    /// What the view says about its text.
    var shownText: ViewSnapshot.TextState? { layoutSnapshot().root.text }
}
