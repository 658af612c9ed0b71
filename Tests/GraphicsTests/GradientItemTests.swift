import Foundation
import KeylineGraphics
import Testing

/// Gradients as pixels, and in the words of PDF and SVG. The rules are those of SwiftUI and Core Graphics: see their callers.
@Suite struct GradientItemTests {
    private typealias Gradient = DisplayItem.GradientItem

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private func gradient(
        _ geometry: Gradient.Geometry, _ stops: [(Double, Color)] = [(0, red), (1, blue)], before: Bool = true,
        after: Bool = true
    ) -> Gradient {
        Gradient(
            stops: stops.map { Gradient.Stop(place: $0.0, color: $0.1) }, geometry: geometry,
            destination: CGRect(x: 10, y: 20, width: 40, height: 20), scale: 2, extendsBefore: before,
            extendsAfter: after)
    }

    private let across = Gradient.Geometry.linear(start: .zero, end: CGPoint(x: 1, y: 0))

    @Test func `what does not change along an axis has one pixel there`() throws {
        let bitmap = try #require(gradient(across).bitmap)
        #expect((bitmap.width, bitmap.height) == (80, 1))
        #expect(bitmap.pixels.prefix(4) == [253, 0, 2, 255])
        #expect(bitmap.pixels.suffix(4) == [2, 0, 253, 255])
    }

    @Test func `a line that slants in the rectangle has colours across itself in points`() {
        // From corner to corner of 40 × 20 points, the other corners are at 4/5 and 1/5 rather than in the middle.
        let slanted = gradient(.linear(start: .zero, end: CGPoint(x: 1, y: 1)))
        #expect(abs(slanted.color(x: 1, y: 0).blue - 0.8) < 1e-9)
        #expect(abs(slanted.color(x: 0, y: 1).blue - 0.2) < 1e-9)
    }

    @Test func `circles are round in points, ellipses in the rectangle's proportions`() {
        let circle = gradient(.circular(center: CGPoint(x: 0.5, y: 0.5), start: 0, end: 20))
        #expect(abs(circle.color(x: 1, y: 0.5).blue - 1) < 1e-9)
        #expect(abs(circle.color(x: 0.5, y: 1).blue - 0.5) < 1e-9)
        let ellipse = gradient(
            .elliptical(center: CGPoint(x: 0.5, y: 0.5), radius: CGSize(width: 0.5, height: 0.5), start: 0, end: 1))
        #expect(ellipse.color(x: 1, y: 0.5) == ellipse.color(x: 0.5, y: 1))
    }

    @Test func `a clear end does not darken`() {
        let fading = gradient(across, [(0, Self.red), (1, Color.clear)])
        let middle = fading.color(x: 0.5, y: 0)
        #expect((middle.red, middle.alpha) == (1, 0.5))
    }

    @Test func `nothing lies before or beyond a gradient that does not extend`() {
        let short = gradient(
            .linear(start: CGPoint(x: 0.25, y: 0), end: CGPoint(x: 0.75, y: 0)), before: false, after: false)
        #expect(short.color(x: 0.2, y: 0).alpha == 0)
        #expect(short.color(x: 0.8, y: 0).alpha == 0)
        #expect(short.color(x: 0.3, y: 0).alpha == 1)
    }

    @Test func `angles and places beyond the ends have no axis`() {
        #expect(gradient(.angular(center: CGPoint(x: 0.5, y: 0.5), start: 0, end: 6)).axis == nil)
        #expect(gradient(across, [(-0.5, Self.red), (1, Self.blue)]).axis == nil)
        #expect(gradient(across, [(0, Color(red: 1.2, green: 0, blue: 0)), (1, Self.blue)]).axis == nil)
        #expect(gradient(.linear(start: .zero, end: .zero)).axis == nil)
    }

    /// The colour that a reader of PDF or SVG shows of stops: components and opacity run evenly, each by itself.
    private func shown(_ stops: [Gradient.Stop], at place: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let left = stops[next - 1]
        let right = stops[next]
        let part = (place - left.place) / (right.place - left.place)
        func mix(_ path: KeyPath<Color, Double>) -> Double {
            left.color[keyPath: path] + (right.color[keyPath: path] - left.color[keyPath: path]) * part
        }
        return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    private static let faint = Color(red: 0, green: 1, blue: 0, alpha: 0.2)

    @Test(
        arguments: [
            [(0, red), (1, blue)], [(0, red), (1, .clear)], [(0, .clear), (0.5, red), (1, .clear)],
            [(0, red), (0.3, faint), (1, blue)], [(0, red), (0.5, red), (0.5, blue), (1, faint)],
        ] as [[(Double, Color)]])
    func `colours of an axis are those of the pixels`(stops: [(Double, Color)]) throws {
        let gradient = gradient(across, stops)
        let axis = try #require(gradient.axis)
        for step in 0...200 {
            let position = Double(step) / 200 + 0.0001
            let one = gradient.color(x: position, y: 0)
            let other = shown(axis.stops, at: position)
            #expect(abs(one.alpha - other.alpha) < 0.004)
            for path in [\Color.red, \.green, \.blue] {
                #expect(abs(one[keyPath: path] * one.alpha - other[keyPath: path] * other.alpha) < 0.004)
            }
        }
    }

    @Test func `an end beyond which nothing lies has two stops, of which the outer one is clear`() throws {
        let axis = try #require(gradient(across, before: false).axis)
        #expect(axis.shape == .line(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 50, y: 20)))
        #expect(axis.stops.map(\.color.alpha) == [0, 1, 1])
        #expect(axis.stops.map(\.place) == [0, 0, 1])
    }

    @Test func `a ring runs from the centre to its outer edge`() throws {
        let center = CGPoint(x: 0.5, y: 0.5)
        let outwards = try #require(gradient(.circular(center: center, start: 5, end: 10)).axis)
        #expect(outwards.shape == .circle(radius: 10))
        #expect(outwards.stops.map(\.place) == [0.5, 1])
        let inwards = try #require(gradient(.circular(center: center, start: 10, end: 5)).axis)
        #expect(inwards.stops.map(\.place) == [0.5, 1])
        #expect(inwards.stops.map(\.color) == [Self.blue, Self.red])
        #expect((outwards.transform.tx, outwards.transform.ty) == (30, 30))
    }

    @Test func `a list says all of a gradient`() {
        func text(_ gradient: DisplayItem.GradientItem) -> String {
            var builder = DisplayListBuilder()
            builder.draw(gradient)
            return "\(builder.displayList(size: CGSize(width: 99, height: 99)))"
        }
        let one = gradient(across)
        #expect(
            text(one).contains("gradient linear (0, 0) (1, 0) (10, 20; 40×20) at 2x stops [#FF0000@0 #0000FF@1]"),
            "\(text(one))")
        let others = [
            gradient(across, before: false), gradient(across, after: false),
            gradient(across, [(0, Self.red), (0.9, Self.blue)]),
            gradient(.linear(start: .zero, end: CGPoint(x: 0, y: 1))),
            gradient(.circular(center: .zero, start: 0, end: 9)), gradient(.angular(center: .zero, start: 0, end: 9)),
        ]
        #expect(Set(([one] + others).map(text)).count == others.count + 1)
    }

    @Test func `a gradient over nothing, or that shows nothing, is left out`() {
        var builder = DisplayListBuilder()
        builder.draw(gradient(across, [(0, .clear), (1, .clear)]))
        var empty = gradient(across)
        empty.destination.size.width = 0
        builder.draw(empty)
        #expect(builder.displayList(size: .zero).items.isEmpty)
    }
}
