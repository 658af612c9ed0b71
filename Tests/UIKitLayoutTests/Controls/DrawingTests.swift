import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// What views and client code draw becomes items of the display list.
@MainActor
@Suite struct DrawingTests {
    private final class Sketch: UIView {
        var body: () -> Void = {}

        override func draw(_ rect: CGRect) { body() }
    }

    private func recording(_ body: @escaping () -> Void) -> Recording {
        let sketch = Sketch()
        sketch.body = body
        return Recording(Screen.show(sketch, width: 100, height: 100))
    }

    @Test func `draw overrides record fills in the colour in use`() {
        let result = recording {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
            UIColor.blue.set()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
        }
        #expect(result.shapes.map(\.color) == [UIColor.red, .blue].map { $0.color(for: .current) })
        #expect(result.shapes[0].bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `drawing lies under subviews and over the background`() {
        let sketch = Sketch()
        sketch.backgroundColor = .yellow
        sketch.body = {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = .green
        sketch.addSubview(inner)
        let colors = Recording(Screen.show(sketch, width: 50, height: 50)).shapes.map(\.color)
        #expect(colors == [UIColor.yellow, .red, .green].map { $0.color(for: .current) })
    }

    @Test func `a label whose drawing is overridden draws nothing of its own`() {
        final class Silent: UILabel {
            override func draw(_ rect: CGRect) {}
        }
        let label = Silent()
        label.text = "Text"
        #expect(Recording(Screen.show(label, width: 100, height: 20)).texts.isEmpty)
    }

    @Test func `a clip ends with the state that it was made in`() {
        let result = recording {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.saveGState()
            context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(result.shapes.map(\.clips) == [0, 1, 2, 1, 0])
        #expect(result.shapes.map(\.bounds.width) == [1, 2, 3, 4, 5])
    }

    @Test func `an unfinished state does not swallow what was drawn`() {
        let result = recording {
            UIGraphicsGetCurrentContext()?.saveGState()
            UIRectClip(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(result.shapes.map(\.clips) == [1])
    }

    @Test func `transforms apply to paths, lines and text, the last one first`() {
        let result = recording {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), width: 1)
            "Text".draw(at: CGPoint(x: 5, y: 0))
        }
        #expect(result.shapes[0].bounds == CGRect(x: 12, y: 22, width: 6, height: 6))
        #expect(result.shapes[1].bounds == CGRect(x: 10, y: 20, width: 8, height: 8))
        #expect(result.runs.first?.origin.x == 20)
    }

    @Test func `paths of every constructor have the bounds that were asked for`() {
        let rect = CGRect(x: 2, y: 3, width: 40, height: 30)
        let corners = UIRectCorner([.topLeft, .bottomRight])
        let paths = [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 5),
            UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 6, height: 6)),
        ]
        for path in paths { #expect(path.bounds.onHundredths == rect) }
    }

    @Test func `an arc of a full turn is a circle either way round, and quarters end where they should`() {
        for clockwise in [true, false] {
            let end: CGFloat = clockwise ? 2 * .pi : -2 * .pi
            let circle = UIBezierPath(
                arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(circle.bounds.onHundredths == CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.onHundredths.minX == -10)
    }

    @Test func `even-odd fills are told apart`() {
        let sketch = Sketch()
        sketch.body = {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
            path.usesEvenOddFillRule = true
            path.fill()
        }
        let items = Screen.show(sketch, width: 50, height: 50).displayList().items
        #expect(items.description.contains("evenOddFill"))
    }

    @Test func `nothing happens outside of drawing`() {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        "Text".draw(at: .zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `text says its size as the typesetter measures it`() {
        let font = UIFont.systemFont(ofSize: 20)
        let size = "Text".size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 0.001 && size.width > 20)
        let wrapped = "Some words in several lines".boundingRect(
            with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(wrapped.width <= 80 && wrapped.height > 2 * font.lineHeight)
    }

    // MARK: Layers

    @Test func `a layer speaks for its view`() {
        let view = UIView()
        view.layer.cornerRadius = 8
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(view.clipsToBounds && view.alpha == 0.5)
        #expect(view.backgroundColor?.color(for: .current) == UIColor.red.color(for: .current))
    }

    @Test func `a border lies inside the edges, on top of everything`() {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        let shapes = Recording(Screen.show(view, width: 50, height: 30)).shapes
        #expect(shapes.last?.isStroke == true)
        #expect(shapes.last?.bounds == CGRect(x: 2, y: 2, width: 46, height: 26))
    }

    @Test func `only the corners that are asked for are round`() {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        let path = Recording(Screen.show(view, width: 50, height: 30)).shapes[0].path
        let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 1 && path.controlPointBounds.onHundredths == CGRect(x: 0, y: 0, width: 50, height: 30))
    }

    @Test func `a shadow lies around the view, moved by its offset, and is darkest under it`() {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 5
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
        let shapes = Recording(Screen.show(view, width: 50, height: 30)).shapes.dropLast()
        let covered = shapes.reduce(0.0) { $0 + (1 - $0) * $1.color.alpha }
        #expect(abs(covered - 0.4) < 0.001)
        #expect(shapes.allSatisfy { abs($0.bounds.midX - 25) < 0.001 && abs($0.bounds.midY - 21) < 0.001 })
        #expect(zip(shapes, shapes.dropFirst()).allSatisfy { $0.bounds.width > $1.bounds.width })
    }

    /// A child of 40 points in a parent of 20.
    @Test(.tags(.f19), arguments: [false, true])
    func `what lies outside the bounds is drawn, unless the view clips`(clips: Bool) {
        let parent = UIView()
        let child = UIView()
        parent.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        child.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        child.backgroundColor = .red
        parent.addSubview(child)
        parent.clipsToBounds = clips
        let fill = Recording(parent).fills(.red)
        #expect(fill.map(\.bounds) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(fill.map(\.clips) == [clips ? 1 : 0])
    }

    @Test func `what is hidden or transparent is left out, and opacity and clips are kept`() {
        let view = UIView()
        let inner = (0..<4).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 5, height: 5)) }
        inner.forEach(view.addSubview)
        inner.forEach { $0.backgroundColor = .red }
        inner[0].isHidden = true
        inner[1].alpha = 0
        inner[2].alpha = 0.5
        view.clipsToBounds = true
        let shapes = Recording(Screen.show(view, width: 50, height: 30)).shapes
        #expect(shapes.map(\.bounds.minX) == [20, 30])
        #expect(shapes.map(\.opacity) == [0.5, 1] && shapes.map(\.clips) == [1, 1])
    }

    @Test(.tags(.f18)) func `a transform turns the picture about the middle and leaves the layout alone`() {
        let view = UIView()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        inner.backgroundColor = .red
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(inner)
        let shapes = Recording(Screen.show(view, width: 50, height: 50)).shapes
        #expect(shapes[0].bounds.onHundredths == CGRect(x: 15, y: 5, width: 10, height: 20))
        #expect(inner.bounds.size == CGSize(width: 20, height: 10))
    }
}
