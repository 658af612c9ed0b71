import Testing

@testable import SwiftUILayout

@MainActor
struct ContainerRowTests {
    @Test(.tags(.h26)) func `a scroll view is as long as offered and as wide as its content`() throws {
        let view = try Laboratory.measure(100, 100) { ScrollView { Laboratory.fixed(50, 300).layoutName("content") } }
        #expect(view.size == CGSize(width: 50, height: 100))
        #expect(view["content"]?.height == 300)
        let shape = try Laboratory.measure(100, 100) { ScrollView { Laboratory.color.layoutName("content") } }
        #expect(shape["content"]?.size == CGSize(width: 100, height: 10))
    }

    @Test(.tags(.h26)) func `a modifier changes a hidden view of several once where a scroll view shows nothing else`()
        throws
    {
        let rows = { AnyView(ForEach(0..<3) { Laboratory.fixed(50, 10).layoutName("row \($0)") }) }
        let alone = try Laboratory.measure(100, 200) { ScrollView { rows().padding(5).layoutName("padded") } }
        #expect(alone["padded"] == CGRect(x: 0, y: 0, width: 60, height: 56))
        #expect(alone["row 2"]?.origin == CGPoint(x: 5, y: 41))
        let among = try Laboratory.measure(100, 200) { ScrollView { VStack(spacing: 0) { rows().padding(5) } } }
        #expect(among["row 2"]?.origin == CGPoint(x: 5, y: 45))
        let lazy = try Laboratory.measure(100, 200) { ScrollView { LazyVStack(spacing: 0) { rows().padding(5) } } }
        #expect(lazy["row 2"]?.minY == 45)
        let plain = try Laboratory.measure(100, 200) { ScrollView { ForEach(0..<3) { _ in Laboratory.fixed(50, 10) } } }
        #expect(plain.size == CGSize(width: 50, height: 200))
    }

    @Test(.tags(.h27)) func `a geometry reader takes what is offered and tells it`() throws {
        let view = try Laboratory.measure(200, nil) {
            GeometryReader { proxy in
                Laboratory.fixed(proxy.size.width / 2, proxy.size.height).layoutName("half")
            }
        }
        #expect(view.size == CGSize(width: 200, height: 10))
        #expect(view["half"] == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test(.tags(.h27)) func `a geometry reader behind a view does not change its size`() throws {
        let view = try Laboratory.measure(200, 200) {
            Laboratory.fixed(60, 40).background { GeometryReader { _ in Laboratory.color.layoutName("inside") } }
        }
        #expect(view.size == CGSize(width: 60, height: 40))
        #expect(view["inside"]?.size == CGSize(width: 60, height: 40))
    }

    // Recorded by SpeziViews on an iPhone 13 Pro: 300 lines in a LazyVStack without a scroll view show their middle.
    @Test(.tags(.h29)) func `a lazy column outside of a scroll view has all its rows`() throws {
        let view = try Laboratory.measure(100, 100) {
            LazyVStack(spacing: 0) {
                ForEach(0..<20) { index in Laboratory.fixed(50, 20).layoutName("row \(index)") }
            }
        }
        #expect(view.size.height == 400)
        #expect(view["row 19"]?.minY == 380)
    }

