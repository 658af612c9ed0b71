import Testing

@testable import SwiftUILayout

@MainActor
struct FrameRowTests {
    @Test(.tags(.h14)) func `a fixed frame offers and reports its lengths`() throws {
        var offers: [ProposedViewSize] = []
        let frame = try Laboratory.measure(300, 200) {
            StubView {
                offers.append($0)
                return CGSize(width: 20, height: 20)
            }.layoutName("view").frame(width: 60, height: 40)
        }
        #expect(frame.size == CGSize(width: 60, height: 40))
        #expect(offers == [ProposedViewSize(width: 60, height: 40)])
        #expect(frame["view"] == CGRect(x: 20, y: 10, width: 20, height: 20))
    }

    @Test(.tags(.h15)) func `a flexible frame applies its limits to the offer and to the answer`() throws {
        var offers: Set<ProposedViewSize> = []
        let frame = try Laboratory.measure(300, nil) {
            StubView {
                offers.insert($0)
                return CGSize(width: 20, height: 20)
            }.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        }
        #expect(frame.size == CGSize(width: 120, height: 20))
        #expect(offers == [ProposedViewSize(width: 120, height: nil)])
    }

    @Test(
        .tags(.h15),
        arguments: [
            (nil, 20), (10, 20), (30, 30), (100, 80),
        ] as [(CGFloat?, CGFloat)])
    func `a largest width alone never makes a frame narrower than its view`(_ offer: CGFloat?, _ width: CGFloat) throws
    {
        let frame = try Laboratory.measure(offer, nil) { Laboratory.fixed(20, 20).frame(maxWidth: 80) }
        #expect(frame.size.width == width)
    }

    @Test(.tags(.h13)) func `a modifier stands around its view`() throws {
        let outer = try Laboratory.measure(nil, nil) {
            Laboratory.fixed(20, 20).layoutName("view").frame(width: 50).padding(10)
        }
        #expect(outer.size == CGSize(width: 70, height: 40))
        let inner = try Laboratory.measure(nil, nil) { Laboratory.fixed(20, 20).padding(10).frame(width: 50) }
        #expect(inner.size == CGSize(width: 50, height: 40))
    }

    @Test(.tags(.h13)) func `a modifier of one's own puts its body around the view`() throws {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.padding(5).frame(width: 100) }
        }
        let view = try Laboratory.measure(nil, nil) { Laboratory.fixed(20, 20).layoutName("view").modifier(Framed()) }
        #expect(view.size == CGSize(width: 100, height: 30))
        #expect(view["view"] == CGRect(x: 40, y: 5, width: 20, height: 20))
    }

    @Test(.tags(.h17)) func `a ratio of four to three makes a colour as large as fits`() throws {
        let view = try Laboratory.measure(200, 200) { Laboratory.color.aspectRatio(4 / 3, contentMode: .fit) }
        #expect(view.size == CGSize(width: 200, height: 150))
    }

    @Test(.tags(.h19)) func `a ratio only offers and a view of one size keeps it`() throws {
        let view = try Laboratory.measure(500, 300) { Laboratory.fixed(168, 95).aspectRatio(16 / 9, contentMode: .fit) }
        #expect(view.size == CGSize(width: 168, height: 95))
    }

    @Test(.tags(.h20), arguments: [true, false])
    func `layers are offered the view's size and change it in nothing`(_ isOverlay: Bool) throws {
        let view = try Laboratory.measure(300, 300) {
            let primary = Laboratory.fixed(60, 40).layoutName("primary")
            if isOverlay {
                primary.overlay { Laboratory.color.layoutName("layer") }
            } else {
                primary.background { Laboratory.color.layoutName("layer") }
            }
        }
        #expect(view.size == CGSize(width: 60, height: 40))
        #expect(view["layer"] == view["primary"])
        #expect(view.frames.map(\.name) == (isOverlay ? ["primary", "layer"] : ["layer", "primary"]))
    }

    @Test(.tags(.h33)) func `an offset moves the view and none of its neighbours`() throws {
        let column = try Laboratory.measure(nil, nil) {
            VStack(spacing: 0) {
                Laboratory.fixed(20, 20).layoutName("moved").offset(x: 5, y: 7)
                Laboratory.fixed(20, 20).layoutName("next")
            }
        }
        #expect(column["moved"]?.origin == CGPoint(x: 5, y: 7))
        #expect(column["next"]?.origin == CGPoint(x: 0, y: 20))
        #expect(column.size == CGSize(width: 20, height: 40))
    }

    @Test(.tags(.h34)) func `a frame centres its view unless told otherwise`() throws {
        let centred = try Laboratory.measure(nil, nil) {
            Laboratory.text(76, 17).layoutName("text").frame(width: 100, height: 100)
        }
        #expect(centred["text"]?.origin == CGPoint(x: 12, y: 41.5))
        let corner = try Laboratory.measure(nil, nil) {
            Laboratory.text(76, 17).layoutName("text").frame(width: 100, height: 100, alignment: .bottomTrailing)
        }
        #expect(corner["text"]?.maxX == 100)
        #expect(corner["text"]?.maxY == 100)
    }

    @Test(.tags(.h35)) func `a guide of a picture's own moves it along the texts' baseline`() throws {
        func picture(_ alignment: VerticalAlignment) throws -> CGRect? {
            try Laboratory.measure(nil, nil) {
                HStack(alignment: alignment, spacing: 0) {
                    Laboratory.fixed(20, 20).layoutName("picture")
                        .alignmentGuide(.firstTextBaseline) { $0.height / 2 }
                    Laboratory.text(76, 17).layoutName("text")
                }
            }["picture"]
        }
        // The baseline lies 13 points down: the picture's middle, not its bottom, lies on it.
        #expect(try picture(.firstTextBaseline)?.midY == 13)
        #expect(try picture(.center)?.minY == 0)
    }

    @Test(.tags(.h36), arguments: [CGSize(width: 20, height: 20), CGSize(width: 31, height: 12)])
    func `a badge's middle lies on the corner`(_ size: CGSize) throws {
        let view = try Laboratory.measure(nil, nil) {
            Laboratory.fixed(100, 50).overlay(alignment: .topTrailing) {
                Laboratory.fixed(size.width, size.height).layoutName("badge")
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
            }
        }
        #expect(view["badge"]?.midX == 100)
        #expect(view["badge"]?.midY == 0)
    }
}
