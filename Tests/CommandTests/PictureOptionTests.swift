import Foundation
import Testing

/// What pictures show and which kind of file they are.
@Suite struct PictureOptionTests {
    private let room: CommandSandbox
    private static let layout = """
        keyline: 1
        device: iPhone 15
        views:
          - { type: UILabel, id: title, text: Hello }
        constraints:
          - title.leading == screen.safeArea.leading + 20
          - title.top == screen.safeArea.top + 20
        """

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.layout, "hello.yaml")
    }

    private func begins(_ name: String, with bytes: [UInt8]) -> Bool {
        room.bytes(name).map { Array($0.prefix(bytes.count)) == bytes } ?? false
    }

    @Test func `the end of a name says which kind of picture it is`() throws {
        for (name, bytes) in [
            ("a.png", [0x89, 0x50] as [UInt8]), ("a.jpg", [0xFF, 0xD8, 0xFF]), ("a.JPEG", [0xFF, 0xD8, 0xFF]),
            ("a.pdf", [0x25, 0x50]), ("a.svg", [0x3C]),
        ] {
            #expect(try room.run("render", "hello.yaml", "-o", name).status == 0)
            #expect(begins(name, with: bytes), "\(name)")
        }
    }

    @Test func `a name that says no kind of picture is refused before anything is written`() throws {
        let outcome = try room.run("render", "hello.yaml", "-o", "a.heic")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a.heic: error: the name does not tell the picture's format"))
        #expect(outcome.errors.contains(".png, .jpg, .pdf, .svg, .gif or .apng"))
        #expect(!room.names.contains("a.heic"))
        #expect(try room.run("render", "hello.yaml", "-o", "a.heic", "-f", "png").status == 0)
    }

    @Test func `a view that is selected must be there, by any of its names`() throws {
        let wrong = try room.run("render", "hello.yaml", "--overlay", "constraints", "--select", "tilte", "-o", "a.png")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("did you mean \"title\"?"))
        #expect(!room.names.contains("a.png"))
        let byText = ["render", "hello.yaml", "--overlay", "constraints", "--select", "Hello", "-o", "a.png"]
        #expect(try room.run(byText).status == 0)
    }

    @Test func `a selection of nothing that is drawn is refused`() throws {
        for overlay in [[], ["--overlay", "frames"]] {
            let outcome = try room.run(["render", "hello.yaml", "--select", "title", "-o", "a.png"] + overlay)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("add \"--overlay constraints\" or \"--overlay proposals\""))
        }
    }

    @Test func `a golden's case tells that its selected view is not there`() throws {
        try room.write("a.png hello.yaml --overlay constraints --select gone\n", "golden/cases.txt")
        let outcome = try room.run("golden", "accept", "*")
        #expect(outcome.status != 0)
        #expect((outcome.output + outcome.errors).contains("\"gone\""))
    }

    @Test func `previews show the bars of the device, renders where they are asked to`() throws {
        func list(_ arguments: String...) throws -> String {
            try room.run(["render", "hello.yaml", "-f", "svg", "-o", "-"] + arguments).output
        }
        #expect(try !list().contains("9:41"))
        #expect(try list("--chrome", "bars").contains("9:41"))
        #expect(try list("--chrome", "device").contains("width=\"421"))
        #expect(try room.run("render", "hello.yaml", "-o", "a.png", "--chrome", "device").errors.isEmpty)
        let freely = try room.run("render", "hello.yaml", "-o", "a.png", "--chrome", "device", "--size", "100x200")
        #expect(freely.status == 0 && freely.errors.contains("does not fill the screen of any device"))
        #expect(freely.errors.contains("hint: name one with --device"))
        #expect(try room.run("preview", "hello.yaml", "-o", "with").status == 0)
        #expect(try room.run("preview", "hello.yaml", "-o", "without", "--chrome", "none").status == 0)
        let pictures = room.names.filter { $0.hasPrefix("with/images/") }
        #expect(!pictures.isEmpty)
        for name in pictures {
            #expect(room.bytes(name) != room.bytes(name.replacing("with/", with: "without/")), "\(name)")
        }
    }
}
