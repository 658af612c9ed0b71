import Testing

@testable import SwiftUILayout

@MainActor
struct StackRowTests {
    private func row(_ width: CGFloat, _ height: CGFloat, text: StubView) throws -> ViewMeasurement {
        try Laboratory.measure(width, height) {
            HStack(spacing: 0) {
                Laboratory.color.layoutName("first")
                text.layoutName("text")
                Laboratory.color.layoutName("last")
            }
        }
    }

    @Test(.tags(.h21)) func `a text between colours takes its ideal width and they share the rest`() throws {
        let row = try row(150, 50, text: Laboratory.text(40, 17))
        #expect(row.frames.map(\.frame.width) == [55, 40, 55])
        #expect(row["first"]?.height == 50)
    }

    @Test(.tags(.h21)) func `a text wider than its share stays within it`() throws {
        #expect(try row(150, 50, text: Laboratory.text(76, 17)).frames.map(\.frame.width) == [50, 50, 50])
    }

    @Test(.tags(.h22)) func `in little room a text is offered a third`() throws {
        let widths = try row(100, 50, text: Laboratory.text(76, 17)).frames.map(\.frame.width)
        #expect(zip(widths, [100 / 3, 100 / 3, 100 / 3]).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test(.tags(.h23)) func `a text that cannot be as narrow as offered takes more and the colours less`() throws {
        let row = try row(40, 40, text: Laboratory.text(76, 17, atLeast: 60))
        #expect(row.frames.map(\.frame.width) == [0, 60, 0])
        #expect(row.size.width == 60)
    }

    @Test(.tags(.h24)) func `a higher priority is served first and leaves the others their least`() throws {
        let row = try Laboratory.measure(100, 50) {
            HStack(spacing: 0) {
                Laboratory.text(80, 20, atLeast: 30).layoutName("plain")
                Laboratory.text(80, 20).layoutPriority(1).layoutName("important")
            }
        }
        #expect(row["plain"]?.width == 30)
        #expect(row["important"]?.width == 70)
    }

    @Test(.tags(.h24)) func `a frame around a view hides its priority`() throws {
        let row = try Laboratory.measure(100, 50) {
            HStack(spacing: 0) {
                Laboratory.color.layoutName("plain")
                Laboratory.color.layoutPriority(1).frame(height: 20).layoutName("framed")
            }
        }
        #expect(row["plain"]?.width == 50)
    }

    @Test(.tags(.h25)) func `views over one another are aligned in the union of their answers to the stack's own size`()
        throws
    {
        let stack = try Laboratory.measure(60, 40) {
            ZStack {
                StubView { CGSize(width: ($0.width ?? 40) / 2, height: 10) }.layoutName("half")
                Laboratory.fixed(20, 20).layoutName("square")
            }
        }
        #expect(stack.size == CGSize(width: 30, height: 20))
        #expect(stack["half"] == CGRect(x: 2.5, y: 5, width: 15, height: 10))
        #expect(stack["square"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test(.tags(.h25)) func `only the views of the highest priority decide the size of a stack of layers`() throws {
        let stack = try Laboratory.measure(nil, nil) {
            ZStack {
                Laboratory.fixed(100, 100)
                Laboratory.fixed(20, 30).layoutPriority(1)
            }
        }
        #expect(stack.size == CGSize(width: 20, height: 30))
    }

    @Test(.tags(.h12)) func `a spacer is flat across its stack and open on both axes outside`() throws {
        let row = try Laboratory.measure(100, 50) { HStack { Spacer().layoutName("spacer") } }
        #expect(row["spacer"] == CGRect(x: 0, y: 0, width: 100, height: 0))
        let column = try Laboratory.measure(100, 50) { VStack { Spacer().layoutName("spacer") } }
        #expect(column["spacer"] == CGRect(x: 0, y: 0, width: 0, height: 50))
        #expect(try Laboratory.measure(100, 50) { Spacer() }.size == CGSize(width: 100, height: 50))
        #expect(try Laboratory.measure(nil, nil) { Spacer() }.size == CGSize(width: 8, height: 8))
    }

    @Test(.tags(.h11)) func `the nearest stack decides how a divider lies`() throws {
        let row = try Laboratory.measure(100, 50) { HStack { Group { Divider().layoutName("divider") } } }
        #expect(row["divider"]?.size == CGSize(width: 1, height: 50))
        let layers = try Laboratory.measure(100, 50) { HStack { ZStack { Divider().layoutName("divider") } } }
        #expect(layers["divider"]?.size == CGSize(width: 100, height: 1))
        #expect(try Laboratory.measure(nil, nil) { VStack { Divider() } }.size == CGSize(width: 10, height: 1))
    }

    @Test(.tags(.h11)) func `a divider keeps the usual distance`() throws {
        let column = try Laboratory.measure(100, nil) {
            VStack {
                Laboratory.fixed(10, 10)
                Divider().layoutName("divider")
            }
        }
        #expect(column["divider"]?.minY == 18)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a row begins on the leading side`(_ direction: LayoutDirection) throws {
        let row = try Laboratory.measure(100, nil, direction) {
            HStack(spacing: 0) {
                Laboratory.fixed(20, 10).layoutName("first")
                Spacer()
            }
        }
        #expect(row["first"]?.minX == (direction == .leftToRight ? 0 : 80))
    }
}
