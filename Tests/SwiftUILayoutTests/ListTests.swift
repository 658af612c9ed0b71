import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

@MainActor
struct ListTests {
    private let stage: Stage

    init() throws {
        var stage = try Stage()
        stage.environment.size = CGSize(width: 390, height: 700)
        self.stage = stage
    }

    @Test(.tags(.h28)) func `a list answers what it is offered and nothing where nothing is`() {
        #expect(stage.size(200, 100) { List { Text("row") } } == CGSize(width: 200, height: 100))
        #expect(stage.size(nil, 100) { List { Text("row") } } == CGSize(width: 0, height: 100))
    }

    @Test(.tags(.h28)) func `rows have the measures of iOS 18`() throws {
        let rows = try stage.frames("ListRow") {
            List {
                Section { Text("a") }
                Section { Toggle("b", isOn: .constant(true)) }
            }
        }
        #expect(
            rows == [
                CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 114, width: 350, height: 44),
            ])
        let texts = try stage.frames("Text") { List { Text("a") } }
        #expect(texts.first?.minX == 40)
    }

    @Test func `rows have the measures of iOS 26`() throws {
        var stage = stage
        stage.environment.system = .iOS26
        let rows = try stage.frames("ListRow") { List { Text("a") } }
        #expect(rows == [CGRect(x: 16, y: 35, width: 358, height: 52)])
    }

    /// Source: `testListWithSectionHeaders`, which cashapp/AccessibilitySnapshot recorded on iOS 26.2, 402 points wide, from the safe area on.
    @Test func `headers and rows of iOS 26 are where a picture has them`() throws {
        var stage = stage
        stage.environment.system = .iOS26
        stage.environment.size = CGSize(width: 402, height: 778)
        stage.environment.scale = 3
        func edges(_ kind: String) throws -> [CGFloat] {
            try stage.frames(kind) {
                List {
                    Section("Fruits") {
                        Text("Apple")
                        Text("Banana")
                        Text("Cherry")
                    }
                    Section("Vegetables") {
                        Text("Carrot")
                        Text("Peas")
                    }
                }
            }.map(\.minY)
        }
        let rows: [CGFloat] = [40.33, 92.33, 144.33, 254.33, 306.33]
        #expect(zip(try edges("ListRow"), rows).allSatisfy { abs($0 - $1) < 0.4 })
        #expect(zip(try edges("Header"), [0, 214]).allSatisfy { abs($0 - $1) < 0.4 })
    }

    /// Source: `testListWithHeadersAndFooters` and `testListWithSectionHeaders`, which cashapp/AccessibilitySnapshot recorded on iOS 18.5 and
    /// 26.2: footers of 33⅔ and 29⅔ points, after which the next header comes at once, and 17⅔ between sections without a footer.
    @Test(arguments: [(SystemGeneration.iOS18, 33.67), (.iOS26, 29.67)])
    func `a footer ends with its own space, and the next header follows at once`(
        system: SystemGeneration, height: CGFloat
    ) throws {
        var stage = stage
        stage.environment.system = system
        func frames(_ kind: String) throws -> [CGRect] {
            try stage.frames(kind) {
                List {
                    Section {
                        Text("Checking")
                    } header: {
                        Text("Accounts")
                    } footer: {
                        Text("Tap")
                    }
                    Section("Bills") { Text("Electric") }
                    Section("Other") { Text("Water") }
                }
            }
        }
        let (headers, rows, footers) = (try frames("Header"), try frames("ListRow"), try frames("Footer"))
        #expect(abs(footers[0].height - height) < 0.7)
        #expect(footers[0].minY == rows[0].maxY && headers[1].minY == footers[0].maxY)
        #expect(abs(headers[2].minY - rows[1].maxY - 17.5) < 0.7)
        #expect(headers.allSatisfy { $0.minX == rows[0].minX && $0.width == rows[0].width })
    }

    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func `a list begins below the bar of its system`(system: SystemGeneration) throws {
        var stage = stage
        stage.environment.system = system
        let screen = {
            NavigationStack { List { Text("a") }.navigationTitle("b").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try stage.frames("List") { screen() }.map(\.minY) == [system == .iOS26 ? 54 : 44])
    }

    @Test func `only rows that are seen are made`() throws {
        var made = 0
        _ = try stage.scene {
            List(0..<10_000, id: \.self) { number in
                let _ = made += 1
                Text("\(number)")
            }
        }
        #expect(made > 10 && made < 60)
    }

    @Test func `a row’s own insets and ground take the place of the list’s`() throws {
        let texts = try stage.frames("Text") {
            List { Text("a").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)) }
        }
        #expect(texts.first?.minX == 23)
    }

    @Test func `a badge stands before the mark of a link`() throws {
        let list = { List { NavigationLink("a") { Text("b") }.badge(19) } }
        let texts = try stage.frames("Text") { list() }
        let marks = try stage.frames("Image") { list() }
        #expect(texts.count == 2)
        #expect(try #require(texts.last).maxX <= #require(marks.first).minX)
        let plain = try stage.frames("Text") { List { Text("a").badge(19) } }
        #expect(plain.last?.maxX == 350)
    }

    @Test func `a value with a format takes a title that is a String`() throws {
        let title = "Label"
        let texts = try stage.frames("Text") { List { LabeledContent(title, value: 3, format: .number) } }
        let same = try stage.frames("Text") { List { LabeledContent(title, value: "3") } }
        #expect(texts.count == 2)
        #expect(texts == same)
    }

    @Test func `text sizes for accessibility stack a label over its value`() throws {
        var stage = stage
        stage.environment.contentSizeCategory = .accessibilityExtraLarge
        stage.environment.scale = 2
        let rows = try stage.frames("ListRow") { List { LabeledContent("Label", value: "Value") } }
        #expect(abs((rows.first?.height ?? 0) - 130) < 2)
    }

    @Test func `what reaches into a round corner of a section ends at its outline`() throws {
        let scene = try stage.scene {
            List {
                Color.red.frame(height: 60).listRowInsets(EdgeInsets())
                Color.green.frame(height: 60).listRowInsets(EdgeInsets())
                Color.blue.frame(height: 60).listRowInsets(EdgeInsets())
            }
        }
        func clips(_ items: [DisplayItem]) -> [KeylineGraphics.Path] {
            items.flatMap { item -> [KeylineGraphics.Path] in
                guard case .group(let group) = item.content else { return [] }
                return (group.clip.map { [$0] } ?? []) + clips(group.items)
            }
        }
        func outline(_ y: CGFloat, _ isFirst: Bool) -> KeylineGraphics.Path {
            let (top, bottom): (CGFloat, CGFloat) = isFirst ? (10, 0) : (0, 10)
            return KeylineGraphics.Path(
                rect: CGRect(x: 20, y: y, width: 350, height: 60), topLeft: top, topRight: top, bottomRight: bottom,
                bottomLeft: bottom, curve: .continuous)
        }
        let outlines = clips(scene.displayList.items)
        #expect(outlines.contains(outline(35, true)) && outlines.contains(outline(155, false)))
        #expect(!outlines.contains(KeylineGraphics.Path(CGRect(x: 20, y: 95, width: 350, height: 60))))
    }

    @Test(arguments: [false, true])
    func `a row that is chosen is drawn as in UIKit, unless it has a background of its own`(isPlain: Bool) throws {
        func highlights(_ background: SwiftUILayout.Color?) throws -> [CGRect] {
            let color = SwiftUILayout.Color(.systemGray4).neutral(in: EnvironmentValues())
            func fills(_ items: [DisplayItem]) -> [CGRect] {
                items.flatMap { item -> [CGRect] in
                    switch item.content {
                    case .group(let group): fills(group.items)
                    case .path(let path) where path.color == color: [path.path.controlPointBounds]
                    default: []
                    }
                }
            }
            return fills(
                try stage.scene {
                    let list = List(0..<3, id: \.self, selection: .constant(Optional(1))) {
                        Text(verbatim: "\($0)").listRowBackground(background)
                    }
                    if isPlain { list.listStyle(.plain) } else { list }
                }.displayList.items)
        }
        let frames = try highlights(nil)
        #expect(frames.count == 1 && frames.first?.height == 44 && frames.first?.width == (isPlain ? 390 : 350))
        #expect(try highlights(.red).isEmpty)
    }
}