    @Test(.tags(.h29)) func `a lazy column makes only the rows that are seen`() throws {
        var made = 0
        let view = try Laboratory.measure(200, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { index -> StubView in
                        made += 1
                        return Laboratory.fixed(100, 20)
                    }
                }
            }
        }
        #expect((10...30).contains(made))
        #expect(view.size.height == 200)
    }

    @Test(.tags(.h29, .h30)) func `a lazy grid of two columns makes sixteen of a thousand cells`() throws {
        var made = 0
        _ = try Laboratory.measure(200, 200) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(0..<1000) { index -> AnyView in
                        made += 1
                        return AnyView(Laboratory.color.frame(height: 20))
                    }
                }
            }
        }
        #expect(made == 16)
    }

    @Test(.tags(.h30)) func `a lazy grid is as wide as offered and centres its columns`() throws {
        let grid = try Laboratory.measure(200, nil) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
                Laboratory.fixed(50, 10).layoutName("first")
                Laboratory.fixed(40, 10).layoutName("second")
            }
        }
        #expect(grid.size == CGSize(width: 200, height: 10))
        #expect(grid["first"]?.minX == 51)
        #expect(grid["second"]?.minX == 109)
    }

    @Test(.tags(.h30)) func `a lazy grid to which nothing is proposed is as wide as its first line`() throws {
        let grid = try Laboratory.measure(nil, nil) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                Laboratory.fixed(30, 10)
                Laboratory.fixed(20, 10)
                Laboratory.fixed(100, 10)
                Laboratory.fixed(90, 10)
            }
        }
        #expect(grid.size == CGSize(width: 58, height: 28))
    }

    @Test(.tags(.h30)) func `adaptive tracks share what fixed ones leave`() {
        let items = [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)]
        #expect(GridTrack.tracks(of: items, in: 200).map(\.length) == [70, 57, 57])
    }

    @Test(.tags(.h31)) func `a grid's columns are as wide as their widest cell`() throws {
        let grid = try Laboratory.measure(nil, nil) {
            Grid {
                GridRow {
                    Laboratory.fixed(30, 10)
                    Laboratory.fixed(20, 20).layoutName("second")
                }
                GridRow(alignment: .top) {
                    Laboratory.fixed(10, 30)
                    Laboratory.fixed(40, 10).layoutName("fourth").gridColumnAlignment(.leading)
                }
            }
        }
        #expect(grid.size == CGSize(width: 78, height: 58))
        #expect(grid["second"]?.origin == CGPoint(x: 38, y: 0))
        #expect(grid["fourth"]?.origin == CGPoint(x: 38, y: 28))
    }

    // Source: places that a probe of Apple's engine recorded on macOS (two rows of cells of 30, 20, 10 and 5 points).
    @Test(.tags(.h31)) func `a cell of no columns is at the start of the column that the next cell takes`() throws {
        let grid = try Laboratory.measure(nil, nil) {
            Grid {
                GridRow {
                    Laboratory.fixed(30, 10)
                    Laboratory.fixed(20, 20).layoutName("second")
                }
                GridRow {
                    Laboratory.fixed(10, 10).layoutName("aside").gridCellColumns(0)
                    Laboratory.fixed(5, 5).layoutName("fourth")
                }
            }
        }
        #expect(grid.size == CGSize(width: 58, height: 38))
        #expect(grid["second"]?.minX == 38)
        #expect(grid["aside"] == CGRect(x: 0, y: 28, width: 10, height: 10))
        #expect(grid["fourth"] == CGRect(x: 12.5, y: 30.5, width: 5, height: 5))
    }

    @Test(.tags(.h31)) func `cells of no columns behind the last column share it`() throws {
        let grid = try Laboratory.measure(nil, nil) {
            Grid {
                GridRow {
                    Laboratory.fixed(30, 10)
                    Laboratory.fixed(10, 20).layoutName("last").gridCellColumns(0)
                }
                GridRow { Laboratory.fixed(8, 8).layoutName("alone").gridCellColumns(0) }
            }
        }
        #expect(grid.size == CGSize(width: 30, height: 36))
        #expect(grid["last"] == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(grid["alone"]?.origin == CGPoint(x: 0, y: 28))
    }

    @Test(.tags(.h31)) func `a cell without a size of its own does not stretch its column`() throws {
        let grid = try Laboratory.measure(200, 200) {
            Grid {
                GridRow {
                    Laboratory.fixed(30, 10)
                    Laboratory.fixed(20, 20)
                }
                Divider().layoutName("divider").gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(grid.size.width == 58)
        #expect(grid["divider"]?.width == 58)
    }

    @Test(.tags(.h32), arguments: [(CGFloat(200), "long"), (100, "short"), (10, "short")])
    func `the first view that fits is shown, or else the last`(_ width: CGFloat, _ name: String) throws {
        let view = try Laboratory.measure(width, 50) {
            ViewThatFits {
                Laboratory.fixed(150, 20).layoutName("long")
                Laboratory.fixed(60, 20).layoutName("short")
            }
        }
        #expect(view.frames.map(\.name) == [name])
    }
}
