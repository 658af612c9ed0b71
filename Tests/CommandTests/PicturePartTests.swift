import Foundation
import KeylineGraphics
import KeylineImageCoding
import Testing

/// Parts of pictures: `keyline render --part`, and goldens of parts.
@Suite struct PicturePartTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "Card.xib")
    }

    private func bitmap(_ options: String...) throws -> Bitmap {
        let outcome = try room.run(["render", "Card.xib", "--scale", "2", "-q", "-o", "a.png"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try ImageDecoder().decode(contentsOf: room.path("a.png"))
    }

    @Test(arguments: [[], ["--overlay", "constraints"], ["--direction", "rtl"]])
    func `a part has the pixels that it has in the whole picture`(options: [String]) throws {
        let words = ["render", "Card.xib", "--scale", "2", "-q", "-o"]
        _ = try room.run(words + ["whole.png"] + options)
        _ = try room.run(words + ["part.png", "--part", "15,10,101x37"] + options)
        let whole = try ImageDecoder().decode(contentsOf: room.path("whole.png"))
        let part = try ImageDecoder().decode(contentsOf: room.path("part.png"))
        #expect((part.width, part.height) == (202, 74))
        var expected: [UInt8] = []
        for y in 20..<94 {
            let start = (y * whole.width + 30) * 4
            expected += whole.pixels[start..<start + 202 * 4]
        }
        let isSame = part.pixels == expected
        #expect(isSame)
    }

    @Test func `a part may be named by a view, and ends where the paper does`() throws {
        let whole = try bitmap()
        let label = try bitmap("--part", "title")
        #expect(label.width < whole.width && label.height < whole.height)
        #expect(try bitmap("--part", "UILabel") == label)
        let corner = try bitmap("--part", "190,90,100x100")
        #expect((corner.width, corner.height) == (20, 20))
    }

    @Test(arguments: [
        ("nobody", "no view on the paper is called \"nobody\""), ("900,0,5x5", "the part lies outside the picture"),
        ("0,0,0x5", "is not a valid value for \"--part\""),
    ])
    func `a part that is not there is an error`(part: String, message: String) throws {
        let outcome = try room.run("render", "Card.xib", "-o", "a.png", "--part", part)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(room.bytes("a.png") == nil)
    }

    @Test func `a golden of a part fails for what is in it and names the view there`() throws {
        try room.write("in.png Card.xib --part 10,10,180x40\nout.png Card.xib --part 0,60,200x40\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
        try room.write(Fixtures.card.replacing("Hello", with: "Hellooo"), "Card.xib")
        let outcome = try room.run("golden", "test")
        #expect(outcome.output.contains("different  in.png"))
        #expect(!outcome.output.contains("out.png"))
        #expect(outcome.output.contains("title"), "\(outcome.output)")
        // The mask lies where the view does in the part.
        try room.write("in.png Card.xib --part 10,10,180x40 --mask title\n", "golden/cases.txt")
        _ = try room.run("golden", "prune")
        #expect(try room.run("golden", "test").status == 0)
        try room.write("in.png Card.xib --part nobody\n", "golden/cases.txt")
        let wrong = try room.run("golden", "test")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("in.png shows \"nobody\", but no view in the picture has that name"))
    }

    @Test func `a golden that is larger than allowed fails, and so does one that no case claims`() throws {
        try room.write("a.png Card.xib --scale 3\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
        #expect(try room.run("golden", "test", "--most", "20").status == 0)
        try room.write(try #require(room.bytes("golden/a.png")), "golden/stale.png")
        let unclaimed = try room.run("golden", "test", "--most", "20")
        #expect((unclaimed.status, unclaimed.output.contains("stale.png")) == (1, true))
        try room.remove("golden/stale.png")
        #expect(try room.run("golden", "test", "--most", "1").output.contains("too large"))
    }
}
