import Foundation
import KeylineGoldens
import Testing

/// `--extent content`, from the command to frames, pictures and goldens.
@Suite struct ExtentTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.list, "list.yaml")
        try room.write(Self.stack, "stack.yaml")
    }

    /// A list of SwiftUI's with forty rows under a navigation bar, on an iPhone 15 of 852 points.
    private static let list = """
        keyline: 1
        device: iPhone 15
        body:
          NavigationStack:
            List:
              - Section:
                  header: Stops
                  content:
                    - ForEach: { in: \(numbers(40)), content: { Text: $item } }
            modifiers: [navigationTitle: Line 7]

        """

    /// A lazy stack in a scroll view above a button that stays at the bottom.
    private static let stack = """
        keyline: 1
        device: iPhone 15
        body:
          VStack:
            - ScrollView:
                LazyVStack:
                  - ForEach: { in: \(numbers(60)), content: { Text: $item, modifiers: [frame: { height: 40 }] } }
            - Button: Done

        """

    private static func numbers(_ count: Int) -> String {
        "[" + (1...count).map { "Row\($0)" }.joined(separator: ", ") + "]"
    }

    private func dump(_ arguments: String...) throws -> String {
        let outcome = try room.run(["dump"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func pixels(_ name: String) throws -> (width: Int, height: Int) {
        let bytes = [UInt8](try #require(room.bytes(name)))
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    @Test(arguments: ["list.yaml", "stack.yaml"])
    func `a picture is as high as its content, and as wide as the screen`(file: String) throws {
        #expect(try room.run("render", file, "--scale", "1", "-o", "a.png").status == 0)
        #expect(try pixels("a.png") == (393, 852))
        #expect(try room.run("render", file, "--scale", "1", "--extent", "content", "-o", "b.png").status == 0)
        let whole = try pixels("b.png")
        #expect(whole.width == 393)
        // Forty rows of 44 points, or sixty of 40 with gaps, and the space around them.
        #expect((1_800...3_200).contains(whole.height), "\(whole)")
    }

    @Test func `every row of a list is laid out, and none is off screen`() throws {
        let short = try dump("list.yaml")
        #expect(!short.contains("Row40"))
        #expect(try dump("list.yaml", "--extent", "content").contains("\"Row40\""))
        #expect(try dump("stack.yaml", "--extent", "content").contains("\"Row60\""))
    }

    @Test func `the scene's view is as high as all of the content`() throws {
        struct Document: Decodable {
            struct View: Decodable { let alignmentRect: [Double] }
            struct Scene: Decodable { let root: View }
            let scenes: [Scene]
        }
        let lines = try dump("stack.yaml", "--extent", "content", "--format", "json")
        let document = try JSONDecoder().decode(Document.self, from: Data(lines.utf8))
        let rect = try #require(document.scenes.first).root.alignmentRect
        #expect(rect[2] == 393)
        #expect(rect[3] > 2_400)
    }

    @Test func `a document's environment names the device and the extent`() throws {
        #expect(try dump("stack.yaml", "--extent", "content").contains("iPhone 15 393×852 @3x en ltr L light content"))
    }

    @Test func `a golden's case and a configuration file name the extent`() throws {
        try room.write("whole.png stack.yaml --scale 1 --extent content\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "whole.png").status == 0)
        #expect(try pixels("golden/whole.png").height > 2_400)
        #expect(try room.run("golden", "test").status == 0)
        try room.write("keyline: 1\nrender:\n  extent: content\n", "keyline.yaml")
        #expect(try room.run("render", "stack.yaml", "--scale", "1", "-o", "c.png").status == 0)
        #expect(try pixels("c.png").height > 2_400)
    }

    @Test func `a word that is no extent is an error with the choices`() throws {
        let outcome = try room.run("render", "stack.yaml", "--extent", "page")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("screen or content"), "\(outcome.errors)")
    }
}
